import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { MemberDetail } from '@muster/domain/members/member-office-contract.ts';
import { mayEmploy, mayGiveRole, mayRunMember } from '@muster/domain/members/member-policy.ts';
import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import { asRestDays } from '@muster/domain/work/rest-days.ts';
import type { Read } from '../../database/engine.ts';
import { refuse } from '../../http/problems.ts';
import { outOfReachFrom } from '../../identity/out-of-reach.ts';
import { hasFactor } from '../../records/identity/second-factor.ts';
import { employmentColumns, employmentOf } from '../../records/members/employment.ts';
import { workOn } from '../../records/work/member-work/work.ts';
import { managersOf, presentMember, selectOfficeMembers } from './members-view.ts';

/** What the office keeps of a member, as it is on a day. @throws NOT_FOUND */
export async function memberDetail(
  db: Read,
  actor: CurrentMember,
  memberId: number,
  today: Day,
): Promise<MemberDetail> {
  const row = await selectOfficeMembers(db, today)
    .select(['member.email', 'member.phone', 'member.revision', ...employmentColumns])
    .where('member.id', '=', memberId)
    .executeTakeFirst();
  if (!row) throw refuse('NOT_FOUND');
  const [managers, work] = [await managersOf(db, [row], today), await workOn(db, memberId, today)];
  const run = mayRunMember(actor, row);
  const account = run && !(await outOfReachFrom(db, actor, today)).has(memberId);
  return {
    ...presentMember(row, managers, today),
    email: row.email,
    phone: row.phone,
    shiftid: work.shiftId,
    shift: work.shift.name,
    ...asRestDays(work),
    locationrule: work.locationrule,
    sites: [...work.siteIds],
    employment: [...employmentOf(row)],
    secondfactor: await hasFactor(db, memberId),
    revision: row.revision,
    may: { run, account, change: mayEmploy(actor, row), role: mayGiveRole(actor, row) },
  };
}
