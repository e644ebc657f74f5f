import { type Kysely, sql } from 'kysely';

/**
 * After how many months here a leave type may be taken, and whether the days of a year are earned month by month. Neither
 * holds until the office says so. Self-contained.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const number = (column: string, most: number) =>
    db.schema
      .alterTable('leave_code')
      .addColumn(column, 'integer', (c) =>
        c
          .notNull()
          .defaultTo(0)
          .check(sql`${sql.ref(column)} between 0 and ${sql.lit(most)}`),
      )
      .execute();
  await number('service_months', 120);
  await number('earned_monthly', 1);
}
