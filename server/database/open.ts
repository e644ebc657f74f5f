import type { Config } from '../config.ts';
import type { Database } from './engine.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** The database that the configuration names: PostgreSQL by its URL, SQLite in the data directory otherwise. */
export function openDatabase(config: Config, onError: (error: Error) => void): Database {
  return config.databaseUrl ? openPostgres(config.databaseUrl, { onError }) : openSqlite(config.dataDir);
}
