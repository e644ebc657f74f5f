import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { LeaveView } from '@muster/domain/leave/leave-contract.ts';
import type { changeForMember } from '@muster/domain/leave/leave-office-contract.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import { isDuplicate } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/problems.ts';
import { tellDeciders, tellMember } from '../../../news/tell-deciders.ts';
import { closedAround } from '../../../records/attendance/period-close.ts';
import { settleChanged } from '../../../records/leave/affected-leave.ts';
import { changeLeave, findLeave, notAgreed, type StoredLeave, takenColumns } from '../../../records/leave/leave.ts';
import { recordAudit } from '../../../records/office/audit.ts';
import { companyToday } from '../../../records/office/company.ts';
import { presentLeave } from '../present-leave.ts';
import { reserveDays } from '../reserve-days.ts';
import { toldDays } from '../tell-about-leave.ts';
import { giveBackAll, requirePermitted, requireStanding } from './acting.ts';

/**
 * Changes a member's leave, pending or approved, which stays what it is; the member reads why, and of approved leave that
 * whoever changed it decided it last. The old days go back
 * to the balance and the new ones are taken. An early return that was asked for is settled with that, as
 * is what the office had listed of days that the leave now charges, charges no more or has no more.
 * @throws NOT_FOUND, FORBIDDEN for one's own, LEAVE_READ_ONLY, CHANGED_MEANWHILE, LEAVE_TYPE_UNKNOWN, PERIOD_CLOSED of
 * days that come or go, LEAVE_OVERLAP and the rules that are not set aside
 */
export async function changeLeaveFor(
  deps: Dependencies,
  caller: Caller,
  leaveId: number,
  asked: Parsed<typeof changeForMember>['body'],
): Promise<LeaveView> {
  const at = writeInstant(deps.clock());
  const actorId = caller.member.id;
  try {
    return await deps.database.write(async (trx) => {
      const today = await companyToday(trx, deps.clock);
      const { leave: before, member } = await requireStanding(trx, caller, {
        leaveId,
        revision: asked.revision,
        today,
      });
      await giveBackAll(trx, before, actorId, at);
      const { type, days } = await requirePermitted(trx, member.id, asked, before);
      const { leaveid } = type;
      await changeLeave(
        trx,
        before,
        {
          ...takenColumns(type, days),
          decision_remark: asked.reason,
          return_from: null,
          // What somebody has agreed to was another request: it is asked anew.
          ...(before.agreedAt !== null && before.status === 'pending' && { status: 'pending', ...notAgreed }),
          ...(before.status === 'approved' && { decided_by: actorId, decided_for: null, decided_at: at }),
        },
        at,
      );
      await settleChanged(trx, leaveId, at);
      await reserveDays(trx, {
        memberId: member.id,
        leaveid,
        leaveId,
        revision: before.revision + 1,
        actorId,
        at,
        days,
      });
      const after = (await findLeave(trx, leaveId)) as StoredLeave;
      const params = { type: type.description, ...toldDays(after), remark: asked.reason };
      await tellMember(deps, trx, member, { code: 'leaveChanged', params }, at);
      if (before.agreedAt !== null && before.status === 'pending') {
        const edited = { code: 'leaveEdited', params: { name: member.membername, ...toldDays(after) } } as const;
        await tellDeciders(deps, trx, member, edited, { at, asked: `leave:${leaveId}` });
      }
      const told = { ...after, reason: asked.reason, override: asked.override ?? [] };
      await recordAudit(trx, { at, actorId, action: 'leave.change', subject: `leave:${leaveId}`, before, after: told });
      return presentLeave(after, caller.member, today, await closedAround(trx, [after]));
    });
  } catch (error) {
    throw isDuplicate(error) ? refuse('LEAVE_OVERLAP', { field: 'fromdate' }) : error;
  }
}
