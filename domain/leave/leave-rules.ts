import type { Day } from '../calendar/company-time.ts';
import { addDays, firstOfMonth } from '../calendar/day.ts';
import { daysInSpan } from '../calendar/span.ts';
import { type Problem, problem } from '../wire/problem.ts';
import { type FreeDays, neighboursOf } from './adjacency.ts';
import { type LeaveType, OFF_DAY_TYPE } from './leave-type.ts';

/** The longest leave that one request may cover, days. */
export const MAX_LEAVE_DAYS = 366;

/** Neither day may be earlier than the first day of the current month (SPEC section 5). */
export function tooEarly(from: Day, to: Day, today: Day): Problem | undefined {
  const first = firstOfMonth(today);
  const field = from < first ? 'fromdate' : to < first ? 'todate' : undefined;
  if (!field) return undefined;
  return problem('LEAVE_TOO_EARLY', { field, params: { day: first } });
}

/** Whether the span is one that can be taken at all: last day not before the first, not longer than a year. */
export function impossibleSpan(from: Day, to: Day): Problem | undefined {
  const days = daysInSpan(from, to);
  if (days === 0) return problem('LEAVE_DATES_WRONG', { field: 'todate', params: { reason: 'backwards' } });
  if (days > MAX_LEAVE_DAYS) {
    return problem('LEAVE_DATES_WRONG', { field: 'todate', params: { reason: 'long', count: MAX_LEAVE_DAYS } });
  }
  return undefined;
}

/** More days than remain (SPEC section 5); also what refuses a request when its year has no entitlement. */
export function exceedsBalance(days: number, remaining: number): Problem | undefined {
  if (days <= remaining) return undefined;
  return problem('LEAVE_EXCEEDS_BALANCE', {
    field: 'todate',
    params: { reason: 'remaining', count: remaining },
    data: { remaining },
  });
}

/** A change of a balance that would leave less than nothing. `remaining` is what is there before it. */
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

/** What the form of a new leave shows when its first day is chosen (SPEC section 5). */
export function cannotStart(entitlement: number, days: number): Problem | undefined {
  return entitlement - days <= 0
    ? problem('LEAVE_EXCEEDS_BALANCE', { field: 'fromdate', params: { reason: 'none' } })
    : undefined;
}

/** Whether the leave stands next to a public holiday or an off-day although its type forbids it (SPEC section 5). */
export function forbiddenNeighbour(from: Day, to: Day, type: LeaveType, free: FreeDays): Problem | undefined {
  const { holiday, offday } = neighboursOf(addDays(from, -1), addDays(to, 1), free);
  const blamed = (day: Day) => (day < from ? 'fromdate' : 'todate');
  if (offday && type.nextToOffday === 'forbid') {
    return problem('LEAVE_NEXT_TO_OFFDAY', { field: blamed(offday), data: { day: offday } });
  }
  if (holiday && type.nextToHoliday === 'forbid') {
    return problem('LEAVE_NEXT_TO_HOLIDAY', { field: blamed(holiday), data: { day: holiday } });
  }
  return undefined;
}

/** A day that another leave or a trip has claimed. */
export interface ClaimedDay {
  readonly day: Day;
  readonly claim: 'leave' | 'trip';
}

/** No day can be taken twice; `claimed` are the days of the span that are taken already, first to last. */
export function overlap(claimed: readonly ClaimedDay[]): Problem | undefined {
  const [first] = claimed;
  if (!first) return undefined;
  return problem('LEAVE_OVERLAP', {
    field: 'fromdate',
    params: { reason: first.claim },
    data: { days: claimed.map((it) => it.day) },
  });
}

/** An approved leave is read-only; a pending or a rejected one may be edited and removed (SPEC section 4). */
export function readOnly(status: LeaveStatus): Problem | undefined {
  return status === 'approved' ? problem('LEAVE_READ_ONLY') : undefined;
}

/** An off day can't be chosen when a leave is edited (SPEC section 5). */
export function notForEditing(leaveid: string): Problem | undefined {
  return leaveid === OFF_DAY_TYPE
    ? problem('LEAVE_TYPE_UNKNOWN', { field: 'leavetype', params: { reason: 'offday' } })
    : undefined;
}

export const leaveStatuses = ['pending', 'approved', 'rejected'] as const;
export type LeaveStatus = (typeof leaveStatuses)[number];

/** `approve_status` on the wire (WIRE section 8). */
export const approveStatus: Record<LeaveStatus, 0 | 1 | 2> = { pending: 0, approved: 1, rejected: 2 };

export interface LeaveFacts {
  readonly today: Day;
  readonly type: LeaveType;
  readonly free: FreeDays;
}

/** Every rule that needs no balance and no other request, in the order in which a person would want to hear them. */
export function leaveProblem(from: Day, to: Day, { today, type, free }: LeaveFacts): Problem | undefined {
  return tooEarly(from, to, today) ?? impossibleSpan(from, to) ?? forbiddenNeighbour(from, to, type, free);
}

/** Whether the days from `from` on can be given back: future days of an approved leave. */
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
