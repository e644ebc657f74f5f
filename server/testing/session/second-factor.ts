import { addFactor } from '@muster/domain/factors/factors-contract.ts';
import { stepOf, totpCode } from '../../features/session/factors/totp.ts';
import type { Client } from '../company/client.ts';
import { type Office, PASSWORD } from '../company/office.ts';

export interface App {
  /** The code that the app shows at the office's time, or so many steps of 30 seconds later. */
  code(steps?: number): string;
  readonly recovery: readonly string[];
}

/** Sets up an authenticator app as a member does, and is that app from then on. */
export async function setUpApp(office: Office, client: Client): Promise<App> {
  const begun = (await client.call(addFactor, { body: { kind: 'totp', current: PASSWORD } })).data();
  const code = (steps = 0) => totpCode(begun.secret ?? '', stepOf(office.now) + steps);
  const { recovery } = (await client.call(addFactor, { body: { kind: 'totp', code: code() } })).data();
  return { code, recovery };
}
