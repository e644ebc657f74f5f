import type { Database } from '@muster/server/database/engine.ts';
import { sql } from 'kysely';

/** Tables whose rows come with one of what is named, that itself in the first. */
const COMES_WITH = {
  punch: ['punch', 'punch_flag', 'attendance', 'review_item'],
  leave: ['leave', 'member_day', 'leave_ledger'],
  session: ['session', 'access_token'],
} as const;
export type Kept = keyof typeof COMES_WITH;

/** What one punch, leave or session takes of the disk with all that is stored because of it and its indexes, in bytes. */
export async function bytesOfOne(database: Database, kept: Kept): Promise<number> {
  const tables = COMES_WITH[kept];
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(kept)}`.execute(database.query);
  const sizes = await Promise.all(tables.map((it) => bytesOfTable(database, it)));
  return sizes.reduce((sum, it) => sum + it, 0) / Number(rows[0]?.n);
}

/** A table and its indexes, in bytes. */
async function bytesOfTable({ engine, query }: Database, table: string): Promise<number> {
  const size =
    engine === 'sqlite'
      ? sql<{ bytes: number }>`select sum(pgsize) as bytes from dbstat
          where name in (select name from sqlite_schema where tbl_name = ${table})`
      : sql<{ bytes: number }>`select pg_total_relation_size(${table}) as bytes`;
  const { rows } = await size.execute(query);
  return Number(rows[0]?.bytes ?? Number.NaN);
}
