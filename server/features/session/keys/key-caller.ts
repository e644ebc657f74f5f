import { dayOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import { graceEnd, needsFactor, type SecondFactorMode } from '@muster/domain/factors/factor-rules.ts';
import { type KeyScope, scopesAllow } from '@muster/domain/keys/key-rules.ts';
import { hasLeft } from '@muster/domain/members/member-standing.ts';
import type { Contract } from '@muster/domain/wire/contract.ts';
import type { Writable } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/problems.ts';
import { hashSecret, newSecret } from '../../../http/secrets.ts';
import { asToday } from '../../../identity/resting.ts';
import { touchKey } from '../../../records/identity/access-key.ts';
import { hasFactor } from '../../../records/identity/second-factor.ts';
import { beginAsking } from '../../../records/members/member/factor-asked.ts';
import { readCompany } from '../../../records/office/company.ts';
import { findByKey, type StoredKey } from './key-view.ts';

const PREFIX = 'mk_';
const TOUCH_MS = 60_000;

/** A key says what it is, so that one in the wrong place is found and told from a token. */
export const newKey = (): string => `${PREFIX}${newSecret()}`;

export const isKey = (bearer: string): boolean => bearer.startsWith(PREFIX) && bearer.length > PREFIX.length + 40;

/**
 * Who calls by an access key: its member, while they may sign in and the key lasts, for what its scopes say. After their
 * last day it is no key any more, whether or not their account is closed by then.
 * @throws UNAUTHENTICATED, MEMBER_SUSPENDED, SECOND_FACTOR_MISSING, FORBIDDEN
 */
export async function callerOfKey(deps: Dependencies, key: string, contract: Contract): Promise<Caller> {
  const { query } = deps.database;
  const now = deps.clock();
  const found = await findByKey(query, hashSecret(key));
  if (!found) throw refuse('UNAUTHENTICATED');
  const { zone, secondFactor } = await readCompany(query);
  const today = dayOf(now, zone);
  if (found.untilDay < today || hasLeft(found.leftOn, today)) throw refuse('UNAUTHENTICATED');
  if (found.status !== 'active') throw refuse('MEMBER_SUSPENDED');
  if (!scopesAllow(found.scopes.split(',') as KeyScope[], contract)) throw refuse('FORBIDDEN');
  if (!contract.withoutFactor && (await missesFactor(query, found, secondFactor, now))) {
    throw refuse('SECOND_FACTOR_MISSING');
  }
  const last = found.lastUsedAt && Temporal.Instant.from(found.lastUsedAt).epochMilliseconds;
  if (!last || now.epochMilliseconds - last > TOUCH_MS) await touchKey(query, found.id, writeInstant(now));
  const who = await asToday(deps, found.member, found.joinedOn);
  return { ...who, sessionId: NO_SESSION, keyId: found.id, suspended: false };
}

/** Whether a member is asked for a second factor, has none, and has had their time. It runs from the first use of a key too. */
async function missesFactor(
  query: Writable,
  { member, factorAskedAt }: StoredKey,
  mode: SecondFactorMode,
  now: Temporal.Instant,
): Promise<boolean> {
  if (!needsFactor(mode, member.role) || (await hasFactor(query, member.id))) return false;
  if (factorAskedAt !== null) return Temporal.Instant.compare(graceEnd(Temporal.Instant.from(factorAskedAt)), now) <= 0;
  await beginAsking(query, member.id, writeInstant(now));
  return false;
}

/** No session has this number. */
const NO_SESSION = 0;
