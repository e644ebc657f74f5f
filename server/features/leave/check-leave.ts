import { addDays } from '@muster/domain/calendar/day.ts';
import type { DayPart } from '@muster/domain/calendar/day-part.ts';
import { passedOn } from '@muster/domain/leave/balances/carried-days.ts';
import { balanceOf } from '@muster/domain/leave/balances/leave-balance.ts';
import type { LeaveInput } from '@muster/domain/leave/leave-contract.ts';
import { freeDaysWithin, REACH } from '@muster/domain/leave/rules/adjacency.ts';
import {
  attendanceMonth,
  chargedDays,
  daysByFiscalYear,
  type LeaveDays,
  unchargedDays,
} from '@muster/domain/leave/rules/leave-days.ts';
import {
  exceedsBalance,
  exceedsCarried,
  impossibleHalf,
  impossibleSpan,
  leaveProblem,
  overlap,
  tooEarly,
  withoutEntitlement,
} from '@muster/domain/leave/rules/leave-rules.ts';
import { leaveIdOf } from '@muster/domain/leave/types/leave-type.ts';
import { notEmployed } from '@muster/domain/members/employment.ts';
import type { Problem } from '@muster/domain/wire/problem.ts';
import type { Read, Write } from '../../database/engine.ts';
import type { Caller } from '../../http/caller.ts';
import { insist, refuse } from '../../http/problems.ts';
import { closedDaysProblem } from '../../records/attendance/period-close.ts';
import { findType, type KeptLeaveType } from '../../records/leave/leave-type.ts';
import { balanceLines } from '../../records/leave/ledger/balance-lines.ts';
import { readEmployment } from '../../records/members/employment.ts';
import { claimedDays } from '../../records/trips/claims.ts';
import { freeDaysBetween } from '../../records/work/rest-days.ts';
import { tooSoon } from './earning.ts';
import { readEndingCarry } from './ending-carry.ts';

/**
 * What the client says of itself and what it has computed must be what the session and the rules say.
 * @throws FORBIDDEN, LEAVE_DATES_WRONG, CLAIM_DIFFERS
 */
export function requireTrueClaims(caller: Caller, input: LeaveInput): void {
  if (input.membercode !== caller.member.membercode) throw refuse('FORBIDDEN', { field: 'membercode' });
  if (input.membernoid !== caller.member.id) throw refuse('FORBIDDEN', { field: 'membernoid' });
  insist(impossibleSpan(input.fromdate, input.todate));
  const month = attendanceMonth(input.fromdate);
  if (input.attendancemonth !== month) {
    throw refuse('CLAIM_DIFFERS', { field: 'attendancemonth', params: { reason: 'month', month } });
  }
}

/** The days that a request asks for, as they are named; what they cost is yet to be found. */
export const askedDays = (it: { fromdate: string; todate: string; part?: DayPart | '' | null | undefined }) => ({
  from: it.fromdate,
  to: it.todate,
  part: it.part || null,
});

type Asked = ReturnType<typeof askedDays>;

/** The leave type that a request names in a field. @throws LEAVE_TYPE_UNKNOWN */
export async function requireType(
  db: Read,
  spelled: string,
  field: 'leavetype' | 'leavetypeid' = 'leavetype',
): Promise<KeptLeaveType> {
  const type = await findType(db, leaveIdOf(spelled));
  if (!type) throw refuse('LEAVE_TYPE_UNKNOWN', { field });
  return type;
}

/** The same for new leave; one that is retired may stay on a leave that has it. @throws LEAVE_TYPE_UNKNOWN */
export async function requireOffered(db: Read, spelled: string, before?: string): Promise<KeptLeaveType> {
  const type = await requireType(db, spelled);
  if (type.retired && type.leaveid !== before) throw refuse('LEAVE_TYPE_UNKNOWN', { field: 'leavetype' });
  return type;
}

/**
 * Every rule that may refuse a span of leave, on facts read in the transaction that will store it and that holds
 * the member. `changing` is the leave that is edited: its own days do not stand in its way.
 * Answers the days with what they cost, and how many of those that cost are free anyway.
 * @throws CLAIM_DIFFERS, and the problem of the first rule that is broken
 */
export async function requireAllowed(
  trx: Write,
  memberId: number,
  asked: Asked & { type: KeptLeaveType; today: string; changing?: number; noOfLeave: number },
): Promise<{ days: LeaveDays; freeDays: number }> {
  const { from, to, part, type, today } = asked;
  insist(impossibleHalf(asked, type));
  const employment = await readEmployment(trx, memberId);
  insist(notEmployed(employment, from, to));
  insist(tooEarly(from, to, today));
  insist(await closedDaysProblem(trx, from, to));
  const free = await freeDaysBetween(trx, memberId, addDays(from, -REACH), addDays(to, REACH));
  const days = { from, to, part, uncharged: unchargedDays(from, to, type.freeDays, free) };
  requireTrueCount(days, asked.noOfLeave);
  insist(leaveProblem(from, to, { today, type, free }));
  insist(overlap(await claimedDays(trx, memberId, from, to, asked.changing), part));
  const { changing } = asked;
  if (!type.unlimited) insist((await beyondBalance(trx, memberId, { type, days, changing }))[0]);
  insist((await tooSoon(trx, memberId, { type, days, employment, changing }))[0]);
  return { days, freeDays: freeDaysWithin(from, to, free) - days.uncharged.length };
}

function requireTrueCount(days: LeaveDays, noOfLeave: number): void {
  const count = chargedDays(days);
  if (noOfLeave !== count) throw refuse('CLAIM_DIFFERS', { field: 'noOfLeave', params: { reason: 'days', count } });
}

/** What the balance of each fiscal year says against paying for its days; of leave that touches two it says of which. */
export async function beyondBalance(
  trx: Write,
  memberId: number,
  { type, days: of, changing }: { type: KeptLeaveType; days: LeaveDays; changing?: number | undefined },
): Promise<Problem[]> {
  const parts = daysByFiscalYear(of);
  const { leaveid } = type;
  const all = await balanceLines(trx, { memberIds: [memberId], years: parts.map((it) => it.year), leaveid });
  const problems: Problem[] = [];
  for (const { year, days } of parts) {
    const lines = all.filter((it) => it.year === year);
    const { entitled, remaining } = balanceOf(lines);
    const carried = await readEndingCarry(trx, { memberId, type, year, lines, changing });
    const problem =
      withoutEntitlement(entitled) ??
      exceedsBalance(days, remaining, passedOn(lines)) ??
      (carried && exceedsCarried(of, remaining, carried));
    if (problem) problems.push(parts.length > 1 ? inYear(problem, year) : problem);
  }
  return problems;
}

const inYear = ({ errors = [], ...problem }: Problem, fiscalyear: number): Problem => ({
  ...problem,
  errors: errors.map((it) => ({ ...it, params: { ...it.params, fiscalyear } })),
});
