import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addDays, daysBetween } from '@muster/domain/calendar/day.ts';
import { firstOfWeek } from '@muster/domain/calendar/week.ts';

/** So many weeks after the running one are shown. */
export const WEEKS_AHEAD = 12;

/** How many weeks after the running one a day lies; below 0 before it. */
export const weeksAhead = (day: Day, today: Day, weekStart: number): number =>
  daysBetween(firstOfWeek(today, weekStart), firstOfWeek(day, weekStart)) / 7;

/** The first day of the week so many weeks after the running one. */
export const weekAfter = (weeks: number, today: Day, weekStart: number): Day =>
  addDays(firstOfWeek(today, weekStart), weeks * 7);

/** The day that an address names, if it names one. */
export function dayAsked(asked: string): Day | undefined {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(asked)) return undefined;
  try {
    return Temporal.PlainDate.from(asked).toString();
  } catch {
    return undefined;
  }
}
