import type { FreeDays } from '@muster/domain/leave/adjacency.ts';
import type { Read } from '../database/engine.ts';
import { holidaysOfEach } from './work/holidays.ts';
import { restsBetween, restsOfEach } from './work/rests.ts';

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
  const restsOf = await restsOfEach(db, who, from, to);
  return (memberId) => ({ holidays: daysOf(holidaysOf(memberId)), rests: restsOf(memberId) });
}

/** A member's days of a span that are free anyway: the public holidays that hold for them, and their rest days. */
export async function freeDaysBetween(db: Read, memberId: number, from: string, to: string): Promise<FreeDays> {
  const holidaysOf = await holidaysOfEach(db, [memberId], from, to);
  return { holidays: daysOf(holidaysOf(memberId)), rests: await restsBetween(db, memberId, from, to) };
}

/** Kept by list, which many members share. */
const sets = new WeakMap<readonly { readonly day: string }[], ReadonlySet<string>>();

function daysOf(holidays: readonly { readonly day: string }[]): ReadonlySet<string> {
  const known = sets.get(holidays) ?? new Set(holidays.map((it) => it.day));
  sets.set(holidays, known);
  return known;
}
