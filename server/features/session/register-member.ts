import { dayOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import { hasLeft } from '@muster/domain/members/member-standing.ts';
import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import type { RegistrationMode } from '@muster/domain/office/office-contract.ts';
import type { register } from '@muster/domain/session/session-contract.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import { type ProblemError, refuse } from '../../http/problems.ts';
import { hashSecret } from '../../http/secrets.ts';
import { addressSubject, countGuessOn, forgiveGuessOn, type Subject } from '../../identity/guess.ts';
import { requireGoodPassword } from '../../passwords/choose-password.ts';
import { recordAudit } from '../../records/audit.ts';
import { findCompany } from '../../records/company.ts';
import { findByCode, setFirstPassword } from '../../records/member.ts';
import { findOneTimeToken, spendOneTimeToken } from '../../records/one-time-token.ts';

/**
 * Gives a listed, active member without a password their first one (wire 5). Every other case, unknown
 * code, registered already, suspended, wrong one-time code, is one and the same refusal after the same work.
 * @throws NOT_SET_UP, REGISTRATION_REFUSED, PASSWORD_MISMATCH, PASSWORD_TOO_WEAK, TOO_MANY_REQUESTS
 */
export async function registerMember(
  deps: Dependencies,
  body: Parsed<typeof register>['body'],
  ip: string,
): Promise<CurrentMember> {
  const db = deps.database.query;
  const company = await findCompany(db);
  if (!company) throw refuse('NOT_SET_UP');
  requireGoodPassword(body, { membercode: body.membercode, companyName: company.name });
  const subjects: Subject[] = [{ kind: 'account', key: `register:${body.membercode}` }, addressSubject(ip)];
  await countGuessOn(deps, subjects);

  const passwordHash = await deps.passwords.hash(body.password);
  const member = await findByCode(db, body.membercode);
  const codeHash = body.code === undefined ? undefined : hashSecret(spokenCode(body.code));
  const now = writeInstant(deps.clock());
  const registered = await deps.database.write(async (trx) => {
    if (!member || company.registration === 'off') return false;
    if (hasLeft(member.leftOn, dayOf(deps.clock(), company.zone))) return false;
    if (company.registration === 'code') {
      const token = codeHash && (await findOneTimeToken(trx, codeHash, 'register', now));
      if (!codeHash || !token || token.memberId !== member.id || !(await spendOneTimeToken(trx, codeHash, now)))
        return false;
    }
    if (!(await setFirstPassword(trx, member.id, passwordHash))) return false;
    await recordAudit(trx, { at: now, actorId: member.id, action: 'member.register', subject: `member:${member.id}` });
    return true;
  });
  if (!registered || !member) throw refused(company.registration);
  await forgiveGuessOn(deps, subjects);
  const { id, membercode, membername, role } = member;
  return { id, membercode, membername, role };
}

/** Why, as far as the company's setting says it: whose member code it is, and what is wrong with it, shows nowhere. */
function refused(registration: RegistrationMode): ProblemError {
  if (registration === 'listed') return refuse('REGISTRATION_REFUSED');
  return refuse('REGISTRATION_REFUSED', { params: { reason: registration } });
}

/** One-time codes are read out and typed: case, spaces and dashes do not matter. */
const spokenCode = (code: string): string => code.toUpperCase().replace(/[\s-]/g, '');
