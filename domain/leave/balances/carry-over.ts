import type { Day } from '../../calendar/company-time.ts';
import { addDays } from '../../calendar/day.ts';
import { fiscalYearDays } from '../../calendar/fiscal-year.ts';

/** What of a type goes on into the next fiscal year: so many days at most, for so many months; 0 months: all year. */
export interface CarryTerms {
  readonly carryDays: number;
  readonly carryMonths: number;
}

/** The most days that may be carried over, and the most months that they may last. */
export const MAX_CARRY_DAYS = 366;
export const MAX_CARRY_MONTHS = 12;

/**
 * Whether days of a type go on into the next year, or did so for some months before the office ended that: these days
 * still end.
 */
export const everCarries = ({ carryDays, carryMonths }: CarryTerms): boolean => carryDays > 0 || carryMonths > 0;

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
export function lastCarryDay(year: number, { carryMonths }: Pick<CarryTerms, 'carryMonths'>): Day {
  const { from, to } = fiscalYearDays(year);
  if (carryMonths === 0) return to;
  return addDays(Temporal.PlainDate.from(from).add({ months: carryMonths }).toString(), -1);
}

/** Whether days that are carried into a fiscal year end before it does. */
export const endsEarly = (year: number, terms: Pick<CarryTerms, 'carryMonths'>): boolean =>
  lastCarryDay(year, terms) < fiscalYearDays(year).to;

/** A year that is over, after its days went on, and the year into which they went. */
export interface AfterCarryOver {
  /** What the year that is over has now; below zero it owes for leave that was entered since. */
  readonly remaining: number;
  /** Days of it that were lost because nobody took them. */
  readonly lost: number;
  /** Days that went on from it, and those of them that lapsed there. */
  readonly carried: number;
  readonly lapsed: number;
  /** What the year into which they went has left. */
  readonly left: number;
}

export interface PaidBack {
  /** Days that were lost with their year and pay now. */
  readonly lost: number;
  /** Carried days that had lapsed and pay now. */
  readonly lapsed: number;
  /** Carried days that are taken back from the next year. */
  readonly back: number;
}

/**
 * How a year that is over pays for leave that was entered after its days went on: as it would have, had the leave been
 * known before. So days that nobody has any more pay first, and no balance is taken below zero. Done twice, it does
 * nothing the second time.
 */
export function payBack({ remaining, lost, carried, lapsed, left }: AfterCarryOver): PaidBack {
  const owed = Math.max(0, -remaining);
  const byLost = Math.min(owed, Math.max(0, lost));
  const ofCarried = Math.min(owed - byLost, Math.max(0, carried));
  const byLapsed = Math.min(ofCarried, Math.max(0, lapsed));
  return { lost: byLost, lapsed: byLapsed, back: Math.min(ofCarried - byLapsed, Math.max(0, left)) };
}
