import type { Day } from './company-time.ts';

/** The ways in which files write a day: the year first, or the day first. */
const YEAR_FIRST = /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/;

/** Reads a day as a file has it; undefined for what is none, such as a month before its day. */
export function readDay(written: string): Day | undefined {
  const text = written.trim();
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return existing(yearFirst[1], yearFirst[3], yearFirst[4]);
  const dayFirst = DAY_FIRST.exec(text);
  return dayFirst ? existing(dayFirst[4], dayFirst[3], dayFirst[1]) : undefined;
}

function existing(...[year, month, day]: (string | undefined)[]): Day | undefined {
  try {
    const date = Temporal.PlainDate.from(
      { year: Number(year), month: Number(month), day: Number(day) },
      { overflow: 'reject' },
    );
    return date.toString();
  } catch {
    return undefined;
  }
}
