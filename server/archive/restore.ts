import {
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type Config, ConfigError } from '../config.ts';
import { makeDataDirectory } from '../database/data-directory.ts';
import { migrateAs, requireKnown } from '../database/migrate.ts';
import { openReachable } from '../database/open.ts';
import {
  changePostgres,
  type Dump,
  type DumpIndex,
  isEmptyPostgres,
  loadPostgres,
  signPostgres,
  wholeOrNothing,
} from '../database/postgres/postgres-dump.ts';
import { SQLITE_FILE } from '../database/sqlite/sqlite.ts';
import { changeSqlite, migrationsOfSqlite, problemOfSqlite } from '../database/sqlite/sqlite-copy.ts';
import { dumpSqlite } from '../database/sqlite/sqlite-dump.ts';
import { EVERY_SESSION_ENDS } from '../records/identity/session.ts';
import { DUMP_INDEX } from './back-up.ts';
import { leftByRestore, moveAll } from './killed-restore.ts';
import { requireFile, sizeOfContent, syncToDisk, unpack } from './pack.ts';
import { makeStaging, makeStagingAmong, POSTGRES_FOLDER, RESTORING, VERIFYING } from './staging.ts';

/**
 * Unpacks a backup into an empty data directory, and into an empty database where that is PostgreSQL, once it is found whole.
 * One of SQLite goes into either: so a company that outgrew one machine moves.
 */
export async function restore(config: Config, file: string): Promise<void> {
  const { dataDir, databaseUrl } = config;
  requireFile(file);
  makeDataDirectory(dataDir);
  refuseFull(dataDir);
  if (databaseUrl) await refuseTaken(config);
  const { folder, drop } = makeStaging(dataDir, RESTORING);
  try {
    await unpack(file, folder);
    if (databaseUrl) await restorePostgres(config, file, folder);
    else await restoreSqlite(file, folder, dataDir);
  } finally {
    drop();
  }
}

/** What a disk has to have left beside a restored backup, bytes: a server that works there meanwhile needs some. */
const SPARE = 100_000_000;

/**
 * Says what a restore of a backup would say of the file and of the disk, before anybody has stopped or moved anything for it:
 * the data directory may be in use.
 * @throws ConfigError or MigrationError
 */
export async function verifyBackup({ dataDir, databaseUrl }: Config, file: string): Promise<void> {
  const size = await sizeOfContent(file);
  makeDataDirectory(dataDir);
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize < size + SPARE) {
    const mb = (bytes: number) => Math.ceil(bytes / 1e6);
    throw new ConfigError(
      `${file} cannot be restored: it needs ${mb(size + SPARE)} MB beside ${dataDir}, and ${mb(bavail * bsize)} MB are free.`,
    );
  }
  const { folder, drop } = makeStagingAmong(dataDir, VERIFYING);
  try {
    await unpack(file, folder);
    if (databaseUrl) {
      using dump = dumpIn(file, folder);
      requireKnown(dump.index.migrations);
    } else requireSqlite(file, folder);
  } finally {
    drop();
  }
}

function refuseFull(dataDir: string): void {
  if (readdirSync(dataDir).length === 0) return;
  const left = leftByRestore(dataDir);
  const why = left
    ? `a restore is under way, or was killed and left ${left}. If it was killed, start Muster: that finishes it, or says what to do`
    : 'a restore replaces nothing';
  throw new ConfigError(`DATA_DIR is wrong: ${dataDir} is not empty, and ${why}.`);
}

/** Before anything is unpacked, which may take minutes; it is asked again once it is to be loaded. */
async function refuseTaken(config: Config): Promise<void> {
  const database = await openReachable(config, () => undefined);
  try {
    await database.unhurried(requireEmpty);
  } finally {
    await database.close();
  }
}

async function requireEmpty(db: Parameters<typeof isEmptyPostgres>[0]): Promise<void> {
  if (await isEmptyPostgres(db)) return;
  throw new ConfigError('DATABASE_URL is wrong: the database is not empty, and a restore replaces nothing.');
}

function requireWhole(file: string, database: string): void {
  const problem = problemOfSqlite(database);
  if (problem) throw new ConfigError(`${file} cannot be restored: ${problem}.`);
}

/** @returns the database that was unpacked */
function requireSqlite(file: string, staging: string): string {
  if (existsSync(path.join(staging, POSTGRES_FOLDER))) {
    throw new ConfigError(`${file} is a backup of PostgreSQL: set DATABASE_URL to an empty database to restore it.`);
  }
  const database = path.join(staging, SQLITE_FILE);
  requireWhole(file, database);
  requireKnown(migrationsOfSqlite(database));
  return database;
}

async function restoreSqlite(file: string, staging: string, dataDir: string): Promise<void> {
  const database = requireSqlite(file, staging);
  changeSqlite(database, EVERY_SESSION_ENDS);
  await syncToDisk(database);
  // The database last: a directory with a database is a whole one.
  moveAll(staging, dataDir, (a, b) => Number(a === SQLITE_FILE) - Number(b === SQLITE_FILE));
}

/** In one transaction: a restore that fails on its way leaves the database as empty as it was. */
async function restorePostgres(config: Config, file: string, staging: string): Promise<void> {
  const folder = path.join(staging, POSTGRES_FOLDER);
  using dump = dumpIn(file, staging);
  const database = await openReachable(config, () => undefined);
  try {
    await database.unhurried((db) =>
      wholeOrNothing(db, async () => {
        await requireEmpty(db);
        await migrateAs(db, 'postgres', dump.index.migrations);
        const problem = await loadPostgres(db, dump).catch((error: Error) => error.message.split('\n', 1)[0]);
        if (problem) throw new ConfigError(`${file} cannot be restored: ${problem}.`);
        await changePostgres(db, EVERY_SESSION_ENDS);
        await signPostgres(db, path.basename(staging));
      }),
    );
  } finally {
    await database.close();
  }
  rmSync(folder, { recursive: true });
  moveAll(staging, config.dataDir);
}

/** The database of either engine, in the folder that is no part of a data directory. */
function dumpIn(file: string, staging: string): Dump {
  const folder = path.join(staging, POSTGRES_FOLDER);
  if (existsSync(path.join(staging, SQLITE_FILE))) {
    mkdirSync(folder);
    const moved = path.join(folder, SQLITE_FILE);
    renameSync(path.join(staging, SQLITE_FILE), moved);
    requireWhole(file, moved);
    return dumpSqlite(moved);
  }
  return {
    index: readIndex(file, path.join(folder, DUMP_INDEX)),
    linesOf: (table) => linesOf(path.join(folder, `${table}.ndjson`)),
    [Symbol.dispose]: () => {},
  };
}

function readIndex(file: string, page: string): DumpIndex {
  try {
    const { migrations, tables, counters } = JSON.parse(readFileSync(page, 'utf8')) as DumpIndex;
    if (Array.isArray(migrations) && Array.isArray(tables) && counters) return { migrations, tables, counters };
  } catch {
    // Said below.
  }
  throw new ConfigError(`${file} cannot be restored: there is no Muster database in it.`);
}

const linesOf = (file: string): AsyncIterable<string> =>
  createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });
