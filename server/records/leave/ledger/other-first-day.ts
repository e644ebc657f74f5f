import type { Day } from '@muster/domain/calendar/company-time.ts';
import { daysInSpan } from '@muster/domain/calendar/each-day.ts';
import { fiscalYearDays, fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import type { EmploymentSpan } from '@muster/domain/members/employment.ts';
import { BEGINNING, FOREVER } from '@muster/domain/work/work-pattern.ts';

/** Of which types a year that is given follows another first day: those that give who joins within it a part, the others, or both. */
export type Following = 'prorated' | 'whole' | 'all';

/** From which first day to which; null where none was said. */
interface FirstDays {
  readonly was: Day | null;
  readonly is: Day | null;
}

/** A first day that is about to be stored: a corrected one, or that of who comes back after the last day before it. */
export interface OtherFirstDay extends FirstDays {
  readonly leftOn: Day | undefined;
  /** The stretches in which they will have worked here before it. */
  readonly earlier: readonly EmploymentSpan[];
}

/** What of a fiscal year follows a corrected first day; undefined where nothing does. */
export function followsCorrected({ was, is }: FirstDays, year: number): Following | undefined {
  const begins = (day: Day | null) => day !== null && fiscalYearOf(day) === year;
  const isBehind = (day: Day | null) => day !== null && fiscalYearOf(day) > year;
  if (isBehind(was) !== isBehind(is)) return 'all';
  return begins(was) || begins(is) ? 'prorated' : undefined;
}

/** What of this fiscal year follows the first day of who comes back, of the year of that day and the one after it. */
export const followsRejoined = (leftOn: Day, year: number): Following =>
  leftOn < fiscalYearDays(year).from ? 'all' : 'whole';

/** What of a fiscal year will follow a first day once it is stored. */
export function willFollow({ leftOn, ...days }: OtherFirstDay, year: number): Following | undefined {
  if (leftOn === undefined || days.is === null) return followsCorrected(days, year);
  const after = year - fiscalYearOf(days.is);
  return after === 0 || after === 1 ? followsRejoined(leftOn, year) : undefined;
}

/** How many days of a fiscal year somebody will have worked here before their newest first day. */
export function daysWorkedBefore(earlier: readonly EmploymentSpan[], year: number): number {
  const { from, to } = fiscalYearDays(year);
  const spans = earlier.map((it) => [later(it.from ?? BEGINNING, from), sooner(it.to ?? FOREVER, to)] as const);
  return spans.reduce((sum, [first, last]) => sum + (first <= last ? daysInSpan(first, last) : 0), 0);
}

const later = (one: Day, other: Day): Day => (one > other ? one : other);
const sooner = (one: Day, other: Day): Day => (one < other ? one : other);
