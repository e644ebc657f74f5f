import type { Day } from '../calendar/company-time.ts';
import { addDays } from '../calendar/day.ts';
import { fiscalYearDays } from '../calendar/fiscal-year.ts';

/** What of a type goes on into the next fiscal year: so many days at most, for so many months; 0 months: all year. */
export interface CarryTerms {
  readonly carryDays: number;
  readonly carryMonths: number;
}

/** The most days that may be carried over, and the most months that they may last. */
export const MAX_CARRY_DAYS = 366;
export const MAX_CARRY_MONTHS = 12;

export interface Carried {
  /** Goes on into the next year. */
  readonly carried: number;
  /** Is lost with the year that is over. */
  readonly lapsed: number;
}

/**
 * What becomes of the days that remain of a year that is over. `before` are days that went on already: done twice, it
 * does nothing the second time.
 */
export function carryOver(remaining: number, before: number, { carryDays }: CarryTerms): Carried {
  const left = Math.max(0, remaining);
  const carried = Math.min(left, Math.max(0, carryDays - before));
  return { carried, lapsed: left - carried };
}

/** The last day on which carried days may be taken; that of the fiscal year where they last as long. */
export function lastCarryDay(year: number, { carryMonths }: CarryTerms): Day {
  const { from, to } = fiscalYearDays(year);
  if (carryMonths === 0) return to;
  return addDays(Temporal.PlainDate.from(from).add({ months: carryMonths }).toString(), -1);
}

/** Days that were carried into a year, and what became of them. */
export interface CarriedDays {
  readonly carried: number;
  /** Taken until the last day on which they could be; carried days are taken first. */
  readonly used: number;
  readonly lapsedBefore: number;
  /** What the balance has now. */
  readonly remaining: number;
}

/** Carried days that nobody took in time. Done twice, it does nothing the second time. */
export function lapsedCarry({ carried, used, lapsedBefore, remaining }: CarriedDays): number {
  return Math.min(Math.max(0, carried - used - lapsedBefore), Math.max(0, remaining));
}
