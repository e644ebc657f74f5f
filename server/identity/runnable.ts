import { mayRunMember } from '@muster/domain/members/member-policy.ts';
import type { Read } from '../database/engine.ts';
import type { Caller } from '../http/caller.ts';
import { refuse } from '../http/problems.ts';
import { findStanding, type StandingFacts } from '../records/members/member.ts';

/** A member whose account the caller may run. @throws NOT_FOUND, FORBIDDEN */
export async function requireRunnable(
  db: Read,
  caller: Pick<Caller, 'member'>,
  memberId: number,
): Promise<StandingFacts> {
  const subject = await findStanding(db, memberId);
  if (!subject) throw refuse('NOT_FOUND');
  if (!mayRunMember(caller.member, subject)) throw refuse('FORBIDDEN');
  return subject;
}
