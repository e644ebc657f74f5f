import { readOwnToday } from '@muster/domain/attendance/today/today-contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { attendanceQueries } from './attendance.ts';

export const todayQueries = {
  /** The own day at a glance. What the check-in page reads comes with it, so that page opens without waiting. */
  own: queryOptions({
    queryKey: ['today'],
    queryFn: async ({ client }) => {
      const { data } = await api.call(readOwnToday);
      if (data.attendance) {
        const { place, forgotten: _, ...punches } = data.attendance;
        client.setQueryData(attendanceQueries.today.queryKey, punches);
        client.setQueryData(attendanceQueries.punchRules.queryKey, place);
      }
      return data;
    },
    // Asked for ahead of the page that shows it; what changes it on this device asks anew at once.
    staleTime: 2000,
  }),
};
