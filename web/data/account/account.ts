import {
  downloadOwnData,
  type OwnPreferences,
  readPreferences,
  revokeOtherSessions,
  savePreferences,
} from '@muster/domain/account/account-contract.ts';
import type { Asked } from '@muster/domain/wire/contract.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { makesStale } from '../staleness.ts';

export type PreferenceChange = Asked<typeof savePreferences>['body'];

export const accountQueries = {
  /** How the member likes Muster to look and to tell them things, on every device. */
  preferences: queryOptions({
    queryKey: ['preferences'],
    queryFn: async () => (await api.call(readPreferences)).data,
    staleTime: Number.POSITIVE_INFINITY,
  }),
};

export const accountChanges = {
  savePreferences: mutationOptions({
    // One after the other, so that what was chosen last is stored last.
    scope: { id: 'preferences' },
    mutationFn: async (body: PreferenceChange) => (await api.call(savePreferences, { body })).data,
    // Shown at once, and taken back when it could not be stored.
    onMutate: (change: PreferenceChange, { client }) => {
      const before = client.getQueryData(accountQueries.preferences.queryKey);
      if (before && change.notify) {
        const notify = { ...before.notify, ...change.notify } as OwnPreferences['notify'];
        client.setQueryData(accountQueries.preferences.queryKey, { ...before, notify });
      }
      return before;
    },
    onError: (_problem, _change, before, { client }) => {
      if (before) client.setQueryData(accountQueries.preferences.queryKey, before);
    },
    onSuccess: (saved: OwnPreferences, _sent, _before, { client }) => {
      client.setQueryData(accountQueries.preferences.queryKey, saved);
    },
  }),
  revokeOthers: mutationOptions({
    mutationFn: async () => (await api.call(revokeOtherSessions)).data,
    ...makesStale('sessions'),
  }),
  /** A file, as it comes. */
  download: mutationOptions({ mutationFn: () => api.download(downloadOwnData) }),
};
