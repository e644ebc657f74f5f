import type { OpenAttendance, Shift } from '@muster/domain/attendance/shift-window.ts';
import type { Read } from '../../database/engine.ts';

/** Attendances of earlier days that are still open, each with its member's shift. */
export async function openBefore(db: Read, day: string): Promise<(OpenAttendance & { id: number; shift: Shift })[]> {
  const rows = await db
    .selectFrom('attendance')
    .innerJoin('member', 'member.id', 'attendance.member_id')
    .innerJoin('company', (join) => join.onTrue())
    .innerJoin('shift', (join) =>
      join.on((eb) => eb('shift.id', '=', eb.fn.coalesce('member.shift_id', 'company.default_shift_id'))),
    )
    .select(['attendance.id', 'attendance.attendance_date', 'attendance.started_at', 'shift.starts', 'shift.ends'])
    .where('attendance.ended_at', 'is', null)
    .where('attendance.attendance_date', '<', day)
    .execute();
  return rows.map(({ id, attendance_date, started_at, starts, ends }) => ({
    id,
    attendancedate: attendance_date,
    startedAt: Temporal.Instant.from(started_at),
    shift: { starts, ends },
  }));
}
