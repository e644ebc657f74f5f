import { type Kysely, sql } from 'kysely';

/** Whether attendance is counted of who works by a pattern; some, such as directors, need not check in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('member_work')
    .addColumn('attendance_counted', 'integer', (c) =>
      c.notNull().defaultTo(1).check(sql`attendance_counted in (0, 1)`),
    )
    .execute();
}
