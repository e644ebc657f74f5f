import type { Kysely } from 'kysely';

/**
 * Who of the office gave a member the mail address they have, and had when they left one; nobody where it is the member's
 * own word. Of addresses from before it is not known, and nothing is asked. Self-contained.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('member')
    .addColumn('email_by', 'integer', (c) => c.references('member.id'))
    .execute();
  await db.schema
    .alterTable('mail_change')
    .addColumn('old_email_by', 'integer', (c) => c.references('member.id'))
    .execute();
}
