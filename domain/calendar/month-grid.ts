import type { Day } from './company-time.ts';
import { addDays, firstOfMonth, lastOfMonth } from './day.ts';
import { firstOfWeek } from './week.ts';

/**
 * The weeks that show a month: rows of seven days, from the company's first day of the week (1 = Monday to
 * 7 = Sunday), with the neighbouring months' days that fill the first and last row.
 */
export function monthGrid(month: Day, weekStart: number): Day[][] {
  const first = firstOfMonth(month);
  const last = lastOfMonth(month);
  const weeks: Day[][] = [];
  let day = firstOfWeek(first, weekStart);
  while (day <= last) {
    weeks.push(Array.from({ length: 7 }, (_, i) => addDays(day, i)));
    day = addDays(day, 7);
  }
  return weeks;
}
