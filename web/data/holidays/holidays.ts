import type { Day } from '@muster/domain/calendar/company-time.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { readTable } from '../lists/lookups.ts';

const HOUR = 3_600_000;

const holidaysBetween = (from: Day, to: Day) =>
  readTable('publicholiday_info', { filter: `holidaydate,bt,${from},${to}`, order: 'holidaydate' });

/** What every member reads of holidays; what the office does with them is in `holiday-office.ts`. */
export const holidayQueries = {
  /** The member's holidays of a calendar year, by day. */
  ofYear: (year: number) =>
    queryOptions({
      queryKey: ['holidays', year],
      queryFn: () => holidaysBetween(`${year}-01-01`, `${year}-12-31`),
      staleTime: HOUR,
      placeholderData: keepPreviousData,
    }),
};

/** The holidays of a calendar year for the pickers of days; none until they are read. */
export const useHolidaysOfYear = (year: number) => useQuery(holidayQueries.ofYear(year)).data ?? [];
