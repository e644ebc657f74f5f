import type { Day } from '../calendar/company-time.ts';
import { byFiscalYear } from '../calendar/fiscal-year.ts';
import { daysInSpan } from '../calendar/span.ts';

/** How many days of a span each fiscal year pays for. */
export function daysByFiscalYear(from: Day, to: Day): { year: number; days: number }[] {
  return byFiscalYear(from, to).map((part) => ({ year: part.year, days: daysInSpan(part.from, part.to) }));
}

/** The month a leave is booked under: the first seven characters of its first day (behaviour 3). */
export const attendanceMonth = (from: Day): string => from.slice(0, 7);
