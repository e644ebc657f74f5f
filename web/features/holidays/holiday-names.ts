import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Holiday } from '@muster/domain/holidays/holiday.ts';

/** What is celebrated on each day; two holidays may fall on one. */
export function holidayNames(holidays: readonly Holiday[]): ReadonlyMap<Day, string> {
  const names = new Map<Day, string>();
  for (const { holidaydate, description } of holidays) {
    const before = names.get(holidaydate);
    names.set(holidaydate, before ? `${before}, ${description}` : description);
  }
  return names;
}
