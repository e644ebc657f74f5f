import type { Kysely } from 'kysely';

/** Whether a member has chosen their language; until now a row said English, and nobody could have meant it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('member_preference')
    .addColumn('languagechosen', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
