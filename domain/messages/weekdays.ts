import { calendarNames } from './calendar-names.ts';
import { type Language, languageFor, localeOf } from './languages.ts';

const NONE: Readonly<Record<Language, string>> = { en: 'none', my: 'မရှိပါ' };
const DAY_MS = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, weekday: 'long' | 'short'): Intl.DateTimeFormat {
  const key = `${locale} ${weekday}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

/**
 * What a language calls a weekday, 1 = Monday to 7 = Sunday: in full, as it is written within a line, or as short as the
 * head of a narrow column needs it.
 */
export function weekdayName(weekday: number, language: string | undefined, width: 'long' | 'short' | 'narrow'): string {
  const ours = calendarNames[language ?? '']?.[width === 'narrow' ? 'narrowWeekdays' : 'weekdays'][weekday - 1];
  // The fifth of January 1970 was a Monday.
  return ours ?? formatOf(localeOf(language), width === 'long' ? 'long' : 'short').format((3 + weekday) * DAY_MS);
}

/** Weekdays by their numbers, 1 = Monday to 7 = Sunday: `Sat, Sun`. */
export const showWeekdays = (days: readonly number[], language: string | undefined): string =>
  days.map((it) => weekdayName(it, language, 'short')).join(calendarNames[language ?? '']?.comma ?? ', ') ||
  NONE[languageFor(language)];
