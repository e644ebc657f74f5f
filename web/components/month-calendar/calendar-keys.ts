import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addDays, addMonths, lastOfMonth, weekdayOf } from '@muster/domain/calendar/day.ts';
import { steps } from '../grid-keys.ts';

/** Some months away, on the same day of the month or its last. */
export function sameDayOfMonth(day: Day, months: number): Day {
  const first = addMonths(day, months);
  const wanted = first.slice(0, 8) + day.slice(8);
  const last = lastOfMonth(first);
  return wanted <= last ? wanted : last;
}

/** Where a key leads from a day, as in every date grid; undefined for keys that do not move. */
export function dayAfterKey(key: string, shift: boolean, day: Day, weekStart: number): Day | undefined {
  const step = steps[key];
  if (!step) return undefined;
  const [columns, rows, pages] = step;
  if (pages) return sameDayOfMonth(day, pages * (shift ? 12 : 1));
  const inWeek = (weekdayOf(day) - weekStart + 7) % 7;
  const across = Number.isFinite(columns) ? columns : columns < 0 ? -inWeek : 6 - inWeek;
  return addDays(day, across + 7 * rows);
}
