import type { Clock } from '../clock.ts';
import type { Read } from '../database/engine.ts';
import type { Caller } from '../http/caller.ts';
import { refuse } from '../http/problems.ts';
import { companyToday } from '../records/company.ts';
import { findManaged } from '../records/group.ts';

/** Who decides for an HR officer, in their own right or as a deputy; nobody for an administrator. */
export async function ownDeciders(db: Read, clock: Clock, { member }: Caller): Promise<readonly number[]> {
  if (member.role === 'SA') return [];
  return (await findManaged(db, member.id, await companyToday(db, clock)))?.managerIds ?? [];
}

/**
 * An HR officer does not get into the account of who decides for them, by a password, a mail address or a factor less:
 * they could then decide for themselves. That is for an administrator. @throws FORBIDDEN
 */
export async function requireNotOwnDecider(db: Read, clock: Clock, caller: Caller, memberId: number): Promise<void> {
  if ((await ownDeciders(db, clock, caller)).includes(memberId)) throw refuse('FORBIDDEN');
}
