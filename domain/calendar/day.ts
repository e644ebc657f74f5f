import type { Day } from './company-time.ts';

/** Day arithmetic on `YYYY-MM-DD`. Nothing here knows a zone. */
export const addDays = (day: Day, days: number): Day => dayOfNumber(dayNumber(day) + days);

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

/** From 1 March of the year 0 to 1 January 0001; and the days of four centuries, a century, four years and a year. */
const [FIRST_MARCH, AGE, CENTURY, LEAP, YEAR] = [306, 146_097, 36_524, 1461, 365];
const LAST_DAY = dayNumber('9999-12-31');

/** The day of a number (`dayNumber`), by whole numbers too: Temporal takes fifteen times as long. */
function dayOfNumber(number: number): Day {
  if (!(number >= 0 && number <= LAST_DAY))
    return Temporal.PlainDate.from('0001-01-01').add({ days: number }).toString();
  const since = number + FIRST_MARCH;
  const ofAge = since % AGE;
  const leapDays = Math.floor(ofAge / (LEAP - 1)) - Math.floor(ofAge / CENTURY) + Math.floor(ofAge / (AGE - 1));
  const yearOfAge = Math.floor((ofAge - leapDays) / YEAR);
  const ofYear = ofAge - (yearOfAge * YEAR + Math.floor(yearOfAge / 4) - Math.floor(yearOfAge / 100));
  const fromMarch = Math.floor((5 * ofYear + 2) / 153);
  const day = ofYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const year = Math.floor(since / AGE) * 400 + yearOfAge + (month > 2 ? 0 : 1);
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

const twoDigits = (n: number): string => (n < 10 ? `0${n}` : `${n}`);

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
