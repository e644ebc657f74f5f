import type { Day } from '../../calendar/company-time.ts';
import { addDays } from '../../calendar/day.ts';
import { type Parameters, type Problem, type ProblemCode, problem } from '../../wire/problem.ts';
import type { FreeDays } from '../rules/adjacency.ts';
import { allFree, calendarProblems } from '../rules/leave-rules.ts';
import type { LeaveType } from '../types/leave-type.ts';

/** The rules against which a leave may be approved, by the code of their refusal. */
export const overridable = ['LEAVE_DATES_WRONG', 'LEAVE_NEXT_TO_HOLIDAY', 'LEAVE_NEXT_TO_OFFDAY'] as const;
export type Overridable = (typeof overridable)[number];

const isOverridable = (code: ProblemCode): code is Overridable => overridable.some((it) => it === code);

/** A rule that a request kept when it was made and breaks now, with the day in the way. */
export interface BrokenRule {
  readonly code: Overridable;
  readonly params?: Parameters;
}

/**
 * The rules that the days of a request break by now: a holiday was added beside it, an off-day moved, its type grew
 * stricter. What matters only while it is asked for, such as how early it begins, is left out.
 */
export function brokenSince(from: Day, to: Day, type: LeaveType, free: FreeDays): BrokenRule[] {
  const [found] = calendarProblems(from, to, { type, free });
  return (found?.errors ?? []).flatMap(({ code, params = {} }) => (isOverridable(code) ? [{ code, params }] : []));
}

/**
 * The rules about neighbours that what stays of a leave would break when its member comes back on `returnFrom`, though the
 * whole of it keeps them. Nobody has to stay away for that: it is said to who confirms, and refuses nothing (behaviour 5).
 */
export function brokenByReturn(
  leave: { readonly from: Day; readonly to: Day; readonly returnFrom: Day },
  type: LeaveType,
  free: FreeDays,
): BrokenRule[] {
  const last = addDays(leave.returnFrom, -1);
  if (last < leave.from || allFree(leave.from, last, free)) return [];
  const whole = new Set(brokenSince(leave.from, leave.to, type, free).map((it) => it.code));
  return brokenSince(leave.from, last, type, free).filter((it) => !whole.has(it.code));
}

/** Refuses to approve what breaks a rule by now, unless whoever approves it has named that rule. */
export function notOverridden(
  broken: readonly BrokenRule[],
  override: readonly Overridable[] = [],
): Problem | undefined {
  if (broken.every((it) => override.includes(it.code))) return undefined;
  const data = { override: broken.map((it) => it.code) };
  const errors = broken.map((it) => ({ field: 'override', ...it }));
  return { ...problem('LEAVE_BREAKS_RULE', { params: { reason: 'each' }, data }), errors };
}
