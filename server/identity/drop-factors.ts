import type { Write } from '../database/engine.ts';
import { forgetFactorAsked } from '../records/member/factor-asked.ts';
import { dropPasskeysOf } from '../records/passkey.ts';
import { dropRecoveryCodes, dropTotp } from '../records/second-factor.ts';
import { dropTicketsOf } from '../records/sign-in-ticket.ts';

/** Takes every factor of a member away; whether there was any. Their time to set one up begins anew. */
export async function dropFactors(trx: Write, memberId: number): Promise<boolean> {
  const [app, passkeys] = [await dropTotp(trx, memberId), await dropPasskeysOf(trx, memberId)];
  await dropRecoveryCodes(trx, memberId);
  await dropTicketsOf(trx, memberId);
  await forgetFactorAsked(trx, memberId);
  return app || passkeys;
}
