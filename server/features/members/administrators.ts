import type { Day } from '@muster/domain/calendar/company-time.ts';
import { isOffice } from '@muster/domain/members/member-policy.ts';
import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import type { Write } from '../../database/engine.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/problems.ts';
import { administratorIds } from '../../records/members/member/administrators.ts';
import { findStanding } from '../../records/members/member.ts';

/** Who acts, as they are now: another administrator may just have taken their role. @throws FORBIDDEN */
export async function requireStillAllowed(trx: Write, { member }: Caller): Promise<CurrentMember> {
  const now = await findStanding(trx, member.id);
  if (now?.status !== 'active' || !isOffice(now.role)) throw refuse('FORBIDDEN');
  return { ...member, role: now.role };
}

/** Somebody who can sign in and stays must be administrator, `besides` one who is to be none. @throws LAST_ADMINISTRATOR */
export async function requireAdministrator(trx: Write, today: Day, besides?: number): Promise<void> {
  if ((await administratorIds(trx, today)).every((it) => it === besides)) throw refuse('LAST_ADMINISTRATOR');
}
