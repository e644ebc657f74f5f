import type { Day } from '../../calendar/company-time.ts';
import { addDays } from '../../calendar/day.ts';
import { eachDay } from '../../calendar/each-day.ts';
import type { Rests } from '../../work/work-pattern.ts';

/**
 * What the adjacency rules look at: which days are public holidays for the member, who may have to work on one, and on which
 * they rest.
 */
export interface FreeDays {
  readonly holidays: ReadonlySet<Day>;
  readonly rests: Rests;
}

export const isHoliday = (day: Day, free: FreeDays): boolean => free.holidays.has(day);
export const isOffday = (day: Day, free: FreeDays): boolean => free.rests(day);

/** How many days of a run are looked at. */
export const LONGEST_RUN = 14;

/** How many days on either side of a leave its rules look at: whoever asks them loads as many. */
export const REACH = LONGEST_RUN + 1;

export interface Neighbours {
  /** The holiday nearest to the leave that it would touch, directly or through a run of free days. */
  readonly holiday: Day | undefined;
  readonly offday: Day | undefined;
}

/**
 * What a leave stands next to. From `previous` backwards and from `next` onwards, free days that follow each other are
 * one run: a Friday holiday and the weekend behind it are one thing.
 */
export function neighboursOf(previous: Day, next: Day, free: FreeDays): Neighbours {
  const [before, after] = [freeRun(previous, -1, free), freeRun(next, 1, free)];
  const nearestFirst = Array.from({ length: LONGEST_RUN }, (_, index) => [before[index], after[index]])
    .flat()
    .filter((day) => day !== undefined);
  return {
    holiday: nearestFirst.find((day) => isHoliday(day, free)),
    offday: nearestFirst.find((day) => isOffday(day, free)),
  };
}

/** How many days of a span are free anyway. */
export const freeDaysWithin = (from: Day, to: Day, free: FreeDays): number =>
  eachDay(from, to).filter((day) => isHoliday(day, free) || isOffday(day, free)).length;

/** Whether a day outside of a span touches it, directly or through days that are free. */
export function isBeside({ from, to }: { readonly from: Day; readonly to: Day }, day: Day, free: FreeDays): boolean {
  if (day >= from && day <= to) return false;
  const between = day < from ? eachDay(addDays(day, 1), addDays(from, -1)) : eachDay(addDays(to, 1), addDays(day, -1));
  return between.every((it) => isHoliday(it, free) || isOffday(it, free));
}

function freeRun(start: Day, step: 1 | -1, free: FreeDays): Day[] {
  const run: Day[] = [];
  for (
    let day = start;
    run.length < LONGEST_RUN && (isHoliday(day, free) || isOffday(day, free));
    day = addDays(day, step)
  ) {
    run.push(day);
  }
  return run;
}
