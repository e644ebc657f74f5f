import {
  asTheyAre,
  changedSince,
  closedDay,
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
import type { CompanyTime } from '../summary/company-view.ts';
import { derivedMembers } from '../summary/derived-members.ts';
import type { NamedMember } from '../summary/group-members-view.ts';
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

/** A member's days as they were closed, as they are now, and those of them that differ. */
export interface Compared extends NamedMember {
  readonly closed: PaidDays;
  readonly now: WrittenDays;
  readonly changed: readonly Day[];
}

/**
 * How some members' days differ from how they were closed, with as many statements for one as for many. Who was not
 * among the members then is compared with somebody who did not work here, and so is who does not any more.
 */
export async function compareDays(
  db: Read,
  time: CompanyTime,
  { close, was, is }: Closed,
  members: readonly NamedMember[],
): Promise<Compared[]> {
  const days = { from: close.first_day, to: close.last_day };
  const [closedOf, derived] = await Promise.all([
    daysKept(db, close, was, members),
    derivedMembers(db, members, { time, days, groups: 'all' }),
  ]);
  return derived.map(({ id, membercode, membername, records }) => {
    const closed = closedOf(id);
    const now = asTheyAre(records.map(closedDay), is);
    return { id, membercode, membername, closed, now, changed: changedSince(closed, now) };
  });
}

/** Some members' days as they were kept when a period was closed; none of who was not among the members then. */
export async function daysKept(
  db: Read,
  { id, first_day }: PeriodClose,
  payments: Payments,
  members: readonly NamedMember[],
): Promise<(memberId: number) => PaidDays> {
  const lines = await closeLines(
    db,
    id,
    members.map((it) => it.id),
  );
  return (memberId) => keptAs(lines.get(memberId) ?? '[]', first_day, payments);
}

/** Days of a closed period that payroll counts for a member, and how they were known before. */
export interface Counted {
  readonly close: PeriodClose;
  readonly was: PaidDays;
  readonly is: WrittenDays;
  readonly changed: readonly Day[];
}

/** What of some closed periods has changed since payroll last knew of it, by member: in its own time, or counted later. */
export async function countedNow(
  db: Read,
  time: CompanyTime,
  earlier: readonly Closed[],
  members: readonly NamedMember[],
): Promise<ReadonlyMap<number, readonly Counted[]>> {
  const found = new Map<number, Counted[]>();
  const ids = members.map((it) => it.id);
  const known = await lastKnown(
    db,
    earlier.map((it) => it.close.id),
    ids,
  );
  for (const comparing of earlier) {
    const { close } = comparing;
    for (const { id, closed, now, changed: sinceClosed } of await compareDays(db, time, comparing, members)) {
      const last = known(close, id);
      const changed = last ? changedSince(last, now) : sinceClosed;
      if (changed.length === 0) continue;
      found.set(id, [...(found.get(id) ?? []), { close, was: last ?? closed, is: now, changed }]);
    }
  }
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
