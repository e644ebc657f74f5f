import { type Kysely, sql } from 'kysely';
import type { EngineName } from '../engine.ts';

/** What the office changes: revisions against silent overwriting, days per year by fiscal year, keys of adjustments. */
export async function up(db: Kysely<unknown>, _engine: EngineName): Promise<void> {
  const add = (table: string, column: string, value: number) =>
    db.schema
      .alterTable(table)
      .addColumn(column, 'integer', (c) => c.notNull().defaultTo(value))
      .execute();
  await add('company', 'revision', 1);
  await add('leave_code', 'revision', 1);
  // `days_per_year` holds from this fiscal year on; every year before it has `days_before`.
  await add('leave_code', 'days_from_year', 0);
  await add('leave_code', 'days_before', 0);
  await db.schema.alterTable('leave_ledger').addColumn('request_key', 'text').execute();
  await sql`create unique index leave_ledger_by_key on leave_ledger (actor_id, request_key)
    where request_key is not null`.execute(db);
}
