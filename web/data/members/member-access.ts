import { endMemberSession, handOutCodes, listMemberSessions } from '@muster/domain/members/member-access-contract.ts';
import type { Asked, ReplyOf } from '@muster/domain/wire/contract.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { makesStale } from '../staleness.ts';

export type HandedOut = ReplyOf<typeof handOutCodes>['data'];

export const memberAccessQueries = {
  sessionsOf: (id: number) =>
    queryOptions({
      queryKey: ['sessions', 'of', id],
      queryFn: async () => (await api.call(listMemberSessions, { params: { id: String(id) } })).data,
      staleTime: 0,
    }),
};

export const memberAccessChanges = {
  handOutCodes: mutationOptions({
    mutationFn: async (body: Asked<typeof handOutCodes>['body']) => (await api.call(handOutCodes, { body })).data,
  }),
  endSession: mutationOptions({
    mutationFn: ({ id, session }: { readonly id: number; readonly session: number }) =>
      api.call(endMemberSession, { params: { id: String(id), session: String(session) } }),
    ...makesStale('sessions'),
  }),
};
