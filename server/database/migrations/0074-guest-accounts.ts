import { type Kysely, sql } from 'kysely';

/**
 * Guests who were deleted leave their name to others and hold nothing: they used to come back, with all they had, as whoever
 * was registered by their name next. Self-contained.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const deleted = sql`select id from member where guest = 1 and password_hash is null`;
  for (const table of ['permission_member', 'passkey', 'member_totp', 'recovery_code']) {
    await sql`delete from ${sql.table(table)} where member_id in (${deleted})`.execute(db);
  }
  await sql`update member set membercode = membercode || '#' || id where id in (${deleted})`.execute(db);
}
