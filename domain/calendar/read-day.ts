import { inLatinDigits } from '../latin-digits.ts';
import type { Day } from './company-time.ts';

/**
 * The ways in which files write a day: the year first, the day first, or the month by its name. A year of two digits is
 * read only where it is the year for everybody: beside a month's name, and behind points. Between slashes and dashes some
 * write the month first.
 */
const WAYS = [
  /^(?<year>\d{4})([-/.]?)(?<month>\d{1,2})\2(?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})([-/])(?<month>\d{1,2})\2(?<year>\d{4})$/,
  /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{1,2})-(?<month>[a-z]{3,9})\.?-(?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{1,2})(\. ?|(er|st|nd|rd|th)? )(?<month>[a-z]{3,9})\.? (?<year>\d{4}|\d{2})$/,
  /^(?<month>[a-z]{3,9})\.? (?<day>\d{1,2})(st|nd|rd|th)?, ?(?<year>\d{4})$/,
];
/** A day in full has its weekday before it, in the languages of the months: it is the same day without. */
const WEEKDAYS = [
  ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  ...['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonnabend', 'sonntag'],
  ...['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
];
/** The months by their names in English, German (in Austria, too) and French, without accents. */
const MONTHS: readonly (readonly string[])[] = [
  ['january', 'januar', 'janner', 'jaenner', 'janvier'],
  ['february', 'februar', 'feber', 'fevrier'],
  ['march', 'marz', 'maerz', 'mars'],
  ['april', 'avril'],
  ['may', 'mai'],
  ['june', 'juni', 'juin'],
  ['july', 'juli', 'juillet'],
  ['august', 'aout'],
  ['september', 'septembre'],
  ['october', 'oktober', 'octobre'],
  ['november', 'novembre'],
  ['december', 'dezember', 'decembre'],
];
/** Spreadsheets that show `1-May-27` write it to CSV: of two digits they take those from this one on for the last century. */
const LAST_CENTURY = 30;

interface Written {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * Reads a day as a file has it, in Latin or Burmese digits; undefined for what is none, or may be another for somebody
 * else, such as a month before its day.
 */
export function readDay(written: string): Day | undefined {
  const parts = partsOf(written);
  return parts && existing(parts);
}

/** Day, month and year as some read it, and month, day and year as others do. */
const SHORT_YEAR = /^\d{1,2}([-/])\d{1,2}\1\d{2}$/;

/**
 * Why no day is read, for the words of `INVALID_INPUT`: no calendar has it, such as 31 February; its year of two digits
 * leaves open which day it is; or it is written in no way that is known.
 */
export function whyNoDay(written: string): 'nosuchday' | 'shortyear' | 'filedate' {
  const parts = partsOf(written);
  if (!parts) return SHORT_YEAR.test(plain(written)) ? 'shortyear' : 'filedate';
  const { month, day } = parts;
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 ? 'nosuchday' : 'filedate';
}

/** 0 for a month by a name that none has. */
function partsOf(written: string): Written | undefined {
  const text = plain(written);
  const { year, month, day } = wayOf(text) ?? wayOf(withoutWeekday(text)) ?? {};
  if (year === undefined || month === undefined || day === undefined) return undefined;
  return { year: inFull(year), month: /\d/.test(month) ? Number(month) : monthNamed(month), day: Number(day) };
}

const wayOf = (text: string) => WAYS.map((it) => it.exec(text)?.groups).find((it) => it);

function withoutWeekday(text: string): string {
  const [, word, rest] = /^([a-z]{2,10})(?:[.,]+ ?| )(.+)$/.exec(text) ?? [];
  return word !== undefined && rest !== undefined && WEEKDAYS.some((it) => it.startsWith(word)) ? rest : text;
}

/** In small letters without accents, with Latin digits and single blanks. */
const plain = (written: string): string =>
  inLatinDigits(written).normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();

/** The only month that is called so, or whose name begins so; 0 for none, and for the beginning of two. */
function monthNamed(written: string): number {
  const found = MONTHS.flatMap((names, index) => (names.some((it) => it.startsWith(written)) ? [index + 1] : []));
  return found.length === 1 ? (found[0] ?? 0) : 0;
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
