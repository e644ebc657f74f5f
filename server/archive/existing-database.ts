import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Config, ConfigError } from '../config.ts';
import type { Database } from '../database/engine.ts';
import { isMigrated } from '../database/migrate.ts';
import { openReachable } from '../database/open.ts';
import { SQLITE_FILE } from '../database/sqlite/sqlite.ts';

/**
 * The database of a company that is there already, for commands that work beside its server: a wrong setting makes none.
 * @throws ConfigError naming the setting that leads to no database of Muster
 */
export async function openExisting(config: Config): Promise<Database> {
  const { dataDir, databaseUrl } = config;
  if (!databaseUrl && !existsSync(path.join(dataDir, SQLITE_FILE))) {
    throw new ConfigError(`DATA_DIR is wrong: there is no Muster database in ${dataDir}.`);
  }
  const database = await openReachable(config, () => undefined);
  try {
    if (await isMigrated(database)) return database;
    const setting = databaseUrl ? 'DATABASE_URL' : `DATA_DIR ${dataDir}`;
    throw new ConfigError(`${setting} is wrong: its database is not one of Muster.`);
  } catch (error) {
    await database.close();
    throw error;
  }
}
