import {
  askReturn,
  listLeave,
  listPending,
  readBalance,
  readLeaveTypes,
  readLedger,
  readOwnDays,
} from '@muster/domain/leave/leave-contract.ts';
import type { Asked } from '@muster/domain/wire/contract.ts';
import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useCurrentMember } from '../../lib/session-store.ts';
import type { LeaveWindow } from './leave-window.ts';

/** Everything that a request or a decision changes. */
export const LEAVE = ['leave'];

export function useLeaveTypes() {
  return useQuery({ queryKey: [...LEAVE, 'types'], queryFn: async () => (await api.call(readLeaveTypes)).data });
}

export function useOwnLeave({ from, to }: LeaveWindow) {
  return useQuery({
    queryKey: [...LEAVE, 'list', from, to],
    queryFn: async () => (await api.call(listLeave, { query: { from, to } })).data,
  });
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

export function useLedger(leavetypeid: string) {
  const { membercode } = useCurrentMember();
  return useQuery({
    queryKey: [...LEAVE, 'ledger', leavetypeid],
    queryFn: async () => (await api.call(readLedger, { query: { leavetypeid, membercode } })).data,
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
