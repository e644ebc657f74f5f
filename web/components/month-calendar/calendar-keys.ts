import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addDays, addMonths, lastOfMonth, weekdayOf } from '@muster/domain/calendar/day.ts';

/** Some months away, on the same day of the month or its last. */
export function sameDayOfMonth(day: Day, months: number): Day {
  const first = addMonths(day, months);
  const wanted = first.slice(0, 8) + day.slice(8);
  const last = lastOfMonth(first);
  return wanted <= last ? wanted : last;
}

/** Where a key leads from a day, as in every date grid; undefined for keys that do not move. */
export function dayAfterKey(key: string, shift: boolean, day: Day, weekStart: number): Day | undefined {
  const inWeek = (weekdayOf(day) - weekStart + 7) % 7;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -inWeek);
    case 'End':
      return addDays(day, 6 - inWeek);
    case 'PageUp':
      return sameDayOfMonth(day, shift ? -12 : -1);
    case 'PageDown':
      return sameDayOfMonth(day, shift ? 12 : 1);
    default:
      return undefined;
  }
}
