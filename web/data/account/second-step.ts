import { askPasskey, finishSignIn, signInByPasskey } from '@muster/domain/factors/factors-contract.ts';
import type { Asked } from '@muster/domain/wire/contract.ts';
import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser';
import { api } from '../../lib/api/api.ts';
import { notePasskey } from '../../lib/device/passkeys.ts';
import { pressAhead } from '../../lib/loading/early-page.ts';
import { enterSession } from '../../lib/session/session-store.ts';
import { deviceTime } from '../../lib/time/device-time.ts';
import { hasWaiting } from '../attendance/waiting-punches.ts';

type Passkey = Asked<typeof signInByPasskey>['body']['passkey'];

/** What the member's passkey signs, for the ticket of a sign-in that waits or for a new one. */
async function touch(waiting?: string): Promise<{ ticket: string; passkey: Passkey }> {
  const body = waiting === undefined ? {} : { ticket: waiting };
  const { ticket, options } = (await api.call(askPasskey, { body })).data;
  const passkey = await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
  return { ticket, passkey: passkey as unknown as Passkey };
}

/** Only by an answer of the server; notes on the device that a passkey is of use here. */
async function byPasskey() {
  const member = (await api.call(signInByPasskey, { body: await touch() })).data;
  notePasskey();
  return member;
}

/** Sign-ins beside the password. They are loaded when they are wanted. */
export const secondStep = {
  finish: async (body: Asked<typeof finishSignIn>['body']) =>
    enterSession((await api.call(finishSignIn, { body })).data),
  finishByPasskey: async (waiting: string) =>
    enterSession((await api.call(finishSignIn, { body: await touch(waiting) })).data),
  byPasskey: async () => enterSession(await byPasskey()),
  /** Signs in, and the landing page goes on as if its "Check in" had been pressed once the passkey was verified. */
  checkInByPasskey: async () => {
    const member = await byPasskey();
    const checktime = deviceTime();
    if (!(await hasWaiting(member.membercode))) pressAhead({ checktype: 'in', checktime });
    enterSession(member);
  },
};
