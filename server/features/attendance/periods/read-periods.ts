import { type PaidDays, paidLeave } from '@muster/domain/attendance/periods/closed-days.ts';
import { isCounted, type PeriodDays, type PeriodMonth } from '@muster/domain/attendance/periods/pay-period.ts';
import type { ChangedDay, OpenThings, PayPeriod } from '@muster/domain/attendance/periods/periods-contract.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addMonths } from '@muster/domain/calendar/day.ts';
import { fiscalYearDays, fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import type { Read } from '../../../database/engine.ts';
import type { Page } from '../../../database/page.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { refuse } from '../../../http/problems.ts';
import { findMembers } from '../../../records/member.ts';
import { closesOf, findClose, type PeriodClose } from '../../../records/period-close.ts';
import { daysOfPeriod, daysOfPeriods } from '../../../records/period-days.ts';
import { type CompanyTime, companyTime } from '../summary/company-view.ts';
import { membersInSteps } from '../summary/group-members-view.ts';
import { type Compared, closedFor, compareDays } from './changed-days.ts';
import { openThings } from './open-things-view.ts';

/** Changed days that a page has at least, where there are so many. */
const PAGE = 100;

interface Asked {
  readonly year?: number | undefined;
  /** As if periods started on this day of the month; what has changed is not counted then. */
  readonly starts?: number | undefined;
}

/**
 * The periods of a fiscal year, from the one named April on: all twelve, or those in which days count. One that was
 * closed stays.
 */
export async function listPeriods(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  { year, starts }: Asked,
): Promise<PayPeriod[]> {
  const db = deps.database.query;
  const time = await companyTime(db, deps.clock);
  const { from } = fiscalYearDays(year ?? fiscalYearOf(time.today));
  const months = Array.from({ length: 12 }, (_, n) => addMonths(from, n).slice(0, 7));
  const closes = new Map((await closesOf(db, months)).map((it) => [it.month, it]));
  const days = await daysOfPeriods(db, months, { periodStarts: starts ?? time.periodStarts });
  const newest = starts === undefined ? months.findLast((it) => closes.has(it)) : undefined;
  const changes = newest === undefined ? null : await countChanges(db, time, closes.get(newest) as PeriodClose);
  const names = await namesOf(db, [...closes.values()]);
  const counted = (month: PeriodMonth) =>
    isCounted(days.get(month) as PeriodDays, time.countedFrom) || closes.has(month);
  return months.filter(counted).map((month) =>
    present(month, {
      days: days.get(month) as PeriodDays,
      close: closes.get(month),
      names,
      changes: month === newest ? changes : null,
    }),
  );
}

/** What keeps a period from being closed. */
export async function readOpenThings(deps: Dependencies, month: PeriodMonth): Promise<OpenThings> {
  const db = deps.database.query;
  return openThings(db, await daysOfPeriod(db, month, await companyTime(db, deps.clock)));
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
  return present(month, { days, close, names: await namesOf(db, close ? [close] : []), changes });
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
}

const present = (month: PeriodMonth, { days, close, names, changes }: Told): PayPeriod => ({
  month,
  ...days,
  state: close ? 'closed' : 'open',
  closedby: close ? (names.get(close.closed_by) ?? null) : null,
  closedat: close?.closed_at ?? null,
  waived: close?.waived ?? '',
  changes: close ? changes : null,
});

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
  const after = cursor === undefined ? undefined : (await findMembers(db, [cursor]))[0]?.membercode;
  const items: ChangedDay[] = [];
  for await (const it of changesOf(db, await companyTime(db, deps.clock), close, after)) {
    if (items.length >= PAGE) return { items, more: true, cursor: it.previous };
    items.push(...it.days);
  }
  return { items, more: false, cursor: null };
}

async function countChanges(db: Read, time: CompanyTime, close: PeriodClose): Promise<number> {
  let count = 0;
  for await (const { days } of changesOf(db, time, close)) count += days.length;
  return count;
}

/** Member by member what has changed, also of those who came since or are not here any more; `previous` is who came before. */
async function* changesOf(db: Read, time: CompanyTime, close: PeriodClose, after?: string) {
  const days = { from: close.first_day, to: close.last_day };
  const closed = await closedFor(db, close);
  let previous: number | null = null;
  for await (const members of membersInSteps(db, 'all', days, { after, orClosedIn: [close.id] })) {
    for (const it of await compareDays(db, time, closed, members)) {
      if (it.changed.length > 0) yield { previous, days: changedDaysOf(it) };
      previous = it.id;
    }
  }
}

function changedDaysOf({ membercode, membername, closed, now, changed }: Compared): ChangedDay[] {
  const [was, is] = [paidOn(closed), paidOn(now)];
  return changed.map((date) => ({ membercode, membername, date, before: was(date), after: is(date) }));
}

function paidOn({ days, payments }: PaidDays): (date: Day) => ChangedDay['before'] {
  const byDate = new Map(days.map((it) => [it.date, it]));
  return (date) => {
    const it = byDate.get(date);
    return {
      status: it?.status ?? null,
      ...{ minutes: it?.minutes ?? 0, late: it?.late ?? 0, early: it?.early ?? 0, overtime: it?.overtime ?? 0 },
      leave: (it?.leave ?? []).map(({ leaveid, halves }) => `${leaveid} ${halves / 2}`).join(', '),
      paidleave: it ? paidLeave(it, payments) : 0,
    };
  };
}
