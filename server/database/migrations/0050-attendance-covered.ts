import { type Kysely, sql } from 'kysely';

/** The index of a member's days says of an attendance all that a month of punches asks, so that none of its rows is read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index if not exists attendance_of_punches
    on attendance (member_id, attendance_date, in_punch_id, out_punch_id, ending)`.execute(db);
  await db.schema.dropIndex('attendance_by_day').execute();
}
