import { exportAudit, listAudit } from '@muster/domain/audit/audit-contract.ts';
import type { Asked } from '@muster/domain/wire/contract.ts';
import { infiniteQueryOptions, keepPreviousData, mutationOptions } from '@tanstack/react-query';
import { api } from '../lib/api/api.ts';

export type AuditFilter = Omit<NonNullable<Asked<typeof listAudit>['query']>, 'page'>;

export const auditQueries = {
  /** What was changed and decided, newest first, a page at a time. */
  list: (filter: AuditFilter) =>
    infiniteQueryOptions({
      queryKey: ['audit', filter],
      queryFn: ({ pageParam }) => api.call(listAudit, { query: { ...filter, page: String(pageParam) } }),
      initialPageParam: 1,
      getNextPageParam: (last) => (last.more ? last.page + 1 : undefined),
      placeholderData: keepPreviousData,
      // Every look is a look at what is there now.
      staleTime: 0,
    }),
};

export const auditChanges = {
  /** All that the filter finds, as a file. */
  download: mutationOptions({ mutationFn: (filter: AuditFilter) => api.download(exportAudit, { query: filter }) }),
};
