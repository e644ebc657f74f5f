import type { DecidedLeave } from '@muster/domain/leave/approvals/decided-leave-contract.ts';
import { PENDING_PAGE } from '@muster/domain/leave/leave-contract.ts';
import type { Database, Read } from '../../../database/engine.ts';
import { cutPage } from '../../../database/page.ts';
import { workHeldThen } from '../../../records/work/member-work/held-work.ts';
import { decidedBy, isLookedFor, type OfDecider } from './decisions-view.ts';

interface Asked {
  /** Whose leave it is, or who decided, in whose place included, of those for whom they decide on the day. */
  readonly of: { readonly member: number } | OfDecider | 'anybody';
  readonly groupno?: string | undefined;
  readonly search?: string | undefined;
  /** The last return of the page before. */
  readonly after?: number | undefined;
}

/** A page of decided early returns with their members and the group of the first day of the leave, the newest decision first. */
export async function returnsDecided({ query: db, engine }: Database, { of, groupno, search, after }: Asked) {
  const rows = await db
    .selectFrom('leave_return')
    .innerJoin('leave', 'leave.id', 'leave_return.leave_id')
    .innerJoin('leave_code', 'leave_code.leaveid', 'leave.leaveid')
    .innerJoin('member as owner', 'owner.id', 'leave_return.member_id')
    .leftJoin('member as decider', 'decider.id', 'leave_return.decided_by')
    .leftJoin('member as principal', 'principal.id', 'leave_return.decided_for')
    .leftJoin('member_work as work', workHeldThen('leave_return'))
    .leftJoin('work_group', 'work_group.id', 'work.group_id')
    .selectAll('leave_return')
    .select(['leave_code.description', 'owner.membercode', 'owner.membername', 'work_group.groupno'])
    .select(['decider.membername as deciderName', 'principal.membername as principalName'])
    .where((eb) =>
      of !== 'anybody' && 'member' in of
        ? eb('leave_return.member_id', '=', of.member)
        : decidedBy(db, 'leave_return', of),
    )
    .where(isLookedFor(engine, { groupno, search }))
    .$if(after !== undefined, (query) => query.where('leave_return.id', '<', after ?? 0))
    .orderBy('leave_return.id', 'desc')
    .limit(PENDING_PAGE + 1)
    .execute();
  return cutPage(rows, PENDING_PAGE);
}

/** What was decided last about coming back early, of those of some leaves of which something was. */
export async function lastReturns(
  db: Read,
  leaveIds: readonly number[],
): Promise<ReadonlyMap<number, DecidedLeave['lastreturn']>> {
  if (leaveIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('leave_return')
    .innerJoin('member as decider', 'decider.id', 'leave_return.decided_by')
    .select(['leave_id', 'return_from', 'confirmed', 'decided_at', 'decider.membername as decidedby'])
    .where('leave_id', 'in', leaveIds)
    .orderBy('leave_return.id')
    .execute();
  return new Map(
    rows.map(({ leave_id, return_from, confirmed, decided_at, decidedby }) => [
      leave_id,
      { returnfrom: return_from, confirmed: confirmed === 1, decidedby, decidedat: decided_at },
    ]),
  );
}
