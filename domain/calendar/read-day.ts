import { inLatinDigits } from '../latin-digits.ts';
import type { Day } from './company-time.ts';

/** The ways in which files write a day: the year first, the day first, or the month by its English name. */
const WAYS = [
  /^(?<year>\d{4})([-/.]?)(?<month>\d{1,2})\2(?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})([-/.])(?<month>\d{1,2})\2(?<year>\d{4})$/,
  /^(?<day>\d{1,2})([- ])(?<month>[a-z]{3,9})\2(?<year>\d{4}|\d{2})$/,
  /^(?<month>[a-z]{3,9}) (?<day>\d{1,2}), ?(?<year>\d{4})$/,
];
const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];
/** Spreadsheets that show `1-May-27` write it to CSV: of two digits they take those from this one on for the last century. */
const LAST_CENTURY = 30;

interface Written {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Reads a day as a file has it, in Latin or Burmese digits; undefined for what is none, such as a month before its day. */
export function readDay(written: string): Day | undefined {
  const parts = partsOf(written);
  return parts && existing(parts);
}

/** Whether somebody meant a day that no calendar has, such as 31 February: its numbers are those of a day and a month. */
export function isNoSuchDay(written: string): boolean {
  const parts = partsOf(written);
  if (!parts) return false;
  const { month, day } = parts;
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 && existing(parts) === undefined;
}

/** 0 for a month by a name that none has. */
function partsOf(written: string): Written | undefined {
  const text = inLatinDigits(written).trim().toLowerCase();
  const { year, month, day } = WAYS.map((it) => it.exec(text)?.groups).find((it) => it) ?? {};
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const named = MONTHS.findIndex((it) => it.startsWith(month)) + 1;
  return { year: inFull(year), month: /\d/.test(month) ? Number(month) : named, day: Number(day) };
}

function inFull(year: string): number {
  if (year.length > 2) return Number(year);
  return Number(year) + (Number(year) < LAST_CENTURY ? 2000 : 1900);
}

function existing({ year, month, day }: Written): Day | undefined {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' }).toString();
  } catch {
    return undefined;
  }
}
