import { type Kysely, sql } from 'kysely';

/**
 * One index says of an attendance all that months of days and of punches ask, in place of two that each check-in and
 * check-out wrote; and two go that no statement asks since reviews have a table of their own. What goes goes first, of punches
 * before attendances, as check-ins ask: so PostgreSQL has both tables before it makes the index, and nobody waits crosswise.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const index of ['punch_outside', 'attendance_of_days', 'attendance_of_punches', 'attendance_forgotten'])
    await db.schema.dropIndex(index).execute();
  await sql`create index attendance_of_member on attendance
    (member_id, attendance_date, started_at, in_punch_id, out_punch_id, ended_at, ending)`.execute(db);
}
