import {
  changedSince,
  closedDay,
  type PaidDays,
  type Payments,
  readClosedDays,
} from '@muster/domain/attendance/periods/closed-days.ts';
import { monthBefore, type PeriodMonth } from '@muster/domain/attendance/periods/pay-period.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Read } from '../../../database/engine.ts';
import { closeLines, findClose, type PeriodClose } from '../../../records/period-close.ts';
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
export async function closedFor(db: Read, close: PeriodClose): Promise<Closed> {
  const [was, is] = await Promise.all([paymentsAt(db, close), paymentsToday(db)]);
  return { close, was, is };
}

/** The period before, where it is closed. */
export async function closedBefore(db: Read, month: PeriodMonth): Promise<Closed | undefined> {
  const close = await findClose(db, monthBefore(month));
  return close && closedFor(db, close);
}

/** A member's days as they were closed, as they are now, and those of them that differ. */
export interface Compared extends NamedMember {
  readonly closed: PaidDays;
  readonly now: PaidDays;
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
  const ids = members.map((it) => it.id);
  const [lines, derived] = await Promise.all([
    closeLines(db, close.id, ids),
    derivedMembers(db, members, { time, days, groups: 'all' }),
  ]);
  return derived.map(({ id, membercode, membername, records }) => {
    const closed = { days: readClosedDays(lines.get(id) ?? '[]', days.from), payments: was };
    const now = { days: records.map(closedDay), payments: is };
    return { id, membercode, membername, closed, now, changed: changedSince(closed, now) };
  });
}

/** How many days of a closed period have changed, by member. */
export const adjustmentsOf = async (
  db: Read,
  time: CompanyTime,
  closed: Closed | undefined,
  members: readonly NamedMember[],
): Promise<ReadonlyMap<number, number>> =>
  new Map(
    closed && members.length > 0
      ? (await compareDays(db, time, closed, members)).map((it) => [it.id, it.changed.length])
      : [],
  );
