import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import type { Clock } from '../clock.ts';
import type { Read } from '../database/engine.ts';
import type { Caller } from '../http/caller.ts';
import { refuse } from '../http/problems.ts';
import { companyToday } from '../records/company.ts';
import { decidersToCome } from '../records/group.ts';

/**
 * Who decides for an HR officer or may come to, in their own right or as a deputy, also where they are suspended: HR lifts
 * suspensions. Nobody for an administrator.
 */
export async function ownDeciders(
  db: Read,
  clock: Clock,
  { member }: Pick<Caller, 'member'>,
): Promise<readonly number[]> {
  return ownDecidersFrom(db, member, await companyToday(db, clock));
}

/** The same from a day on. */
export const ownDecidersFrom = async (db: Read, member: CurrentMember, day: Day): Promise<readonly number[]> =>
  member.role === 'SA' ? [] : decidersToCome(db, member.id, day);

/**
 * An HR officer does not get into the account of who decides for them, by a password, a mail address or a factor less:
 * they could then decide for themselves. That is for an administrator (behaviour 6). @throws FORBIDDEN
 */
export async function requireNotOwnDecider(
  db: Read,
  clock: Clock,
  caller: Pick<Caller, 'member'>,
  memberId: number,
): Promise<void> {
  if ((await ownDeciders(db, clock, caller)).includes(memberId)) throw refuse('FORBIDDEN');
}
