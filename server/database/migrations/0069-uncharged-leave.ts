import { type Kysely, sql } from 'kysely';

/**
 * Leave is also listed for the office where a day that it skipped, and did not pay for, is a working day by now. To a server
 * of the version before it is one that is a working day again, which is true as well. Self-contained.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('affected_leave')
    .addColumn('uncharged', 'integer', (c) => c.notNull().defaultTo(0).check(sql`uncharged in (0, 1)`))
    .execute();
  await sql`create index affected_leave_uncharged on affected_leave (holidaydate)
    where done_at is null and uncharged = 1`.execute(db);
}
