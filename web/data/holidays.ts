import type { Day } from '@muster/domain/calendar/company-time.ts';
import {
  addHoliday,
  dismissAffectedLeave,
  listAffectedLeave,
  removeHoliday,
} from '@muster/domain/holidays/holidays-contract.ts';
import { nextHoliday } from '@muster/domain/holidays/next-holiday.ts';
import type { Asked } from '@muster/domain/wire/contract.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { allItems } from '../lib/all-pages.ts';
import { api } from '../lib/api.ts';
import { readTable } from './lookups.ts';
import { makesStale } from './staleness.ts';

const HOUR = 3_600_000;

const holidaysBetween = (from: Day, to: Day) =>
  readTable('publicholiday_info', { filter: `holidaydate,bt,${from},${to}`, order: 'holidaydate' });

export const holidayQueries = {
  /** The holidays of a calendar year, by day. */
  ofYear: (year: number) =>
    queryOptions({
      queryKey: ['holidays', year],
      queryFn: () => holidaysBetween(`${year}-01-01`, `${year}-12-31`),
      staleTime: HOUR,
      placeholderData: keepPreviousData,
    }),
  /** The next holiday from a day on, within this and the next calendar year. */
  next: (today: Day) =>
    queryOptions({
      queryKey: ['holidays', 'next', today],
      queryFn: async () => {
        const lastYear = Number(today.slice(0, 4)) + 1;
        return nextHoliday(await holidaysBetween(today, `${lastYear}-12-31`), today) ?? null;
      },
      staleTime: HOUR,
    }),
  /** Leave that changed holidays touch and that nobody has settled yet. */
  affectedLeave: queryOptions({
    queryKey: ['affected-leave'],
    queryFn: () => allItems((asked) => api.call(listAffectedLeave, asked)),
  }),
};

/** They change what everybody's calendar shows, and which leave is to be looked at. */
export const holidayChanges = {
  add: mutationOptions({
    mutationFn: async (body: Asked<typeof addHoliday>['body']) => (await api.call(addHoliday, { body })).data,
    ...makesStale('holidays', 'affected-leave', 'leave'),
  }),
  remove: mutationOptions({
    mutationFn: async (id: number) => (await api.call(removeHoliday, { params: { id: String(id) } })).data,
    ...makesStale('holidays', 'affected-leave', 'leave'),
  }),
  dismissAffected: mutationOptions({
    mutationFn: (id: number) => api.call(dismissAffectedLeave, { params: { id: String(id) } }),
    ...makesStale('affected-leave'),
  }),
};
