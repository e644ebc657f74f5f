import { type Kysely, sql } from 'kysely';

/** An edit of a member says which revision was looked at; and when a member was last seen. */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  await db.schema
    .alterTable('member')
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema
    .alterTable('member')
    .addColumn('last_seen_at', engine === 'sqlite' ? 'text' : sql`timestamptz(3)`)
    .execute();
  await sql`update member set last_seen_at =
    (select max(session.last_used_at) from session where session.member_id = member.id)`.execute(db);
}
