import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import { hasLeft } from '@muster/domain/members/member-standing.ts';
import type { Read } from '../database/engine.ts';

/** Who is in since their last day, which was yesterday: they work its night to the end, and check out. */
export async function inSinceLastDay(db: Read, today: Day): Promise<number[]> {
  const rows = await db
    .selectFrom('member')
    .innerJoin('attendance', 'attendance.member_id', 'member.id')
    .select('member.id')
    .where('member.left_on', '=', addDays(today, -1))
    .whereRef('attendance.attendance_date', '=', 'member.left_on')
    .where('attendance.ended_at', 'is', null)
    .execute();
  return rows.map((it) => it.id);
}

/** Whether somebody's account is closed by now: their last day is over, and its night with it. */
export async function isClosed(
  db: Read,
  { id, leftOn }: { readonly id: number; readonly leftOn: Day | null },
  today: Day,
): Promise<boolean> {
  return hasLeft(leftOn, today) && !(await inSinceLastDay(db, today)).includes(id);
}
