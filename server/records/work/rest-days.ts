import { keptBy } from '@muster/domain/holidays/holding-holidays.ts';
import type { FreeDays } from '@muster/domain/leave/rules/adjacency.ts';
import { madeOnce } from '@muster/domain/made-once.ts';
import type { Rests } from '@muster/domain/work/work-pattern.ts';
import type { Read } from '../../database/engine.ts';
import type { HolidayOn } from './holiday.ts';
import { holidaysOfEach } from './member-work/holidays.ts';
import { ownDaysBetween, ownDaysOfEach } from './member-work/rests.ts';

/** So many members are named in a statement; of more, everybody is asked for. */
const NAMED = 1000;
export const named = (ids: Iterable<number>): readonly number[] | 'everybody' => {
  const each = new Set(ids);
  return each.size > NAMED ? 'everybody' : [...each];
};

/** The days of a span that are free anyway, for each of these members, or of everybody. */
export async function freeDaysOfEach(
  db: Read,
  who: readonly number[] | 'everybody',
  from: string,
  to: string,
): Promise<(memberId: number) => FreeDays> {
  const holidaysOf = await holidaysOfEach(db, who, from, to);
  const ownOf = await ownDaysOfEach(db, who, from, to);
  return (memberId) => {
    const own = ownOf(memberId);
    return { holidays: daysOf(keptBy(own, holidaysOf(memberId))), rests: own.rests };
  };
}

/** A member's days of a span that are free anyway: the public holidays that they need not work, and their rest days. */
export async function freeDaysBetween(db: Read, memberId: number, from: string, to: string): Promise<FreeDays> {
  const { holidays, rests } = await daysOffBetween(db, memberId, from, to);
  return { holidays: daysOf(holidays), rests };
}

/** The same with the holidays as they are listed. */
export async function daysOffBetween(
  db: Read,
  memberId: number,
  from: string,
  to: string,
): Promise<{ readonly holidays: readonly HolidayOn[]; readonly rests: Rests }> {
  const [holidaysOf, own] = await Promise.all([
    holidaysOfEach(db, [memberId], from, to),
    ownDaysBetween(db, memberId, from, to),
  ]);
  return { holidays: keptBy(own, holidaysOf(memberId)), rests: own.rests };
}

/** Once for each list, which many members share. */
const daysOf = madeOnce(
  (holidays: readonly { readonly day: string }[]): ReadonlySet<string> => new Set(holidays.map((it) => it.day)),
);
