import type { Day } from '@muster/domain/calendar/company-time.ts';
import { mayReadOf } from '@muster/domain/members/member-policy.ts';
import type { Read } from '../database/engine.ts';
import type { Caller } from '../http/caller.ts';
import { refuse } from '../http/problems.ts';
import { findManaged, type ManagedMember } from '../records/deciding/managed-member.ts';

/** The member of an id or a code, if the caller may read their records today. @throws NOT_FOUND for unknown and not theirs alike */
export async function requireReadable(
  db: Read,
  caller: Pick<Caller, 'member'>,
  who: number | string,
  today: Day,
): Promise<ManagedMember> {
  const subject = await findManaged(db, who, today);
  if (!subject || !mayReadOf(caller.member, subject)) throw refuse('NOT_FOUND');
  return subject;
}
