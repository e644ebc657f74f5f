import type { Day } from '../calendar/company-time.ts';
import { daysBetween } from '../calendar/day.ts';
import type { Holiday } from './holiday.ts';

/** The first holiday on or after a day, with the days to go (0 = it is that day); undefined when none is known. */
export function nextHoliday(
  holidays: readonly Holiday[],
  today: Day,
): { holiday: Holiday; daysToGo: number } | undefined {
  const next = holidays
    .filter((it) => it.holidaydate >= today)
    .reduce<Holiday | undefined>(
      (soonest, it) => (soonest && soonest.holidaydate <= it.holidaydate ? soonest : it),
      undefined,
    );
  return next && { holiday: next, daysToGo: daysBetween(today, next.holidaydate) };
}
