import { listOwnGroups, type OwnGroup } from '@muster/domain/deputies/deputies-contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

const own = queryOptions({
  queryKey: ['lookups', 'own-groups'],
  queryFn: async () => (await api.call(listOwnGroups)).data,
});

const asOptions = (groups: readonly OwnGroup[]) => groups.map(({ groupno }) => ({ value: groupno, text: groupno }));

/** The groups that the signed-in member may look at, as a filter offers them. */
export const ownGroupQueries = {
  /** Those for whose members they decide, also in the place of a manager. */
  decidedFor: queryOptions({ ...own, select: asOptions }),
  /** Those whose days they may see: who stands in for a manager sees none of them. */
  seen: queryOptions({ ...own, select: (groups) => asOptions(groups.filter((it) => it.as !== 'deputy')) }),
};
