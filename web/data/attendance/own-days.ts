import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addDays, firstOfMonth, lastOfMonth } from '@muster/domain/calendar/day.ts';
import { readOwnDays } from '@muster/domain/leave/own/own-days-contract.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { useCurrentMember } from '../../lib/session/session-store.ts';

/** What the own days of a span are: free, claimed or a holiday. */
export const ownDays = (from: Day, to: Day) =>
  queryOptions({
    queryKey: ['leave', 'days', from, to],
    queryFn: async () => (await api.call(readOwnDays, { query: { from, to } })).data,
  });

/** Whether the member rests on a day of the weeks that show a month: on none until it is read. Guests have no such days. */
export function useOwnRest(month: Day, wanted: boolean): ((day: Day) => boolean) | undefined {
  const enabled = useCurrentMember().role !== 'GUEST' && wanted;
  const { data } = useQuery({ ...ownDays(addDays(firstOfMonth(month), -6), addDays(lastOfMonth(month), 6)), enabled });
  return enabled ? (day) => data?.some(({ date, kind }) => date === day && kind === 'offday') === true : undefined;
}
