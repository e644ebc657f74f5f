import { type Day, dayOf, minuteOf, timeOf } from '@muster/domain/calendar/company-time.ts';
import { showDay, weekdayOf } from '@muster/domain/calendar/day.ts';
import { calendarNames } from '@muster/domain/messages/calendar-names.ts';
import { localeOf } from '@muster/domain/messages/languages.ts';
import { showMonth as showMonthInWords } from '@muster/domain/messages/months.ts';
import { weekdayName } from '@muster/domain/messages/weekdays.ts';

/** Instants and days as people read them: DD/MM/YYYY, in the company's zone (behaviour 3). */
export function showInstant(instant: string, zone: string): string {
  const at = Temporal.Instant.from(instant);
  return `${showDay(dayOf(at, zone))} ${minuteOf(at, zone)}`;
}

export function showTime(instant: string, zone: string): string {
  return timeOf(Temporal.Instant.from(instant), zone);
}

/** The same to the minute, HH:MM. */
export const showClock = (instant: string, zone: string): string => minuteOf(Temporal.Instant.from(instant), zone);

const formats = new Map<string, Intl.DateTimeFormat>();

function format(day: Day, language: string, options: Intl.DateTimeFormatOptions): string {
  const key = language + JSON.stringify(options);
  let found = formats.get(key);
  if (!found) {
    found = new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' });
    formats.set(key, found);
  }
  return found.format(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))));
}

const monthOf = (day: Day, language: string, names: 'months' | 'shortMonths' = 'months') =>
  calendarNames[language]?.[names][Number(day.slice(5, 7)) - 1];

/** The month of a day: `October 2026`. */
export const showMonth = (day: Day, language: string): string => showMonthInWords(day.slice(0, 7), language);

/** Months such as `2026-10`, one after the other. */
export const showMonths = (months: readonly string[], language: string): string =>
  months.map((it) => showMonth(`${it}-01`, language)).join(calendarNames[language]?.comma ?? ', ');

export const showMonthName = (day: Day, language: string): string =>
  monthOf(day, language) ?? format(day, language, { month: 'long' });

/** For under a narrow bar. */
export const showShortMonth = (day: Day, language: string): string =>
  monthOf(day, language, 'shortMonths') ?? format(day, language, { month: 'short' });

const weekday = (width: 'long' | 'short' | 'narrow') => (day: Day, language: string) =>
  weekdayName(weekdayOf(day), language, width);

export const showWeekday = weekday('long');
export const showShortWeekday = weekday('short');
/** For the head of a column of a calendar. */
export const showNarrowWeekday = weekday('narrow');

/** `Wed 25/11/2026`, where a person decides by the weekday. */
export const showDayWithWeekday = (day: Day, language: string) => `${showShortWeekday(day, language)} ${showDay(day)}`;
