import type { LeaveDays } from '@muster/domain/leave/rules/leave-days.ts';
import type { LeaveStatus } from '@muster/domain/leave/rules/leave-rules.ts';
import type { Read } from '../../../database/engine.ts';
import { costOf } from '../../../records/leave/leave.ts';

/**
 * Pending and approved leave of a type that ends today or later, with its member, by its first day; `earliest` bounds
 * how far back one can begin, for the index.
 */
export async function comingLeaveOf(db: Read, leaveid: string, span: { today: string; earliest: string }) {
  const rows = await db
    .selectFrom('leave')
    .innerJoin('member', 'member.id', 'leave.member_id')
    .select([
      'leave.id',
      'leave.member_id as memberId',
      'leave.from_date as from',
      'leave.to_date as to',
      'leave.part',
      'leave.uncharged',
      'leave.status',
      'leave.agreed_at',
      'member.membercode',
      'member.membername',
    ])
    .where('leave.status', 'in', ['pending', 'approved'])
    .where('leave.leaveid', '=', leaveid)
    .where('leave.from_date', '>=', span.earliest)
    .where('leave.to_date', '>=', span.today)
    .orderBy('leave.from_date')
    .orderBy('leave.id')
    .execute();
  return rows.map(({ status, agreed_at, ...row }) => {
    const waits = agreed_at === null ? ('undecided' as const) : ('agreed' as const);
    return {
      ...row,
      ...costOf(row),
      status: status as LeaveStatus,
      waiting: status === 'pending' ? waits : undefined,
    };
  });
}

/** Leave of a type, pending or approved, that touches a span. */
export async function leaveOfType(
  db: Read,
  leaveid: string,
  span: { readonly from: string; readonly to: string },
): Promise<(LeaveDays & { readonly id: number; readonly memberId: number; readonly status: string })[]> {
  const rows = await db
    .selectFrom('leave')
    .select(['id', 'member_id as memberId', 'from_date as from', 'to_date as to', 'part', 'uncharged', 'status'])
    .where('leaveid', '=', leaveid)
    .where('status', 'in', ['pending', 'approved'])
    .where('from_date', '<=', span.to)
    .where('to_date', '>=', span.from)
    .execute();
  return rows.map((it) => ({ ...it, ...costOf(it) }));
}

/** Whether a member has leave of a type, or has asked for some, on whichever days. */
export async function hasLeaveOf(db: Read, memberId: number, leaveid: string): Promise<boolean> {
  const found = await db
    .selectFrom('leave')
    .select('id')
    .where('member_id', '=', memberId)
    .where('leaveid', '=', leaveid)
    .where('status', 'in', ['pending', 'approved'])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
