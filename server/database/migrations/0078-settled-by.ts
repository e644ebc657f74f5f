import { type Kysely, sql } from 'kysely';

/**
 * Who of the office has called a touched leave settled, so that it can be looked up and opened again. Of what was settled
 * before, the log of changes alone says it, as of what a change settled by itself. Self-contained.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('affected_leave')
    .addColumn('done_by', 'integer', (c) => c.references('member.id'))
    .execute();
  await sql`create index affected_leave_settled on affected_leave (id) where done_by is not null`.execute(db);
}
