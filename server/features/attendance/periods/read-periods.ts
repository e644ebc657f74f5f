import { isCounted, type PeriodDays, type PeriodMonth } from '@muster/domain/attendance/periods/pay-period.ts';
import type { OpenThings, PayPeriod } from '@muster/domain/attendance/periods/periods-contract.ts';
import type { Night } from '@muster/domain/attendance/summary/night.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addMonths } from '@muster/domain/calendar/day.ts';
import { fiscalYearDays, fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import type { Read } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { closesOf, findClose, lastClosed, type PeriodClose } from '../../../records/attendance/period-close.ts';
import { daysOfPeriod, daysOfPeriods } from '../../../records/attendance/period-days.ts';
import { findMembers } from '../../../records/members/member.ts';
import { asNight, type CompanyTime, companyTime } from '../days/company-view.ts';
import { countChanges } from './list-changes.ts';
import { openThings } from './open-things-view.ts';

interface Asked {
  readonly year?: number | undefined;
  /** As if periods started on this day of the month; what has changed is never counted then. */
  readonly starts?: number | undefined;
  /** Whether it is counted what has changed in the newest closed one: of everybody, whose days are derived for it. */
  readonly counted?: boolean;
}

/**
 * The periods of a fiscal year, from the one named April on: all twelve, or those in which days count. One that was
 * closed stays.
 */
export async function listPeriods(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  { year, starts, counted = true }: Asked,
): Promise<PayPeriod[]> {
  const db = deps.database.query;
  const time = await companyTime(db, deps.clock);
  const { from } = fiscalYearDays(year ?? fiscalYearOf(time.today));
  const months = Array.from({ length: 12 }, (_, n) => addMonths(from, n).slice(0, 7));
  const closes = new Map((await closesOf(db, months)).map((it) => [it.month, it]));
  const days = await daysOfPeriods(db, months, { periodStarts: starts ?? time.periodStarts });
  const newest = counted && starts === undefined ? months.findLast((it) => closes.has(it)) : undefined;
  const changes = newest === undefined ? null : await countChanges(db, time, closes.get(newest) as PeriodClose);
  const [names, last] = [await namesOf(db, [...closes.values()]), await lastClosed(db)];
  const isListed = (month: PeriodMonth) =>
    isCounted(days.get(month) as PeriodDays, time.countedFrom) || closes.has(month);
  return months.filter(isListed).map((month) =>
    present(month, {
      days: days.get(month) as PeriodDays,
      close: closes.get(month),
      names,
      changes: month === newest ? changes : null,
      last,
      today: time,
    }),
  );
}

/** What keeps a period from being closed, and what of it is the caller's own. */
export async function readOpenThings(deps: Dependencies, { member }: Caller, month: PeriodMonth): Promise<OpenThings> {
  const db = deps.database.query;
  return openThings(db, await daysOfPeriod(db, month, await companyTime(db, deps.clock)), member.id);
}

/** A period as it is told. */
export async function presentPeriod(
  db: Read,
  month: PeriodMonth,
  time: CompanyTime,
  changes: number | null,
): Promise<PayPeriod> {
  const close = await findClose(db, month);
  const days = await daysOfPeriod(db, month, time);
  const [names, last] = [await namesOf(db, close ? [close] : []), await lastClosed(db)];
  return present(month, { days, close, names, changes, last, today: time });
}

const namesOf = async (db: Read, closes: readonly PeriodClose[]): Promise<ReadonlyMap<number, string>> =>
  new Map(
    (
      await findMembers(
        db,
        closes.map((it) => it.closed_by),
      )
    ).map((it) => [it.id, it.membername]),
  );

interface Told {
  readonly days: PeriodDays;
  readonly close: PeriodClose | undefined;
  readonly names: ReadonlyMap<number, string>;
  readonly changes: number | null;
  /** The month of the one that was closed last. */
  readonly last: string | undefined;
  /** What counts as the night today, and of which days overtime must be approved. */
  readonly today: Pick<CompanyTime, 'nights' | 'approval'>;
}

const present = (month: PeriodMonth, { days, close, names, changes, last, today }: Told): PayPeriod => ({
  month,
  ...days,
  state: close ? 'closed' : 'open',
  closedby: close ? (names.get(close.closed_by) ?? null) : null,
  closedat: close?.closed_at ?? null,
  waived: close?.waived ?? '',
  changes: close ? changes : null,
  ...(close && last !== undefined && last !== month && { openfirst: last }),
  ...(close && nightOf(close, today.nights.usual)),
  ...(close && approvalOf(close, today.approval.since)),
});

function nightOf(close: PeriodClose, usual: Night | null): Pick<PayPeriod, 'night'> {
  const night = asNight(close.night_from, close.night_till);
  return night || usual ? { night } : {};
}

/** A day after the period bears on none of its days. */
function approvalOf(close: PeriodClose, since: Day | null): Pick<PayPeriod, 'overtimeapprovedfrom'> {
  const within = (day: Day | null) => (day !== null && day <= close.last_day ? day : null);
  const first = within(close.overtime_from);
  return first !== null || within(since) !== null ? { overtimeapprovedfrom: first } : {};
}
