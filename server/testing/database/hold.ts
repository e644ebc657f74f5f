import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import pg from 'pg';
import type { Database, Write } from '../../database/engine.ts';
import { SQLITE_FILE } from '../../database/sqlite/sqlite.ts';
import { until } from '../processes/running-server.ts';
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

/** Has nobody write a table on PostgreSQL; answers how to let go. */
export async function holdTable(database: Database, table: string): Promise<() => Promise<void>> {
  const [held, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = database.write(async (trx: Write) => {
    await sql`lock table ${sql.table(table)} in share mode`.execute(trx);
    held.resolve();
    await gone.promise;
  });
  await held.promise;
  return async () => {
    gone.resolve();
    await holding;
  };
}

const PATIENCE = 10_000;

/** Waits until so many on PostgreSQL are held up by others. */
export const heldUp = (database: Database, count: number): Promise<void> =>
  until(
    async () => {
      const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(database.query);
      return rows.length >= count;
    },
    `${count} that wait`,
    PATIENCE,
  );

/** Holds the SQLite file of a directory for writing, as another program does; answers how to let go. */
export function holdFile(dataDir: string): () => void {
  const other = new DatabaseSync(path.join(dataDir, SQLITE_FILE));
  other.exec('begin immediate');
  return () => {
    other.exec('rollback');
    other.close();
  };
}
