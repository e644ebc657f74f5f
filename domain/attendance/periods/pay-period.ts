import type { Day } from '../../calendar/company-time.ts';
import { addDays, addMonths, lastOfMonth } from '../../calendar/day.ts';

/** `YYYY-MM`: the month in which a pay period ends, by which it is named (wire 6). */
export type PeriodMonth = string;

/**
 * The days of a period. `starts` is the day of the month on which periods start: with 1 a period is a month, with 26
 * it runs from the 26th of the month before to the 25th.
 */
export function periodDays(month: PeriodMonth, starts: number): { from: Day; to: Day } {
  const first = `${month}-01`;
  if (starts === 1) return { from: first, to: lastOfMonth(first) };
  return { from: addDays(addMonths(first, -1), starts - 1), to: addDays(first, starts - 2) };
}

/** The period that a day is in. */
export const periodOf = (day: Day, starts: number): PeriodMonth =>
  (starts === 1 || Number(day.slice(8)) < starts ? day : addMonths(day, 1)).slice(0, 7);
