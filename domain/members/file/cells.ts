import { readDay } from '../../calendar/read-day.ts';
import { inLatinDigits } from '../../latin-digits.ts';
import type { Alternate } from '../../work/rest-days.ts';
import type { Role } from '../members-contract.ts';

type GivenRole = Exclude<Role, 'GUEST'>;

/** Says that there is none, where an empty cell says nothing. */
export const NONE = 'none';
/** In place of days a year of their own: those of the leave type again. `none` could be read as no days, which are 0. */
export const AS_TYPE = 'type';
/** In place of sites: checks in anywhere. */
export const ANYWHERE = 'anywhere';

const ROLES: ReadonlyMap<string, GivenRole> = new Map([
  ['member', 'MEMBER'],
  ['hr', 'HR'],
  ['hrofficer', 'HR'],
  ['sa', 'SA'],
  ['administrator', 'SA'],
]);

/** Reads a role as it is kept, or as screens call it. */
export const readRole = (cell: string): GivenRole | undefined => ROLES.get(cell.toLowerCase().replace(/[\s_-]/g, ''));

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** What people write for each, in English, German and French; `di` may be a Tuesday or a Sunday, and is neither. */
const CALLED = [
  /^(mon(days?)?|mo|montag|lun(di)?)$/,
  /^(tues?(days?)?|dienstag|mardi)$/,
  /^(wed(nes)?(days?)?|mi|mittwoch|mercredi)$/,
  /^(thu(rs)?(days?)?|do|donnerstag|jeu(di)?)$/,
  /^(fri(days?)?|fr|freitag|ven(dredi)?)$/,
  /^(sat(ur)?(days?)?|sa|samstag|sonnabend|sam(edi)?)$/,
  /^(sun(days?)?|so|sonntag|dim(anche)?)$/,
];

/** Between weekdays, in the same languages. */
const AND: ReadonlySet<string> = new Set(['and', 'und', 'et']);

/** `Sat Sun`: without a comma, which some spreadsheets take for a decimal point. */
export const writeWeekdays = (days: readonly number[]): string =>
  days.length === 0 ? NONE : days.map((it) => WEEKDAYS[it - 1]).join(' ');

/** Reads weekdays by their names, in full or short, or as ISO digits, Burmese ones too; undefined for anything else. */
export function readWeekdays(cell: string): number[] | undefined {
  const text = inLatinDigits(cell).trim().toLowerCase();
  if (text === NONE) return [];
  const words = /^[1-7]+$/.test(text) ? [...text] : text.split(/[\s,;|/+&.]+/).filter((it) => it && !AND.has(it));
  const days = words.map((word) => {
    if (/^[1-7]$/.test(word)) return Number(word);
    return CALLED.findIndex((it) => it.test(word)) + 1;
  });
  return days.length === 0 || days.includes(0) ? undefined : [...new Set(days)].toSorted();
}

/** `Sat every 2nd week from 2026-12-05`, `Sat 1st 3rd 5th`, `Sat 2nd 4th`: nothing that a spreadsheet takes for a day or a number. */
export function writeAlternate(alternate: Alternate | null): string {
  if (!alternate) return '';
  const days = writeWeekdays(alternate.weekdays);
  if (alternate.weeks === 'second') return `${days} every 2nd week from ${alternate.from}`;
  return `${days} ${alternate.weeks === 'odd' ? '1st 3rd 5th' : '2nd 4th'}`;
}

const IN_SOME_WEEKS =
  /^(?<days>[a-z /]+?) (?:(?<odd>1(?:st)? 3(?:rd)? 5(?:th)?)|(?<even>2(?:nd)? 4(?:th)?)|every (?:2nd|second|other|2) weeks?(?: from)? (?<from>\S+))$/;

/** Reads weekdays that rest in some weeks alone, with or without commas and `and`; undefined for anything else. */
export function readAlternate(cell: string): Alternate | undefined {
  const text = inLatinDigits(cell.toLowerCase()).replace(/[\s,:;|+&]+(and\s+)?/g, ' ');
  const { days, odd, even, from } = IN_SOME_WEEKS.exec(text.trim())?.groups ?? {};
  const weekdays = readWeekdays(days ?? '');
  if (!weekdays || weekdays.length === 0) return undefined;
  if (odd || even) return { weekdays, weeks: odd ? 'odd' : 'even' };
  const day = readDay(from ?? '');
  return day === undefined ? undefined : { weekdays, weeks: 'second', from: day };
}

const YES_AND_NO: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'y', 'true', '1'].map((it) => [it, true] as const),
  ...['no', 'n', 'false', '0'].map((it) => [it, false] as const),
]);

export const writeYesNo = (is: boolean): string => (is ? 'yes' : 'no');

/** Reads what is so or not, also as spreadsheets write it; undefined for anything else. */
export const readYesNo = (cell: string): boolean | undefined =>
  YES_AND_NO.get(inLatinDigits(cell).trim().toLowerCase());

/** Several names in one cell; on lines of their own where a name has a semicolon itself. */
export const writeNames = (names: readonly string[]): string =>
  names.join(names.some((it) => it.includes(';')) ? '\n' : '; ');

/**
 * The names in a cell, where `isOne` says whether some text is a single one. Names may have commas of their own, so these
 * part them only where all between them are names.
 */
export function readNames(cell: string, isOne: (name: string) => boolean): string[] {
  const text = cell.trim();
  if (isOne(text)) return [text];
  const parts = partsOf(text, text.includes('\n') ? /\r?\n/ : /[;|]/);
  if (parts.length > 1) return parts;
  const byComma = partsOf(text, ',');
  return byComma.every(isOne) ? byComma : parts;
}

const partsOf = (text: string, mark: string | RegExp): string[] =>
  text
    .split(mark)
    .map((it) => it.trim())
    .filter(Boolean);
