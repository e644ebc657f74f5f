import { type Day, writeInstant } from '@muster/domain/calendar/company-time.ts';
import { isOffice, mayRunMember } from '@muster/domain/members/member-policy.ts';
import { hasLeft } from '@muster/domain/members/member-standing.ts';
import type { Clock } from '../clock.ts';
import type { Read } from '../database/engine.ts';
import { findOneTimeToken } from '../records/identity/one-time-token.ts';
import { findForReset, findStanding, type ResetFacts, type StandingFacts } from '../records/members/member.ts';
import { companyToday } from '../records/office/company.ts';
import { outOfReach } from './out-of-reach.ts';
import { isPrivileged } from './privileged-view.ts';
import { rests } from './resting.ts';

/**
 * Whose a code to sign up or a link for a new password is; undefined where it is dead. One that somebody of the office handed
 * out is good only while they could hand it out again: they may have kept it until its member is of the office or decides
 * for them, or until they are of it no more. So is one that was mailed while it could be mailed there again (threats T50);
 * one that the server printed for its member is good as it is.
 */
export async function whoseToken(
  db: Read,
  clock: Clock,
  hash: string,
  purpose: 'register' | 'reset',
): Promise<number | undefined> {
  const token = await findOneTimeToken(db, hash, purpose, writeInstant(clock()));
  if (!token?.memberId) return undefined;
  const { memberId, issuedBy } = token;
  if (issuedBy === memberId) return memberId;
  const isGood = issuedBy === null ? isStillMailed(db, clock, memberId) : mayHandOut(db, clock, issuedBy, memberId);
  return (await isGood) ? memberId : undefined;
}

async function isStillMailed(db: Read, clock: Clock, memberId: number): Promise<boolean> {
  const member = await findForReset(db, memberId);
  return member !== undefined && (await mayMailLink(db, clock, member));
}

type WithMail = Pick<ResetFacts, 'id' | 'role' | 'email' | 'emailBy'>;

/**
 * Whether a link for a new password may be mailed to a member. The office gives members their addresses, and may have given
 * one of its own: where it could not hand that link out, it is not mailed there either. Who may nothing any more is let into
 * none that is good for more than what is its member's own; the others keep theirs, for most addresses came with a list, from
 * an officer who leaves some day. Nor is it mailed to an address from before the account was worth more, until
 * its member has confirmed it (threats T50).
 */
export async function mayMailLink(db: Read, clock: Clock, member: WithMail): Promise<boolean> {
  if (!member.email || member.emailBy === member.id) return false;
  const giver = member.emailBy === null ? undefined : await findStanding(db, member.emailBy);
  if (!giver) return true;
  const today = await companyToday(db, clock);
  if (!isOffice(giver.role) || !(await counts(db, giver, today))) return !(await isPrivileged(db, member.id, today));
  if (isOffice(member.role)) return mayRunMember(giver, member);
  return !(await outOfReach(db, clock, { member: giver })).has(member.id);
}

async function mayHandOut(db: Read, clock: Clock, issuerId: number, memberId: number): Promise<boolean> {
  const issuer = await findStanding(db, issuerId);
  const member = await findStanding(db, memberId);
  const today = await companyToday(db, clock);
  if (!issuer || !(await counts(db, issuer, today))) return false;
  if (!member || !mayRunMember(issuer, member)) return false;
  return !(await outOfReach(db, clock, { member: issuer })).has(memberId);
}

/** Whether what somebody may still counts: they are neither suspended nor gone, nor between two times here. */
const counts = async (db: Read, { id, status, leftOn }: StandingFacts, today: Day): Promise<boolean> =>
  status === 'active' && !hasLeft(leftOn, today) && !(await rests(db, id, today));
