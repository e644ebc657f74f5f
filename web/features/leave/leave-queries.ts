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
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
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

/** Entitlement and remaining days of a type, by its id. */
export function useBalance(leavetypeid: string) {
  const { membercode } = useCurrentMember();
  return useQuery({
    queryKey: [...LEAVE, 'balance', leavetypeid],
    queryFn: async () => (await api.call(readBalance, { query: { leavetypeid, membercode } })).data[0],
    enabled: leavetypeid !== '',
    staleTime: 0,
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
