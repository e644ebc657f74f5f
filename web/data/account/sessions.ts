import { changePassword, listSessions, revokeSession } from '@muster/domain/session/own-sessions-contract.ts';
import type { Asked } from '@muster/domain/wire/contract.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { makesStale, makesStaleBehind } from '../staleness.ts';

export const sessionQueries = {
  own: queryOptions({ queryKey: ['sessions'], queryFn: async () => (await api.call(listSessions)).data }),
};

export const sessionChanges = {
  revoke: mutationOptions({
    mutationFn: (id: number) => api.call(revokeSession, { params: { id: String(id) } }),
    ...makesStale('sessions'),
  }),
  /** It ends the member's other sessions, and their password is nobody else's any more. */
  changePassword: mutationOptions({
    mutationFn: (body: Asked<typeof changePassword>['body']) => api.call(changePassword, { body }),
    ...makesStaleBehind('sessions', 'security'),
  }),
};
