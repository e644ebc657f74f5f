import { changedSince } from '@muster/domain/attendance/periods/closed-days.ts';
import type { PeriodMonth } from '@muster/domain/attendance/periods/pay-period.ts';
import type { Read } from '../../../database/engine.ts';
import {
  closesToldBy,
  findClose,
  type PeriodClose,
  type Told,
  toldDays,
} from '../../../records/attendance/period-close.ts';
import { daysOfPeriod } from '../../../records/attendance/period-days.ts';
import type { CompanyTime } from '../days/company-view.ts';
import { membersInSteps, type NamedMember } from '../days/group-members-view.ts';
import { type Counted, closedEarlier, countedNow, daysKept, toldOf } from './changed-days.ts';
import { paymentsAt } from './closed-members-view.ts';

/** A member, and what payroll of a pay period counts of their days in closed ones before it. */
export interface CountedOf extends NamedMember {
  readonly counted: readonly Counted[];
}

/**
 * Member by member what payroll of a pay period counts of closed ones before it: what it has counted, where it is closed,
 * and otherwise what it would count now. @param after the code after which members are told
 */
export async function* countedOf(
  db: Read,
  time: CompanyTime,
  month: PeriodMonth,
  after?: string,
): AsyncGenerator<CountedOf> {
  const close = await findClose(db, month);
  yield* close ? countedThen(db, close, after) : countedToday(db, time, { month, after });
}

interface Asked {
  readonly month: PeriodMonth;
  readonly after: string | undefined;
}

async function* countedToday(db: Read, time: CompanyTime, { month, after }: Asked): AsyncGenerator<CountedOf> {
  const [days, earlier] = await Promise.all([daysOfPeriod(db, month, time), closedEarlier(db, month)]);
  const orClosedIn = earlier.map((it) => it.close.id);
  const since = { from: earlier[0]?.close.first_day ?? days.from, to: days.to };
  for await (const members of membersInSteps(db, 'all', since, { after, orClosedIn })) {
    const found = await countedNow(db, time, earlier, members);
    for (const member of members) {
      const counted = found.get(member.id);
      if (counted) yield { ...member, counted };
    }
  }
}

async function* countedThen(db: Read, close: PeriodClose, after: string | undefined): AsyncGenerator<CountedOf> {
  const days = { from: close.first_day, to: close.last_day };
  const earlier = await closesToldBy(db, close.id);
  const payments = await Promise.all(earlier.map((it) => paymentsAt(db, it)));
  const orClosedIn = [close.id, ...earlier.map((it) => it.id)];
  for await (const members of membersInSteps(db, 'all', days, { after, orClosedIn })) {
    const told = await toldByMember(db, earlier, members);
    const kept = await daysKept(db, earlier, members);
    for (const member of members) {
      const own = told.get(member.id) ?? [];
      const counted = earlier.flatMap((of, at): Counted[] => {
        const known = own.filter((it) => it.of_close_id === of.id && it.close_id <= close.id);
        const [told, before] = known.toReversed();
        if (told?.close_id !== close.id) return [];
        const is = toldOf(of, told);
        const was = before ? toldOf(of, before) : kept(of, payments[at] ?? new Map(), member.id);
        return [{ close: of, was, is, changed: changedSince(was, is) }];
      });
      if (counted.length > 0) yield { ...member, counted };
    }
  }
}

/** How some members' days of closed periods stood each time that they were counted, by member. */
export async function toldByMember(
  db: Read,
  closes: readonly PeriodClose[],
  members: readonly NamedMember[],
): Promise<ReadonlyMap<number, readonly Told[]>> {
  const rows = await toldDays(
    db,
    closes.map((it) => it.id),
    members.map((it) => it.id),
  );
  return Map.groupBy(rows, (it) => it.member_id);
}
