import { dayOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import { inLatinDigits } from '@muster/domain/latin-digits.ts';
import { hasLeft } from '@muster/domain/members/member-standing.ts';
import type { RegistrationMode } from '@muster/domain/office/settings-contract.ts';
import type { register } from '@muster/domain/session/session-contract.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import { type ProblemError, refuse } from '../../http/problems.ts';
import { hashSecret } from '../../http/secrets.ts';
import { addressSubject, countGuessOn, forgiveGuessOn, type Subject } from '../../identity/guess.ts';
import { whoseToken } from '../../identity/handed-out.ts';
import { lookAtCredentials } from '../../identity/looked-at.ts';
import { isPrivileged } from '../../identity/privileged-view.ts';
import { requireGoodPassword } from '../../passwords/choose-password.ts';
import { spendOneTimeToken } from '../../records/identity/one-time-token.ts';
import { findByCode, holdAccount, type SignInFacts, setFirstPassword } from '../../records/members/member.ts';
import { isOnRecord, recordAudit } from '../../records/office/audit.ts';
import { type Company, findCompany } from '../../records/office/company.ts';
import type { SignedIn } from './begin-session.ts';

/**
 * Gives a listed, active member without a password their first one (wire 5). Who had a sign-in before comes back to what is
 * theirs by a one-time code of HR alone, whatever the company's setting, and whose account is good for more than that begins
 * by one; a code that nobody asked for is theirs too. Every other case, unknown code, registered already, suspended, wrong one-time code, is one and the same refusal
 * after the same work.
 * @throws NOT_SET_UP, REGISTRATION_REFUSED, PASSWORD_MISMATCH, PASSWORD_TOO_WEAK, TOO_MANY_REQUESTS
 */
export async function registerMember(
  deps: Dependencies,
  body: Parsed<typeof register>['body'],
  ip: string,
): Promise<SignedIn> {
  const db = deps.database.query;
  const company = await findCompany(db);
  if (!company) throw refuse('NOT_SET_UP');
  requireGoodPassword(body, { membercode: body.membercode, companyName: company.name });
  return deps.passwords.inTurn(addressSubject(ip).key, (passwords) =>
    claimAccount({ ...deps, passwords }, company, body, ip),
  );
}

async function claimAccount(
  deps: Dependencies,
  company: Company,
  body: Parsed<typeof register>['body'],
  ip: string,
): Promise<SignedIn> {
  const db = deps.database.query;
  const subjects: Subject[] = [{ kind: 'account', key: `register:${body.membercode}` }, addressSubject(ip)];
  await countGuessOn(deps, subjects);
  const passwordHash = await deps.passwords.hash(body.password);
  const member = await findByCode(db, body.membercode);
  const codeHash = body.code === undefined ? undefined : hashSecret(spokenCode(body.code));
  const now = writeInstant(deps.clock());
  const otherwise = () => refused(company.registration);
  const looked = await deps.database.write(async (trx) => {
    if (!member) return undefined;
    await holdAccount(trx, member.id);
    const today = dayOf(deps.clock(), company.zone);
    const comesBack = await hadSignIn(trx, member);
    if (company.registration === 'off' && !comesBack) return undefined;
    if (hasLeft(member.leftOn, today)) return undefined;
    const needsCode = company.registration === 'code' || comesBack || (await isPrivileged(trx, member.id, today));
    // One that is typed all the same says who somebody means to be: with a slip in the member code they would be another.
    if (needsCode || codeHash) {
      if (!codeHash || (await whoseToken(trx, deps.clock, codeHash, 'register')) !== member.id) return undefined;
      if (!(await spendOneTimeToken(trx, codeHash, now))) return undefined;
    }
    if (!(await setFirstPassword(trx, member.id, passwordHash))) return undefined;
    await recordAudit(trx, { at: now, actorId: member.id, action: 'member.register', subject: `member:${member.id}` });
    return lookAtCredentials(trx, { memberId: member.id, otherwise });
  });
  if (!looked || !member) throw otherwise();
  await forgiveGuessOn(deps, subjects);
  const { id, membercode, membername, role, joinedOn } = member;
  return { member: { id, membercode, membername, role }, joinedOn, looked };
}

/** Whether somebody without a password had one: they were here, or their sign-in was taken away unused. */
const hadSignIn = async (trx: Write, { id, lastSeenAt }: SignInFacts): Promise<boolean> =>
  lastSeenAt !== null || isOnRecord(trx, { action: 'user.delete', subject: `member:${id}` });

/** Why, as far as the company's setting says it: whose member code it is, and what is wrong with it, shows nowhere. */
function refused(registration: RegistrationMode): ProblemError {
  if (registration === 'listed') return refuse('REGISTRATION_REFUSED');
  return refuse('REGISTRATION_REFUSED', { params: { reason: registration } });
}

/** One-time codes are read out and typed: case, digits, spaces and dashes do not matter. */
const spokenCode = (code: string): string => inLatinDigits(code).toUpperCase().replace(/[\s-]/g, '');
