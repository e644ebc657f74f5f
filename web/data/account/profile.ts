import { type OwnProfile, readProfile, updateProfile } from '@muster/domain/members/profile-contract.ts';
import type { Asked } from '@muster/domain/wire/contract.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { renameCurrentMember } from '../../lib/session/session-store.ts';
import { makesStaleBehind } from '../staleness.ts';

export const profileQueries = {
  own: queryOptions({
    queryKey: ['profile'],
    queryFn: async () => (await api.call(readProfile)).data,
    staleTime: 300_000,
  }),
};

export const profileChanges = {
  update: mutationOptions({
    mutationFn: async (body: Asked<typeof updateProfile>['body']) => (await api.call(updateProfile, { body })).data,
    onSuccess: (profile: OwnProfile, _sent, _before, { client }) => {
      client.setQueryData(profileQueries.own.queryKey, profile);
      renameCurrentMember(profile.membername);
    },
    ...makesStaleBehind('members'),
  }),
};
