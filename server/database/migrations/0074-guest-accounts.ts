import { type Kysely, sql } from 'kysely';

/**
 * Guests who were deleted leave their name to others and hold nothing: they used to come back, with all they had, as whoever
 * was registered by their name next. And who chose a password for somebody else: by the audit log, whoever registered the
 * user, until it was set anew. Self-contained.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const deleted = sql`select id from member where guest = 1 and password_hash is null`;
  for (const table of ['permission_member', 'passkey', 'member_totp', 'recovery_code']) {
    await sql`delete from ${sql.table(table)} where member_id in (${deleted})`.execute(db);
  }
  await sql`update member set membercode = membercode || '#' || id where id in (${deleted})`.execute(db);
  await db.schema
    .alterTable('member')
    .addColumn('password_by', 'integer', (c) => c.references('member.id'))
    .execute();
  await sql`update member set password_by = (
    select case when audit.action = 'user.register' then audit.actor_id end from audit
    where audit.subject = 'member:' || member.id
      and audit.action in ('user.register', 'member.register', 'member.change-password', 'member.reset-password')
    order by audit.id desc limit 1) where password_hash is not null`.execute(db);
}
