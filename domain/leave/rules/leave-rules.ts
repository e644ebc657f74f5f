import type { Day } from '../../calendar/company-time.ts';
import { addDays, daysBetween, firstOfMonth } from '../../calendar/day.ts';
import type { DayPart } from '../../calendar/day-part.ts';
import { daysInSpan } from '../../calendar/each-day.ts';
import { fiscalYearDays, fiscalYearOf } from '../../calendar/fiscal-year.ts';
import { blame, type FieldProblem, type Problem, problem } from '../../wire/problem.ts';
import { type CarriedDays, unusedCarry, usedUntil } from '../balances/carried-days.ts';
import { type LeaveTerms, type LeaveType, OFF_DAY_TYPE } from '../types/leave-type.ts';
import { type FreeDays, freeDaysWithin, neighboursOf } from './adjacency.ts';
import type { LeaveDays } from './leave-days.ts';

/** The longest leave that one request may cover, days. */
export const MAX_LEAVE_DAYS = 366;

/** Neither day may be earlier than the first day of the current month (behaviour 5). */
export function tooEarly(from: Day, to: Day, today: Day): Problem | undefined {
  const first = firstOfMonth(today);
  const field = from < first ? 'fromdate' : to < first ? 'todate' : undefined;
  if (!field) return undefined;
  return problem('LEAVE_TOO_EARLY', { field, params: { day: first } });
}

/** Refuses a span that nobody can take: its last day before the first, or longer than a year. */
export function impossibleSpan(from: Day, to: Day): Problem | undefined {
  const days = daysInSpan(from, to);
  if (days === 0) return problem('LEAVE_DATES_WRONG', { field: 'todate', params: { reason: 'backwards' } });
  if (days > MAX_LEAVE_DAYS) {
    return problem('LEAVE_DATES_WRONG', { field: 'todate', params: { reason: 'long', count: MAX_LEAVE_DAYS } });
  }
  return undefined;
}

/** Half a day is of one day, and of a type that allows it. */
export function impossibleHalf(
  { from, to, part }: Pick<LeaveDays, 'from' | 'to' | 'part'>,
  type: Pick<LeaveTerms, 'halfDays'>,
): Problem | undefined {
  if (part === null) return undefined;
  if (from !== to) return problem('LEAVE_DATES_WRONG', { field: 'todate', params: { reason: 'half' } });
  return type.halfDays ? undefined : problem('LEAVE_DATES_WRONG', { field: 'part', params: { reason: 'whole' } });
}

/**
 * Refuses more days than remain (behaviour 5). `passed` days of a year that is over have gone on or lapsed already: where
 * the rule is set aside they pay as its end is run again, which the refusal says.
 */
export function exceedsBalance(days: number, remaining: number, passed = 0): Problem | undefined {
  if (days <= remaining) return undefined;
  const params =
    passed > 0
      ? ({ reason: 'passed', remaining, count: passed } as const)
      : ({ reason: 'remaining', count: remaining } as const);
  return problem('LEAVE_EXCEEDS_BALANCE', { field: 'todate', params, data: { remaining } });
}

/**
 * Refuses days after the last one on which carried days may be taken, where only carried ones remain for them. Those of
 * the leave up to that day take carried ones first (behaviour 5).
 */
export function exceedsCarried(leave: LeaveDays, remaining: number, carried: CarriedDays): Problem | undefined {
  const { to: lastOfYear } = fiscalYearDays(fiscalYearOf(carried.until));
  const before = usedUntil(leave, carried.until);
  const later = usedUntil(leave, lastOfYear) - before;
  const unused = unusedCarry(carried);
  const forLater = Math.max(0, remaining - unused);
  if (later <= forLater || unused <= before) return undefined;
  return problem('LEAVE_EXCEEDS_BALANCE', {
    field: 'todate',
    params: { reason: 'carried', remaining, carried: Math.min(unused, remaining), day: carried.until, later: forLater },
    data: { remaining: forLater },
  });
}

/** Refuses a change that would take a balance below zero. `remaining` is the balance before it. */
export function belowZero(remaining: number, difference: number): Problem | undefined {
  if (remaining + difference >= 0) return undefined;
  return problem('LEAVE_BALANCE_TOO_LOW', {
    field: 'days',
    params: { reason: 'remaining', count: remaining },
    data: { remaining },
  });
}

/** A type without entitlement can't be taken. */
export function withoutEntitlement(entitlement: number): Problem | undefined {
  return entitlement <= 0
    ? problem('LEAVE_EXCEEDS_BALANCE', { field: 'leavetype', params: { reason: 'none' } })
    : undefined;
}

/**
 * What the form of a new leave shows at its first day when the days are more than the whole entitlement. All of it may
 * be taken, whichever day was chosen last (behaviour 5 says that twice, in two ways).
 */
export function cannotStart(entitlement: number, days: number): Problem | undefined {
  return entitlement - days < 0
    ? problem('LEAVE_EXCEEDS_BALANCE', { field: 'fromdate', params: { reason: 'none' } })
    : undefined;
}

/** Days that are all public holidays or off-days are free already; leave would only cost the balance. No days are not. */
export function allFree(from: Day, to: Day, free: FreeDays): Problem | undefined {
  const days = daysInSpan(from, to);
  if (days === 0 || freeDaysWithin(from, to, free) < days) return undefined;
  return problem('LEAVE_DATES_WRONG', { field: 'fromdate', params: { reason: 'all_free' } });
}

/** The day in the way travels beside the sentence, which is the specification's own and names none. */
const beside = (day: Day): { readonly reason?: undefined; readonly day: Day } => ({ day });

/**
 * Whether the leave stands next to a public holiday or an off-day although its type forbids it (behaviour 5). The
 * problem is that of the nearer day; where both stand in the way, both are blamed.
 */
export function forbiddenNeighbour(from: Day, to: Day, type: LeaveType, free: FreeDays): Problem | undefined {
  const { holiday, offday } = neighboursOf(addDays(from, -1), addDays(to, 1), free);
  const field = (day: Day) => (day < from ? 'fromdate' : 'todate');
  const distance = (day: Day) => (day < from ? daysBetween(day, from) : daysBetween(to, day));
  const byOffday = offday && type.nextToOffday === 'forbid' ? offday : undefined;
  const byHoliday = holiday && type.nextToHoliday === 'forbid' ? holiday : undefined;
  if (byOffday && byHoliday) {
    const blamed = [
      blame(field(byOffday), 'LEAVE_NEXT_TO_OFFDAY', { params: beside(byOffday) }),
      blame(field(byHoliday), 'LEAVE_NEXT_TO_HOLIDAY', { params: beside(byHoliday) }),
    ];
    return distance(byOffday) <= distance(byHoliday)
      ? both('LEAVE_NEXT_TO_OFFDAY', byOffday, blamed)
      : both('LEAVE_NEXT_TO_HOLIDAY', byHoliday, blamed.toReversed());
  }
  if (byOffday) {
    return problem('LEAVE_NEXT_TO_OFFDAY', {
      field: field(byOffday),
      params: beside(byOffday),
      data: { day: byOffday },
    });
  }
  if (byHoliday) {
    return problem('LEAVE_NEXT_TO_HOLIDAY', {
      field: field(byHoliday),
      params: beside(byHoliday),
      data: { day: byHoliday },
    });
  }
  return undefined;
}

const both = (
  code: 'LEAVE_NEXT_TO_OFFDAY' | 'LEAVE_NEXT_TO_HOLIDAY',
  day: Day,
  errors: readonly FieldProblem[],
): Problem => ({ ...problem(code, { params: { reason: 'each' }, data: { day } }), errors });

/** A day that another leave or a trip has claimed, or the half of it. */
export interface ClaimedDay {
  readonly day: Day;
  readonly claim: 'leave' | 'trip';
  readonly part: DayPart | null;
}

/** Refuses days that are taken already, by the first of them; of half a day the other half is free. `claimed` are those of the span. */
export function overlap(claimed: readonly ClaimedDay[], part: DayPart | null): Problem | undefined {
  const taken = claimed
    .filter((it) => it.part === null || part === null || it.part === part)
    .toSorted((one, other) => one.day.localeCompare(other.day));
  const [first] = taken;
  if (!first) return undefined;
  return problem('LEAVE_OVERLAP', {
    field: 'fromdate',
    params: { reason: first.claim, day: first.day },
    data: { days: [...new Set(taken.map((it) => it.day))] },
  });
}

/** An approved leave is read-only; a pending or a rejected one may be edited and removed (behaviour 4). */
export function readOnly(status: LeaveStatus): Problem | undefined {
  return status === 'approved' ? problem('LEAVE_READ_ONLY') : undefined;
}

/** An off day can't be chosen when a leave is edited (behaviour 5). */
export function notForEditing(leaveid: string): Problem | undefined {
  return leaveid === OFF_DAY_TYPE
    ? problem('LEAVE_TYPE_UNKNOWN', { field: 'leavetype', params: { reason: 'offday' } })
    : undefined;
}

export const leaveStatuses = ['pending', 'approved', 'rejected'] as const;
export type LeaveStatus = (typeof leaveStatuses)[number];

/** `approve_status` on the wire (wire 8). */
export const approveStatus: Record<LeaveStatus, 0 | 1 | 2> = { pending: 0, approved: 1, rejected: 2 };

export interface LeaveFacts {
  readonly today: Day;
  readonly type: LeaveType;
  readonly free: FreeDays;
}

/**
 * The rules of the calendar that leave breaks, in the order in which a person would want to hear them. They are asked here
 * by whoever asks them all: the form, the member's own asking, the office that enters leave, and who approves it later.
 */
export function calendarProblems(from: Day, to: Day, { type, free }: Pick<LeaveFacts, 'type' | 'free'>): Problem[] {
  return [allFree(from, to, free), forbiddenNeighbour(from, to, type, free)].filter((it) => it !== undefined);
}

/** Every rule that needs no balance and no other request, in the order in which a person would want to hear them. */
export function leaveProblem(from: Day, to: Day, { today, type, free }: LeaveFacts): Problem | undefined {
  return tooEarly(from, to, today) ?? impossibleSpan(from, to) ?? calendarProblems(from, to, { type, free })[0];
}

/** Refuses to give days back, from `from` on, unless the leave is approved and they are still to come. */
export function cannotReturn(
  leave: { from: Day; to: Day; status: LeaveStatus },
  from: Day,
  today: Day,
): Problem | undefined {
  if (leave.status !== 'approved') return problem('LEAVE_READ_ONLY', { params: { reason: 'return' } });
  if (from <= today || from < leave.from || from > leave.to) {
    return problem('LEAVE_DATES_WRONG', { field: 'from', params: { reason: 'past' } });
  }
  return undefined;
}
