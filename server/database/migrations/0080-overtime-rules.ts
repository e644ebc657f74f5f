import { type Kysely, sql } from 'kysely';

/** What counts as overtime of a shift, dated as its times are: every minute, as it was until now. Self-contained. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = () => db.schema.alterTable('shift_times');
  await table()
    .addColumn('overtime_from', 'integer', (c) => c.notNull().defaultTo(0).check(sql`overtime_from >= 0`))
    .execute();
  await table()
    .addColumn('overtime_step', 'integer', (c) => c.notNull().defaultTo(1).check(sql`overtime_step >= 1`))
    .execute();
  await table()
    .addColumn('overtime_before', 'integer', (c) => c.notNull().defaultTo(1).check(sql`overtime_before in (0, 1)`))
    .execute();
}
