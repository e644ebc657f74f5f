import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { addFactor, FactorStep } from '@muster/domain/factors/factors-contract.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { nowText } from '../../../clock.ts';
import { isDuplicate } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/problems.ts';
import { hashSecret, newSecret } from '../../../http/secrets.ts';
import { confirmFirst } from '../../../identity/confirm-first.ts';
import { lookAtCredentials, requireStill } from '../../../identity/looked-at.ts';
import { dropKeysOf } from '../../../records/identity/access-key.ts';
import { addPasskey, passkeysOf } from '../../../records/identity/passkey.ts';
import { isAny, storeRecoveryCodes } from '../../../records/identity/second-factor.ts';
import { endSessionsOf, forgetFactorDue } from '../../../records/identity/session.ts';
import { addTicket, findTicket, spendTicket } from '../../../records/identity/sign-in-ticket.ts';
import { readCompany } from '../../../records/office/company.ts';
import { type Credential, transportsOf, webauthn } from './passkeys.ts';
import { TICKET_MINUTES } from './proof.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { relyingParty } from './relying-party.ts';
import { tellOfAccount } from './tell-of-account.ts';

const MOST_PASSKEYS = 10;

/** A ticket to set a passkey up is none to sign in with. */
const hashOf = (ticket: string): string => hashSecret(`set-up:${ticket}`);

/**
 * Sets a passkey up in two steps: what the browser is asked for, then what it has made.
 * @throws CONFIRM_FIRST, TICKET_NOT_VALID, SECOND_FACTOR_WRONG, INVALID_INPUT, TOO_MANY_REQUESTS
 */
export async function setUpPasskey(
  deps: Dependencies,
  caller: Caller,
  { current, ticket, name, passkey }: Parsed<typeof addFactor>['body'],
): Promise<FactorStep> {
  if (passkey === undefined) return begin(deps, caller, current);
  if (name === undefined) throw refuse('INVALID_INPUT', { field: 'name', params: { reason: 'missing' } });
  return finish(deps, caller, { ticket: ticket ?? '', name, passkey });
}

/** @throws INVALID_INPUT */
function requireRoom(passkeys: number): void {
  if (passkeys < MOST_PASSKEYS) return;
  throw refuse('INVALID_INPUT', { field: 'name', params: { reason: 'many', count: MOST_PASSKEYS } });
}

async function begin(deps: Dependencies, caller: Caller, current: string | undefined): Promise<FactorStep> {
  const looked = await confirmFirst(deps, caller, current);
  const { query } = deps.database;
  const { id, membercode, membername } = caller.member;
  const own = await passkeysOf(query, id);
  requireRoom(own.length);
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: (await readCompany(query)).name,
    rpID: relyingParty(deps.config.publicUrl).id,
    userName: membercode,
    userDisplayName: membername,
    userID: new Uint8Array(Buffer.from(`member:${id}`)),
    attestationType: 'none',
    excludeCredentials: own.map((it) => ({ id: it.credential_id, transports: transportsOf(it.transports) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const ticket = newSecret();
  const expiresAt = writeInstant(deps.clock().add({ minutes: TICKET_MINUTES }));
  await deps.database.write(async (trx) => {
    await requireStill(trx, looked);
    await addTicket(trx, { hash: hashOf(ticket), memberId: id, challenge: options.challenge, expiresAt });
  });
  return { secret: null, uri: null, recovery: [], ticket, options };
}

interface Made {
  readonly ticket: string;
  readonly name: string;
  readonly passkey: Credential;
}

async function finish(deps: Dependencies, caller: Caller, { ticket, name, passkey }: Made): Promise<FactorStep> {
  const { id } = caller.member;
  const hash = hashOf(ticket);
  const otherwise = () => refuse('TICKET_NOT_VALID', { field: 'ticket' });
  const asking = { memberId: id, sessionId: caller.sessionId, otherwise };
  const looked = await lookAtCredentials(deps.database.query, asking);
  const waiting = await findTicket(deps.database.query, hash, nowText(deps.clock));
  if (!waiting?.challenge || waiting.memberId !== id) throw otherwise();
  const credential = await verified(deps, passkey, waiting.challenge);
  const recovery = isAny(looked) ? undefined : await makeRecoveryCodes(deps.passwords);
  try {
    await deps.database.write(async (trx) => {
      await requireStill(trx, looked);
      // Several may have been begun while there was room.
      requireRoom((await passkeysOf(trx, id)).length);
      if (!(await spendTicket(trx, hash))) throw otherwise();
      await addPasskey(trx, { memberId: id, name, ...credential, now: nowText(deps.clock) });
      // A key of before was made by the password alone.
      if (recovery) {
        await storeRecoveryCodes(trx, id, recovery.hashes);
        await dropKeysOf(trx, id);
      }
      await forgetFactorDue(trx, id);
      await endSessionsOf(trx, id, caller.sessionId);
      await tellOfAccount(deps, trx, {
        caller,
        verb: 'add-passkey',
        news: { code: 'passkeyAdded', params: { key: name } },
      });
    });
  } catch (error) {
    throw isDuplicate(error) ? refuse('SECOND_FACTOR_WRONG', { field: 'passkey' }) : error;
  }
  return { secret: null, uri: null, recovery: [...(recovery?.codes ?? [])], ticket: null, options: null };
}

/** What of a new passkey is kept. @throws SECOND_FACTOR_WRONG */
async function verified({ config }: Dependencies, passkey: Credential, challenge: string) {
  const { verifyRegistrationResponse } = await webauthn();
  const { id, origins } = relyingParty(config.publicUrl);
  const answer = await verifyRegistrationResponse({
    response: passkey as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: id,
  }).catch(() => undefined);
  if (!answer?.verified) throw refuse('SECOND_FACTOR_WRONG', { field: 'passkey' });
  const { credential } = answer.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: (credential.transports ?? []).join(','),
  };
}
