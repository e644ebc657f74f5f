import { dayOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import { type KeyScope, MOST_KEYS, mayLastUntil } from '@muster/domain/keys/key-rules.ts';
import type { AccessKey, MadeKey, makeKey } from '@muster/domain/keys/keys-contract.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { Read } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/problems.ts';
import { hashSecret } from '../../../http/secrets.ts';
import { confirmFirst } from '../../../identity/confirm-first.ts';
import { requireStill } from '../../../identity/looked-at.ts';
import { addKey, dropKey, keysOf } from '../../../records/identity/access-key.ts';
import { signedInAt } from '../../../records/identity/session.ts';
import { recordAudit } from '../../../records/office/audit.ts';
import { readCompany } from '../../../records/office/company.ts';
import { tellOfAccount } from '../factors/tell-of-account.ts';
import { newKey } from './key-caller.ts';

export async function listOwnKeys(db: Read, caller: Caller): Promise<AccessKey[]> {
  return (await keysOf(db, caller.member.id)).map((it) => ({
    id: it.id,
    name: it.name,
    scopes: it.scopes.split(',') as KeyScope[],
    expires: it.until_day,
    createdat: it.created_at,
    lastusedat: it.last_used_at,
  }));
}

/**
 * Makes a key for a script: it may what its scopes say, where the member may, until its last day. Whoever signed in within
 * the last minutes has given their password just now.
 * @throws CONFIRM_FIRST, INVALID_INPUT, TOO_MANY_REQUESTS
 */
export async function makeOwnKey(
  deps: Dependencies,
  caller: Caller,
  { name, scopes, expires, current }: Parsed<typeof makeKey>['body'],
): Promise<MadeKey> {
  const { id: memberId } = caller.member;
  const { zone } = await readCompany(deps.database.query);
  // An instant is of the day on which it is for the company.
  const untilDay = expires.includes('T') ? dayOf(Temporal.Instant.from(expires), zone) : expires;
  if (!mayLastUntil(untilDay, dayOf(deps.clock(), zone))) {
    throw refuse('INVALID_INPUT', { field: 'expires', params: { reason: 'keydays' } });
  }
  const looked = await confirmFirst(deps, caller, current, signedInAt);
  const key = newKey();
  const now = writeInstant(deps.clock());
  const own = [...new Set(scopes)].toSorted();
  const id = await deps.database.write(async (trx) => {
    await requireStill(trx, looked);
    if ((await keysOf(trx, memberId)).length >= MOST_KEYS) {
      throw refuse('INVALID_INPUT', { field: 'name', params: { reason: 'many', count: MOST_KEYS } });
    }
    await tellOfAccount(deps, trx, { caller, verb: 'add-key', news: { code: 'keyMade', params: { key: name } } });
    return addKey(trx, { memberId, name, hash: hashSecret(key), scopes: own.join(','), untilDay, now });
  });
  return { id, name, scopes: own, expires: untilDay, createdat: now, lastusedat: null, key };
}

/** Ends a key: its next request is refused. @throws NOT_FOUND */
export async function removeOwnKey({ database, clock }: Dependencies, caller: Caller, id: number): Promise<void> {
  const { id: memberId } = caller.member;
  await database.write(async (trx) => {
    const name = await dropKey(trx, memberId, id);
    if (name === undefined) throw refuse('NOT_FOUND');
    await recordAudit(trx, {
      at: writeInstant(clock()),
      actorId: memberId,
      action: 'member.remove-key',
      subject: `member:${memberId}`,
      before: { name },
    });
  });
}
