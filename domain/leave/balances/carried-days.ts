import type { Day } from '../../calendar/company-time.ts';
import { fiscalYearDays, fiscalYearOf } from '../../calendar/fiscal-year.ts';
import { chargedDays, daysFrom, daysUntil, type LeaveDays } from '../rules/leave-days.ts';
import { type CarryTerms, endsEarly, lastCarryDay } from './carry-over.ts';
import { givenBy, type LedgerLine, passesOn, sumOf } from './leave-balance.ts';

/** Days that were carried into a year and may be taken up to a day of it. */
export interface CarriedDays {
  /** How many were carried, less those that lapsed or that the office took off. */
  readonly days: number;
  /** What leave takes of the year up to that day: carried days are taken first. */
  readonly used: number;
  readonly until: Day;
}

/** Days that were carried into a year from the one before, less what was taken back. */
export const carriedInto = (lines: readonly LedgerLine[]): number =>
  sumOf(lines.filter((it) => it.kind === 'carry' && !passesOn(it)));

/** Carried days that lapsed within their year because they were not taken in time. */
export const lapsedWithin = (lines: readonly LedgerLine[]): number =>
  -sumOf(lines.filter((it) => it.note === 'carryLapsed' || it.note === 'carryLapsedUsed'));

/** Days that were lost with their year because nobody took them. */
export const lostWith = (lines: readonly LedgerLine[]): number =>
  -sumOf(lines.filter((it) => it.note === 'notTaken' || it.note === 'notTakenUsed'));

/** Days of a year that went on into the next when its end was run, or were lost with it. */
export const passedOn = (lines: readonly LedgerLine[]): number => 0 - sumOf(lines.filter(passesOn)) + lostWith(lines);

/** The carried days of a year, from its ledger and the leave of its type that stands. */
export function carriedDays(
  year: number,
  terms: Pick<CarryTerms, 'carryMonths'>,
  { lines, leave }: { readonly lines: readonly LedgerLine[]; readonly leave: readonly LeaveDays[] },
): CarriedDays {
  const until = lastCarryDay(year, terms);
  const there = Math.min(carriedInto(lines) - lapsedWithin(lines), givenBy(lines));
  const used = leave.reduce((sum, it) => sum + usedUntil(it, until), 0);
  return { days: Math.max(0, there), used, until };
}

/** The carried days of a year that end before it does; undefined where there are none. */
export function endingCarry(
  year: number,
  terms: CarryTerms,
  facts: Parameters<typeof carriedDays>[2],
): CarriedDays | undefined {
  const found = carriedDays(year, terms, facts);
  return found.days > 0 && endsEarly(year, terms) ? found : undefined;
}

/** What leave takes of the fiscal year of a day up to that day. */
export function usedUntil(leave: LeaveDays, until: Day): number {
  return chargedDays(daysUntil(daysFrom(leave, fiscalYearDays(fiscalYearOf(until)).from), until));
}

/** Carried days that no leave up to their last day uses: later days cannot be paid with them. */
export const unusedCarry = ({ days, used }: Pick<CarriedDays, 'days' | 'used'>): number => Math.max(0, days - used);
