import type { Config } from '../config.ts';
import type { Database } from './engine.ts';
import { openSqlite } from './sqlite.ts';

/**
 * The database that the configuration names: PostgreSQL by its URL, SQLite in the data directory otherwise. The
 * driver of PostgreSQL is loaded by who uses it.
 */
export async function openDatabase(config: Config, onError: (error: Error) => void): Promise<Database> {
  if (!config.databaseUrl) return openSqlite(config.dataDir);
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(config.databaseUrl, { onError });
}
