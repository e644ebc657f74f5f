import { readToday, readWorkPlace } from '@muster/domain/attendance/attendance-contract.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { makesStale, makesStaleOnceAnswered } from '../staleness.ts';
import { keepAndSend, sendWaiting } from './waiting-punches.ts';

export const attendanceQueries = {
  today: queryOptions({
    queryKey: ['punches', 'today'],
    queryFn: async () => (await api.call(readToday)).data,
    staleTime: 0,
  }),
  /** Where the member may check in; a trip frees them from it. */
  punchRules: queryOptions({
    queryKey: ['punch-rules'],
    queryFn: async () => (await api.call(readWorkPlace)).data,
    staleTime: 300_000,
  }),
};

export const attendanceChanges = {
  record: mutationOptions({
    mutationFn: keepAndSend,
    ...makesStaleOnceAnswered('punches', 'summary'),
  }),
  /** Sends what waits of the member. */
  sendWaiting: mutationOptions({
    mutationFn: sendWaiting,
    ...makesStale('punches', 'summary'),
  }),
};
