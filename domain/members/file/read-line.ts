import { z } from 'zod';
import { readDay, whyNoDay } from '../../calendar/read-day.ts';
import { errorsIn, readCell } from '../../files/table-cells.ts';
import { isTooWide, tooWide } from '../../files/table-width.ts';
import { inLatinDigits } from '../../latin-digits.ts';
import { MAX_DAYS_PER_YEAR } from '../../leave/balances/days-per-year.ts';
import { isHalfDays } from '../../leave/half-days.ts';
import { day, memberCode, name, text } from '../../wire/fields.ts';
import { because, invalidInput } from '../../wire/invalid-input.ts';
import { blame, type FieldProblem } from '../../wire/problem.ts';
import {
  ANYWHERE,
  AS_TYPE,
  NONE,
  readAlternate,
  readRole,
  readWeekdays,
  readYesNo,
  writeAlternate,
  writeWeekdays,
  writeYesNo,
} from './cells.ts';
import {
  agreedColumn,
  balanceColumn,
  type Headings,
  type MemberColumn,
  memberColumns,
  type NamePart,
} from './columns.ts';
import type { MemberFacts } from './member-facts.ts';

/** A line of a file: what it says, and what is wrong with it. What it leaves empty stays as it is. */
export interface MemberLine {
  readonly line: number;
  readonly membercode: string;
  readonly says: Partial<
    Pick<MemberFacts, 'membername' | 'email' | 'phone' | 'role' | 'restdays' | 'alternate' | 'counted' | 'joinedon'>
  >;
  /** What is named, for the company's lists to know: null for none. */
  readonly groupno: string | null | undefined;
  readonly shift: string | undefined;
  readonly sites: string | null | undefined;
  /** Whether the sites are said to be anywhere, or ones of the company's. */
  readonly locationrule: MemberFacts['locationrule'] | undefined;
  readonly managers: string | undefined;
  readonly balances: ReadonlyMap<string, number>;
  /** Days a year by an agreement of their own; null for those of the leave type again. */
  readonly agreed: ReadonlyMap<string, number | null>;
  readonly errors: readonly FieldProblem[];
}

const MOST_DAYS = 1000;

const plainCells = z.object({
  membercode: memberCode,
  membername: name(100).optional(),
  email: z.union([z.literal(''), z.email(because('email')).max(200)]).optional(),
  phone: text(40).trim().optional(),
  joinedon: day.optional(),
});

/** Reads a line by the headings above it. */
export function readLine(
  line: number,
  cells: readonly string[],
  { at, width }: Headings,
  leaveids: readonly string[],
): MemberLine {
  const written = (column: string) => readCell(cells[at.get(column) ?? -1] ?? '').trim();
  const given = (column: string) => written(column) || undefined;
  const orNone = (column: string) => (given(column)?.toLowerCase() === NONE ? null : given(column));
  const asked = {
    membercode: written('membercode'),
    membername: nameOf(given),
    email: orNone('email') === null ? '' : given('email'),
    phone: orNone('phone') === null ? '' : given('phone'),
    joinedon: readDay(written('joinedon')),
  };
  const read = plainCells.safeParse(asked);
  const errors = read.success ? [] : [...(invalidInput(read.error.issues).errors ?? [])];
  const { membercode, ...says } = read.success
    ? read.data
    : { membercode: asked.membercode, membername: asked.membername?.slice(0, 100) };
  const role = readRole(written('role'));
  if (given('role') && !role) errors.push(blame('role', 'INVALID_INPUT', { params: { reason: 'role' } }));
  if (given('joinedon') && !asked.joinedon) errors.push(dayProblem(written('joinedon')));
  const rest = readRestDays(given, errors);
  const counted = readYesNo(written('counted'));
  if (given('counted') !== undefined && counted === undefined) {
    errors.push(blame('counted', 'INVALID_INPUT', { params: { reason: 'yesno' } }));
  }
  const isAnywhere = given('sites')?.toLowerCase() === ANYWHERE;
  const balances = readBalances(leaveids, given, errors);
  const agreed = readAgreed(leaveids, given, errors);
  return {
    line,
    membercode: membercode.slice(0, 40),
    says: defined({ ...says, role, ...rest, counted }),
    groupno: orNone('groupno'),
    shift: given('shift'),
    sites: isAnywhere ? undefined : orNone('sites'),
    locationrule: isAnywhere ? 'exempt' : given('sites') === undefined ? undefined : 'sites',
    managers: given('manager'),
    balances,
    agreed,
    errors: isTooWide(cells, width) ? [tooWide] : [...errorsIn(columnsOf(cells, at), ['counted']), ...errors],
  };
}

/** The name of a member, from one column or from its parts: `Huber` beside `Sepp` is Sepp Huber, and `Sepp Huber` stays. */
function nameOf(given: (column: MemberColumn | NamePart) => string | undefined): string | undefined {
  const [first, last] = [given('firstname'), given('membername') ?? given('lastname')];
  if (first === undefined || last === undefined) return last ?? first;
  const words = (text: string) => ` ${text.toLowerCase().replace(/[\s,]+/g, ' ')} `;
  return words(last).includes(words(first)) ? last : `${first} ${last}`;
}

/** The cells of a line by the columns that are kept. */
const columnsOf = (cells: readonly string[], at: Headings['at']) =>
  [...at].map(([column, index]) => [column, cells[index] ?? ''] as const);

const dayProblem = (written: string): FieldProblem =>
  blame('joinedon', 'INVALID_INPUT', { params: { reason: whyNoDay(written) } });

const defined = (it: object): MemberLine['says'] =>
  Object.fromEntries(Object.entries(it).filter(([, value]) => value !== undefined));

/** The weekdays that rest every week, and those that rest in some: null for none of these. */
function readRestDays(given: (column: string) => string | undefined, errors: FieldProblem[]): Partial<Rest> {
  const [every, some] = [given('restdays'), given('alternate')];
  const restdays = every === undefined ? undefined : readWeekdays(every);
  if (every !== undefined && !restdays)
    errors.push(blame('restdays', 'INVALID_INPUT', { params: { reason: 'weekdays' } }));
  if (some === undefined || some.toLowerCase() === NONE) return defined({ restdays, alternate: some && null });
  const alternate = readAlternate(some);
  if (!alternate) errors.push(blame('alternate', 'INVALID_INPUT', { params: { reason: 'alternate' } }));
  else if (alternate.weeks === 'second' && !day.safeParse(alternate.from).success) {
    errors.push(blame('alternate', 'INVALID_INPUT', { params: { reason: 'dayrange' } }));
  }
  return defined({ restdays, alternate });
}

type Rest = Pick<MemberFacts, 'restdays' | 'alternate'>;

function readBalances(
  leaveids: readonly string[],
  given: (column: string) => string | undefined,
  errors: FieldProblem[],
): ReadonlyMap<string, number> {
  const balances = new Map<string, number>();
  for (const leaveid of leaveids) {
    const column = balanceColumn(leaveid);
    const typed = given(column);
    if (typed === undefined) continue;
    const days = numberIn(typed);
    if (Number.isNaN(days)) errors.push(blame(column, 'INVALID_INPUT', { params: { reason: 'number' } }));
    else if (!isHalfDays(days)) errors.push(blame(column, 'INVALID_INPUT', { params: { reason: 'halves' } }));
    else if (days > MOST_DAYS) {
      errors.push(blame(column, 'INVALID_INPUT', { params: { reason: 'high', limit: MOST_DAYS } }));
    } else balances.set(leaveid, days);
  }
  return balances;
}

/** A number of days, with a point or a comma. */
function numberIn(typed: string): number {
  const cell = inLatinDigits(typed);
  return /^-?\d{1,4}([.,]\d+)?$/.test(cell) ? Number(cell.replace(',', '.')) : Number.NaN;
}

function readAgreed(
  leaveids: readonly string[],
  given: (column: string) => string | undefined,
  errors: FieldProblem[],
): ReadonlyMap<string, number | null> {
  const agreed = new Map<string, number | null>();
  for (const leaveid of leaveids) {
    const typed = given(agreedColumn(leaveid));
    if (typed === undefined) continue;
    const days = typed.toLowerCase() === AS_TYPE ? null : numberIn(typed);
    if (days === null || (isHalfDays(days) && days >= 0 && days <= MAX_DAYS_PER_YEAR)) agreed.set(leaveid, days);
    else {
      const params = { reason: 'agreed', limit: MAX_DAYS_PER_YEAR, type: AS_TYPE } as const;
      errors.push(blame(agreedColumn(leaveid), 'INVALID_INPUT', { params }));
    }
  }
  return agreed;
}

/** A line that begins with it is an example, and is not read. */
export const EXAMPLE = '#';

const example: Readonly<Record<MemberColumn, string>> = {
  membercode: `${EXAMPLE} EM001`,
  membername: 'Thiri',
  email: 'thiri@example.com',
  phone: '+95 9 123 456',
  role: 'Member',
  groupno: 'SALES',
  manager: 'EM002',
  shift: 'Office hours',
  restdays: writeWeekdays([7]),
  alternate: writeAlternate({ weekdays: [6], weeks: 'even' }),
  sites: ANYWHERE,
  joinedon: '2026-04-01',
  counted: writeYesNo(true),
};

/** The line that shows in a template how each column is written. */
export const exampleLine = (leaveids: readonly string[]): string[] => [
  ...memberColumns.map((it) => example[it]),
  ...leaveids.map(() => '4.5'),
  ...leaveids.map(() => ''),
];

/** The columns that a template has. */
export const templateColumns = (leaveids: readonly string[]): string[] => [
  ...memberColumns,
  ...leaveids.map(balanceColumn),
  ...leaveids.map(agreedColumn),
];
