import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Holiday } from '@muster/domain/holidays/holiday.ts';
import { nextHoliday } from '@muster/domain/holidays/next-holiday.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readTable } from '../../lib/tables.ts';

const HOUR = 3_600_000;

const holidaysBetween = (from: Day, to: Day) =>
  readTable('publicholiday_info', { filter: `holidaydate,bt,${from},${to}`, order: 'holidaydate' });

/** The holidays of a calendar year, by day. */
export function useHolidaysOfYear(year: number) {
  return useQuery({
    queryKey: ['holidays', year],
    queryFn: () => holidaysBetween(`${year}-01-01`, `${year}-12-31`),
    staleTime: HOUR,
    placeholderData: keepPreviousData,
  });
}

/** The next holiday from a day on, within this and the next calendar year. */
export function useNextHoliday(today: Day) {
  const lastYear = Number(today.slice(0, 4)) + 1;
  return useQuery({
    queryKey: ['holidays', 'next', today],
    queryFn: async () => nextHoliday(await holidaysBetween(today, `${lastYear}-12-31`), today) ?? null,
    staleTime: HOUR,
  });
}

/** What is celebrated on each day; two holidays may fall on one. */
export function holidayNames(holidays: readonly Holiday[]): ReadonlyMap<Day, string> {
  const names = new Map<Day, string>();
  for (const { holidaydate, description } of holidays) {
    const before = names.get(holidaydate);
    names.set(holidaydate, before ? `${before}, ${description}` : description);
  }
  return names;
}
