import { cpSync, createWriteStream, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Config, ConfigError } from '../config.ts';
import type { Database } from '../database/engine.ts';
import { dumpPostgres } from '../database/postgres/postgres-dump.ts';
import { SQLITE_FILE } from '../database/sqlite/sqlite.ts';
import { copySqlite } from '../database/sqlite/sqlite-copy.ts';
import { newestSeal } from '../records/office/audit-seal.ts';
import { openExisting } from './existing-database.ts';
import { pack } from './pack.ts';
import { POSTGRES_FOLDER } from './staging.ts';

/** What belongs to running processes and not to the data: the live database, copied apart, the lock, a backup that is looked at. */
const LIVE = /^(muster\.sqlite.*|lock\.sqlite.*|holder\.json|\.verifying-.*)$/;

/** The page in the folder of a PostgreSQL database that says what there is. */
export const DUMP_INDEX = 'index.json';

/**
 * Packs a consistent copy of the database and of the data directory into one file, whether or not servers run on
 * them.
 * @returns the newest hash of the audit log; undefined where there is none yet
 */
export async function backUp(config: Config, file: string): Promise<string | undefined> {
  const { dataDir, databaseUrl } = config;
  if (!path.relative(dataDir, file).startsWith('..')) {
    throw new ConfigError('Keep backups outside DATA_DIR, which is what they are for.');
  }
  let newest: string | undefined;
  await pack(file, async (folder) => {
    const database = await openExisting(config);
    try {
      newest = await newestSeal(database.query);
      if (databaseUrl) await dump(database, path.join(folder, POSTGRES_FOLDER));
      else copySqlite(path.join(dataDir, SQLITE_FILE), path.join(folder, SQLITE_FILE));
    } finally {
      await database.close();
    }
    for (const name of existsSync(dataDir) ? readdirSync(dataDir) : []) {
      if (LIVE.test(name)) continue;
      cpSync(path.join(dataDir, name), path.join(folder, name), { recursive: true, preserveTimestamps: true });
    }
  });
  return newest;
}

async function dump(database: Database, folder: string): Promise<void> {
  mkdirSync(folder);
  const index = await database.unhurried((db) =>
    dumpPostgres(db, async (table, lines) => {
      const withEnds = async function* () {
        for await (const line of lines) yield `${line}\n`;
      };
      await pipeline(Readable.from(withEnds()), createWriteStream(path.join(folder, `${table}.ndjson`)));
    }),
  );
  writeFileSync(path.join(folder, DUMP_INDEX), JSON.stringify(index, null, 1));
}
