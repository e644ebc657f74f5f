import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import { notOverridden } from '@muster/domain/leave/approvals/broken-rules.ts';
import type { decideLeave as decideLeaveCall, LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { notEmployed } from '@muster/domain/members/employment.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { insist, refuse } from '../../../http/problems.ts';
import { tellMember } from '../../../news/tell-deciders.ts';
import { closedDaysProblem } from '../../../records/attendance/period-close.ts';
import { inPlaceOf } from '../../../records/deciding/managed-member.ts';
import { changeLeave } from '../../../records/leave/leave.ts';
import { readEmployment } from '../../../records/members/employment.ts';
import { releasePending } from '../reserve-days.ts';
import { toldDays } from '../tell-about-leave.ts';
import { brokenRules } from './broken-rules.ts';
import { recordLeave, requireDecidable } from './hold-leave.ts';
import { agreeTo, requireOpinion } from './second-approval.ts';

/**
 * Approves or rejects a pending leave. Rejecting gives the days back. Against an edit or a removal one wins: the
 * other finds the leave changed. What breaks a rule since it was made is approved only by who says so. Where the type has
 * the HR office approve it as well, who decides for the member agrees, and the leave waits for the office.
 * @throws NOT_FOUND, FORBIDDEN, LEAVE_READ_ONLY, LEAVE_BREAKS_RULE, CHANGED_MEANWHILE; for an approval NOT_EMPLOYED, PERIOD_CLOSED
 */
export async function decideLeave(
  deps: Dependencies,
  caller: Caller,
  leaveId: number,
  it: Parsed<typeof decideLeaveCall>['body'],
): Promise<LeaveView | null> {
  const at = writeInstant(deps.clock());
  return deps.database.write(async (trx) => {
    const { leave, member } = await requireDecidable(deps, trx, caller, leaveId, it.revision);
    if (leave.status !== 'pending') throw refuse('LEAVE_READ_ONLY', { params: { reason: 'decided' } });
    const approved = it.decision === 'approve';
    const standing = await requireOpinion(deps, trx, caller.member, leave);
    if (approved) {
      insist(notEmployed(await readEmployment(trx, leave.memberId), leave.from, leave.to));
      insist(await closedDaysProblem(trx, leave.from, leave.to));
    }
    const broken = approved ? ((await brokenRules(trx, [leave])).get(leaveId) ?? []) : [];
    insist(notOverridden(broken, it.override));
    const standIn = inPlaceOf(member, caller.member);
    if (approved && standing === 'agreement') {
      await agreeTo(deps, trx, caller.member, { member, leave, standIn, remark: it.remark, at });
      return recordLeave(deps, trx, caller, leave, { at, action: 'leave.approve-first', against: broken, standIn });
    }
    if (!approved) await releasePending(trx, leave, caller.member.id, at);
    await changeLeave(
      trx,
      leave,
      {
        status: approved ? 'approved' : 'rejected',
        decision_remark: it.remark ?? '',
        decided_by: caller.member.id,
        decided_for: standIn?.managerId ?? null,
        decided_at: at,
      },
      at,
    );
    const params = { type: leave.type.description, ...toldDays(leave), remark: it.remark };
    await tellMember(deps, trx, member, { code: approved ? 'leaveApproved' : 'leaveRejected', params }, at);
    return recordLeave(deps, trx, caller, leave, { at, action: `leave.${it.decision}`, against: broken, standIn });
  });
}
