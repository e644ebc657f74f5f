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

/** Whether two agreements are the same for the running fiscal year and every later one. */
export function isSameAgreed(one: AgreedDays, other: AgreedDays, year: number): boolean {
  return [year, year + 1].every((it) => agreedIn(one, it) === agreedIn(other, it));
}
