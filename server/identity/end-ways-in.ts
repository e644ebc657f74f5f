import type { Write } from '../database/engine.ts';
import { dropKeysOf } from '../records/identity/access-key.ts';
import { endSessionsOf } from '../records/identity/session.ts';
import { dropTicketsOf } from '../records/identity/sign-in-ticket.ts';

/** Ends all that a member, or somebody in their name, got in by: sessions but for one, sign-ins half done, access keys. */
export async function endWaysIn(trx: Write, memberId: number, exceptSession?: number): Promise<void> {
  await endSessionsOf(trx, memberId, exceptSession);
  await dropTicketsOf(trx, memberId);
  await dropKeysOf(trx, memberId);
}
