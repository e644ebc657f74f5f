import type { Day } from './company-time.ts';

/** Every month has so many days. */
const SHORTEST_MONTH = 28;

/** Day arithmetic on `YYYY-MM-DD`. Nothing here knows a zone. Within a month it takes a tenth of the time of Temporal. */
export function addDays(day: Day, days: number): Day {
  const date = Number(day.slice(8)) + days;
  if (date > 0 && date <= SHORTEST_MONTH) return `${day.slice(0, 8)}${date < 10 ? '0' : ''}${date}`;
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** Whole days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from);

/**
 * Days since Monday, 1 January 0001, in the Gregorian calendar, reckoned with whole numbers alone: rest days are asked for
 * ten thousand members times every day of a year. A year begins with March here, so that a leap day is its last.
 */
export function dayNumber(day: Day): number {
  const month = Number(day.slice(5, 7));
  const year = Number(day.slice(0, 4)) - (month > 2 ? 0 : 1);
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  const before = Math.floor((153 * ((month + 9) % 12) + 2) / 5);
  return year * 365 + leapDays + before + Number(day.slice(8, 10)) - 307;
}

/** 1 = Monday to 7 = Sunday. */
export function weekdayOf(day: Day): number {
  return (dayNumber(day) % 7) + 1;
}

export function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 7)}-01`;
}

export function lastOfMonth(day: Day): Day {
  const date = Temporal.PlainDate.from(day);
  return date.with({ day: date.daysInMonth }).toString();
}

/** The first day of a month some months away; `addMonths('2026-01-31', 1)` is `2026-02-01`. */
export function addMonths(day: Day, months: number): Day {
  return Temporal.PlainDate.from(firstOfMonth(day)).add({ months }).toString();
}

/** DD/MM/YYYY, as days are shown (behaviour 9). */
export function showDay(day: Day): string {
  return `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
}
