import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { LeaveEdit, LeaveView, removeLeave as removeLeaveCall } from '@muster/domain/leave/leave-contract.ts';
import { mayChangeLeave } from '@muster/domain/leave/leave-policy.ts';
import { chargedDays } from '@muster/domain/leave/rules/leave-days.ts';
import { notForEditing, readOnly } from '@muster/domain/leave/rules/leave-rules.ts';
import { leaveIdOf } from '@muster/domain/leave/types/leave-type.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import { isDuplicate, type Write } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { insist, refuse } from '../../../http/problems.ts';
import { requireRevision } from '../../../http/revision.ts';
import { settleChanged } from '../../../records/leave/affected-leave.ts';
import { lockToCount } from '../../../records/leave/counting-days.ts';
import {
  cancelled,
  changeLeave,
  findLeave,
  notAgreed,
  type StoredLeave,
  takenColumns,
} from '../../../records/leave/leave.ts';
import { recordAudit } from '../../../records/office/audit.ts';
import { companyToday } from '../../../records/office/company.ts';
import { askedDays, requireAllowed, requireOffered, requireTrueClaims } from '../check-leave.ts';
import { presentLeave } from '../present-leave.ts';
import { releasePending, reserveDays } from '../reserve-days.ts';
import { tellTheirDeciders, toldDays } from '../tell-about-leave.ts';

export interface Edited {
  readonly leave: LeaveView;
  /** How many of its days were free anyway. */
  readonly freeDays: number;
}

/**
 * Changes an own leave that is not approved; one that was rejected is asked for again. The old days go back to the
 * balance and the new ones are taken, in the transaction that checks every rule. Old days in a closed pay period may go:
 * what is not approved counts for nothing there.
 * @throws NOT_FOUND, LEAVE_READ_ONLY, CHANGED_MEANWHILE and what the rules refuse
 */
export async function editLeave(deps: Dependencies, caller: Caller, input: LeaveEdit): Promise<Edited> {
  requireTrueClaims(caller, input);
  const at = writeInstant(deps.clock());
  try {
    return await deps.database.write(async (trx) => {
      const before = await requireOwnOpen(deps, trx, caller, input);
      const today = await companyToday(trx, deps.clock);
      insist(notForEditing(leaveIdOf(input.leavetype)));
      const type = await requireOffered(trx, input.leavetype, before.type.leaveid);
      await releasePending(trx, before, caller.member.id, at);
      const asked = { ...askedDays(input), noOfLeave: input.noOfLeave, changing: before.id };
      const { days, freeDays } = await requireAllowed(trx, before.memberId, { ...asked, type, today });
      await changeLeave(
        trx,
        before,
        {
          ...takenColumns(type, days),
          remark: input.remark,
          status: 'pending',
          decision_remark: '',
          decided_by: null,
          decided_for: null,
          decided_at: null,
          ...notAgreed,
        },
        at,
      );
      await settleChanged(trx, before.id, at);
      const { memberId, id: leaveId, revision } = before;
      await reserveDays(trx, { memberId, leaveid: type.leaveid, leaveId, revision: revision + 1, at, days });
      const after = (await findLeave(trx, leaveId)) as StoredLeave;
      const params = { name: caller.member.membername, ...toldDays(after) };
      await tellTheirDeciders(
        deps,
        trx,
        caller.member,
        { code: 'leaveEdited', params },
        { at, today, asked: `leave:${leaveId}` },
      );
      await recordAudit(trx, {
        at,
        actorId: memberId,
        action: 'leave.edit',
        subject: `leave:${leaveId}`,
        before,
        after,
      });
      return { leave: presentLeave(after, caller.member, today), freeDays };
    });
  } catch (error) {
    throw isDuplicate(error) ? refuse('LEAVE_OVERLAP', { field: 'fromdate' }) : error;
  }
}

/**
 * Takes back an own leave that is not approved; a pending one gives its days back.
 * @throws NOT_FOUND, LEAVE_READ_ONLY, CHANGED_MEANWHILE, CLAIM_DIFFERS
 */
export async function removeLeave(
  deps: Dependencies,
  caller: Caller,
  claim: Parsed<typeof removeLeaveCall>['query'],
): Promise<void> {
  if (claim.membercode !== caller.member.membercode) throw refuse('NOT_FOUND');
  const at = writeInstant(deps.clock());
  await deps.database.write(async (trx) => {
    const leave = await requireOwnOpen(deps, trx, caller, claim);
    if (leaveIdOf(claim.leavetype) !== leave.type.leaveid) throw refuse('CLAIM_DIFFERS', { field: 'leavetype' });
    if (Number(claim.noOfLeave) !== chargedDays(leave)) throw refuse('CLAIM_DIFFERS', { field: 'noOfLeave' });
    await releasePending(trx, leave, caller.member.id, at);
    await changeLeave(trx, leave, cancelled(at, caller.member.id), at);
    await recordAudit(trx, {
      at,
      actorId: caller.member.id,
      action: 'leave.remove',
      subject: `leave:${leave.id}`,
      before: leave,
    });
  });
}

/** An own leave that may still be changed, held until the transaction ends. */
async function requireOwnOpen(
  deps: Dependencies,
  trx: Write,
  caller: Caller,
  asked: { id: number; revision?: number | undefined },
): Promise<StoredLeave> {
  await lockToCount(trx, caller.member.id);
  const leave = await findLeave(trx, asked.id);
  if (!leave || !mayChangeLeave(caller.member, { id: leave.memberId })) throw refuse('NOT_FOUND');
  insist(readOnly(leave.status));
  const shown = async () => presentLeave(leave, caller.member, await companyToday(trx, deps.clock));
  await requireRevision(asked.revision, leave, shown);
  return leave;
}
