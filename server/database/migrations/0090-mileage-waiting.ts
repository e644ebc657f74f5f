import { type Kysely, sql } from 'kysely';

/** What waits of what was driven is counted with each look at the navigation. Self-contained. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index mileage_waiting on mileage (member_id, day) where state = 'waiting'`.execute(db);
}
