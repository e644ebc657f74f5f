import type { Day } from '@muster/domain/calendar/company-time.ts';

/** What was typed as DD/MM/YYYY (or with dots or dashes) as a day; undefined when it is none. */
export function typedDay(typed: string): Day | undefined {
  const parts = /^\s*(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4})\s*$/.exec(typed);
  if (!parts) return undefined;
  const [, day = '', month = '', year = ''] = parts;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  try {
    return Temporal.PlainDate.from(written, { overflow: 'reject' }).toString();
  } catch {
    return undefined;
  }
}
