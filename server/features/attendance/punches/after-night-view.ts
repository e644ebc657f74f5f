import type { Today } from '@muster/domain/attendance/attendance-contract.ts';
import { comesAgainFrom, crossesMidnight } from '@muster/domain/attendance/shift-window.ts';
import { type Day, dayOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import { compiledOnce } from '../../../database/compiled-once.ts';
import type { Read } from '../../../database/engine.ts';
import type { PunchFacts } from './punch-facts-view.ts';

const lastCheckOut = compiledOnce((db, { memberId, day }: { memberId: number; day: Day }) =>
  db
    .selectFrom('attendance')
    .select('ended_at as left')
    .where('member_id', '=', memberId)
    .where('attendance_date', '=', day)
    .where('ending', '=', 'checked_out')
    .orderBy('started_at', 'desc')
    .limit(1),
);

/** Where a member stands on a day that has brought nothing yet, after the night shift that ended on it. */
export async function afterNight(
  db: Read,
  memberId: number,
  day: Day,
  { zone, workOn }: Pick<PunchFacts, 'zone' | 'workOn'>,
): Promise<Today['afternight']> {
  const before = addDays(day, -1);
  if (!crossesMidnight(workOn(before).shift)) return null;
  const [last] = await lastCheckOut(db, { memberId, day: before });
  if (!last?.left || dayOf(Temporal.Instant.from(last.left), zone) !== day) return null;
  return { left: last.left, askuntil: writeInstant(comesAgainFrom(day, workOn(day).shift, zone)) };
}
