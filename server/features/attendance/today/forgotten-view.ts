import { givingKinds } from '@muster/domain/attendance/corrections/correction-policy.ts';
import type { ForgottenDay } from '@muster/domain/attendance/today/today-contract.ts';
import { FORGOTTEN_DAYS } from '@muster/domain/attendance/today/today-contract.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import { compiledOnce } from '../../../database/compiled-once.ts';
import type { Read } from '../../../database/engine.ts';
import { closedBetween } from '../../../records/attendance/period-close.ts';
import { isCountedOn } from '../../../records/work/member-work/counted.ts';

const lastBefore = compiledOnce((db, it: { memberId: number; from: Day; before: Day }) =>
  db
    .selectFrom('attendance')
    .select(['attendance_date as attendancedate', 'started_at as checktime', 'ending'])
    .where('member_id', '=', it.memberId)
    .where('attendance_date', '>=', it.from)
    .where('attendance_date', '<', it.before)
    .orderBy('attendance_date', 'desc')
    .orderBy('started_at', 'desc')
    .limit(1),
);

const askedAbout = compiledOnce((db, it: { memberId: number; day: Day }) =>
  db
    .selectFrom('correction')
    .select('id')
    .where('member_id', '=', it.memberId)
    .where('day', '=', it.day)
    // What was given or approved for its work before its member came again says nothing of when they left.
    .where((eb) =>
      eb.or([eb('state', '=', 'pending'), eb.and([eb('state', '=', 'approved'), eb('kind', 'not in', givingKinds)])]),
    )
    .limit(1),
);

/**
 * The last day of work before a day, if nobody ended it and its member may still say when they left: it is counted,
 * nothing has been asked about it, and its period is open. One that was never swept counts as well: a check-out cannot end it any more.
 */
export async function forgottenBefore(db: Read, memberId: number, day: Day): Promise<ForgottenDay | null> {
  const [last] = await lastBefore(db, { memberId, from: addDays(day, -FORGOTTEN_DAYS), before: day });
  if (!last || last.ending === 'checked_out') return null;
  const { attendancedate, checktime } = last;
  const [isCounted, asked, closed] = await Promise.all([
    isCountedOn(db, memberId, attendancedate),
    askedAbout(db, { memberId, day: attendancedate }),
    closedBetween(db, attendancedate, attendancedate),
  ]);
  return isCounted && asked.length === 0 && closed.length === 0 ? { attendancedate, checktime } : null;
}
