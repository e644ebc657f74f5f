import { calendarNames } from './calendar-names.ts';
import { localeOf } from './languages.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string): Intl.DateTimeFormat {
  const format =
    formats.get(locale) ?? new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  formats.set(locale, format);
  return format;
}

/** A month such as `2026-10` in words: `October 2026`. */
export function showMonth(month: string, language: string | undefined): string {
  const name = calendarNames[language ?? '']?.months[Number(month.slice(5, 7)) - 1];
  if (name) return `${name} ${month.slice(0, 4)}`;
  const first = Temporal.PlainDate.from(`${month}-01`).toZonedDateTime('UTC').epochMilliseconds;
  return formatOf(localeOf(language)).format(first);
}
