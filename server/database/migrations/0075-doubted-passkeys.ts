import type { Kysely } from 'kysely';

/** Whether a passkey is from before its account was worth more: it opens nothing alone until it came after the password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('passkey')
    .addColumn('doubted', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
