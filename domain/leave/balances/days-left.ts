import type { Day } from '../../calendar/company-time.ts';
import { addDays } from '../../calendar/day.ts';
import { fiscalYearOf } from '../../calendar/fiscal-year.ts';
import { daysByFiscalYear, daysFrom, type LeaveDays } from '../rules/leave-days.ts';
import { passedOn } from './carried-days.ts';
import type { CarryTerms } from './carry-over.ts';
import { type LedgerLine, sumOf } from './leave-balance.ts';
import { yearEndOf } from './year-end.ts';

/** What of a type is to be settled with a member who leaves; days. */
export interface DaysLeft {
  /** What remains of the year of the last day, with the days of the year before that belong to it. */
  readonly remaining: number;
  /** Those of them that no run of the year's end has carried over: their year still holds them. */
  readonly uncarried: number;
}

interface BalancesAtLeaving {
  readonly lastDay: Day;
  readonly terms: CarryTerms;
  /** The ledger of the fiscal year of the last day. */
  readonly lines: readonly LedgerLine[];
  /** That of the year before; undefined where nothing of it goes on. */
  readonly before: readonly LedgerLine[] | undefined;
  /** Leave of the type in the year, once the last day on which carried days may be taken is past. */
  readonly leave: readonly LeaveDays[] | undefined;
  /** That of the year before, where days that were carried into it ended within it. */
  readonly leaveBefore?: readonly LeaveDays[] | undefined;
  /** Whether the member did not work here as that year turned into the one of the last day. */
  readonly away?: boolean | undefined;
  /** Leave of the type that has days after the last day, or waits for some. */
  readonly after: readonly LeaveDays[];
}

/**
 * What remains on a last day, whether the year's end was run or not: the days of the year before as a run would carry
 * them, and those that a run has taken out of the year of the last day, if that one is over. Leave after the last day takes
 * nothing of them, whoever has not cancelled it yet: no member is away on a day on which they do not work here.
 */
export function daysLeft(it: BalancesAtLeaving): DaysLeft {
  const { lastDay, terms, lines: stored, before, leave, leaveBefore, away, after } = it;
  const year = fiscalYearOf(lastDay);
  const lines = [...stored, { kind: 'reversed' as const, days: chargedAfter(lastDay, after) }];
  const stayed = sumOf(lines) + passedOn(lines);
  if (before === undefined) return { remaining: stayed, uncarried: 0 };
  const changes = yearEndOf({ year: year - 1, terms, over: before, next: lines, leave, leaveOver: leaveBefore, away });
  const difference = sumOf(changes.flatMap((it) => it.lines).filter((it) => it.year === year));
  return { remaining: stayed + difference, uncarried: Math.max(0, difference) };
}

/** The days after a last day that leave takes of the fiscal year of that day. */
function chargedAfter(lastDay: Day, leave: readonly LeaveDays[]): number {
  const year = fiscalYearOf(lastDay);
  const first = addDays(lastDay, 1);
  const days = leave.filter((it) => it.to >= first).flatMap((it) => daysByFiscalYear(daysFrom(it, first)));
  return days.filter((it) => it.year === year).reduce((sum, it) => sum + it.days, 0);
}
