import { readWaiting } from '@muster/domain/waiting/waiting-contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api/api.ts';

const MINUTE = 60_000;

/** How much waits for the signed-in member, looked for each minute while the page is in sight. */
export const waitingQuery = queryOptions({
  queryKey: ['waiting'],
  queryFn: async () => (await api.call(readWaiting)).data,
  refetchInterval: MINUTE,
});
