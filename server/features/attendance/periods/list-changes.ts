import { countedAs, type PaidDays, paidLeave } from '@muster/domain/attendance/periods/closed-days.ts';
import type { PeriodMonth } from '@muster/domain/attendance/periods/pay-period.ts';
import type { ChangedDay, CountedDay } from '@muster/domain/attendance/periods/periods-contract.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Read } from '../../../database/engine.ts';
import type { Page } from '../../../database/page.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { refuse } from '../../../http/problems.ts';
import { findClose, type PeriodClose, type Told } from '../../../records/attendance/period-close.ts';
import { findMembers } from '../../../records/members/member.ts';
import { type CompanyTime, companyTime } from '../days/company-view.ts';
import { membersInSteps, type NamedMember } from '../days/group-members-view.ts';
import { type Counted, changedNow, toldOf, withPayments } from './changed-days.ts';
import { countedOf, toldByMember } from './counted-days.ts';

/** Days that a page has at least, where there are so many. */
const PAGE = 100;

/**
 * A page of the days of a closed period that are no longer as they were closed, by member code; a member's days are
 * never on two pages. @throws NOT_FOUND for a period that is open
 */
export async function listPeriodChanges(
  deps: Dependencies,
  month: PeriodMonth,
  cursor: number | undefined,
): Promise<Page<ChangedDay>> {
  const db = deps.database.query;
  const close = await findClose(db, month);
  if (!close) throw refuse('NOT_FOUND');
  const after = await codeOf(db, cursor);
  return page(changesOf(db, await companyTime(db, deps.clock), close, after));
}

/** How many days of a closed period are no longer as they were closed. */
export async function countChanges(db: Read, time: CompanyTime, close: PeriodClose): Promise<number> {
  let count = 0;
  for await (const { days } of changesOf(db, time, close)) count += days.length;
  return count;
}

/**
 * A page of the days of closed periods that payroll of a period counts, by member code: those that it has counted, where
 * it is closed, and otherwise those that it would count now.
 */
export async function listAdjustments(
  deps: Dependencies,
  month: PeriodMonth,
  cursor: number | undefined,
): Promise<Page<CountedDay>> {
  const db = deps.database.query;
  const [time, after] = [await companyTime(db, deps.clock), await codeOf(db, cursor)];
  return page(adjustedDays(db, time, month, after));
}

async function* adjustedDays(...asked: Parameters<typeof countedOf>): AsyncGenerator<OfMember<CountedDay>> {
  for await (const { counted, ...member } of countedOf(...asked)) {
    const days = counted.flatMap((it) => differing(member, it).map((day) => ({ ...day, month: it.close.month })));
    yield { memberId: member.id, days };
  }
}

/** What is told of one member. */
interface OfMember<D> {
  readonly memberId: number;
  readonly days: readonly D[];
}

async function page<D>(found: AsyncGenerator<OfMember<D>>): Promise<Page<D>> {
  const items: D[] = [];
  let last: number | null = null;
  for await (const { memberId, days } of found) {
    if (items.length >= PAGE) return { items, more: true, cursor: last };
    items.push(...days);
    last = memberId;
  }
  return { items, more: false, cursor: null };
}

const codeOf = async (db: Read, cursor: number | undefined): Promise<string | undefined> =>
  cursor === undefined ? undefined : (await findMembers(db, [cursor]))[0]?.membercode;

/** Member by member what has changed, also of those who came since or are not here any more. */
async function* changesOf(
  db: Read,
  time: CompanyTime,
  close: PeriodClose,
  after?: string,
): AsyncGenerator<OfMember<ChangedDay>> {
  const days = { from: close.first_day, to: close.last_day };
  const closed = await withPayments(db, close);
  for await (const members of membersInSteps(db, 'all', days, { after, orClosedIn: [close.id] })) {
    const told = await toldByMember(db, [close], members);
    const found = await changedNow(db, time, closed, members);
    for (const member of members) {
      for (const it of found.get(member.id) ?? []) {
        const countedIn = countedInOf(close, it.is, told.get(member.id) ?? []);
        const changed = differing(member, it).map((day) => ({ ...day, countedin: countedIn(day.date) }));
        yield { memberId: member.id, days: changed };
      }
    }
  }
}

/** By date the month of the payroll that has counted a day as it is now; null while none has. */
function countedInOf(close: PeriodClose, now: PaidDays, told: readonly Told[]): (date: Day) => string | null {
  const at = countedAs(
    now,
    told.map((it) => toldOf(close, it)),
  );
  return (date) => told[at(date) ?? told.length]?.month ?? null;
}

/** Days that differ, each as it was and as it is. */
function differing(
  { membercode, membername }: NamedMember,
  { was, is, changed }: Pick<Counted, 'was' | 'is' | 'changed'>,
): Omit<CountedDay, 'month'>[] {
  const [before, after] = [paidOn(was), paidOn(is)];
  return changed.map((date) => ({ membercode, membername, date, before: before(date), after: after(date) }));
}

function paidOn({ days, payments }: PaidDays): (date: Day) => ChangedDay['before'] {
  const byDate = new Map(days.map((it) => [it.date, it]));
  return (date) => {
    const it = byDate.get(date);
    return {
      ...{ status: it?.status ?? null, kind: it?.kind ?? null },
      ...{ minutes: it?.minutes ?? 0, late: it?.late ?? 0, early: it?.early ?? 0, overtime: it?.overtime ?? 0 },
      ...(it && it.night > 0 && { night: it.night }),
      leave: (it?.leave ?? []).map(({ leaveid, halves }) => `${leaveid} ${halves / 2}`).join(', '),
      paidleave: it ? paidLeave(it, payments) : 0,
    };
  };
}
