import { closedProblem } from '@muster/domain/attendance/periods/closed-problem.ts';
import type { PeriodDays } from '@muster/domain/attendance/periods/pay-period.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Problem } from '@muster/domain/wire/problem.ts';
import { BEGINNING, FOREVER } from '@muster/domain/work/work-pattern.ts';
import type { Generated, NotNull, Selectable } from 'kysely';
import { compiledOnce, rememberedOnce } from '../../database/compiled-once.ts';
import { engineOf, isAmong, listed, type Read, type Write } from '../../database/engine.ts';
import { keepOpen } from './closing.ts';

export interface PeriodCloseTables {
  period_close: PeriodCloseTable;
  /** Every member as they were when the period was closed. */
  period_close_line: PeriodCloseLineTable;
  period_told: PeriodToldTable;
}

/** Days of an earlier closed period as payroll of another one counted them. */
interface PeriodToldTable {
  /** What counted them. */
  close_id: number;
  /** What they are days of. */
  of_close_id: number;
  member_id: number;
  /** What `writeClosedDays` made of them. */
  days: string;
}

interface PeriodCloseLineTable {
  close_id: number;
  member_id: number;
  /** What `writeClosedDays` made of the days. */
  days: string;
  /** Name and group at the end of the period; null in what a server of the version before has closed. */
  membername: Generated<string | null>;
  groupno: Generated<string | null>;
  group_id: Generated<number | null>;
  /** Days of earlier closed periods that had changed since they were closed or counted last; null where nobody counted them. */
  adjustments: Generated<number | null>;
}

interface PeriodCloseTable {
  id: Generated<number>;
  /** The month by which the period is named, `YYYY-MM`. */
  month: string;
  first_day: string;
  last_day: string;
  /** Why it was closed although something was open; empty when nothing was. */
  waived: string;
  closed_by: number;
  closed_at: string;
  reopened_by: Generated<number | null>;
  reopened_at: Generated<string | null>;
  reopen_reason: Generated<string>;
  /** How each leave type was paid: what `writePayments` made of it; null in what a server of the version before has closed. */
  leave_types: Generated<string | null>;
  /** What counted as the night; null where nothing did, and in what a server of a version before has closed. */
  night_from: Generated<string | null>;
  night_till: Generated<string | null>;
  /** From which day on overtime counted only as far as it was approved; null where it did not, and in the same. */
  overtime_from: Generated<string | null>;
}

const closedIn = rememberedOnce((db, { from, to }: { readonly from: string; readonly to: string }) =>
  db
    .selectFrom('period_close')
    .select(['id', 'month', 'first_day as from', 'last_day as to'])
    .where('reopened_at', 'is', null)
    .where('last_day', '>=', from)
    .where('first_day', '<=', to)
    .orderBy('first_day'),
);

/** A closed period with its days. */
export interface ClosedPeriod extends PeriodDays {
  /** What its lines are found by. */
  readonly id: number;
  readonly month: string;
}

/** The closed periods that touch some days, oldest first. Within what stores, the others stay open until it is stored. */
export async function closedBetween(db: Read | Write, from: string, to: string): Promise<readonly ClosedPeriod[]> {
  if ('engine' in db) await keepOpen(db);
  return closedIn(db, { from, to });
}

/** What keeps some days as they are, for whoever would change them: the oldest closed period that has one of them. */
export const closedDaysProblem = async (db: Read, from: Day, to: Day, field?: string): Promise<Problem | undefined> =>
  closedProblem(await closedBetween(db, from, to), { from, to }, field);

export const allClosed = (db: Read) => closedBetween(db, BEGINNING, FOREVER);

/** The same around some stretches of days, so that whether each is touched can be told by `touchesPeriod`. */
export async function closedAround(db: Read, stretches: readonly PeriodDays[]): Promise<readonly PeriodDays[]> {
  const from = stretches.map((it) => it.from).toSorted()[0];
  const to = stretches
    .map((it) => it.to)
    .toSorted()
    .at(-1);
  return from === undefined || to === undefined ? [] : closedBetween(db, from, to);
}

export type PeriodClose = Selectable<PeriodCloseTable>;

/** What was kept of some members when periods were closed. */
export const linesOf = (db: Read, closeIds: readonly number[], memberIds: readonly number[]) =>
  db
    .selectFrom('period_close_line')
    .select(['close_id', 'member_id', 'days', 'membername', 'groupno', 'group_id'])
    .where('close_id', 'in', closeIds)
    .where('member_id', 'in', memberIds)
    .execute();

/** How periods were closed, those of them that are. */
export const closesOf = (db: Read, months: readonly string[]): Promise<PeriodClose[]> =>
  db
    .selectFrom('period_close')
    .selectAll()
    .where('month', 'in', months)
    .where('reopened_at', 'is', null)
    .orderBy('month')
    .execute();

/** The month of a period that was closed after this one and is closed still. */
export async function closedAfter(db: Read, { id }: Pick<PeriodClose, 'id'>): Promise<string | undefined> {
  const [row] = await db
    .selectFrom('period_close')
    .select('month')
    .where('id', '>', id)
    .where('reopened_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  return row?.month;
}

/** The month of the period that was closed last of those that are closed still. */
export const lastClosed = (db: Read): Promise<string | undefined> => closedAfter(db, { id: 0 });

/** Where no period was ever closed. */
export const NO_CLOSINGS = '0 0';

/** How often periods were closed and opened again so far: the same twice says that neither happened between. */
export async function closingsSoFar(db: Read): Promise<string> {
  const { closed, opened } = await db
    .selectFrom('period_close')
    .select((eb) => [eb.fn.countAll<number>().as('closed'), eb.fn.count<number>('reopened_at').as('opened')])
    .executeTakeFirstOrThrow();
  return `${closed} ${opened}`;
}

export const findClose = async (db: Read, month: string): Promise<PeriodClose | undefined> =>
  (await closesOf(db, [month]))[0];

/** The days of the periods that were closed once, opened again or not, as they were closed last. */
export async function keptDaysOf(
  db: Read,
  months: readonly string[],
): Promise<ReadonlyMap<string, { readonly from: string; readonly to: string }>> {
  const rows = await db
    .selectFrom('period_close')
    .select(['month', 'first_day as from', 'last_day as to'])
    .where('month', 'in', months)
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ month, ...days }) => [month, days]));
}

/** Opens a period again; false where somebody else has just done so. */
export async function storeReopened(
  trx: Write,
  closeId: number,
  { by, at, reason }: { readonly by: number; readonly at: string; readonly reason: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('period_close')
    .set({ reopened_by: by, reopened_at: at, reopen_reason: reason })
    .where('id', '=', closeId)
    .where('reopened_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const daysOfLines = compiledOnce((db, it: Lists) =>
  db
    .selectFrom('period_close_line')
    .select(['close_id', 'member_id', 'days'])
    .where(isAmong(engineOf(db), 'close_id', it.closeIds))
    .where(isAmong(engineOf(db), 'member_id', it.memberIds)),
);

/** Closed periods and members, as lists of ids. */
interface Lists {
  readonly closeIds: string;
  readonly memberIds: string;
}

const listsOf = (db: Read, closeIds: readonly number[], memberIds: readonly number[]): Lists => ({
  closeIds: listed(engineOf(db), closeIds),
  memberIds: listed(engineOf(db), memberIds),
});

/**
 * The days of some members as they were when some periods were closed: what `writeClosedDays` made of them, nothing of who
 * was not among the members then.
 */
export async function closeLines(
  db: Read,
  closeIds: readonly number[],
  memberIds: readonly number[],
): Promise<(closeId: number, memberId: number) => string | undefined> {
  if (closeIds.length === 0 || memberIds.length === 0) return () => undefined;
  const rows = await daysOfLines(db, listsOf(db, closeIds, memberIds));
  const days = new Map(rows.map((it) => [`${it.close_id} ${it.member_id}`, it.days]));
  return (closeId, memberId) => days.get(`${closeId} ${memberId}`);
}

/** How members' days of a closed period stood when payroll of a later one counted them. */
export interface Told extends Selectable<PeriodToldTable> {
  /** The month of what counted them, and how it paid leave. */
  readonly month: string;
  readonly leave_types: string;
}

const told = compiledOnce((db, it: Lists) =>
  db
    .selectFrom('period_told as told')
    .innerJoin('period_close as teller', 'teller.id', 'told.close_id')
    .select(['told.close_id', 'told.of_close_id', 'told.member_id', 'told.days'])
    .select(['teller.month', 'teller.leave_types'])
    .where('teller.reopened_at', 'is', null)
    .where(isAmong(engineOf(db), 'told.of_close_id', it.closeIds))
    .where(isAmong(engineOf(db), 'told.member_id', it.memberIds))
    .orderBy('told.close_id')
    // Whatever has told of others has kept how leave was paid.
    .$narrowType<{ leave_types: NotNull }>(),
);

/** How members' days of some closed periods stood each time that payroll of a later one counted them, in that order. */
export async function toldDays(
  db: Read,
  closeIds: readonly number[],
  memberIds: readonly number[],
): Promise<readonly Told[]> {
  if (closeIds.length === 0 || memberIds.length === 0) return [];
  return told(db, listsOf(db, closeIds, memberIds));
}

/** The closed periods of which a payroll has counted days. */
export const closesToldBy = (db: Read, closeId: number): Promise<PeriodClose[]> =>
  db
    .selectFrom('period_close')
    .selectAll()
    .where('id', 'in', (eb) => eb.selectFrom('period_told').select('of_close_id').where('close_id', '=', closeId))
    .orderBy('month')
    .execute();

export type NewTold = Omit<Selectable<PeriodToldTable>, 'close_id'>;

export type NewCloseLine = Omit<Selectable<PeriodCloseLineTable>, 'close_id'>;

/** Keeps a period as it is closed. @throws a duplicate where it is closed already */
export async function storeClose(
  trx: Write,
  close: Pick<PeriodCloseTable, 'month' | 'first_day' | 'last_day' | 'waived' | 'closed_by' | 'closed_at'> & {
    readonly leave_types: string;
    readonly night_from?: string | undefined;
    readonly night_till?: string | undefined;
    readonly overtime_from?: string | null;
  },
  lines: readonly NewCloseLine[],
  told: readonly NewTold[],
): Promise<number> {
  const { id } = await trx.insertInto('period_close').values(close).returning('id').executeTakeFirstOrThrow();
  for (let start = 0; start < lines.length; start += BATCH) {
    const rows = lines.slice(start, start + BATCH).map((it) => ({ close_id: id, ...it }));
    await trx.insertInto('period_close_line').values(rows).execute();
  }
  for (let start = 0; start < told.length; start += BATCH) {
    const rows = told.slice(start, start + BATCH).map((it) => ({ close_id: id, ...it }));
    await trx.insertInto('period_told').values(rows).execute();
  }
  return id;
}

/** Lines that one statement takes, within what both engines allow of parameters. */
const BATCH = 500;
