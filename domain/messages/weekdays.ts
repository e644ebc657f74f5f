import { calendarNames } from './calendar-names.ts';
import { firstSpoken, type Language, localeOf } from './languages.ts';

const NONE: Readonly<Record<Language, string>> = { en: 'none', my: 'မရှိပါ' };
const DAY_MS = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function nameOf(weekday: number, locale: string): string {
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  formats.set(locale, format);
  // The fifth of January 1970 was a Monday.
  return format.format((3 + weekday) * DAY_MS);
}

/** Weekdays by their numbers, 1 = Monday to 7 = Sunday: `Sat, Sun`. */
export const showWeekdays = (days: readonly number[], language: string | undefined): string =>
  days.map((it) => calendarNames[language ?? '']?.weekdays[it - 1] ?? nameOf(it, localeOf(language))).join(', ') ||
  NONE[firstSpoken([language ?? '']) ?? 'en'];
