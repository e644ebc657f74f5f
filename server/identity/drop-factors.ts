import type { Write } from '../database/engine.ts';
import { dropPasskeysOf } from '../records/identity/passkey.ts';
import { dropRecoveryCodes, dropTotp } from '../records/identity/second-factor.ts';
import { dropTicketsOf } from '../records/identity/sign-in-ticket.ts';
import { forgetFactorAsked } from '../records/members/member/factor-asked.ts';

/** Takes every factor of a member away; whether there was any. Their time to set one up begins anew. */
export async function dropFactors(trx: Write, memberId: number): Promise<boolean> {
  const [app, passkeys] = [await dropTotp(trx, memberId), await dropPasskeysOf(trx, memberId)];
  await dropRecoveryCodes(trx, memberId);
  await dropTicketsOf(trx, memberId);
  await forgetFactorAsked(trx, memberId);
  return app || passkeys;
}
