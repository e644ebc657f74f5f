import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../http/problems.ts';
import { addressSubject, countGuessOn, forgiveGuessOn } from '../../identity/guess.ts';
import { requireOpenAccount } from '../../identity/last-night-view.ts';
import { lookAtCredentials } from '../../identity/looked-at.ts';
import { type Origin, subjectsOf } from '../../identity/origin.ts';
import { findByCode } from '../../records/members/member.ts';
import { companyExists } from '../../records/office/company.ts';
import type { SignedIn } from './begin-session.ts';

export interface Credentials extends Origin {
  readonly membercode: string;
  readonly password: string;
}

const wrong = () => refuse('INVALID_CREDENTIALS');

/**
 * Whether these credentials are right (wire 5). Unknown code, wrong password and unregistered member give the same
 * answer after the same work; only who knows the password learns of a suspension.
 * @throws INVALID_CREDENTIALS, MEMBER_SUSPENDED, TOO_MANY_REQUESTS, UNAVAILABLE, NOT_SET_UP
 */
export async function checkCredentials(deps: Dependencies, given: Credentials): Promise<SignedIn> {
  const db = deps.database.query;
  // A place first: whoever is sent away for want of one has asked the database nothing.
  const found = await deps.passwords.inTurn(addressSubject(given.ip).key, async (passwords) => {
    const member = await findByCode(db, given.membercode);
    if (!member && !(await companyExists(db))) throw refuse('NOT_SET_UP');
    const subjects = await subjectsOf(db, given, { memberId: member?.id, name: given.membercode });
    await countGuessOn(deps, subjects);
    if (!(await passwords.matches(given.password, member?.passwordHash))) throw wrong();
    await forgiveGuessOn(deps, subjects);
    return member;
  });
  if (!found) throw wrong();
  await requireOpenAccount(deps, found);
  const { id, membercode, membername, role, joinedOn, passwordHash } = found;
  const looked = await lookAtCredentials(db, { memberId: id, otherwise: wrong });
  return { member: { id, membercode, membername, role }, joinedOn, looked: { ...looked, passwordHash } };
}
