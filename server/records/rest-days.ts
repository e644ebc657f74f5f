import type { FreeDays } from '@muster/domain/leave/adjacency.ts';
import type { Read } from '../database/engine.ts';
import { holidaysBetween } from './holiday.ts';
import { restsBetween, restsOfEach } from './work/rests.ts';

/** The days of a span that are free anyway, for each of these members. */
export async function freeDaysOfEach(
  db: Read,
  memberIds: readonly number[],
  from: string,
  to: string,
): Promise<(memberId: number) => FreeDays> {
  const holidays = new Set((await holidaysBetween(db, from, to)).map((it) => it.day));
  const restsOf = await restsOfEach(db, memberIds, from, to);
  return (memberId) => ({ holidays, rests: restsOf(memberId) });
}

/** A member's days of a span that are free anyway: public holidays and their rest days. */
export async function freeDaysBetween(db: Read, memberId: number, from: string, to: string): Promise<FreeDays> {
  const [holidays, rests] = [await holidaysBetween(db, from, to), await restsBetween(db, memberId, from, to)];
  return { holidays: new Set(holidays.map((it) => it.day)), rests };
}
