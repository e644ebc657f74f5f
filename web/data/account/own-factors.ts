import { readFactors } from '@muster/domain/factors/own-factors-contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

/** The member's second factors, alone: the shell asks for them, which what changes them must not weigh down. */
export const ownFactors = queryOptions({
  queryKey: ['security', 'factors'],
  queryFn: async () => (await api.call(readFactors)).data,
  staleTime: 300_000,
});
