import {
  addFactor,
  removeFactor,
  removeMemberFactors,
  renamePasskey,
} from '@muster/domain/factors/factors-contract.ts';
import { listKeys, makeKey, removeKey } from '@muster/domain/keys/keys-contract.ts';
import type { Asked } from '@muster/domain/wire/contract.ts';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { notePasskey } from '../../lib/device/passkeys.ts';
import { makesStale } from '../staleness.ts';
import { ownFactors } from './own-factors.ts';

export const securityQueries = {
  factors: ownFactors,
  keys: queryOptions({ queryKey: ['security', 'keys'], queryFn: async () => (await api.call(listKeys)).data }),
};

export const securityChanges = {
  /** A factor ends the member's other sessions. */
  add: mutationOptions({
    mutationFn: async (body: Asked<typeof addFactor>['body']) => (await api.call(addFactor, { body })).data,
    ...makesStale('security', 'sessions'),
  }),
  /** In two calls, between which the browser asks for finger, face or PIN. */
  addPasskey: mutationOptions({
    mutationFn: async ({ name, ...body }: Asked<typeof addFactor>['body']) => {
      const { startRegistration } = await import('@simplewebauthn/browser');
      const begun = (await api.call(addFactor, { body })).data;
      const made = await startRegistration({ optionsJSON: begun.options as PublicKeyCredentialCreationOptionsJSON });
      const passkey = made as unknown as Asked<typeof addFactor>['body']['passkey'];
      const finish = { kind: 'passkey', name, ticket: begun.ticket ?? '', passkey } as const;
      const added = (await api.call(addFactor, { body: finish })).data;
      notePasskey();
      return added;
    },
    ...makesStale('security', 'sessions'),
  }),
  renamePasskey: mutationOptions({
    mutationFn: ({ id, ...body }: Asked<typeof renamePasskey>['body'] & { readonly id: number }) =>
      api.call(renamePasskey, { params: { id: String(id) }, body }),
    ...makesStale('security'),
  }),
  remove: mutationOptions({
    mutationFn: (body: Asked<typeof removeFactor>['body']) => api.call(removeFactor, { body }),
    ...makesStale('security'),
  }),
  removeOf: mutationOptions({
    mutationFn: (id: number) => api.call(removeMemberFactors, { params: { id: String(id) } }),
    ...makesStale('members'),
  }),
  makeKey: mutationOptions({
    mutationFn: async (body: Asked<typeof makeKey>['body']) => (await api.call(makeKey, { body })).data,
    ...makesStale('security'),
  }),
  removeKey: mutationOptions({
    mutationFn: (id: number) => api.call(removeKey, { params: { id: String(id) } }),
    ...makesStale('security'),
  }),
};
