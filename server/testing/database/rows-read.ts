import { sql } from 'kysely';
import type { Read } from '../../database/engine.ts';

/** How many rows of a table this transaction has read so far, as PostgreSQL counts them. */
export async function rowsReadOf(trx: Read, table: string): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read
    from pg_stat_xact_user_tables where schemaname = current_schema() and relname = ${table}`.execute(trx);
  return rows[0]?.read ?? 0;
}
