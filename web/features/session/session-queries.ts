import { listSessions, type OwnSession, revokeSession } from '@muster/domain/session/session-contract.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const SESSIONS = ['sessions'];

export function useOwnSessions() {
  return useQuery({ queryKey: SESSIONS, queryFn: async () => (await api.call(listSessions)).data });
}

export function useRevokeSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (session: OwnSession) => api.call(revokeSession, { params: { id: String(session.id) } }),
    onSettled: () => queries.invalidateQueries({ queryKey: SESSIONS }),
  });
}
