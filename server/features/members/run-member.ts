import { dayOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import { fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { mayGiveRole } from '@muster/domain/members/member-policy.ts';
import { hasLeft } from '@muster/domain/members/member-standing.ts';
import type { addMember as addMemberCall, MemberRow, MemberStatus } from '@muster/domain/members/members-contract.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import { isDuplicate } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { resetLink, signUpLink } from '../../http/links.ts';
import { refuse } from '../../http/problems.ts';
import { hashSecret, newSecret } from '../../http/secrets.ts';
import { requireInReach } from '../../identity/out-of-reach.ts';
import { requireRunnable } from '../../identity/runnable.ts';
import { handingOver } from '../../news/hand-over.ts';
import { tell } from '../../news/tell.ts';
import { tellOfOffice } from '../../news/tell-of-office.ts';
import { dropKeysOf } from '../../records/identity/access-key.ts';
import { addOneTimeToken } from '../../records/identity/one-time-token.ts';
import { closePasswordRequest } from '../../records/identity/password-request.ts';
import { endSessionsOf } from '../../records/identity/session.ts';
import { forgetCodeGuesses } from '../../records/identity/sign-in-throttle.ts';
import { dropTicketsOf } from '../../records/identity/sign-in-ticket.ts';
import { keepLeaveTypes } from '../../records/leave/leave-type.ts';
import { grantMember } from '../../records/leave/ledger/grants.ts';
import { lockWithAdministrators } from '../../records/members/member/administrators.ts';
import { storeStatus } from '../../records/members/member/suspension.ts';
import { addMember, holdAccount } from '../../records/members/member.ts';
import { recordAudit } from '../../records/office/audit.ts';
import { companyToday, readCompany } from '../../records/office/company.ts';
import { REGISTER_HOURS, spokenSecret } from './access/spoken-secret.ts';
import { requireAdministrator, requireStillAllowed } from './administrators.ts';
import { beginAt } from './work/set-work.ts';

const RESET_HOURS = 1;

/**
 * Puts a new member on the list, who can then register, with the work that they begin with.
 * @throws MEMBERCODE_TAKEN, FORBIDDEN, WORK_VALUE_UNKNOWN
 */
export async function enlistMember(
  deps: Dependencies,
  caller: Caller,
  body: Parsed<typeof addMemberCall>['body'],
): Promise<MemberRow> {
  const now = deps.clock();
  const { zone } = await readCompany(deps.database.query);
  const { membercode, membername, phone, role = 'MEMBER', joinedon = dayOf(now, zone), ...more } = body;
  if (role !== 'MEMBER' && !mayGiveRole(caller.member, { id: 0 })) throw refuse('FORBIDDEN', { field: 'role' });
  try {
    return await deps.database.write(async (trx) => {
      const { email = '', ...work } = more;
      const own = {
        membercode,
        membername,
        role,
        email,
        emailBy: caller.member.id,
        phone,
        passwordHash: null,
        joinedOn: joinedon,
      };
      // Before the new row, on which whoever changes the types or sends a file in would wait with them.
      await keepLeaveTypes(trx);
      const added = await addMember(trx, { ...own, now: writeInstant(now) });
      if (Object.keys(work).length > 0) await beginAt(trx, added.id, work);
      await grantMember(trx, added.id, fiscalYearOf(dayOf(now, zone)), writeInstant(now));
      await recordAudit(trx, {
        at: writeInstant(now),
        actorId: caller.member.id,
        action: 'member.add',
        subject: `member:${added.id}`,
        after: added,
      });
      await tellOfOffice(deps, trx, caller.member, [{ ...added, role }]);
      return added;
    });
  } catch (error) {
    if (isDuplicate(error)) throw refuse('MEMBERCODE_TAKEN', { field: 'membercode' });
    throw error;
  }
}

/**
 * Suspends a member or lifts the suspension. A suspended member's next request is refused; lifting it ends their
 * old sessions, so that they sign in anew. Who decides from then on is told what waits.
 * @throws NOT_FOUND, FORBIDDEN, MEMBER_DATES_WRONG, LAST_ADMINISTRATOR
 */
export async function changeStanding(
  deps: Dependencies,
  caller: Caller,
  memberId: number,
  status: MemberStatus,
): Promise<MemberRow> {
  return deps.database.write(async (trx) => {
    await lockWithAdministrators(trx, memberId);
    const actor = await requireStillAllowed(trx, caller);
    const subject = await requireRunnable(trx, { member: actor }, memberId);
    const { id, membercode, membername } = subject;
    if (subject.status === status) return { id, membercode, membername, status };
    const today = await companyToday(trx, deps.clock);
    if (status === 'active' && hasLeft(subject.leftOn, today)) {
      throw refuse('MEMBER_DATES_WRONG', { field: 'status', params: { reason: 'left' } });
    }
    const now = writeInstant(deps.clock());
    await handingOver(deps, trx, today, () => storeStatus(trx, memberId, status, now));
    if (subject.role === 'SA') await requireAdministrator(trx, today);
    if (status === 'active') {
      await endSessionsOf(trx, memberId);
      await dropTicketsOf(trx, memberId);
    }
    await dropKeysOf(trx, memberId);
    await recordAudit(trx, {
      at: now,
      actorId: caller.member.id,
      action: 'member.status',
      subject: `member:${memberId}`,
      before: { status: subject.status },
      after: { status },
    });
    return { id, membercode, membername, status };
  });
}

export interface HandedOut {
  readonly purpose: 'register' | 'reset';
  readonly code: string;
  readonly expires: string;
  readonly link: string;
}

/**
 * A one-time secret for HR to hand to a member: a short code to register with, or a link to set a new password, of which
 * the member is told, and by whom. It is good for as long as the caller could hand it out again.
 * @throws NOT_FOUND, FORBIDDEN
 */
export async function handOut(deps: Dependencies, caller: Caller, memberId: number): Promise<HandedOut> {
  const { publicUrl } = deps.config;
  const now = deps.clock();
  return deps.database.write(async (trx) => {
    await holdAccount(trx, memberId);
    const subject = await requireRunnable(trx, caller, memberId);
    await requireInReach(trx, deps.clock, caller, memberId);
    const purpose = subject.registered ? 'reset' : 'register';
    const code = subject.registered ? newSecret() : spokenSecret();
    const expires = writeInstant(now.add({ hours: subject.registered ? RESET_HOURS : REGISTER_HOURS }));
    const token = {
      hash: hashSecret(code),
      purpose,
      memberId,
      expiresAt: expires,
      issuedBy: caller.member.id,
    } as const;
    await addOneTimeToken(trx, token);
    if (purpose === 'register') await forgetCodeGuesses(trx, [subject.membercode]);
    await closePasswordRequest(trx, memberId, writeInstant(now));
    await recordAudit(trx, {
      at: writeInstant(now),
      actorId: caller.member.id,
      action: `member.hand-out-${purpose}`,
      subject: `member:${memberId}`,
    });
    if (purpose === 'reset') {
      const news = { code: 'resetHandedOut', params: { name: caller.member.membername } } as const;
      await tell(deps.post, trx, { memberIds: [memberId], news, at: writeInstant(now) });
    }
    const { membercode } = subject;
    const link = purpose === 'reset' ? resetLink(publicUrl, code) : signUpLink(publicUrl, { membercode, code });
    return { purpose, code, expires, link };
  });
}
