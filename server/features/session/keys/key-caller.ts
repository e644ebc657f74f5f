import { dayOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import { type KeyScope, scopesAllow } from '@muster/domain/keys/key-rules.ts';
import type { Contract } from '@muster/domain/wire/contract.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/problems.ts';
import { hashSecret, newSecret } from '../../../http/secrets.ts';
import { touchKey } from '../../../records/access-key.ts';
import { readCompany } from '../../../records/company.ts';
import { findByKey } from './key-view.ts';

const PREFIX = 'mk_';
const TOUCH_MS = 60_000;

/** A key says what it is, so that one in the wrong place is found and told from a token. */
export const newKey = (): string => `${PREFIX}${newSecret()}`;

export const isKey = (bearer: string): boolean => bearer.startsWith(PREFIX) && bearer.length > PREFIX.length + 40;

/**
 * Who calls by an access key: its member, while they may sign in and the key lasts, for what its scopes say.
 * @throws UNAUTHENTICATED, MEMBER_SUSPENDED, FORBIDDEN
 */
export async function callerOfKey({ database, clock }: Dependencies, key: string, contract: Contract): Promise<Caller> {
  const { query } = database;
  const now = clock();
  const found = await findByKey(query, hashSecret(key));
  if (!found || found.untilDay < dayOf(now, (await readCompany(query)).zone)) throw refuse('UNAUTHENTICATED');
  if (found.status !== 'active') throw refuse('MEMBER_SUSPENDED');
  if (!scopesAllow(found.scopes.split(',') as KeyScope[], contract)) throw refuse('FORBIDDEN');
  const last = found.lastUsedAt && Temporal.Instant.from(found.lastUsedAt).epochMilliseconds;
  if (!last || now.epochMilliseconds - last > TOUCH_MS) await touchKey(query, found.id, writeInstant(now));
  return { member: found.member, sessionId: NO_SESSION, suspended: false };
}

/** No session has this number. */
const NO_SESSION = 0;
