import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import { type FactorKind, factorKinds } from '@muster/domain/factors/factor-rules.ts';
import type { finishSignIn } from '@muster/domain/factors/factors-contract.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import { nowText } from '../../../clock.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { refuse } from '../../../http/problems.ts';
import { hashSecret, newSecret } from '../../../http/secrets.ts';
import { addressSubject, countGuessOn, forgiveGuessOn } from '../../../identity/guess.ts';
import { requireOpenAccount } from '../../../identity/last-night-view.ts';
import { lookAtCredentials, requireStill } from '../../../identity/looked-at.ts';
import { type Origin, subjectsOf } from '../../../identity/origin.ts';
import { tell } from '../../../news/tell.ts';
import { type HeldFactors, isAny } from '../../../records/identity/second-factor.ts';
import { addTicket, findTicket, spendTicket, type Ticket } from '../../../records/identity/sign-in-ticket.ts';
import { findForSecond } from '../../../records/members/member.ts';
import type { SignedIn } from '../begin-session.ts';
import { lookAtPasskey } from './passkeys.ts';
import { type Proof, TICKET_MINUTES } from './proof.ts';
import { lookAtCode } from './use-code.ts';

/** What a member can confirm with; none for who has set nothing up. */
function kindsOf(held: HeldFactors): FactorKind[] {
  if (!isAny(held)) return [];
  const has = { totp: held.totpSince !== null, passkey: held.passkeys > 0, recovery: held.recoveryLeft > 0 };
  return factorKinds.filter((it) => has[it]);
}

/**
 * After the right password: lets who has no second factor in, and asks the others for it.
 * @throws SECOND_FACTOR_REQUIRED with a ticket for the second step
 */
export async function requireSecond({ database, clock }: Dependencies, { member, looked }: SignedIn): Promise<void> {
  const factors = kindsOf(looked);
  if (factors.length === 0) return;
  const ticket = newSecret();
  const expiresAt = writeInstant(clock().add({ minutes: TICKET_MINUTES }));
  await database.write(async (trx) => {
    await requireStill(trx, looked);
    await addTicket(trx, { hash: hashSecret(ticket), memberId: member.id, challenge: null, expiresAt });
  });
  throw refuse('SECOND_FACTOR_REQUIRED', { data: { ticket, factors } });
}

/**
 * The second step of a sign-in. A ticket is its member's, used once and short-lived; wrong codes count as wrong
 * passwords do, whatever ticket they come with.
 * @throws TICKET_NOT_VALID, SECOND_FACTOR_WRONG, MEMBER_SUSPENDED, TOO_MANY_REQUESTS
 */
export async function takeSecond(
  deps: Dependencies,
  given: Parsed<typeof finishSignIn>['body'],
  from: Origin,
): Promise<SignedIn> {
  const { key } = addressSubject(from.ip);
  return deps.passwords.inTurn(key, (passwords) => confirm({ ...deps, passwords }, given, from));
}

const invalid = () => refuse('TICKET_NOT_VALID', { field: 'ticket' });

async function confirm(
  deps: Dependencies,
  given: Parsed<typeof finishSignIn>['body'],
  from: Origin,
): Promise<SignedIn> {
  const { database, clock } = deps;
  const hash = hashSecret(given.ticket);
  const ticket = await findTicket(database.query, hash, nowText(clock));
  const found = ticket?.memberId ? await findForSecond(database.query, ticket.memberId) : undefined;
  if (!ticket || !found) throw invalid();
  const looked = await lookAtCredentials(database.query, { memberId: found.id, otherwise: invalid });
  const { status: _, joinedOn, leftOn: __, ...member } = found;
  const name = `second:${member.membercode}`;
  const subjects = await subjectsOf(database.query, from, { memberId: member.id, name });
  await countGuessOn(deps, subjects);
  const proof = await lookAt(deps, { ...ticket, memberId: member.id }, given);
  const used = await database.write(async (trx) => {
    await requireStill(trx, looked);
    if (!(await spendTicket(trx, hash))) throw invalid();
    await proof.use(trx);
    if (proof.kind === 'recovery') {
      const news = { code: 'recoveryUsed', params: {} } as const;
      await tell(deps.post, trx, { memberIds: [member.id], news, at: nowText(clock) });
    }
    // A passkey that came after the password is enough alone again.
    return lookAtCredentials(trx, { memberId: member.id, otherwise: invalid });
  });
  await forgiveGuessOn(deps, subjects);
  await requireOpenAccount(deps, found);
  return { member, joinedOn, looked: used, second: proof.kind };
}

/** The code or the passkey that was given; one of them has to be. */
function lookAt(
  deps: Dependencies,
  { memberId, challenge }: Ticket & { readonly memberId: number },
  { code, passkey }: Parsed<typeof finishSignIn>['body'],
): Promise<Proof> {
  if (code !== undefined) return lookAtCode(deps, memberId, code);
  if (passkey === undefined) throw refuse('INVALID_INPUT', { field: 'code', params: { reason: 'missing' } });
  return lookAtPasskey(deps, passkey, { challenge, memberId });
}
