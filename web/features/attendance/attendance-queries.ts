import { listForReview, listPunches, readToday, readWorkPlace } from '@muster/domain/attendance/attendance-contract.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { firstOfMonth, lastOfMonth } from '@muster/domain/calendar/day.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** Everything that a punch changes. */
export const PUNCHES = ['punches'];

export function useTodaysPunches() {
  return useQuery({
    queryKey: [...PUNCHES, 'today'],
    queryFn: async () => (await api.call(readToday)).data,
    staleTime: 0,
  });
}

export function useWorkPlace() {
  return useQuery({
    queryKey: ['work-place'],
    queryFn: async () => (await api.call(readWorkPlace)).data,
    staleTime: 300_000,
  });
}

export function useMonthsPunches(month: Day) {
  return useQuery({
    queryKey: [...PUNCHES, 'month', month.slice(0, 7)],
    queryFn: async () =>
      (await api.call(listPunches, { query: { from: firstOfMonth(month), to: lastOfMonth(month) } })).data,
    placeholderData: keepPreviousData,
  });
}

export function usePunchesToReview() {
  return useInfiniteQuery({
    queryKey: [...PUNCHES, 'review'],
    queryFn: async ({ pageParam }) =>
      (await api.call(listForReview, pageParam ? { query: { before: pageParam } } : {})).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.more ? String(page.items.at(-1)?.id) : undefined),
  });
}
