import {
  listPunches,
  type PunchInput,
  readToday,
  readWorkPlace,
  recordPunch,
} from '@muster/domain/attendance/attendance-contract.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { firstOfMonth, lastOfMonth } from '@muster/domain/calendar/day.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import { makesStaleOnceAnswered } from './staleness.ts';

export const attendanceQueries = {
  today: queryOptions({
    queryKey: ['punches', 'today'],
    queryFn: async () => (await api.call(readToday)).data,
    staleTime: 0,
  }),
  /** Where the member may check in; a trip frees them from it. */
  workPlace: queryOptions({
    queryKey: ['work-place'],
    queryFn: async () => (await api.call(readWorkPlace)).data,
    staleTime: 300_000,
  }),
  month: (month: Day) =>
    queryOptions({
      queryKey: ['punches', 'month', month.slice(0, 7)],
      queryFn: async () =>
        (await api.call(listPunches, { query: { from: firstOfMonth(month), to: lastOfMonth(month) } })).data,
      placeholderData: keepPreviousData,
    }),
};

export const attendanceChanges = {
  record: mutationOptions({
    mutationFn: async (body: PunchInput) => (await api.call(recordPunch, { body })).data,
    ...makesStaleOnceAnswered('punches', 'summary'),
  }),
};
