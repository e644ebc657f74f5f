import { readOwnFlags } from '@muster/domain/administration/own-flags-contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

/** What the signed-in member may do of users, photos and permissions. */
export const ownFlagsQuery = queryOptions({
  queryKey: ['own-flags'],
  queryFn: async () => (await api.call(readOwnFlags)).data,
  staleTime: 60_000,
});
