import {
  closePeriod,
  listAdjustments,
  listPeriodChanges,
  listPeriods,
  type PayPeriod,
  readAbsences,
  readOpenThings,
  reopenPeriod,
} from '@muster/domain/attendance/periods/periods-contract.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { asPage, byCursor } from '../by-cursor.ts';
import { makesStale } from '../staleness.ts';

/** What is open, and what has changed, come of much else: they are read anew with every look. */
export const periodQueries = {
  /** The pay periods of a fiscal year; what has changed in a closed one is not counted. */
  ofYear: (year: number) =>
    queryOptions({
      queryKey: ['periods', 'year', year],
      queryFn: async () => (await api.call(listPeriods, { query: { year: String(year), changes: 'false' } })).data,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  /**
   * How many days have changed in the newest closed one of a fiscal year, by how it was closed. Of thousands of members
   * that takes seconds, for which no change waits: it is asked anew with each look, and once another is the newest.
   */
  changed: (year: number, closedAt: string) =>
    queryOptions({
      queryKey: ['period-changes', year, closedAt],
      queryFn: async () => {
        const { data } = await api.call(listPeriods, { query: { year: String(year) } });
        return data.find((it) => it.closedat === closedAt)?.changes ?? null;
      },
      staleTime: 0,
    }),
  /** The pay periods of this fiscal year as they would be if they started on a day of the month. */
  startingOn: (starts: string) =>
    queryOptions({
      queryKey: ['periods', 'starting', starts],
      queryFn: async () => (await api.call(listPeriods, { query: { starts } })).data,
      staleTime: 0,
    }),
  open: (month: string) =>
    queryOptions({
      queryKey: ['periods', 'open', month],
      queryFn: async () => (await api.call(readOpenThings, { params: { month } })).data,
      staleTime: 0,
      gcTime: 0,
    }),
  absences: (month: string) =>
    queryOptions({
      queryKey: ['periods', 'absent', month],
      queryFn: async () => (await api.call(readAbsences, { params: { month } })).data,
      staleTime: 0,
      gcTime: 0,
    }),
  changes: (month: string) =>
    byCursor(
      ['periods', 'changes', month],
      async (query) => asPage(await api.call(listPeriodChanges, { params: { month }, query })),
      { staleTime: 0 },
    ),
  adjustments: (month: string) =>
    byCursor(
      ['periods', 'adjustments', month],
      async (query) => asPage(await api.call(listAdjustments, { params: { month }, query })),
      { staleTime: 0 },
    ),
};

/** How a period is closed that could not be closed any more: by somebody else, or by the same request whose answer was lost. */
export const closedAlready = (problem: unknown): PayPeriod | undefined =>
  problem instanceof ApiProblem && problem.code === 'PERIOD_CLOSED' ? (problem.data as PayPeriod) : undefined;

/** One that is open already: somebody else opened it, in another tab too, or the same request did whose answer was lost. */
export const openAlready = (problem: unknown): boolean => problem instanceof ApiProblem && problem.code === 'NOT_FOUND';

export const periodChanges = {
  close: mutationOptions({
    mutationFn: async ({ month, waive }: { readonly month: string; readonly waive?: string | undefined }) =>
      (await api.call(closePeriod, { params: { month }, body: waive === undefined ? {} : { waive } })).data,
    ...makesStale('periods', 'summary'),
  }),
  reopen: mutationOptions({
    mutationFn: async ({ month, reason }: { readonly month: string; readonly reason: string }) =>
      (await api.call(reopenPeriod, { params: { month }, body: { reason } })).data,
    ...makesStale('periods', 'summary'),
  }),
};
