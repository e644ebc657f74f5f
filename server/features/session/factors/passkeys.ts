import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { askPasskey, signInByPasskey } from '@muster/domain/factors/factors-contract.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { AuthenticationResponseJSON, AuthenticatorTransport } from '@simplewebauthn/server';
import { nowText } from '../../../clock.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { refuse } from '../../../http/problems.ts';
import { hashSecret, newSecret } from '../../../http/secrets.ts';
import { countGuessOn, forgiveGuessOn } from '../../../identity/guess.ts';
import { requireOpenAccount } from '../../../identity/last-night-view.ts';
import { lookAtCredentials } from '../../../identity/looked-at.ts';
import { type Origin, passkeySubject } from '../../../identity/origin.ts';
import { findPasskey, passkeysOf, usePasskeyAlone, usePasskeyAsSecond } from '../../../records/identity/passkey.ts';
import { addTicket, findTicket, setChallenge, spendTicket } from '../../../records/identity/sign-in-ticket.ts';
import { findForSecond } from '../../../records/members/member.ts';
import type { SignedIn } from '../begin-session.ts';
import { type Proof, TICKET_MINUTES } from './proof.ts';
import { relyingParty } from './relying-party.ts';

export type Credential = Parsed<typeof signInByPasskey>['body']['passkey'];
interface Asked {
  readonly ticket: string;
  readonly options: unknown;
}

const wrong = () => refuse('SECOND_FACTOR_WRONG', { field: 'passkey', params: { reason: 'passkey' } });
const invalid = () => refuse('TICKET_NOT_VALID', { field: 'ticket' });
/** It is large, and not every company uses it. */
export const webauthn = () => import('@simplewebauthn/server');
export const transportsOf = (kept: string) => kept.split(',').filter(Boolean) as AuthenticatorTransport[];

/**
 * What to ask a browser for: any passkey that it has for this company, or, with the ticket of a sign-in that waits, one of
 * that member's.
 * @throws TICKET_NOT_VALID, TOO_MANY_REQUESTS
 */
export async function askForPasskey(
  deps: Dependencies,
  { ticket }: Parsed<typeof askPasskey>['body'],
  from: Origin,
): Promise<Asked> {
  await countGuessOn(deps, [await passkeySubject(deps.database.query, from, 'ask')]);
  return ticket === undefined ? askForAny(deps) : askMember(deps, ticket);
}

async function askForAny({ config, database, clock }: Dependencies): Promise<Asked> {
  const { generateAuthenticationOptions } = await webauthn();
  const { id: rpID } = relyingParty(config.publicUrl);
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  const ticket = newSecret();
  const expiresAt = writeInstant(clock().add({ minutes: TICKET_MINUTES }));
  const { challenge } = options;
  await addTicket(database.query, { hash: hashSecret(ticket), memberId: null, challenge, expiresAt });
  return { ticket, options };
}

async function askMember({ config, database: { query }, clock }: Dependencies, ticket: string): Promise<Asked> {
  const hash = hashSecret(ticket);
  const found = await findTicket(query, hash, nowText(clock));
  if (!found?.memberId) throw invalid();
  const { generateAuthenticationOptions } = await webauthn();
  const own = await passkeysOf(query, found.memberId);
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(config.publicUrl).id,
    allowCredentials: own.map((it) => ({ id: it.credential_id, transports: transportsOf(it.transports) })),
  });
  await setChallenge(query, hash, options.challenge);
  return { ticket, options };
}

/**
 * Looks at what a passkey has signed. `memberId` says whose it must be; without one it signs a member in alone, so it must
 * have asked for finger, face or PIN.
 * @throws SECOND_FACTOR_WRONG
 */
export async function lookAtPasskey(
  { config, database, clock }: Dependencies,
  given: Credential,
  { challenge, memberId }: { readonly challenge: string | null; readonly memberId?: number },
): Promise<Proof & { readonly memberId: number }> {
  const stored = await findPasskey(database.query, given.id);
  if (!stored || challenge === null || (memberId !== undefined && stored.member_id !== memberId)) throw wrong();
  const { verifyAuthenticationResponse } = await webauthn();
  const { id, origins } = relyingParty(config.publicUrl);
  const verified = await verifyAuthenticationResponse({
    response: given as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: id,
    requireUserVerification: memberId === undefined,
    credential: {
      id: stored.credential_id,
      publicKey: new Uint8Array(Buffer.from(stored.public_key, 'base64url')),
      counter: stored.counter,
      transports: transportsOf(stored.transports),
    },
  }).catch(() => undefined);
  if (!verified?.verified) throw wrong();
  const use = memberId === undefined ? usePasskeyAlone : usePasskeyAsSecond;
  const counter = verified.authenticationInfo.newCounter;
  return {
    kind: 'passkey',
    memberId: stored.member_id,
    use: async (trx) => {
      if (!(await use(trx, { id: stored.id, counter, now: nowText(clock) }))) throw wrong();
    },
  };
}

/**
 * Signs in by a passkey alone: it says whose it is, and has made sure that it is they. One from before the account was worth
 * more does not, until it has come after the password (threats T50).
 * @throws TICKET_NOT_VALID, SECOND_FACTOR_WRONG, MEMBER_SUSPENDED, TOO_MANY_REQUESTS
 */
export async function takePasskey(
  deps: Dependencies,
  given: Parsed<typeof signInByPasskey>['body'],
  from: Origin,
): Promise<SignedIn> {
  const { database, clock } = deps;
  const subjects = [await passkeySubject(database.query, from, 'try')];
  await countGuessOn(deps, subjects);
  const hash = hashSecret(given.ticket);
  const ticket = await findTicket(database.query, hash, nowText(clock));
  if (!ticket || ticket.memberId !== null) throw invalid();
  const proof = await lookAtPasskey(deps, given.passkey, { challenge: ticket.challenge });
  const looked = await lookAtCredentials(database.query, { memberId: proof.memberId, otherwise: wrong });
  await database.write(async (trx) => {
    if (!(await spendTicket(trx, hash))) throw invalid();
    await proof.use(trx);
  });
  await forgiveGuessOn(deps, [...subjects, await passkeySubject(database.query, from, 'ask')]);
  const found = await findForSecond(database.query, proof.memberId);
  if (!found) throw wrong();
  const { status: _, joinedOn, leftOn: __, ...member } = found;
  await requireOpenAccount(deps, found);
  return { member, joinedOn, looked, second: proof.kind };
}
