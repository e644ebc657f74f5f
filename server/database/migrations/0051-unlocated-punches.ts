import { type Kysely, sql } from 'kysely';

/** What the office makes of punches without a location. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('company')
    .addColumn('unlocated_punches', 'text', (c) =>
      c.notNull().defaultTo('accept').check(sql`unlocated_punches in ('accept', 'review')`),
    )
    .execute();
}
