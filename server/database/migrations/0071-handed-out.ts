import { type Kysely, sql } from 'kysely';

/**
 * Who of the office handed out a code or a link; nobody where it was mailed or the server printed it. What is out already is
 * of whoever last handed such a one out to the member by the audit log: a link that was mailed since asks for more than it
 * must, and for half an hour. Self-contained.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('one_time_token')
    .addColumn('issued_by', 'integer', (c) => c.references('member.id'))
    .execute();
  await sql`update one_time_token set issued_by = (
    select audit.actor_id from audit
    where audit.subject = 'member:' || one_time_token.member_id
      and audit.action = 'member.hand-out-' || one_time_token.purpose
    order by audit.id desc limit 1)`.execute(db);
}
