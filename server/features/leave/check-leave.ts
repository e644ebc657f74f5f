import { addDays } from '@muster/domain/calendar/day.ts';
import { daysInSpan } from '@muster/domain/calendar/span.ts';
import { freeDaysWithin, LONGEST_RUN } from '@muster/domain/leave/adjacency.ts';
import { balanceOf } from '@muster/domain/leave/leave-balance.ts';
import type { LeaveInput } from '@muster/domain/leave/leave-contract.ts';
import { attendanceMonth, daysByFiscalYear } from '@muster/domain/leave/leave-days.ts';
import {
  exceedsBalance,
  impossibleSpan,
  leaveProblem,
  overlap,
  withoutEntitlement,
} from '@muster/domain/leave/leave-rules.ts';
import { type LeaveType, leaveIdOf } from '@muster/domain/leave/leave-type.ts';
import type { Read, Write } from '../../database/engine.ts';
import type { Caller } from '../../http/caller.ts';
import { insist, refuse } from '../../http/problems.ts';
import { claimedDays } from '../../records/claims.ts';
import { findType } from '../../records/leave-type.ts';
import { balanceLines } from '../../records/ledger/balance-lines.ts';
import { freeDaysBetween } from '../../records/rest-days.ts';

/**
 * What the client says of itself and what it has computed must be what the session and the rules say.
 * @throws FORBIDDEN, LEAVE_DATES_WRONG, CLAIM_DIFFERS
 */
export function requireTrueClaims(caller: Caller, input: LeaveInput): void {
  if (input.membercode !== caller.member.membercode) throw refuse('FORBIDDEN', { field: 'membercode' });
  if (input.membernoid !== caller.member.id) throw refuse('FORBIDDEN', { field: 'membernoid' });
  insist(impossibleSpan(input.fromdate, input.todate));
  const days = daysInSpan(input.fromdate, input.todate);
  if (input.noOfLeave !== days) {
    throw refuse('CLAIM_DIFFERS', { field: 'noOfLeave', params: { reason: 'days', count: days } });
  }
  const month = attendanceMonth(input.fromdate);
  if (input.attendancemonth !== month) {
    throw refuse('CLAIM_DIFFERS', { field: 'attendancemonth', params: { reason: 'month', month } });
  }
}

/** The leave type that a request names. @throws LEAVE_TYPE_UNKNOWN */
export async function requireType(db: Read, spelled: string): Promise<LeaveType> {
  const type = await findType(db, leaveIdOf(spelled));
  if (!type) throw refuse('LEAVE_TYPE_UNKNOWN', { field: 'leavetype' });
  return type;
}

/**
 * Every rule that may refuse a span of leave, on facts read in the transaction that will store it and that holds
 * the member. `changing` is the leave that is edited: its own days do not stand in its way.
 * Answers how many of the days are free anyway.
 * @throws the problem of the first rule that is broken
 */
export async function requireAllowed(
  trx: Write,
  memberId: number,
  span: { from: string; to: string; type: LeaveType; today: string; changing?: number },
): Promise<number> {
  const { from, to, type, today } = span;
  const reach = LONGEST_RUN + 1;
  const free = await freeDaysBetween(trx, memberId, addDays(from, -reach), addDays(to, reach));
  insist(leaveProblem(from, to, { today, type, free }));
  insist(overlap(await claimedDays(trx, memberId, from, to, span.changing)));
  await requireBalance(trx, memberId, type.leaveid, from, to);
  return freeDaysWithin(from, to, free);
}

/** Each fiscal year pays for its own days. @throws LEAVE_EXCEEDS_BALANCE */
async function requireBalance(trx: Write, memberId: number, leaveid: string, from: string, to: string): Promise<void> {
  const parts = daysByFiscalYear(from, to);
  const lines = await balanceLines(trx, { memberIds: [memberId], years: parts.map((it) => it.year), leaveid });
  for (const { year, days } of parts) {
    const balance = balanceOf(lines.filter((it) => it.year === year));
    insist(withoutEntitlement(balance.entitled));
    insist(exceedsBalance(days, balance.remaining));
  }
}
