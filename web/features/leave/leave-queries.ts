import { addMonths } from '@muster/domain/calendar/day.ts';
import {
  askReturn,
  type LeaveView,
  listLeave,
  listPending,
  readBalance,
  readLeaveTypes,
  readLedger,
  readOwnDays,
} from '@muster/domain/leave/leave-contract.ts';
import type { Asked } from '@muster/domain/wire/contract.ts';
import { useInfiniteQuery, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useCurrentMember } from '../../lib/session-store.ts';
import type { LeaveWindow } from './leave-window.ts';

/** Everything that a request or a decision changes. */
export const LEAVE = ['leave'];

export function useLeaveTypes() {
  return useQuery({ queryKey: [...LEAVE, 'types'], queryFn: async () => (await api.call(readLeaveTypes)).data });
}

interface LeavePage {
  readonly from: string;
  readonly leave: readonly LeaveView[];
}

/** The own leave of a span, oldest first; each further page is what lies before, a year back from the latest of it. */
export function useOwnLeave(reach: LeaveWindow) {
  return useInfiniteQuery({
    queryKey: [...LEAVE, 'list', reach.from, reach.to],
    queryFn: async ({ pageParam: { from, to } }) => {
      const { data, earlier } = await api.call(listLeave, { query: { from, to } });
      return { from, leave: data, earlier };
    },
    initialPageParam: reach,
    getNextPageParam: ({ earlier }) => (earlier === null ? undefined : { from: addMonths(earlier, -11), to: earlier }),
    select: ({ pages }) => pages.map(withoutRepeats).toReversed().flat(),
  });
}

/** What reaches into the later page is there already. */
function withoutRepeats({ leave }: LeavePage, index: number, pages: readonly LeavePage[]): readonly LeaveView[] {
  const later = pages[index - 1];
  return later ? leave.filter((it) => it.end < later.from) : leave;
}

export function useOwnDays({ from, to }: LeaveWindow) {
  return useQuery({
    queryKey: [...LEAVE, 'days', from, to],
    queryFn: async () => (await api.call(readOwnDays, { query: { from, to } })).data,
  });
}

/** Entitlement and remaining days of a type in each of some fiscal years. */
export function useBalances(leavetypeid: string, years: readonly number[]) {
  const { membercode } = useCurrentMember();
  return useQueries({
    queries: years.map((year) => ({
      queryKey: [...LEAVE, 'balance', leavetypeid, year],
      queryFn: async () => {
        const query = { leavetypeid, membercode, fiscalyear: String(year) };
        const [balance] = (await api.call(readBalance, { query })).data;
        return balance && { year, entitled: balance.entitleleave, remaining: balance.remain_leave };
      },
      enabled: leavetypeid !== '',
      staleTime: 0,
    })),
  });
}

/** Whose balance, of which fiscal year; the own of the running one when left out. */
export interface BalanceOf {
  readonly membercode: string;
  readonly fiscalyear: string;
}

export function useLedger(leavetypeid: string, of: BalanceOf | undefined) {
  const own = useCurrentMember().membercode;
  const query = of ? { leavetypeid, ...of } : { leavetypeid, membercode: own };
  return useQuery({
    queryKey: [...LEAVE, 'ledger', query],
    queryFn: async () => (await api.call(readLedger, { query })).data,
  });
}

/** What waits for the signed-in member's decision, and whether they decide at all. */
export function usePendingLeave() {
  return useQuery({ queryKey: [...LEAVE, 'pending'], queryFn: async () => (await api.call(listPending)).data });
}

export function useAskReturn(leaveId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Asked<typeof askReturn>['body']) =>
      api.call(askReturn, { params: { id: String(leaveId) }, body }),
    onSettled: () => queries.invalidateQueries({ queryKey: LEAVE }),
  });
}
