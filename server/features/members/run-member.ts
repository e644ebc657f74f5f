import { randomInt } from 'node:crypto';
import { dayOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import { fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { mayRunMember } from '@muster/domain/members/member-policy.ts';
import type { addMember as addMemberCall, MemberRow, MemberStatus } from '@muster/domain/members/members-contract.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import { isDuplicate, type Read } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { resetLink, signUpLink } from '../../http/links.ts';
import { refuse } from '../../http/problems.ts';
import { hashSecret, newSecret } from '../../http/secrets.ts';
import { recordAudit } from '../../records/audit.ts';
import { readCompany } from '../../records/company.ts';
import { grantMember } from '../../records/ledger/grants.ts';
import { addMember, findStanding, lockMember, type StandingFacts, storeStatus } from '../../records/member.ts';
import { addOneTimeToken } from '../../records/one-time-token.ts';
import { closePasswordRequest } from '../../records/password-request.ts';
import { endSessionsOf } from '../../records/session.ts';
import { forgetCodeGuesses } from '../../records/sign-in-throttle.ts';

const REGISTER_HOURS = 72;
const RESET_HOURS = 1;

/** Lists a new member, who can then register. @throws MEMBERCODE_TAKEN */
export async function listMember(
  deps: Dependencies,
  caller: Caller,
  body: Parsed<typeof addMemberCall>['body'],
): Promise<MemberRow> {
  const now = deps.clock();
  const { zone } = await readCompany(deps.database.query);
  try {
    return await deps.database.write(async (trx) => {
      const added = await addMember(trx, {
        ...body,
        role: 'MEMBER',
        email: body.email ?? '',
        passwordHash: null,
        joinedOn: dayOf(now, zone),
        now: writeInstant(now),
      });
      await grantMember(trx, added.id, fiscalYearOf(dayOf(now, zone)), writeInstant(now));
      await recordAudit(trx, {
        at: writeInstant(now),
        actorId: caller.member.id,
        action: 'member.add',
        subject: `member:${added.id}`,
        after: added,
      });
      return added;
    });
  } catch (error) {
    if (isDuplicate(error)) throw refuse('MEMBERCODE_TAKEN', { field: 'membercode' });
    throw error;
  }
}

/**
 * Suspends a member or lifts the suspension. A suspended member's next request is refused; lifting it ends their
 * old sessions, so that they sign in anew.
 * @throws NOT_FOUND, FORBIDDEN
 */
export async function changeStanding(
  deps: Dependencies,
  caller: Caller,
  memberId: number,
  status: MemberStatus,
): Promise<MemberRow> {
  return deps.database.write(async (trx) => {
    await lockMember(trx, memberId);
    const subject = await requireRunnable(trx, caller, memberId);
    const { id, membercode, membername } = subject;
    if (subject.status === status) return { id, membercode, membername, status };
    await storeStatus(trx, memberId, status);
    if (status === 'active') await endSessionsOf(trx, memberId);
    await recordAudit(trx, {
      at: writeInstant(deps.clock()),
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
 * A one-time secret for HR to hand to a member: a short code to register with, or a link to set a new password.
 * @throws NOT_FOUND, FORBIDDEN
 */
export async function handOut(deps: Dependencies, caller: Caller, memberId: number): Promise<HandedOut> {
  const { publicUrl } = deps.config;
  const now = deps.clock();
  return deps.database.write(async (trx) => {
    const subject = await requireRunnable(trx, caller, memberId);
    const purpose = subject.registered ? 'reset' : 'register';
    const code = subject.registered ? newSecret() : spokenSecret();
    const expires = writeInstant(now.add({ hours: subject.registered ? RESET_HOURS : REGISTER_HOURS }));
    await addOneTimeToken(trx, { hash: hashSecret(code), purpose, memberId, expiresAt: expires });
    if (purpose === 'register') await forgetCodeGuesses(trx, subject.membercode);
    await closePasswordRequest(trx, memberId, writeInstant(now));
    await recordAudit(trx, {
      at: writeInstant(now),
      actorId: caller.member.id,
      action: `member.hand-out-${purpose}`,
      subject: `member:${memberId}`,
    });
    const link = purpose === 'reset' ? resetLink(publicUrl, code) : signUpLink(publicUrl);
    return { purpose, code, expires, link };
  });
}

async function requireRunnable(db: Read, caller: Caller, memberId: number): Promise<StandingFacts> {
  const subject = await findStanding(db, memberId);
  if (!subject) throw refuse('NOT_FOUND');
  if (!mayRunMember(caller.member, subject)) throw refuse('FORBIDDEN');
  return subject;
}

const SPOKEN_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const SPOKEN_LENGTH = 10;

/** 50 random bits without letters that are taken for digits; guesses at it are throttled. */
const spokenSecret = () =>
  Array.from({ length: SPOKEN_LENGTH }, () => SPOKEN_ALPHABET[randomInt(SPOKEN_ALPHABET.length)]).join('');
