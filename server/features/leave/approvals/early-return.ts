import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import { asksForDocument } from '@muster/domain/leave/documents/leave-documents.ts';
import type {
  askReturn as askReturnCall,
  decideReturn as decideReturnCall,
  LeaveView,
} from '@muster/domain/leave/leave-contract.ts';
import { mayChangeLeave } from '@muster/domain/leave/leave-policy.ts';
import { chargedDays, daysFrom, daysUntil } from '@muster/domain/leave/rules/leave-days.ts';
import { cannotReturn } from '@muster/domain/leave/rules/leave-rules.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { Write } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { insist, refuse } from '../../../http/problems.ts';
import { requireRevision } from '../../../http/revision.ts';
import { tellMember } from '../../../news/tell-deciders.ts';
import { inPlaceOf } from '../../../records/deciding/managed-member.ts';
import { settleChanged } from '../../../records/leave/affected-leave.ts';
import { changeLeave, dayColumns, findLeave, type StoredLeave } from '../../../records/leave/leave.ts';
import { addReturn } from '../../../records/leave/leave-return.ts';
import { findType } from '../../../records/leave/leave-type.ts';
import { addLedgerLines } from '../../../records/leave/ledger/entries.ts';
import { lockMember } from '../../../records/members/member.ts';
import { companyToday } from '../../../records/office/company.ts';
import { freeLeaveDays } from '../../../records/trips/claims.ts';
import { presentLeave } from '../present-leave.ts';
import { tellTheirDeciders } from '../tell-about-leave.ts';
import { brokenRules } from './broken-rules.ts';
import { recordLeave, requireDecidable, spanOf, viewOf } from './hold-leave.ts';

/**
 * Asks to give back the days of an approved leave from a future day on; null takes that back.
 * @throws NOT_FOUND, LEAVE_READ_ONLY, LEAVE_DATES_WRONG, CHANGED_MEANWHILE
 */
export async function askReturn(
  deps: Dependencies,
  caller: Caller,
  leaveId: number,
  { from, revision }: Parsed<typeof askReturnCall>['body'],
): Promise<LeaveView | null> {
  const at = writeInstant(deps.clock());
  return deps.database.write(async (trx) => {
    await lockMember(trx, caller.member.id);
    const leave = await findLeave(trx, leaveId);
    if (!leave || !mayChangeLeave(caller.member, { id: leave.memberId })) throw refuse('NOT_FOUND');
    const today = await companyToday(trx, deps.clock);
    if (from !== null) insist(cannotReturn(leave, from, today));
    // Asked once more after a lost answer: nobody is told twice.
    if (from === leave.returnFrom) return presentLeave(leave, caller.member, today);
    await requireRevision(revision, leave, () => presentLeave(leave, caller.member, today));
    await changeLeave(trx, leave, { return_from: from }, at);
    if (from !== null) {
      const params = { name: caller.member.membername, day: from };
      await tellTheirDeciders(
        deps,
        trx,
        caller.member,
        { code: 'returnAsked', params },
        { at, today, asked: `return:${leaveId}` },
      );
    }
    return recordLeave(deps, trx, caller, leave, { at, action: 'leave.ask-return' });
  });
}

/**
 * Confirms or declines an early return. Confirming shortens the leave, frees its days and gives them back to the
 * balance; a leave that is given back whole is gone, and the answer is null. That what stays stands next to a free day
 * refuses nothing and goes on record. What was to be given back must not be over:
 * days gone by were taken.
 * @throws NOT_FOUND, FORBIDDEN, LEAVE_DATES_WRONG for a confirmation that comes too late, CHANGED_MEANWHILE
 */
export async function decideReturn(
  deps: Dependencies,
  caller: Caller,
  leaveId: number,
  it: Parsed<typeof decideReturnCall>['body'],
): Promise<LeaveView | null> {
  const at = writeInstant(deps.clock());
  return deps.database.write(async (trx) => {
    const { leave, member } = await requireDecidable(deps, trx, caller, leaveId, it.revision);
    const { returnFrom } = leave;
    if (returnFrom === null || leave.status !== 'approved') {
      throw refuse('CHANGED_MEANWHILE', { data: await viewOf(deps, trx, caller, leave) });
    }
    const confirmed = it.decision === 'approve';
    if (confirmed && returnFrom < (await companyToday(trx, deps.clock))) {
      throw refuse('LEAVE_DATES_WRONG', { params: { reason: 'over', day: returnFrom } });
    }
    const broken = confirmed ? ((await brokenRules(trx, [leave])).get(leaveId) ?? []) : [];
    if (confirmed) await giveBack(trx, leave, returnFrom, caller.member.id, at);
    else await changeLeave(trx, leave, { return_from: null }, at);
    const standIn = inPlaceOf(member, caller.member);
    await addReturn(trx, {
      leave_id: leave.id,
      member_id: leave.memberId,
      from_date: leave.from,
      to_date: leave.to,
      return_from: returnFrom,
      confirmed: confirmed ? 1 : 0,
      decision_remark: it.remark ?? '',
      decided_by: caller.member.id,
      decided_for: standIn?.managerId ?? null,
      decided_at: at,
    });
    const params = { day: returnFrom, days: spanOf(leave), remark: it.remark };
    await tellMember(deps, trx, member, { code: confirmed ? 'returnConfirmed' : 'returnDeclined', params }, at);
    return recordLeave(deps, trx, caller, leave, {
      at,
      action: `leave.return-${it.decision}`,
      against: broken,
      standIn,
    });
  });
}

async function giveBack(trx: Write, leave: StoredLeave, from: string, actorId: number, at: string): Promise<void> {
  const rest = daysUntil(leave, addDays(from, -1));
  // Free days that cost nothing are no leave of their own.
  const nothingLeft = from === leave.from || chargedDays(rest) === 0;
  await freeLeaveDays(trx, leave.id, nothingLeft ? leave.from : from);
  await addLedgerLines(trx, {
    memberId: leave.memberId,
    leaveid: leave.type.leaveid,
    leaveId: leave.id,
    revision: leave.revision + 1,
    kind: 'reversed',
    days: daysFrom(leave, from),
    at,
    actorId,
    note: { code: 'earlyReturn', params: {} },
  });
  const type = await findType(trx, leave.type.leaveid);
  const stillAsked = leave.documentAsked && asksForDocument(type ?? {}, chargedDays(rest));
  const shortened = nothingLeft
    ? { status: 'removed' as const }
    : { ...dayColumns(rest), document_asked: stillAsked ? 1 : 0 };
  await changeLeave(trx, leave, { ...shortened, return_from: null }, at);
  await settleChanged(trx, leave.id, at);
}
