import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import type { Clock } from '../clock.ts';
import type { Read } from '../database/engine.ts';
import type { Caller } from '../http/caller.ts';
import { refuse } from '../http/problems.ts';
import { decidersToCome } from '../records/deciding/deciders-to-come.ts';
import { holdersOfOtherPermissions } from '../records/members/permission.ts';
import { companyToday } from '../records/office/company.ts';

/**
 * Members into whose accounts an HR officer does not get: who decides for the officer or may come to, in their own right or
 * as a deputy, also where they are suspended, since HR lifts suspensions; and who holds a permission that the officer does
 * not. Nobody for an administrator.
 */
export async function outOfReach(
  db: Read,
  clock: Clock,
  { member }: Pick<Caller, 'member'>,
): Promise<ReadonlySet<number>> {
  return outOfReachFrom(db, member, await companyToday(db, clock));
}

/** The same from a day on. */
export async function outOfReachFrom(db: Read, member: CurrentMember, day: Day): Promise<ReadonlySet<number>> {
  if (member.role === 'SA') return new Set();
  return new Set([...(await decidersToCome(db, member.id, day)), ...(await holdersOfOtherPermissions(db, member.id))]);
}

/**
 * An HR officer does not get into such an account by a password, a mail address or a factor less: they could then decide
 * for themselves, or do what only an administrator lets members do. That is for an administrator (behaviour 6). @throws FORBIDDEN
 */
export async function requireInReach(
  db: Read,
  clock: Clock,
  caller: Pick<Caller, 'member'>,
  memberId: number,
): Promise<void> {
  if ((await outOfReach(db, clock, caller)).has(memberId)) throw refuse('FORBIDDEN');
}
