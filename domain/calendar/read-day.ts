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

/** Whether somebody meant a day that no calendar has, such as 31 February: its numbers are those of a day and a month. */
export function isNoSuchDay(written: string): boolean {
  const text = written.trim();
  const [, year, , month, day] = YEAR_FIRST.exec(text) ?? reversed(DAY_FIRST.exec(text)) ?? [];
  const [m, d] = [Number(month), Number(day)];
  return m >= 1 && m <= 12 && d >= 1 && d <= 31 && existing(year, month, day) === undefined;
}

/** What stands day first, in the order of what stands year first. */
const reversed = (found: RegExpExecArray | null) => found && [found[0], found[4], found[2], found[3], found[1]];

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
