import { useQuery } from '@tanstack/react-query';
import { useCurrentMember } from '../lib/session/session-store.ts';
import { waitingQuery } from './waiting.ts';

/** How much waits for the signed-in member, once it is known; guests are not asked for. */
export function useWaiting() {
  const { role } = useCurrentMember();
  return useQuery({ ...waitingQuery, enabled: role !== 'GUEST' }).data;
}
