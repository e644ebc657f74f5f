import type { Day } from '@muster/domain/calendar/company-time.ts';

const dayFirst = /^(\d{1,2})[/.\-\s]+(\d{1,2})[/.\-\s]+(\d{4})$/;
const dayFirstAtOnce = /^(\d{2})(\d{2})(\d{4})$/;
const yearFirst = /^(\d{4})[/.\-\s](\d{1,2})[/.\-\s](\d{1,2})$/;
/** These begin others, whose year has four digits. */
const shortYear = [/^(\d{1,2})[/.\-\s]+(\d{1,2})[/.\-\s]+(\d{2})$/, /^(\d{2})(\d{2})(\d{2})$/];

/**
 * What was typed as a day, whichever way it is not taken for another: day first or a year of four digits first, with
 * strokes, dots, dashes, blanks or nothing between. A year of two digits is of this century, once all is typed.
 */
export function typedDay(typed: string, isAll = false): Day | undefined {
  const text = typed.trim().replace(/[၀-၉]/g, (it) => String(it.charCodeAt(0) - 0x1040));
  const parts = dayFirst.exec(text) ?? dayFirstAtOnce.exec(text);
  if (parts) return existing(parts[3], parts[2], parts[1]);
  const turned = yearFirst.exec(text);
  if (turned) return existing(turned[1], turned[2], turned[3]);
  const short = isAll ? shortYear.map((it) => it.exec(text)).find((it) => it !== null) : undefined;
  return short ? existing(`20${short[3]}`, short[2], short[1]) : undefined;
}

function existing(year = '', month = '', day = ''): Day | undefined {
  try {
    const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return Temporal.PlainDate.from(written, { overflow: 'reject' }).toString();
  } catch {
    return undefined;
  }
}
