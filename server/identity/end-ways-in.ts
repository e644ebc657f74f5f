import type { Write } from '../database/engine.ts';
import { dropKeysOf } from '../records/identity/access-key.ts';
import { forgetDevices } from '../records/identity/known-device.ts';
import { endSessionsOf } from '../records/identity/session.ts';
import { dropTicketsOf } from '../records/identity/sign-in-ticket.ts';

interface Kept {
  readonly session?: number;
  /** The hash of a device's cookie. */
  readonly device?: string | undefined;
}

/**
 * Ends all that a member, or somebody in their name, got in by: sessions but for one, sign-ins half done, access keys. Their
 * devices but for one are known no more: whoever had the password of before signed in on some of them (threats T57).
 */
export async function endWaysIn(trx: Write, memberId: number, except: Kept = {}): Promise<void> {
  await endSessionsOf(trx, memberId, except.session);
  await forgetDevices(trx, memberId, except.device);
  await dropTicketsOf(trx, memberId);
  await dropKeysOf(trx, memberId);
}
