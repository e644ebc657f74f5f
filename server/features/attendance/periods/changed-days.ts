import {
  asTheyAre,
  changedSince,
  keptAs,
  type PaidDays,
  type Payments,
  readPayments,
  type WrittenDays,
} from '@muster/domain/attendance/periods/closed-days.ts';
import { MONTHS_COUNTED, type PeriodMonth } from '@muster/domain/attendance/periods/pay-period.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addMonths } from '@muster/domain/calendar/day.ts';
import type { Read } from '../../../database/engine.ts';
import {
  closeLines,
  closesOf,
  type NewTold,
  type PeriodClose,
  type Told,
  toldDays,
} from '../../../records/attendance/period-close.ts';
import type { CompanyTime } from '../days/company-view.ts';
import { readMonths, shownMembers } from '../days/derived-members.ts';
import type { NamedMember } from '../days/group-members-view.ts';
import { paymentsAt, paymentsToday } from './closed-members-view.ts';

/** A closed period, with how leave was paid then and is now. */
export interface Closed {
  readonly close: PeriodClose;
  readonly was: Payments;
  readonly is: Payments;
}

/** What a closed period is compared by. */
export async function withPayments(db: Read, close: PeriodClose): Promise<Closed> {
  const [was, is] = await Promise.all([paymentsAt(db, close), paymentsToday(db)]);
  return { close, was, is };
}

/** The closed periods before one whose changes its payroll counts. */
export async function closedEarlier(db: Read, month: PeriodMonth): Promise<readonly Closed[]> {
  const months = Array.from({ length: MONTHS_COUNTED }, (_, n) => addMonths(`${month}-01`, -1 - n).slice(0, 7));
  const [closes, is] = await Promise.all([closesOf(db, months), paymentsToday(db)]);
  return Promise.all(closes.map(async (close) => ({ close, was: await paymentsAt(db, close), is })));
}

/** What was kept of some members' days when some periods were closed; none of who was not among the members then. */
export async function daysKept(
  db: Read,
  closes: readonly PeriodClose[],
  members: readonly NamedMember[],
): Promise<(close: PeriodClose, payments: Payments, memberId: number) => PaidDays> {
  const [closeIds, memberIds] = [closes.map((it) => it.id), members.map((it) => it.id)];
  const kept = await closeLines(db, closeIds, memberIds);
  return ({ id, first_day }, payments, memberId) => keptAs(kept(id, memberId) ?? NO_DAYS, first_day, payments);
}

/** What `writeClosedDays` makes of none. */
const NO_DAYS = '[]';

/** Days of a closed period that payroll counts for a member, and how they were known before. */
export interface Counted {
  readonly close: PeriodClose;
  readonly was: PaidDays;
  readonly is: WrittenDays;
  readonly changed: readonly Day[];
}

type CountedOf = ReadonlyMap<number, readonly Counted[]>;

/** How some members' days of a closed period differ from how they were closed, by member. */
export const changedNow = (db: Read, time: CompanyTime, closed: Closed, members: readonly NamedMember[]) =>
  compareDays(db, time, [closed], members, () => undefined);

/** What of some closed periods has changed since payroll last knew of it, by member: in its own time, or counted later. */
export async function countedNow(
  db: Read,
  time: CompanyTime,
  earlier: readonly Closed[],
  members: readonly NamedMember[],
): Promise<CountedOf> {
  const known = await lastKnown(
    db,
    earlier.map((it) => it.close.id),
    members.map((it) => it.id),
  );
  return compareDays(db, time, earlier, members, known);
}

/**
 * How some members' days of closed periods differ from how they are known, or else from how they were closed. The days of
 * all of the periods are read together, with as many statements for twelve as for one, and no more of them is kept than
 * those of one member. Who was not among the members then is compared with somebody who did not work here, and so is who
 * does not any more.
 */
async function compareDays(
  db: Read,
  time: CompanyTime,
  periods: readonly Closed[],
  members: readonly NamedMember[],
  known: (close: PeriodClose, memberId: number) => PaidDays | undefined,
): Promise<CountedOf> {
  const found = new Map<number, readonly Counted[]>();
  const closes = periods.map((it) => it.close);
  const [first, last] = [closes[0], closes.at(-1)];
  if (!first || !last || members.length === 0) return found;
  const days = { from: first.first_day, to: last.last_day };
  const [kept, months] = await Promise.all([daysKept(db, closes, members), readMonths(db, members, { time, days })]);
  await shownMembers(months, { time, days, groups: 'all' }, ({ id, records }) => {
    const counted = periods.flatMap(({ close, was, is }): Counted[] => {
      const own = records.filter((it) => close.first_day <= it.date && it.date <= close.last_day);
      const before = known(close, id) ?? kept(close, was, id);
      const now = asTheyAre(own, is);
      const changed = changedSince(before, now);
      return changed.length === 0 ? [] : [{ close, was: before, is: now, changed }];
    });
    if (counted.length > 0) found.set(id, counted);
  });
  return found;
}

/** What payroll counts of a member's days in closed periods. */
export interface Adjustments {
  /** Days that are other than they were closed, or counted last. */
  readonly count: number;
  /** How the days of those periods are now, to be kept by whatever counts them. */
  readonly told: readonly NewTold[];
}

/** The same as payroll has it. */
export async function adjustmentsOf(
  ...around: Parameters<typeof countedNow>
): Promise<ReadonlyMap<number, Adjustments>> {
  const found = new Map<number, Adjustments>();
  for (const [member_id, counted] of await countedNow(...around)) {
    const count = counted.reduce((sum, it) => sum + it.changed.length, 0);
    const told = counted.map(({ close, is }) => ({
      of_close_id: close.id,
      member_id,
      days: is.written,
    }));
    found.set(member_id, { count, told });
  }
  return found;
}

async function lastKnown(db: Read, closeIds: readonly number[], memberIds: readonly number[]) {
  const rows = await toldDays(db, closeIds, memberIds);
  const last = new Map(rows.map((it) => [`${it.of_close_id} ${it.member_id}`, it]));
  return (close: PeriodClose, memberId: number): PaidDays | undefined => {
    const it = last.get(`${close.id} ${memberId}`);
    return it && toldOf(close, it);
  };
}

/** A member's days of a closed period as payroll of a later one counted them. */
export const toldOf = ({ first_day }: PeriodClose, { days, leave_types }: Told): WrittenDays =>
  keptAs(days, first_day, readPayments(leave_types));
