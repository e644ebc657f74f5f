import { askPasskey, finishSignIn, signInByPasskey } from '@muster/domain/factors/factors-contract.ts';
import type { Asked } from '@muster/domain/wire/contract.ts';
import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser';
import { api } from '../lib/api.ts';
import { enterSession } from '../lib/session-store.ts';

type Passkey = Asked<typeof signInByPasskey>['body']['passkey'];

/** What the member's passkey signs, for the ticket of a sign-in that waits or for a new one. */
async function touch(waiting?: string): Promise<{ ticket: string; passkey: Passkey }> {
  const body = waiting === undefined ? {} : { ticket: waiting };
  const { ticket, options } = (await api.call(askPasskey, { body })).data;
  const passkey = await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
  return { ticket, passkey: passkey as unknown as Passkey };
}

/** Sign-ins beside the password. They are loaded when they are wanted. */
export const secondStep = {
  finish: async (body: Asked<typeof finishSignIn>['body']) =>
    enterSession((await api.call(finishSignIn, { body })).data),
  finishByPasskey: async (waiting: string) =>
    enterSession((await api.call(finishSignIn, { body: await touch(waiting) })).data),
  byPasskey: async () => enterSession((await api.call(signInByPasskey, { body: await touch() })).data),
};
