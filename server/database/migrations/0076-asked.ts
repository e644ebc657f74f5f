import { type Kysely, sql } from 'kysely';

/** What a notification asks somebody to decide, so that it is read once that is decided. Self-contained. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('notification').addColumn('asked', 'text').execute();
  await sql`create index notification_asked on notification (asked)
    where asked is not null and read_at is null`.execute(db);
}
