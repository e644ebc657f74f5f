import type { Day } from '../../calendar/company-time.ts';
import { addDays } from '../../calendar/day.ts';
import type { DayPart } from '../../calendar/day-part.ts';
import { daysInSpan, eachDay } from '../../calendar/each-day.ts';
import { byFiscalYear } from '../../calendar/fiscal-year.ts';
import type { FreeDaysRule } from '../types/leave-type.ts';
import { type FreeDays, isHoliday, isOffday } from './adjacency.ts';

const HALF_A_DAY = 0.5;

/** The days of a leave, and what they cost. */
export interface LeaveDays {
  readonly from: Day;
  readonly to: Day;
  /** The half that is taken of the one day; null for whole days. */
  readonly part: DayPart | null;
  /** Free days within the span that cost nothing. */
  readonly uncharged: readonly Day[];
}

/** Whole days that all cost. */
export const wholeDays = (from: Day, to: Day): LeaveDays => ({ from, to, part: null, uncharged: [] });

/** How many days of a leave are charged. */
export function chargedDays({ from, to, part, uncharged }: LeaveDays): number {
  const days = daysInSpan(from, to) - uncharged.filter((day) => day >= from && day <= to).length;
  return part === null ? days : days * HALF_A_DAY;
}

/** How many days of a leave each fiscal year pays for. */
export function daysByFiscalYear(leave: LeaveDays): { year: number; days: number }[] {
  return byFiscalYear(leave.from, leave.to).map(({ year, from, to }) => ({
    year,
    days: chargedDays({ ...leave, from, to }),
  }));
}

/** The days of a leave from one on. */
export const daysFrom = (leave: LeaveDays, from: Day): LeaveDays => ({
  from: from > leave.from ? from : leave.from,
  to: leave.to,
  part: leave.part,
  uncharged: leave.uncharged.filter((day) => day >= from),
});

/** The days of a leave up to one. */
export const daysUntil = (leave: LeaveDays, to: Day): LeaveDays => ({
  from: leave.from,
  to: to < leave.to ? to : leave.to,
  part: leave.part,
  uncharged: leave.uncharged.filter((day) => day <= to),
});

/**
 * The days within a span that cost nothing: off-days and public holidays, where the type skips them. Who takes free
 * days alone means these days, so they cost.
 */
export function unchargedDays(from: Day, to: Day, rule: FreeDaysRule, free: FreeDays): Day[] {
  if (rule === 'counted') return [];
  const days = eachDay(from, to);
  const skipped = days.filter((day) => isHoliday(day, free) || isOffday(day, free));
  return skipped.length < days.length ? skipped : [];
}

/** What a leave makes of its days: another type or half of it is another day of leave. */
type Taken = Pick<LeaveDays, 'from' | 'to' | 'part'> & { readonly leaveid: string };

/**
 * The stretches of days that come, go or turn into something else where leave is changed: all of both where its type
 * or half is another, else only those that the two have not in common.
 */
export function daysThatDiffer(before: Taken, after: Taken): { readonly from: Day; readonly to: Day }[] {
  const isApart = after.from > before.to || before.from > after.to;
  if (isApart || before.leaveid !== after.leaveid || before.part !== after.part) return [before, after];
  const [starts, ends] = [[before.from, after.from].toSorted(), [before.to, after.to].toSorted()] as [Pair, Pair];
  const differing = [
    { from: starts[0], to: addDays(starts[1], -1) },
    { from: addDays(ends[0], 1), to: ends[1] },
  ];
  return differing.filter((it) => it.from <= it.to);
}

type Pair = [Day, Day];

/** The month a leave is booked under: the first seven characters of its first day (behaviour 3). */
export const attendanceMonth = (from: Day): string => from.slice(0, 7);
