import { type Kysely, sql } from 'kysely';

/** Whether members find the sample features: not, unless the office says so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('company')
    .addColumn('samples', 'integer', (c) => c.notNull().defaultTo(0).check(sql`samples in (0, 1)`))
    .execute();
}
