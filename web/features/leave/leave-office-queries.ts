import type { DaysBegin } from '@muster/domain/leave/days-per-year.ts';
import { readLeaveTypes } from '@muster/domain/leave/leave-contract.ts';
import {
  type Adjustment,
  addLeaveCode,
  adjustBalance,
  changeLeaveCode,
  listLeaveCodes,
  previewDays,
} from '@muster/domain/leave/leave-office-contract.ts';
import type { Asked } from '@muster/domain/wire/contract.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { type BalanceOf, LEAVE } from './leave-queries.ts';

export function useLeaveCodes() {
  return useQuery({ queryKey: [...LEAVE, 'codes'], queryFn: async () => (await api.call(listLeaveCodes)).data });
}

/** What other days per year would change, as the server computes it now. */
export async function effectOfDays(leaveid: string, daysperyear: number, begin: DaysBegin) {
  const query = { daysperyear: String(daysperyear), begin };
  return (await api.call(previewDays, { params: { id: leaveid }, query })).data;
}

/** Changes of the leave types, which everybody's balances and requests follow. */
export function useLeaveCodeChanges() {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: LEAVE });
  return {
    add: useMutation({
      mutationFn: async (body: Asked<typeof addLeaveCode>['body']) => (await api.call(addLeaveCode, { body })).data,
      onSettled,
    }),
    change: useMutation({
      mutationFn: async ({ leaveid, ...body }: Asked<typeof changeLeaveCode>['body'] & { leaveid: string }) =>
        (await api.call(changeLeaveCode, { params: { id: leaveid }, body })).data,
      onSettled,
    }),
  };
}

/** The balances of a member in a fiscal year. */
export function useBalancesOf(of: BalanceOf) {
  return useQuery({
    queryKey: [...LEAVE, 'types', of],
    queryFn: async () => (await api.call(readLeaveTypes, { query: { ...of } })).data,
  });
}

/** Adjusts a balance; the key is the form's, so that it is done once however often it is sent. */
export function useAdjustBalance(key: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: Adjustment) =>
      (await api.call(adjustBalance, { body }, { headers: { 'Idempotency-Key': key } })).data,
    onSettled: () => queries.invalidateQueries({ queryKey: LEAVE }),
  });
}
