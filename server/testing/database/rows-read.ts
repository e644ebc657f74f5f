import { sql } from 'kysely';
import type { Read } from '../../database/engine.ts';

/** How many rows of a table this transaction has read so far, as PostgreSQL counts them. */
export async function rowsReadOf(trx: Read, table: string): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read
    from pg_stat_xact_user_tables where schemaname = current_schema() and relname = ${table}`.execute(trx);
  return rows[0]?.read ?? 0;
}

/** How many blocks of a table's indexes this transaction has read so far, as PostgreSQL counts them. */
export async function indexBlocksReadOf(trx: Read, table: string): Promise<number> {
  const { rows } = await sql<{ blocks: number }>`
    select sum(pg_stat_get_xact_blocks_fetched(indexrelid))::int as blocks
    from pg_index where indrelid = ${table}::regclass`.execute(trx);
  return rows[0]?.blocks ?? 0;
}

/** How many rows PostgreSQL takes a table to have when it plans; below 0 where it has never looked. */
export async function rowsSupposedOf(db: Read, table: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select reltuples::int as rows from pg_class where oid = ${table}::regclass`.execute(db);
  return rows[0]?.rows ?? 0;
}
