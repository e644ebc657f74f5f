import type { Kysely } from 'kysely';

/** How a member's attendances of a month ended is read from one index, where they lie side by side. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('attendance_by_day').execute();
  await db.schema
    .createIndex('attendance_by_day')
    .on('attendance')
    .columns(['member_id', 'attendance_date', 'in_punch_id', 'ending'])
    .execute();
}
