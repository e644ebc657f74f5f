import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { Database } from '../../database/engine.ts';
import { SQLITE_FILE } from '../../database/sqlite.ts';
import { addressOf } from './postgres-databases.ts';

/** Holds a member's row on PostgreSQL, as an operator's console left open does; answers how to let go. */
export const holdMemberRow = async (database: Database, membercode: string): Promise<() => Promise<void>> =>
  holdRowAt(await addressOf(database), membercode);

/** The same, of the database at an address. */
export async function holdRowAt(url: string, membercode: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  await client.query('select * from member where membercode = $1 for update', [membercode]);
  return async () => {
    await client.query('rollback');
    await client.end();
  };
}

/** Holds the SQLite file of a directory for writing, as another program does; answers how to let go. */
export function holdFile(dataDir: string): () => void {
  const other = new DatabaseSync(path.join(dataDir, SQLITE_FILE));
  other.exec('begin immediate');
  return () => {
    other.exec('rollback');
    other.close();
  };
}
