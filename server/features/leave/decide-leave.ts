import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import { type BrokenRule, notOverridden, type Overridable } from '@muster/domain/leave/broken-rules.ts';
import type { LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { chargedDays, daysFrom, daysUntil } from '@muster/domain/leave/leave-days.ts';
import { mayChangeLeave, mayDecideLeave, mayReadLeave } from '@muster/domain/leave/leave-policy.ts';
import { cannotReturn } from '@muster/domain/leave/leave-rules.ts';
import { notEmployed } from '@muster/domain/members/employment.ts';
import type { Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { requireOpenDays } from '../../http/open-days.ts';
import { insist, refuse } from '../../http/problems.ts';
import { requireRevision } from '../../http/revision.ts';
import { type AuditAction, recordAudit } from '../../records/audit.ts';
import { freeLeaveDays } from '../../records/claims.ts';
import { companyToday } from '../../records/company.ts';
import { readEmployment } from '../../records/employment.ts';
import { findManaged, type ManagedMember, type StandIn, standsInFor } from '../../records/group.ts';
import { changeLeave, dayColumns, findLeave, findOwner, type StoredLeave } from '../../records/leave.ts';
import { addReturn } from '../../records/leave-return.ts';
import { addLedgerLines } from '../../records/ledger/entries.ts';
import { lockMember } from '../../records/member.ts';
import { brokenRules } from './broken-rules.ts';
import { presentLeave } from './present-leave.ts';
import { releaseDays } from './reserve-days.ts';
import { tellDeciders, tellMember } from './tell-about-leave.ts';

export interface Decision {
  readonly decision: 'approve' | 'reject';
  readonly remark?: string | undefined;
  readonly revision?: number | undefined;
}

/** `override` names the rules that the leave breaks by now and is approved against. */
type LeaveDecision = Decision & { readonly override?: readonly Overridable[] | undefined };

/**
 * Approves or rejects a pending leave. Rejecting gives the days back. Against an edit or a removal one wins: the
 * other finds the leave changed. What breaks a rule since it was made is approved only by who says so.
 * @throws NOT_FOUND, FORBIDDEN, LEAVE_READ_ONLY, LEAVE_BREAKS_RULE, CHANGED_MEANWHILE; for an approval NOT_EMPLOYED, PERIOD_CLOSED
 */
export async function decideLeave(
  deps: Dependencies,
  caller: Caller,
  leaveId: number,
  it: LeaveDecision,
): Promise<LeaveView | null> {
  const at = writeInstant(deps.clock());
  return deps.database.write(async (trx) => {
    const { leave, member } = await requireDecidable(deps, trx, caller, leaveId, it);
    if (leave.status !== 'pending') throw refuse('LEAVE_READ_ONLY', { params: { reason: 'decided' } });
    const approved = it.decision === 'approve';
    if (approved) {
      insist(notEmployed(await readEmployment(trx, leave.memberId), leave.from, leave.to));
      await requireOpenDays(trx, leave.from, leave.to);
    }
    const broken = approved ? ((await brokenRules(trx, [leave])).get(leaveId) ?? []) : [];
    insist(notOverridden(broken, it.override));
    if (!approved) await releaseDays(trx, leave, caller.member.id, at);
    await changeLeave(trx, leave, {
      status: approved ? 'approved' : 'rejected',
      decision_remark: it.remark ?? '',
      decided_by: caller.member.id,
      decided_for: standsInFor(member, caller.member)?.managerId ?? null,
      decided_at: at,
    });
    const params = { type: leave.type.description, days: spanOf(leave), remark: it.remark };
    await tellMember(deps, trx, member, { code: approved ? 'leaveApproved' : 'leaveRejected', params }, at);
    return finished(deps, trx, caller, leave, `leave.${it.decision}`, at, broken);
  });
}

/**
 * Asks to give back the days of an approved leave from a future day on; null takes that back.
 * @throws NOT_FOUND, LEAVE_READ_ONLY, LEAVE_DATES_WRONG, CHANGED_MEANWHILE
 */
export async function askReturn(
  deps: Dependencies,
  caller: Caller,
  leaveId: number,
  { from, revision }: { from: string | null; revision?: number | undefined },
): Promise<LeaveView | null> {
  const at = writeInstant(deps.clock());
  return deps.database.write(async (trx) => {
    await lockMember(trx, caller.member.id);
    const leave = await findLeave(trx, leaveId);
    if (!leave || !mayChangeLeave(caller.member, { id: leave.memberId, managerIds: [] })) throw refuse('NOT_FOUND');
    const today = await companyToday(trx, deps.clock);
    if (from !== null) insist(cannotReturn(leave, from, today));
    // Asked once more after a lost answer: nobody is told twice.
    if (from === leave.returnFrom) return presentLeave(leave, caller.member, today);
    await requireRevision(revision, leave, () => presentLeave(leave, caller.member, today));
    await changeLeave(trx, leave, { return_from: from });
    if (from !== null) {
      const params = { name: caller.member.membername, day: from };
      await tellDeciders(deps, trx, caller.member, { code: 'returnAsked', params }, { at, today });
    }
    return finished(deps, trx, caller, leave, 'leave.ask-return', at);
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
  it: Decision,
): Promise<LeaveView | null> {
  const at = writeInstant(deps.clock());
  return deps.database.write(async (trx) => {
    const { leave, member } = await requireDecidable(deps, trx, caller, leaveId, it);
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
    else await changeLeave(trx, leave, { return_from: null });
    const standIn = standsInFor(member, caller.member);
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
    return finished(deps, trx, caller, leave, `leave.return-${it.decision}`, at, broken, standIn);
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
  const shortened = nothingLeft ? { status: 'removed' as const } : dayColumns(rest);
  await changeLeave(trx, leave, { ...shortened, return_from: null });
}

/**
 * A leave and its member for whoever decides about it, held until the transaction ends. Who may not even see it
 * gets the same answer as for one that is not there; who may is told when it was taken back meanwhile.
 */
async function requireDecidable(
  deps: Dependencies,
  trx: Write,
  caller: Caller,
  leaveId: number,
  it: Decision,
): Promise<{ leave: StoredLeave; member: ManagedMember }> {
  const memberId = await findOwner(trx, leaveId);
  if (memberId === undefined) throw refuse('NOT_FOUND');
  await lockMember(trx, memberId);
  const leave = await findLeave(trx, leaveId);
  const member = await findManaged(trx, memberId, await companyToday(trx, deps.clock));
  if (!member || !mayReadLeave(caller.member, member)) throw refuse('NOT_FOUND');
  if (!mayDecideLeave(caller.member, member)) throw refuse('FORBIDDEN');
  if (!leave) throw refuse('CHANGED_MEANWHILE', { data: null });
  await requireRevision(it.revision, leave, () => viewOf(deps, trx, caller, leave));
  return { leave, member };
}

/** The leave as it now is, with its audit entry, which names the rules it was decided against; null when nothing is left of it. */
async function finished(
  deps: Dependencies,
  trx: Write,
  caller: Caller,
  before: StoredLeave,
  action: AuditAction,
  at: string,
  against: readonly BrokenRule[] = [],
  instead?: StandIn,
): Promise<LeaveView | null> {
  const after = await findLeave(trx, before.id);
  const place = instead ? { insteadOf: instead.managerName } : {};
  const told =
    against.length > 0 || instead ? { ...after, ...(against.length > 0 ? { against } : {}), ...place } : after;
  await recordAudit(trx, { at, actorId: caller.member.id, action, subject: `leave:${before.id}`, before, after: told });
  return after ? viewOf(deps, trx, caller, after) : null;
}

const viewOf = async (deps: Dependencies, trx: Write, caller: Caller, leave: StoredLeave): Promise<LeaveView> =>
  presentLeave(leave, caller.member, await companyToday(trx, deps.clock));

const spanOf = ({ from, to }: StoredLeave) => ({ from, to });
