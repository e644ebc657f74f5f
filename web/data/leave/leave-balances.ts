import { balancesAsCsv, balancesAsWorkbook, listBalances } from '@muster/domain/leave/leave-office-contract.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { saveFile } from '../../lib/device/save-file.ts';

/** Whose balances are shown, of which fiscal year; empty for all. */
export interface BalancesFilters {
  readonly fiscalyear: number;
  readonly search: string;
  readonly groupno: string;
}

const askedOf = ({ fiscalyear, search, groupno }: BalancesFilters) => ({
  fiscalyear: String(fiscalyear),
  ...(search && { search }),
  ...(groupno && { groupno }),
});

/** A page of members with what they have of each leave type, and the sums of all who are found. */
export const balancesQuery = (filters: BalancesFilters, page: number) =>
  queryOptions({
    queryKey: ['leave', 'balances', askedOf(filters), page],
    queryFn: async () => (await api.call(listBalances, { query: { ...askedOf(filters), page: String(page) } })).data,
    placeholderData: keepPreviousData,
  });

export const balancesFile = {
  /** Has the browser keep everybody's balances as a file. */
  download: mutationOptions({
    mutationFn: async ({ kind, filters }: { readonly kind: 'csv' | 'xlsx'; readonly filters: BalancesFilters }) =>
      saveFile(await api.download(kind === 'csv' ? balancesAsCsv : balancesAsWorkbook, { query: askedOf(filters) })),
  }),
};
