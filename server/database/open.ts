import type { Config } from '../config.ts';
import type { Database } from './engine.ts';
import { openSqlite, SQLITE_FILE } from './sqlite.ts';
import { markDirectory, requireSound } from './sqlite-damage.ts';

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
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(config.databaseUrl, { onError });
}

/** A connection of its own to the same database for what only reads, beside a server that runs. */
export async function openReader({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Database> {
  if (databaseUrl)
    return (await import('./postgres.ts')).openPostgres(databaseUrl, {
      poolSize: 2,
      onlyReads: true,
      onError: () => {},
    });
  return openSqlite(dataDir, { onlyReads: true });
}
