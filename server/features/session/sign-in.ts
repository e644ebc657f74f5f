import { hasLeft } from '@muster/domain/members/member-standing.ts';
import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../http/problems.ts';
import { hashSecret } from '../../http/secrets.ts';
import { addressSubject, countGuessOn, forgiveGuessOn, type Subject } from '../../identity/guess.ts';
import { lookAtCredentials } from '../../identity/looked-at.ts';
import { companyExists, companyToday } from '../../records/company.ts';
import { findByCode } from '../../records/member.ts';
import { isKnownDevice } from '../../records/session.ts';
import type { SignedIn } from './begin-session.ts';

export interface Credentials {
  readonly membercode: string;
  readonly password: string;
  readonly ip: string;
  /** The device cookie, when the browser has one. */
  readonly device: string | undefined;
}

const wrong = () => refuse('INVALID_CREDENTIALS');

/**
 * Whether these credentials are right (wire 5). Unknown code, wrong password and unregistered member give the same
 * answer after the same work; only who knows the password learns of a suspension.
 * @throws INVALID_CREDENTIALS, MEMBER_SUSPENDED, TOO_MANY_REQUESTS, UNAVAILABLE, NOT_SET_UP
 */
export async function checkCredentials(deps: Dependencies, given: Credentials): Promise<SignedIn> {
  const db = deps.database.query;
  const found = await findByCode(db, given.membercode);
  if (!found && !(await companyExists(db))) throw refuse('NOT_SET_UP');
  const deviceHash = given.device === undefined ? undefined : hashSecret(given.device);
  const known = deviceHash !== undefined && found !== undefined && (await isKnownDevice(db, deviceHash, found.id));
  const subjects: Subject[] = known
    ? [{ kind: 'device', key: `${given.membercode}:${deviceHash}` }]
    : [{ kind: 'account', key: given.membercode }, addressSubject(given.ip)];

  await deps.passwords.inTurn(addressSubject(given.ip).key, async (passwords) => {
    await countGuessOn(deps, subjects);
    if (!(await passwords.matches(given.password, found?.passwordHash))) throw wrong();
    await forgiveGuessOn(deps, subjects);
  });
  if (!found) throw wrong();
  const closed = hasLeft(found.leftOn, await companyToday(db, deps.clock));
  if (found.status !== 'active' || closed) throw refuse('MEMBER_SUSPENDED');
  const { id, membercode, membername, role, passwordHash } = found;
  const looked = await lookAtCredentials(db, { memberId: id, otherwise: wrong });
  return { member: { id, membercode, membername, role }, looked: { ...looked, passwordHash } };
}
