import {
  handOutCode,
  listPasswordRequests,
  type MemberRow,
  type MemberStatus,
  setMemberStatus,
} from '@muster/domain/members/members-contract.ts';
import type { ReplyOf } from '@muster/domain/wire/contract.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { MEMBERS } from '../../lib/members.ts';

const REQUESTS = ['password-requests'];

export type OneTimeCode = ReplyOf<typeof handOutCode>['data'];

export function usePasswordRequests() {
  return useQuery({ queryKey: REQUESTS, queryFn: async () => (await api.call(listPasswordRequests)).data });
}

export function useSetStatus() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ member, status }: { member: MemberRow; status: MemberStatus }) =>
      api.call(setMemberStatus, { params: { id: String(member.id) }, body: { status } }),
    onSettled: () => queries.invalidateQueries({ queryKey: MEMBERS }),
  });
}

export function useHandOutCode() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (memberId: number) => (await api.call(handOutCode, { params: { id: String(memberId) } })).data,
    onSettled: () => queries.invalidateQueries({ queryKey: REQUESTS }),
  });
}
