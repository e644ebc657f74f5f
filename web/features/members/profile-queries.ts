import { type OwnProfile, readProfile, updateProfile } from '@muster/domain/members/members-contract.ts';
import type { Asked } from '@muster/domain/wire/contract.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { renameCurrentMember } from '../../lib/session-store.ts';

const PROFILE = ['profile'];

export function useOwnProfile() {
  return useQuery({
    queryKey: PROFILE,
    queryFn: async () => (await api.call(readProfile)).data,
    staleTime: 300_000,
  });
}

export function useUpdateProfile() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: Asked<typeof updateProfile>['body']) => (await api.call(updateProfile, { body })).data,
    onSuccess: (profile: OwnProfile) => {
      queries.setQueryData(PROFILE, profile);
      renameCurrentMember(profile.membername);
    },
  });
}
