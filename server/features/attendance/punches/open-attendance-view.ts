import type { Shift } from '@muster/domain/attendance/shift-window.ts';
import type { Read } from '../../../database/engine.ts';
import type { OpenRow } from '../../../records/attendance/attendance.ts';
import { timedWork } from '../../../records/work/member-work/timed-work.ts';

/** Attendances of earlier days that are still open, each with the shift that its member had then. */
export async function openBefore(db: Read, day: string): Promise<(OpenRow & { memberId: number; shift: Shift })[]> {
  const rows = await timedWork(db)
    .innerJoin('attendance', (join) =>
      join
        .onRef('attendance.member_id', '=', 'member_work.member_id')
        .onRef('attendance.attendance_date', '>=', 'member_work.from_day')
        .onRef('attendance.attendance_date', '<=', 'member_work.until_day')
        .onRef('attendance.attendance_date', '>=', 'shift_times.from_day')
        .onRef('attendance.attendance_date', '<=', 'shift_times.until_day'),
    )
    .select(['attendance.id', 'attendance.member_id', 'attendance.in_punch_id', 'attendance.attendance_date'])
    .select(['attendance.started_at'])
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
