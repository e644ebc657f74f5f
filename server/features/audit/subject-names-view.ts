import { showDay } from '@muster/domain/calendar/day.ts';
import { fiscalYearDays } from '@muster/domain/calendar/fiscal-year.ts';
import { showSpan } from '@muster/domain/calendar/span.ts';
import { sql } from 'kysely';
import type { Read } from '../../database/engine.ts';

export interface SubjectName {
  readonly name: string;
  /** The days that it has today, where an entry may be of other ones. */
  readonly days?: string | undefined;
}

/** What subjects of the log are called, by the subject; those of other nouns, and what is gone, are left out. */
export async function subjectNames(db: Read, subjects: readonly string[]): Promise<ReadonlyMap<string, SubjectName>> {
  const named = new Map<string, SubjectName>();
  for (const [noun, namesOf] of Object.entries(nouns)) {
    const ids = idsOf(noun, subjects);
    if (ids.length === 0) continue;
    for (const [id, name, days] of await namesOf(db, ids)) named.set(`${noun}:${id}`, { name, days });
  }
  const types = await leaveTypes(db, keysOf('leave-type', subjects));
  for (const [id, name] of types) named.set(`leave-type:${id}`, { name });
  for (const month of keysOf('period', subjects)) named.set(`period:${month}`, { name: showMonth(month) });
  for (const name of keysOf('file', subjects)) named.set(`file:${name}`, { name });
  for (const year of keysOf('fiscal-year', subjects)) {
    named.set(`fiscal-year:${year}`, { name: showFiscalYear(Number(year)) });
  }
  return named;
}

const keysOf = (noun: string, subjects: readonly string[]): string[] => [
  ...new Set(subjects.flatMap((it) => (it.startsWith(`${noun}:`) ? [it.slice(noun.length + 1)] : []))),
];

const idsOf = (noun: string, subjects: readonly string[]): number[] =>
  keysOf(noun, subjects).flatMap((it) => (/^\d{1,9}$/.test(it) ? [Number(it)] : []));

/** `10/2026`, as days are shown. */
const showMonth = (month: string) => month.split('-').toReversed().join('/');

/** `01/04/2026 – 31/03/2027` */
const showFiscalYear = (year: number) => {
  const { from, to } = fiscalYearDays(year);
  return showSpan(from, to);
};

type NamesOf = (db: Read, ids: readonly number[]) => Promise<(readonly [id: number, name: string, days?: string])[]>;

interface Who {
  readonly membercode: string;
  readonly membername: string;
}

const whoOf = ({ membercode, membername }: Who) => `${membername} (${membercode})`;

const members: NamesOf = async (db, ids) =>
  (await db.selectFrom('member').select(['id', 'membercode', 'membername']).where('id', 'in', ids).execute()).map(
    (it) => [it.id, whoOf(it)],
  );

async function leaveTypes(db: Read, ids: readonly string[]): Promise<(readonly [id: string, name: string])[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('leave_code')
    .select(['leaveid', 'description'])
    .where('leaveid', 'in', ids)
    .execute();
  return rows.map((it) => [it.leaveid, `${it.description} (${it.leaveid})`]);
}

const punches: NamesOf = async (db, ids) => {
  const rows = await db
    .selectFrom('punch')
    .innerJoin('member', 'member.id', 'punch.member_id')
    .select(['punch.id', 'punch.attendance_date', 'membercode', 'membername'])
    .where('punch.id', 'in', ids)
    .execute();
  return rows.map((it) => [it.id, `${whoOf(it)}, ${showDay(it.attendance_date)}`]);
};

/** By who stands in; the manager is the one who named them. */
const deputies: NamesOf = async (db, ids) => {
  const rows = await db
    .selectFrom('delegation')
    .innerJoin('member', 'member.id', 'delegation.deputy_id')
    .select(['delegation.id', 'delegation.from_day', 'delegation.until_day', 'membercode', 'membername'])
    .where('delegation.id', 'in', ids)
    .execute();
  return rows.map((it) => [it.id, `${whoOf(it)}, ${showSpan(it.from_day, it.until_day)}`]);
};

const corrections: NamesOf = async (db, ids) => {
  const rows = await db
    .selectFrom('correction')
    .innerJoin('member', 'member.id', 'correction.member_id')
    .select(['correction.id', 'correction.day', 'membercode', 'membername'])
    .where('correction.id', 'in', ids)
    .execute();
  return rows.map((it) => [it.id, `${whoOf(it)}, ${showDay(it.day)}`]);
};

const leave: NamesOf = async (db, ids) => {
  const rows = await db
    .selectFrom('leave')
    .innerJoin('member', 'member.id', 'leave.member_id')
    .select(['leave.id', 'leave.from_date', 'leave.to_date', 'membercode', 'membername'])
    .where('leave.id', 'in', ids)
    .execute();
  return rows.map((it) => [it.id, whoOf(it), showSpan(it.from_date, it.to_date)]);
};

const holidays: NamesOf = async (db, ids) =>
  (
    await db.selectFrom('public_holiday').select(['id', 'description', 'holidaydate']).where('id', 'in', ids).execute()
  ).map((it) => [it.id, `${it.description}, ${showDay(it.holidaydate)}`]);

/** The rows of a table by the one column that names them. */
const named =
  (
    table: 'door' | 'site' | 'shift' | 'trip_place' | 'competitor' | 'trip' | 'work_group' | 'car' | 'trip_type',
    column = 'name',
  ): NamesOf =>
  async (db, ids) => {
    const name = sql.ref<string>(column).as('name');
    // All of them have a number; which of them it is matters to the engine alone.
    const rows = await db
      .selectFrom(table as 'site')
      .select(['id', name])
      .where('id', 'in', ids)
      .execute();
    return rows.map((it) => [it.id, it.name]);
  };

const nouns: Readonly<Record<string, NamesOf>> = {
  member: members,
  correction: corrections,
  delegation: deputies,
  punch: punches,
  leave,
  door: named('door'),
  trip: named('trip', 'number'),
  group: named('work_group', 'groupno'),
  holiday: holidays,
  site: named('site'),
  shift: named('shift'),
  state: named('trip_place'),
  competitor: named('competitor'),
  car: named('car', 'carcode'),
  'trip-type': named('trip_type', 'description'),
};
