import type { Day } from '../calendar/company-time.ts';
import { daysBetween } from '../calendar/day.ts';
import { byFiscalYear } from '../calendar/fiscal-year.ts';

const isDay = (value: string): boolean => {
  try {
    return Temporal.PlainDate.from(value, { overflow: 'reject' }).toString() === value;
  } catch {
    return false;
  }
};

/** Days taken: the difference in days plus one; 0 when a day is no day or the last is before the first (SPEC section 5). */
export function daysTaken(from: Day, to: Day): number {
  return isDay(from) && isDay(to) && to >= from ? daysBetween(from, to) + 1 : 0;
}

/** Every day of a span, first to last. */
export function eachDay(from: Day, to: Day): Day[] {
  const length = daysTaken(from, to);
  if (length === 0) return [];
  const first = Temporal.PlainDate.from(from);
  return Array.from({ length }, (_, days) => first.add({ days }).toString());
}

/** How many days of a span each fiscal year pays for. */
export function daysByFiscalYear(from: Day, to: Day): { year: number; days: number }[] {
  return byFiscalYear(from, to).map((part) => ({ year: part.year, days: daysTaken(part.from, part.to) }));
}

/** The month a leave is booked under: the first seven characters of its first day (SPEC section 3). */
export const attendanceMonth = (from: Day): string => from.slice(0, 7);
