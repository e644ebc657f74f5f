import { type Kysely, sql } from 'kysely';

/**
 * What a member asks for at once is told in one line and one mail: which of them a notification goes with, and what a mail
 * that waits counts. Self-contained.
 */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  // By bytes on both engines: it is looked for from one moment to another.
  const text = (engine === 'sqlite' ? 'text' : sql`text collate "C"`) as 'text';
  await db.schema.alterTable('notification').addColumn('run', text).execute();
  await db.schema.alterTable('mail').addColumn('counts', 'text').execute();
  await sql`create index notification_run on notification (run, member_id) where run is not null`.execute(db);
  await sql`create index mail_counts on mail (counts) where counts is not null`.execute(db);
}
