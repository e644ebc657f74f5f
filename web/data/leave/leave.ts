import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addMonths } from '@muster/domain/calendar/day.ts';
import {
  askReturn,
  editLeave,
  type LeaveInput,
  type LeaveView,
  listLeave,
  readBalance,
  readHalves,
  readLeaveTypes,
  readLedger,
  removeLeave,
  takeLeave,
} from '@muster/domain/leave/leave-contract.ts';
import { readOwnDays } from '@muster/domain/leave/own/own-days-contract.ts';
import type { Asked } from '@muster/domain/wire/contract.ts';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import type { Keyed } from '../../lib/form/use-form.ts';
import { makesStale, makesStaleOnceAnswered } from '../staleness.ts';
import { requireAllowedBeside } from './leave-neighbours.ts';

interface Span {
  readonly from: Day;
  readonly to: Day;
}

/** Whose balance, of which fiscal year. */
export interface BalanceOf {
  readonly membercode: string;
  readonly fiscalyear: string;
}

interface LeavePage {
  readonly from: Day;
  readonly leave: readonly LeaveView[];
}

/** What reaches into the later page is there already. */
function withoutRepeats({ leave }: LeavePage, index: number, pages: readonly LeavePage[]): readonly LeaveView[] {
  const later = pages[index - 1];
  return later ? leave.filter((it) => it.end < later.from) : leave;
}

export const leaveQueries = {
  /** The leave types with a member's balances; the signed-in one's, of the running fiscal year, when left out. */
  types: (of?: BalanceOf) =>
    queryOptions({
      queryKey: ['leave', 'types', of ?? 'own'],
      queryFn: async () => (await api.call(readLeaveTypes, of ? { query: { ...of } } : {})).data,
    }),
  /** What the days of a member hold: free, claimed or a holiday. */
  daysOf: (membercode: string, { from, to }: Span) =>
    queryOptions({
      queryKey: ['leave', 'days', membercode, from, to],
      queryFn: async () => (await api.call(readOwnDays, { query: { from, to, membercode } })).data,
    }),
  /** The own leave of a span, oldest first; each further page is what lies before, a year back from the latest of it. */
  own: ({ from: first, to: last }: Span) =>
    infiniteQueryOptions({
      queryKey: ['leave', 'own', first, last],
      queryFn: async ({ pageParam: { from, to } }) => {
        const { data, earlier } = await api.call(listLeave, { query: { from, to } });
        return { from, leave: data, earlier };
      },
      initialPageParam: { from: first, to: last },
      getNextPageParam: ({ earlier }) =>
        earlier === null ? undefined : { from: addMonths(earlier, -11), to: earlier },
      select: ({ pages }) => pages.map(withoutRepeats).toReversed().flat(),
    }),
  /** When either half of a member's day is. */
  halves: (membercode: string, date: Day) =>
    queryOptions({
      queryKey: ['leave', 'halves', membercode, date],
      queryFn: async () => (await api.call(readHalves, { query: { membercode, date } })).data,
      enabled: date !== '',
    }),
  /** Entitlement and remaining days of a type in a fiscal year. */
  balance: (membercode: string, leavetypeid: string, year: number) =>
    queryOptions({
      queryKey: ['leave', 'balance', membercode, leavetypeid, year],
      queryFn: async () => {
        const query = { leavetypeid, membercode, fiscalyear: String(year) };
        const [balance] = (await api.call(readBalance, { query })).data;
        if (!balance) return undefined;
        const { entitleleave: entitled, remain_leave: remaining, earning } = balance;
        return { year, entitled, remaining, earning };
      },
      enabled: leavetypeid !== '',
      staleTime: 0,
    }),
  /** The lines that a balance is the sum of; of the running fiscal year when none is named. */
  ledger: (query: { leavetypeid: string; membercode: string; fiscalyear?: string }) =>
    queryOptions({
      queryKey: ['leave', 'ledger', query],
      queryFn: async () => (await api.call(readLedger, { query })).data,
    }),
};

export const leaveChanges = {
  /** Asks for a new leave: however often it is sent under one key, once. */
  take: mutationOptions({
    mutationFn: async ({ body, key }: Keyed<LeaveInput>) => (await api.call(takeLeave, { body }, { key })).data,
    ...makesStaleOnceAnswered('leave'),
  }),
  edit: ({ id, revision }: Pick<LeaveView, 'id' | 'revision'>) =>
    mutationOptions({
      mutationFn: async ({ body }: Keyed<LeaveInput>) => {
        await requireAllowedBeside(body);
        return (await api.call(editLeave, { body: { id, revision, ...body } })).data;
      },
      ...makesStaleOnceAnswered('leave', 'affected-leave'),
    }),
  remove: mutationOptions({
    mutationFn: ({ leave, membercode }: { leave: LeaveView; membercode: string }) =>
      api.call(removeLeave, {
        query: {
          id: String(leave.id),
          leavetype: leave.ltype,
          membercode,
          noOfLeave: String(leave.days),
          revision: String(leave.revision),
        },
      }),
    ...makesStale('leave', 'affected-leave'),
  }),
  askReturn: (id: number) =>
    mutationOptions({
      mutationFn: (body: Asked<typeof askReturn>['body']) => api.call(askReturn, { params: { id: String(id) }, body }),
      ...makesStale('leave'),
    }),
};
