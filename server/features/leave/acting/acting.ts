import { onlyDay, type PeriodDays, touchesPeriod } from '@muster/domain/attendance/periods/pay-period.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import type { DayPart } from '@muster/domain/calendar/day-part.ts';
import { notSetAside, type SetAside } from '@muster/domain/leave/acting/acting-rules.ts';
import { mayAdjustLeave } from '@muster/domain/leave/leave-policy.ts';
import { REACH } from '@muster/domain/leave/rules/adjacency.ts';
import { daysThatDiffer, type LeaveDays, unchargedDays } from '@muster/domain/leave/rules/leave-days.ts';
import { calendarProblems, impossibleHalf, impossibleSpan, overlap } from '@muster/domain/leave/rules/leave-rules.ts';
import { notEmployed } from '@muster/domain/members/employment.ts';
import type { Write } from '../../../database/engine.ts';
import type { Caller } from '../../../http/caller.ts';
import { insist, refuse } from '../../../http/problems.ts';
import { requireRevision } from '../../../http/revision.ts';
import { closedAround, closedDaysProblem } from '../../../records/attendance/period-close.ts';
import { findManaged, type ManagedMember } from '../../../records/deciding/managed-member.ts';
import { lockToCount } from '../../../records/leave/counting-days.ts';
import { findLeave, findOwner, type StoredLeave } from '../../../records/leave/leave.ts';
import type { KeptLeaveType } from '../../../records/leave/leave-type.ts';
import { addLedgerLines } from '../../../records/leave/ledger/entries.ts';
import { readEmployment } from '../../../records/members/employment.ts';
import { claimedDays, freeLeaveDays } from '../../../records/trips/claims.ts';
import { freeDaysBetween } from '../../../records/work/rest-days.ts';
import { askedDays, beyondBalance, requireOffered } from '../check-leave.ts';
import { tooSoon } from '../earning.ts';
import { presentLeave } from '../present-leave.ts';
import { releasePending } from '../reserve-days.ts';

/** A member whom the caller may act for: anybody but themselves. @throws NOT_FOUND, FORBIDDEN */
export async function requireMember(
  trx: Write,
  caller: Caller,
  who: string | number,
  today: string,
): Promise<ManagedMember> {
  const member = await findManaged(trx, who, today);
  if (!member) throw refuse('NOT_FOUND');
  if (!mayAdjustLeave(caller.member, member)) throw refuse('FORBIDDEN', { field: 'membercode' });
  return member;
}

/**
 * A member's leave that the office may change or cancel, as it was looked at, held until the transaction ends.
 * @throws NOT_FOUND, FORBIDDEN for one's own, CHANGED_MEANWHILE, LEAVE_READ_ONLY for what was rejected
 */
export async function requireStanding(
  trx: Write,
  caller: Caller,
  { leaveId, revision, today }: { leaveId: number; revision: number | undefined; today: string },
): Promise<{ leave: StoredLeave; member: ManagedMember }> {
  const memberId = await findOwner(trx, leaveId);
  if (memberId === undefined) throw refuse('NOT_FOUND');
  const member = await requireMember(trx, caller, memberId, today);
  await lockToCount(trx, memberId);
  const leave = await findLeave(trx, leaveId);
  if (!leave) throw refuse('NOT_FOUND');
  await requireRevision(revision, leave, () => presentLeave(leave, caller.member, today));
  if (leave.status === 'rejected') throw refuse('LEAVE_READ_ONLY', { params: { reason: 'decided' } });
  return { leave, member };
}

/**
 * Refuses to take all days of a leave from a closed pay period that counts them. What waits is no leave to it yet.
 * @throws PERIOD_CLOSED
 */
export async function requireUncounted(trx: Write, { status, from, to }: StoredLeave): Promise<void> {
  if (status === 'approved') insist(await closedDaysProblem(trx, from, to));
}

interface Entered {
  readonly leavetype: string;
  readonly fromdate: string;
  readonly todate: string;
  readonly part?: DayPart | '' | null | undefined;
  readonly override?: readonly SetAside[] | undefined;
}

/**
 * The type and the days of leave that the office enters or changes for a member, when nothing stands in the way but what is
 * set aside by name. `before` is the leave that is changed: its own days do not stand in its way.
 * @throws LEAVE_TYPE_UNKNOWN, NOT_EMPLOYED, PERIOD_CLOSED, LEAVE_OVERLAP, and the first of the rules that are broken and not set aside
 */
export async function requirePermitted(
  trx: Write,
  memberId: number,
  asked: Entered,
  before?: StoredLeave,
): Promise<{ type: KeptLeaveType; days: LeaveDays }> {
  const { from, to, part } = askedDays(asked);
  const type = await requireOffered(trx, asked.leavetype, before?.type.leaveid);
  insist(impossibleSpan(from, to) ?? impossibleHalf({ from, to, part }, type));
  const employment = await readEmployment(trx, memberId);
  insist(notEmployed(employment, from, to));
  const closed = await requireOpenChange(trx, { leaveid: type.leaveid, from, to, part }, before);
  insist(overlap(await claimedDays(trx, memberId, from, to, before?.id), part));
  const free = await freeDaysBetween(trx, memberId, addDays(from, -REACH), addDays(to, REACH));
  const uncharged = unchargedBeside(closed, before, unchargedDays(from, to, type.freeDays, free));
  const days = { from, to, part, uncharged };
  const beyond = type.unlimited ? [] : await beyondBalance(trx, memberId, { type, days, changing: before?.id });
  const soon = await tooSoon(trx, memberId, { type, days, employment, changing: before?.id });
  const broken = [...calendarProblems(from, to, { type, free }), ...beyond, ...soon];
  insist(notSetAside(broken, asked.override));
  return { type, days };
}

/**
 * Refuses days of a closed pay period that a leave would take, and of an approved one those that it would give up or
 * make something else: what stays of it there is nothing that changes (behaviour 5). Answers the periods in which days stay.
 * @throws PERIOD_CLOSED
 */
async function requireOpenChange(
  trx: Write,
  after: Parameters<typeof daysThatDiffer>[1],
  before: StoredLeave | undefined,
): Promise<readonly PeriodDays[]> {
  const isCounted = before?.status === 'approved';
  const differing = isCounted ? daysThatDiffer({ ...before, leaveid: before.type.leaveid }, after) : [after];
  for (const { from, to } of differing) insist(await closedDaysProblem(trx, from, to));
  return isCounted ? closedAround(trx, [after]) : [];
}

/** The days that cost nothing; those in closed pay periods are what they were, whatever is free by now. */
function unchargedBeside(closed: readonly PeriodDays[], before: StoredLeave | undefined, now: readonly Day[]): Day[] {
  const isClosed = (day: Day) => touchesPeriod(closed, onlyDay(day));
  return [...(before?.uncharged.filter(isClosed) ?? []), ...now.filter((day) => !isClosed(day))];
}

/** Frees the days of a pending or approved leave and gives them back to the balance. */
export async function giveBackAll(trx: Write, leave: StoredLeave, actorId: number, at: string): Promise<void> {
  if (leave.status === 'pending') return releasePending(trx, leave, actorId, at);
  await freeLeaveDays(trx, leave.id);
  const line = { memberId: leave.memberId, leaveid: leave.type.leaveid, leaveId: leave.id, at, actorId };
  await addLedgerLines(trx, { ...line, revision: leave.revision + 1, kind: 'reversed', days: leave });
}
