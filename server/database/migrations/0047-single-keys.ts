import type { Kysely } from 'kysely';

/** Whether a member wants keys that work by themselves, such as `/` for the search; until now everybody had them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('member_preference')
    .addColumn('singlekeys', 'text', (c) => c.notNull().defaultTo('on'))
    .execute();
}
