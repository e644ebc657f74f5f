import type { Day } from './company-time.ts';
import { addDays } from './day.ts';

/** The fiscal year starts in April (behaviour 9) and is named by the calendar year in which it starts. */
const FIRST_MONTH = 4;

/** The fiscal year of a day: `2026-04-01` and `2027-03-31` are both of 2026. */
export function fiscalYearOf(day: Day): number {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return month >= FIRST_MONTH ? year : year - 1;
}

/** The month within the fiscal year, April = 0 to March = 11 (behaviour 9). */
export function fiscalMonthOf(day: Day): number {
  return (Number(day.slice(5, 7)) - FIRST_MONTH + 12) % 12;
}

/** First and last day of a fiscal year. */
export function fiscalYearDays(year: number): { from: Day; to: Day } {
  return { from: `${year}-04-01`, to: `${year + 1}-03-31` };
}

/** A span of days cut at each first of April: its parts, each with its fiscal year, in order. */
export function byFiscalYear(from: Day, to: Day): { year: number; from: Day; to: Day }[] {
  const parts: { year: number; from: Day; to: Day }[] = [];
  for (let start = from; start <= to; ) {
    const year = fiscalYearOf(start);
    const { to: last } = fiscalYearDays(year);
    const end = last < to ? last : to;
    parts.push({ year, from: start, to: end });
    start = addDays(end, 1);
  }
  return parts;
}
