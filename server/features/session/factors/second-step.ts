import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { FactorKind } from '@muster/domain/factors/factor-rules.ts';
import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import { nowText } from '../../../clock.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { refuse } from '../../../http/problems.ts';
import { hashSecret, newSecret } from '../../../http/secrets.ts';
import { addressSubject, countGuessOn, forgiveGuessOn, type Subject } from '../../../identity/guess.ts';
import { findForSecond } from '../../../records/member.ts';
import { type HeldFactors, heldFactors } from '../../../records/second-factor.ts';
import { addTicket, findTicket, spendTicket } from '../../../records/sign-in-ticket.ts';
import { tell } from '../../../tell.ts';
import { lookAtCode } from './use-code.ts';

/** How long a member has to take out their phone. */
const TICKET_MINUTES = 5;

/** What a member can confirm with; none for who has set nothing up. */
function kindsOf({ totpSince, recoveryLeft }: HeldFactors): FactorKind[] {
  if (!totpSince) return [];
  return ['totp', ...(recoveryLeft > 0 ? (['recovery'] as const) : [])];
}

/**
 * After the right password: lets who has no second factor in, and asks the others for it.
 * @throws SECOND_FACTOR_REQUIRED with a ticket for the second step
 */
export async function requireSecond({ database, clock }: Dependencies, member: CurrentMember): Promise<void> {
  const factors = kindsOf(await heldFactors(database.query, member.id));
  if (factors.length === 0) return;
  const ticket = newSecret();
  const expiresAt = writeInstant(clock().add({ minutes: TICKET_MINUTES }));
  await addTicket(database.query, { hash: hashSecret(ticket), memberId: member.id, challenge: null, expiresAt });
  throw refuse('SECOND_FACTOR_REQUIRED', { data: { ticket, factors } });
}

/**
 * The second step of a sign-in. A ticket is its member's, used once and short-lived; wrong codes count against the
 * member and the address, whatever ticket they come with.
 * @throws TICKET_NOT_VALID, SECOND_FACTOR_WRONG, MEMBER_SUSPENDED, TOO_MANY_REQUESTS
 */
export async function takeSecond(
  deps: Dependencies,
  given: { readonly ticket: string; readonly code: string },
  ip: string,
): Promise<{ readonly member: CurrentMember; readonly kind: FactorKind }> {
  const { database, clock } = deps;
  const hash = hashSecret(given.ticket);
  const ticket = await findTicket(database.query, hash, nowText(clock));
  const found = ticket?.memberId ? await findForSecond(database.query, ticket.memberId) : undefined;
  if (!found) throw refuse('TICKET_NOT_VALID', { field: 'ticket' });
  const { status, ...member } = found;
  const subjects: Subject[] = [{ kind: 'account', key: `second:${member.membercode}` }, addressSubject(ip)];
  await countGuessOn(deps, subjects);
  const code = await lookAtCode(deps, member.id, given.code);
  await database.write(async (trx) => {
    if (!(await spendTicket(trx, hash))) throw refuse('TICKET_NOT_VALID', { field: 'ticket' });
    await code.use(trx);
    if (code.kind === 'recovery') {
      const news = { code: 'recoveryUsed', params: {} } as const;
      await tell(deps.post, trx, { memberIds: [member.id], news, at: nowText(clock) });
    }
  });
  await forgiveGuessOn(deps, subjects);
  if (status !== 'active') throw refuse('MEMBER_SUSPENDED');
  return { member, kind: code.kind };
}
