import { lostWith } from './carried-days.ts';
import type { CarryTerms } from './carry-over.ts';
import { type LedgerLine, passesOn, sumOf } from './leave-balance.ts';
import type { LeaveDays } from './leave-days.ts';
import { yearEndOf } from './year-end.ts';

/** What of a type is to be settled with a member who leaves; days. */
export interface DaysLeft {
  /** What remains of the year of the last day, with the days of the year before that belong to it. */
  readonly remaining: number;
  /** Those of them that no run of the year's end has carried over: their year still holds them. */
  readonly uncarried: number;
}

interface BalancesAtLeaving {
  /** The fiscal year of the last day. */
  readonly year: number;
  readonly terms: CarryTerms;
  /** The ledger of that year. */
  readonly lines: readonly LedgerLine[];
  /** That of the year before; undefined where nothing of it goes on. */
  readonly before: readonly LedgerLine[] | undefined;
  /** Leave of the type in the year, once the last day on which carried days may be taken is past. */
  readonly leave: readonly LeaveDays[] | undefined;
}

/**
 * What remains on a last day, whether the year's end was run or not: the days of the year before as a run would carry
 * them, and those that a run has taken out of the year of the last day, if that one is over.
 */
export function daysLeft({ year, terms, lines, before, leave }: BalancesAtLeaving): DaysLeft {
  const stayed = sumOf(lines) - sumOf(lines.filter(passesOn)) + lostWith(lines);
  if (before === undefined) return { remaining: stayed, uncarried: 0 };
  const changes = yearEndOf({ year: year - 1, terms, over: before, next: lines, leave });
  const difference = sumOf(changes.flatMap((it) => it.lines).filter((it) => it.year === year));
  return { remaining: stayed + difference, uncarried: Math.max(0, difference) };
}
