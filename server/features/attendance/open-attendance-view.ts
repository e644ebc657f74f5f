import type { Shift } from '@muster/domain/attendance/shift-window.ts';
import type { Read } from '../../database/engine.ts';
import type { OpenRow } from '../../records/attendance.ts';

/** Attendances of earlier days that are still open, each with the shift that its member had then. */
export async function openBefore(db: Read, day: string): Promise<(OpenRow & { memberId: number; shift: Shift })[]> {
  const rows = await db
    .selectFrom('attendance')
    .innerJoin('member_work', (join) =>
      join
        .onRef('member_work.member_id', '=', 'attendance.member_id')
        .onRef('member_work.from_day', '<=', 'attendance.attendance_date')
        .onRef('member_work.until_day', '>=', 'attendance.attendance_date'),
    )
    .innerJoin('shift', 'shift.id', 'member_work.shift_id')
    .select(['attendance.id', 'attendance.member_id', 'attendance.in_punch_id', 'attendance.attendance_date'])
    .select(['attendance.started_at', 'shift.starts', 'shift.ends'])
    .where('attendance.ended_at', 'is', null)
    .where('attendance.attendance_date', '<', day)
    .execute();
  return rows.map(({ id, member_id, in_punch_id, attendance_date, started_at, starts, ends }) => ({
    ...{ id, memberId: member_id, inPunchId: in_punch_id },
    attendancedate: attendance_date,
    startedAt: Temporal.Instant.from(started_at),
    shift: { starts, ends },
  }));
}
