import { bySetting } from '../by-setting.ts';
import type { Config } from '../config.ts';
import type { Database } from './engine.ts';
import { openSqlite, SQLITE_FILE } from './sqlite/sqlite.ts';
import { markDirectory, requireSound } from './sqlite/sqlite-damage.ts';

/**
 * The database that the configuration names: PostgreSQL by its URL, SQLite in the data directory otherwise. The
 * driver of PostgreSQL is loaded by who uses it.
 */
export async function openDatabase(config: Config, onError: (error: Error) => void): Promise<Database> {
  if (!config.databaseUrl) {
    requireSound(config.dataDir, SQLITE_FILE);
    const opened = openSqlite(config.dataDir);
    markDirectory(config.dataDir);
    return opened;
  }
  const { openPostgres } = await import('./postgres/postgres.ts');
  return openPostgres(config.databaseUrl, { onError });
}

/** What cannot be used of the store that the configuration names. */
export const unusable = ({ dataDir, databaseUrl }: Config): string =>
  databaseUrl ? 'DATABASE_URL cannot be used' : `DATA_DIR ${dataDir} cannot be used`;

/**
 * The database that the configuration names, once it answers.
 * @throws SettingError naming the setting whose database cannot be reached
 */
export async function openReachable(config: Config, onError: (error: Error) => void): Promise<Database> {
  const database = await bySetting(unusable(config), () => openDatabase(config, onError));
  try {
    // What the driver says of a connection that it cannot make has no code each time, as where TLS is asked for in vain.
    if (config.databaseUrl)
      await bySetting(
        unusable(config),
        () => database.ping().catch(sayPlainly),
        () => true,
      );
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** What the driver has no words for that an operator would understand. */
function sayPlainly(error: Error): never {
  if (!error.message.includes('client password must be')) throw error;
  throw new Error('PostgreSQL asks for a password, and there is none in it');
}

/** A connection of its own to the same database for what only reads, beside a server that runs. */
export async function openReader({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Database> {
  if (databaseUrl)
    return (await import('./postgres/postgres.ts')).openPostgres(databaseUrl, {
      poolSize: 2,
      onlyReads: true,
      onError: () => {},
    });
  return openSqlite(dataDir, { onlyReads: true });
}
