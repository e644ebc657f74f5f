import type { Day } from '@muster/domain/calendar/company-time.ts';
import { readOwnDays } from '@muster/domain/leave/own-days-contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

/** What the own days of a span are: free, claimed or a holiday. */
export const ownDays = (from: Day, to: Day) =>
  queryOptions({
    queryKey: ['leave', 'days', from, to],
    queryFn: async () => (await api.call(readOwnDays, { query: { from, to } })).data,
  });
