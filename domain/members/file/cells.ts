import type { Role } from '../members-contract.ts';

type GivenRole = Exclude<Role, 'GUEST'>;

/** Says that there is none, where an empty cell says nothing. */
export const NONE = 'none';
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

/** `Sat Sun`: without a comma, which some spreadsheets take for a decimal point. */
export const writeWeekdays = (days: readonly number[]): string =>
  days.length === 0 ? NONE : days.map((it) => WEEKDAYS[it - 1]).join(' ');

/** Reads weekdays by their English names or first three letters, or as ISO digits; undefined for anything else. */
export function readWeekdays(cell: string): number[] | undefined {
  const text = cell.trim().toLowerCase();
  if (text === NONE) return [];
  const words = /^[1-7]+$/.test(text) ? [...text] : text.split(/[\s,;|/+&]+/).filter(Boolean);
  const days = words.map((word) => {
    if (/^[1-7]$/.test(word)) return Number(word);
    return /^(mon|tues?|wed(nes)?|thu(rs)?|fri|satur|sat|sun)(day)?$/.test(word)
      ? WEEKDAYS.findIndex((it) => word.startsWith(it.toLowerCase())) + 1
      : 0;
  });
  return days.length === 0 || days.includes(0) ? undefined : [...new Set(days)].toSorted();
}

const YES_AND_NO: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'y', 'true', '1'].map((it) => [it, true] as const),
  ...['no', 'n', 'false', '0'].map((it) => [it, false] as const),
]);

export const writeYesNo = (is: boolean): string => (is ? 'yes' : 'no');

/** Reads what is so or not, also as spreadsheets write it; undefined for anything else. */
export const readYesNo = (cell: string): boolean | undefined => YES_AND_NO.get(cell.trim().toLowerCase());

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
