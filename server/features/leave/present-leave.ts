import { coverAll, type PeriodDays, touchesPeriod } from '@muster/domain/attendance/periods/pay-period.ts';
import { isDocumentDue } from '@muster/domain/leave/documents/leave-documents.ts';
import type { LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { mayAdjustLeave, mayChangeLeave } from '@muster/domain/leave/leave-policy.ts';
import { chargedDays } from '@muster/domain/leave/rules/leave-days.ts';
import { approveStatus, readOnly } from '@muster/domain/leave/rules/leave-rules.ts';
import { spelledType } from '@muster/domain/leave/types/leave-type.ts';
import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import type { StoredLeave } from '../../records/leave/leave.ts';

/**
 * A leave as the wire shows it to this caller; of approved leave the days in pay periods that are `closed` stay, so that
 * what crosses the end of one can be changed and not cancelled (behaviour 5).
 */
export function presentLeave(
  leave: StoredLeave,
  actor: CurrentMember,
  today: string,
  closed: readonly PeriodDays[] = [],
): LeaveView {
  const days = chargedDays(leave);
  const own = mayChangeLeave(actor, { id: leave.memberId });
  const open = own && readOnly(leave.status) === undefined;
  const acts = leave.status !== 'rejected' && mayAdjustLeave(actor, { id: leave.memberId });
  const counted = leave.status === 'approved' ? closed.filter((it) => touchesPeriod([it], leave)) : [];
  return {
    id: leave.id,
    start: leave.from,
    end: leave.to,
    ltype: spelledType(leave.type),
    leavetitle: leave.type.description,
    remark: leave.remark,
    approve_status: approveStatus[leave.status],
    takeNo: days,
    days,
    part: leave.part,
    parttimes: leave.partTimes,
    uncharged: [...leave.uncharged],
    revision: leave.revision,
    decisionremark: leave.decisionRemark,
    decidedby: leave.decidedBy,
    decidedfor: leave.decidedFor,
    ...agreedOf(leave),
    ...documentsOf(leave),
    returnfrom: leave.returnFrom,
    may: {
      edit: open,
      remove: open,
      giveback: own && leave.status === 'approved' && leave.to > today,
      act: acts && (counted.length === 0 || !coverAll(counted, leave)),
      cancel: acts && counted.length === 0,
    },
  };
}

function documentsOf(leave: StoredLeave): Pick<LeaveView, 'documents' | 'documentdue'> {
  if (leave.documents > 0) return { documents: leave.documents };
  return isDocumentDue(leave) ? { documentdue: true } : {};
}

function agreedOf({
  agreedBy: by,
  agreedFor,
  agreedAt: at,
  agreedRemark: remark,
}: StoredLeave): Pick<LeaveView, 'agreed'> {
  return by === null || at === null ? {} : { agreed: { by, insteadof: agreedFor, at, remark } };
}
