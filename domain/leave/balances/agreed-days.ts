import { fiscalYearDays } from '../../calendar/fiscal-year.ts';
import { type Problem, problem } from '../../wire/problem.ts';
import type { AgreedYear } from './agreed-days-contract.ts';
import { type DaysBegin, daysOfYear, type YearlyDays } from './days-per-year.ts';

/**
 * Days a year of a leave type that a member has by an agreement of their own, as part-timers do: `days` from the fiscal
 * year `fromYear` on, `daysBefore` in the years before it; null where the type says how many there are.
 */
export interface AgreedDays {
  readonly days: number | null;
  readonly fromYear: number;
  readonly daysBefore: number | null;
}

export const nothingAgreed: AgreedDays = { days: null, fromYear: 0, daysBefore: null };

/** What is agreed for a fiscal year, the running one or a later one; null for what the type gives. */
export function agreedIn(agreed: AgreedDays, year: number): number | null {
  return year >= agreed.fromYear ? agreed.days : agreed.daysBefore;
}

/** What a fiscal year gives a member who works here all of it. */
export function daysOfMember(type: YearlyDays, agreed: AgreedDays, year: number): number {
  return agreedIn(agreed, year) ?? daysOfYear(type, year);
}

/** The agreement with other days, or with those of the type again, from the running fiscal year `year` on or from the next. */
export function withAgreed(agreed: AgreedDays, days: number | null, begin: DaysBegin, year: number): AgreedDays {
  const fromYear = begin === 'this-year' ? year : year + 1;
  return { days, fromYear, daysBefore: agreedIn(agreed, fromYear - 1) };
}

/** A fiscal year in which a member comes to have other days of a type, of a whole year. */
export interface YearAgreed {
  readonly year: number;
  readonly days: number;
  readonly before: number;
}

/** The years, of the running fiscal year and the next, for which something else is agreed than before. */
export function yearsAgreed(type: YearlyDays, before: AgreedDays, after: AgreedDays, year: number): YearAgreed[] {
  return [year, year + 1]
    .filter((it) => agreedIn(before, it) !== agreedIn(after, it))
    .map((it) => ({ year: it, days: daysOfMember(type, after, it), before: daysOfMember(type, before, it) }));
}

/** Refuses days a year by which a balance would lose more than is left of it. */
export function tooFewAgreed(
  years: readonly Pick<AgreedYear, 'fiscalyear' | 'more' | 'remaining'>[],
): Problem | undefined {
  const short = years.find(({ more, remaining }) => more < 0 && remaining < 0);
  if (!short) return undefined;
  const { from, to } = fiscalYearDays(short.fiscalyear);
  const remaining = short.remaining - short.more;
  const params = { reason: 'agreed', days: { from, to }, count: remaining, fewer: -short.more } as const;
  return problem('LEAVE_BALANCE_TOO_LOW', { field: 'days', params, data: { remaining } });
}
