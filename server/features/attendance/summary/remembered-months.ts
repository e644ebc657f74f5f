import { LATE_CHECK_OUT_HOURS } from '@muster/domain/attendance/shift-window.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import { LRUCache } from 'lru-cache';
import type { Days } from '../../../records/members/of-members.ts';

/**
 * So many days after the last one no shift of them goes on, and nobody can check out of one any more: the last ends on the
 * day after, and that is how much later somebody still may, in whole days with one to spare.
 */
const OVER_AFTER = 2 + Math.ceil(LATE_CHECK_OUT_HOURS / 24);

/** Whether days no longer change as time goes by, but only when something is stored. */
export const areOver = ({ to }: Days, today: Day): boolean => addDays(to, OVER_AFTER) < today;

/** So many days after today begins what does not change by time yet. */
const AHEAD_BY = 2;

/** What follows from which day it is, reckoned once while that is the same. */
export function onceADay<Made>(make: (today: Day) => Made): (today: Day) => Made {
  let last: { readonly today: Day; readonly made: Made } | undefined;
  return (today) => {
    if (last?.today !== today) last = { today, made: make(today) };
    return last.made;
  };
}

const mayChange = onceADay((today) => ({ near: addDays(today, -OVER_AFTER), ahead: addDays(today, AHEAD_BY) }));

/** A span cut in up to three, in order: the days that time no longer changes, those that it may, those that it does not yet. */
export function stretchesOf({ from, to }: Days, today: Day): (Days & { readonly isStill: boolean })[] {
  const { near, ahead } = mayChange(today);
  return [
    { from, to: earlier(to, addDays(near, -1)), isStill: true },
    { from: later(from, near), to: earlier(to, addDays(ahead, -1)), isStill: false },
    { from: later(from, ahead), to, isStill: true },
  ].filter((it) => it.from <= it.to);
}

const earlier = (one: Day, other: Day): Day => (one < other ? one : other);
const later = (one: Day, other: Day): Day => (one > other ? one : other);

/** All that some days were made of, as texts. */
export type MadeOf = readonly (string | undefined)[];

/**
 * A memory of members' days as they were written, of so many bytes. With them is kept all that they were made of: when any
 * of it changes they are made anew, and nothing has to be dropped.
 */
export function remembering<Kept extends { readonly length: number }>(mostBytes: number) {
  const kept = new LRUCache<string, { readonly made: Kept; readonly madeOf: MadeOf }>({
    maxSize: mostBytes,
    sizeCalculation: ({ made, madeOf }) => madeOf.reduce((bytes, it) => bytes + (it?.length ?? 0), made.length),
  });
  return {
    /** What is kept under a name, where all that it was made of is still the same. */
    recall: (whose: string, madeOf: MadeOf): Kept | undefined => {
      const before = kept.get(whose);
      return before && isSame(before.madeOf, madeOf) ? before.made : undefined;
    },
    keep: (whose: string, madeOf: MadeOf, made: Kept): Kept => {
      kept.set(whose, { made, madeOf });
      return made;
    },
  };
}

const isSame = (one: MadeOf, other: MadeOf): boolean =>
  one.length === other.length && one.every((it, index) => it === other[index]);
