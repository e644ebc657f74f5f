/** Whether other days per year hold from the running fiscal year or from the next. */
export const daysBegin = ['this-year', 'next-year'] as const;
export type DaysBegin = (typeof daysBegin)[number];

/**
 * What days a year mean for balances that a file has entered for a year before it was given any: what was entered is what
 * is left of that year, and stands, or the year's days come on top of it.
 */
export const openingBalances = ['stand', 'add'] as const;
export type OpeningBalances = (typeof openingBalances)[number];

/** What a leave type gives a year: `daysPerYear` from `daysFromYear` on, `daysBefore` in the years before it. */
export interface YearlyDays {
  readonly daysPerYear: number;
  readonly daysFromYear: number;
  readonly daysBefore: number;
}

/** The most days that a type may give a year. */
export const MAX_DAYS_PER_YEAR = 366;

/** What a type gives in a fiscal year, the running one or a later one. */
export function daysOfYear(type: YearlyDays, year: number): number {
  return year >= type.daysFromYear ? type.daysPerYear : type.daysBefore;
}

/** The type with other days, from the running fiscal year `year` on or from the next. */
export function withDays(type: YearlyDays, days: number, begin: DaysBegin, year: number): YearlyDays {
  const from = begin === 'this-year' ? year : year + 1;
  return { daysPerYear: days, daysFromYear: from, daysBefore: daysOfYear(type, from - 1) };
}

export interface YearChange {
  readonly year: number;
  /** What the year gives now. */
  readonly days: number;
  /** How many days members who have this year's days already get on top; negative when they lose some. */
  readonly difference: number;
}

/** What a change means for the running fiscal year and the next, whose days are given already. */
export function yearChanges(before: YearlyDays, after: YearlyDays, year: number): YearChange[] {
  return [year, year + 1].map((it) => {
    const days = daysOfYear(after, it);
    return { year: it, days, difference: days - daysOfYear(before, it) };
  });
}
