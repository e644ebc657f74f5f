import { changeMemberCrew, readCrew, readMemberCrew } from '@muster/domain/attendance/crew/crew-contract.ts';
import type { Asked } from '@muster/domain/wire/contract.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { makesStale, makesStaleBehind, makesStaleOnceAnswered } from '../staleness.ts';
import { keepAndSendCrew, sendWaitingCrew } from './crew-punches.ts';

const MINUTE = 60_000;
const inPath = (id: number) => ({ id: String(id) });

export const crewQueries = {
  /** Those for whom the member checks in, looked at each minute while the page is in sight. */
  own: queryOptions({
    queryKey: ['crew', 'own'],
    queryFn: async () => (await api.call(readCrew)).data,
    staleTime: 0,
    refetchInterval: MINUTE,
  }),
  of: (memberId: number) =>
    queryOptions({
      queryKey: ['crew', 'of', memberId],
      queryFn: async () => (await api.call(readMemberCrew, { params: inPath(memberId) })).data,
    }),
};

export const crewChanges = {
  record: mutationOptions({ mutationFn: keepAndSendCrew, ...makesStaleOnceAnswered('crew', 'board') }),
  sendWaiting: mutationOptions({ mutationFn: sendWaitingCrew, ...makesStale('crew', 'board') }),
  change: (memberId: number) =>
    mutationOptions({
      mutationFn: async (body: Asked<typeof changeMemberCrew>['body']) =>
        (await api.call(changeMemberCrew, { params: inPath(memberId), body })).data,
      ...makesStaleBehind('crew'),
    }),
};
