import type { Day } from './company-time.ts';
import { dayNumber } from './day.ts';

/** Days from first to last, both counted; 0 when a day is no day or the last is before the first (behaviour 5). */
export function daysInSpan(from: Day, to: Day): number {
  return isDay(from) && isDay(to) && to >= from ? dayNumber(to) - dayNumber(from) + 1 : 0;
}

/** Every day of a span, first to last. Every rule asks for them, so they are counted up by their numbers. */
export function eachDay(from: Day, to: Day): Day[] {
  const length = daysInSpan(from, to);
  const first = dayNumber(from);
  return Array.from({ length }, (_, days) => numberedDay(first + days));
}

const WRITTEN = /^\d{4}-\d\d-\d\d$/;

const isDay = (text: string): boolean => WRITTEN.test(text) && numberedDay(dayNumber(text)) === text;

/** The day that has a number, as `dayNumber` counts them. A century has a quarter of 146,097 days, a year one of 1,461. */
function numberedDay(number: number): Day {
  const since = number + 306;
  const century = Math.floor((4 * since + 3) / 146_097);
  const inCentury = since - Math.floor((146_097 * century) / 4);
  const year = Math.floor((4 * inCentury + 3) / 1461);
  const inYear = inCentury - Math.floor((1461 * year) / 4);
  const month = Math.floor((5 * inYear + 2) / 153);
  const day = inYear - Math.floor((153 * month + 2) / 5) + 1;
  // January and February are the last two of twelve months here, and those of the next year elsewhere.
  const written = (century * 100 + year) * 10_000 + (month + 3) * 100 + day + (month > 9 ? 8800 : 0);
  const digits = String(written).padStart(8, '0');
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
}
