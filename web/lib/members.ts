import { hrMemberList } from '@muster/domain/members/members-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';

/** Everything that a change of members changes. */
export const MEMBERS = ['members'];

/** All members, by member code, each with what the signed-in one may do. */
export function useMembers() {
  return useQuery({ queryKey: MEMBERS, queryFn: async () => (await api.call(hrMemberList)).memberno_info });
}
