import {
  type AgreedDaysChange,
  agreeDays,
  readAgreedDays,
} from '@muster/domain/leave/balances/agreed-days-contract.ts';
import {
  type Adjustment,
  addLeaveCode,
  adjustBalance,
  changeLeaveCode,
  listLeaveCodes,
  previewYearEnd,
  reinstateLeaveCode,
  retireLeaveCode,
  runYearEnd,
} from '@muster/domain/leave/leave-office-contract.ts';
import type { Asked } from '@muster/domain/wire/contract.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import type { Keyed } from '../../lib/form/use-form.ts';
import { makesStale } from '../staleness.ts';

export const leaveOfficeQueries = {
  codes: queryOptions({
    queryKey: ['leave', 'codes'],
    queryFn: async () => (await api.call(listLeaveCodes)).data,
  }),
  /** What a member has a year of a leave type, as it is whenever somebody asks. */
  agreedDays: (of: { readonly membercode: string; readonly leavetypeid: string }) =>
    queryOptions({
      queryKey: ['leave', 'agreed-days', of],
      queryFn: async () => (await api.call(readAgreedDays, { query: of })).data,
      staleTime: 0,
      gcTime: 0,
    }),
  /** What the end of a fiscal year would do, as it is whenever somebody asks. */
  yearEnd: (year: number) =>
    queryOptions({
      queryKey: ['leave', 'year-end', year],
      queryFn: async () => (await api.call(previewYearEnd, { query: { fiscalyear: String(year) } })).data,
      staleTime: 0,
      gcTime: 0,
    }),
};

/** What other days a year would change for a member, as the server computes it now. */
export const yearsOfAgreement = async (body: AgreedDaysChange) =>
  (await api.call(agreeDays, { query: { preview: 'true' }, body })).data.years;

type Change = Asked<typeof changeLeaveCode>['body'] & { leaveid: string };

/** What a changed leave type would touch, as the server computes it now. */
export async function touchedByType({ leaveid, ...body }: Change) {
  const asked = { params: { id: leaveid }, query: { preview: 'true' }, body } as const;
  return (await api.call(changeLeaveCode, asked)).data.touches;
}

/** What of a type stays when it is taken for no new leave. */
export const touchedByRetiring = async (leaveid: string) =>
  (await api.call(retireLeaveCode, { params: { id: leaveid }, query: { preview: 'true' } })).data.touches;

/** Everybody's balances and requests follow the leave types. */
export const leaveOfficeChanges = {
  addCode: mutationOptions({
    mutationFn: async (body: Asked<typeof addLeaveCode>['body']) => (await api.call(addLeaveCode, { body })).data,
    ...makesStale('leave'),
  }),
  changeCode: mutationOptions({
    mutationFn: async ({ leaveid, ...body }: Change) =>
      (await api.call(changeLeaveCode, { params: { id: leaveid }, body })).data,
    ...makesStale('leave'),
  }),
  /** Takes a type for no new leave, or offers it again. */
  setRetired: mutationOptions({
    mutationFn: ({ leaveid, retired }: { leaveid: string; retired: boolean }) =>
      api.call(retired ? retireLeaveCode : reinstateLeaveCode, { params: { id: leaveid } }),
    ...makesStale('leave'),
  }),
  runYearEnd: mutationOptions({
    mutationFn: async (fiscalyear: number) => (await api.call(runYearEnd, { body: { fiscalyear } })).data,
    ...makesStale('leave'),
  }),
  /** Gives a member days a year of their own, or those of the type again. */
  agree: mutationOptions({
    mutationFn: async (body: AgreedDaysChange) => (await api.call(agreeDays, { body })).data,
    ...makesStale('leave'),
  }),
  /** Adjusts a balance: however often it is sent under one key, once. */
  adjust: mutationOptions({
    mutationFn: async ({ body, key }: Keyed<Adjustment>) => (await api.call(adjustBalance, { body }, { key })).data,
    ...makesStale('leave'),
  }),
};
