import { writeClosedDays, writePayments } from '@muster/domain/attendance/periods/closed-days.ts';
import { countOpen, countToDecide } from '@muster/domain/attendance/periods/open-things.ts';
import { isCounted, type PeriodMonth } from '@muster/domain/attendance/periods/pay-period.ts';
import type { OpenThings, PayPeriod } from '@muster/domain/attendance/periods/periods-contract.ts';
import { LATE_CHECK_OUT_HOURS } from '@muster/domain/attendance/shift-window.ts';
import { type Day, minuteOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import { writeAmount } from '@muster/domain/mileage/mileage-rules.ts';
import type { News } from '@muster/domain/notifications/news.ts';
import type { Database, Read, Write } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/problems.ts';
import { tellInApp } from '../../../news/tell.ts';
import { lockClosing, lockSettled } from '../../../records/attendance/closing.ts';
import {
  closedAfter,
  closingsSoFar,
  findClose,
  type NewCloseLine,
  type NewTold,
  storeClose,
  storeReopened,
} from '../../../records/attendance/period-close.ts';
import { daysOfPeriod } from '../../../records/attendance/period-days.ts';
import { administratorIds } from '../../../records/members/member/administrators.ts';
import type { Days } from '../../../records/members/of-members.ts';
import { recordAudit } from '../../../records/office/audit.ts';
import { approvedMileage } from '../../../records/trips/mileage.ts';
import { type CompanyTime, companyTime } from '../days/company-view.ts';
import { closedEarlier } from './changed-days.ts';
import { paymentsToday } from './closed-members-view.ts';
import { nightShiftsEnd } from './night-shift-view.ts';
import { openThings } from './open-things-view.ts';
import { type PaidMember, paidMembers } from './paid-members.ts';
import { presentPeriod } from './read-periods.ts';

/**
 * Closes a pay period that is over: everybody's days are read first, a step at a time beside whatever else is asked, and
 * kept in one short transaction. What changes between the two is told as a change like any later one; but where another
 * period was closed or opened meanwhile, all is read anew, or both would count the same changes; and where something came
 * up that waits, or of their own for who closes, or it would wait in a closed period, or be paid undecided.
 * @throws NOT_FOUND before attendance is counted; PERIOD_CLOSED with the period in `data`; PERIOD_NOT_READY while it lasts, and with what is open in
 *   `data` unless that is waived
 */
export async function closePeriod(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  { member }: Pick<Caller, 'member'>,
  month: PeriodMonth,
  waive: string | undefined,
): Promise<PayPeriod> {
  const db = deps.database.query;
  let isStored = false;
  while (!isStored) {
    const seen = await closingsSoFar(db);
    // Read after it: whoever closes a period meanwhile may do so with another night.
    const time = await companyTime(db, deps.clock);
    const { days, waived, own, payments, lines, told } = await readyToClose(db, member, time, month, waive);
    const close = {
      ...{ month, first_day: days.from, last_day: days.to, waived, leave_types: writePayments(payments) },
      ...{ closed_by: member.id, closed_at: writeInstant(deps.clock()) },
      ...{ night_from: time.nights.usual?.from, night_till: time.nights.usual?.till },
      overtime_from: time.approval.since,
    };
    isStored = await unlessMeanwhile(deps.database, async (trx) => {
      await lockClosing(trx);
      if ((await closingsSoFar(trx)) !== seen) throw new Meanwhile();
      if (own > 0) {
        await tellOfOwn(trx, member, time.today, { count: own, days, remark: waived }, close.closed_at);
      }
      await storeClose(trx, close, lines, told);
      await lockSettled(trx);
      await recordAudit(trx, {
        ...{ at: close.closed_at, actorId: member.id, action: 'period.close', subject: `period:${month}` },
        after: {
          ...days,
          members: lines.length,
          waived,
          own,
          nightfrom: close.night_from,
          nighttill: close.night_till,
          overtimeapprovedfrom: close.overtime_from ?? undefined,
          mileage: await paidForDriving(trx, days),
        },
      });
      const open = await openThings(trx, days, member.id);
      if (countToDecide(open.own) !== own || (waived === '' && countOpen(open) > 0)) throw new Meanwhile();
    });
  }
  return presentPeriod(db, month, await companyTime(db, deps.clock), 0);
}

/** What was approved for driving in a period, as its payroll has it: who closes one anew finds there by how much it differs. */
async function paidForDriving(trx: Write, days: Days): Promise<string | undefined> {
  const paid = await approvedMileage(trx, days);
  return paid && writeAmount([...paid.values()].reduce((sum, it) => sum + it, 0));
}

/** What takes back a close of something else than is stored by now. */
class Meanwhile extends Error {}

/** Stores something; false where it is no longer what there is to store. */
async function unlessMeanwhile(database: Database, store: (trx: Write) => Promise<void>): Promise<boolean> {
  try {
    await database.write(store);
    return true;
  } catch (error) {
    if (error instanceof Meanwhile) return false;
    throw error;
  }
}

/** All that is kept of a period when it is closed. */
async function readyToClose(
  db: Read,
  member: CurrentMember,
  time: CompanyTime,
  month: PeriodMonth,
  waive: string | undefined,
) {
  const days = await daysOfPeriod(db, month, time);
  const open = () => openThings(db, days, member.id);
  await requireOver(db, days, time, open);
  if (!isCounted(days, time.countedFrom)) throw refuse('NOT_FOUND');
  if (await findClose(db, month)) {
    const data = await presentPeriod(db, month, time, null);
    throw refuse('PERIOD_CLOSED', { params: { reason: 'month', month }, data });
  }
  const { waived, own } = await requireSettled(db, member, days, waive);
  const [payments, earlier] = await Promise.all([paymentsToday(db), closedEarlier(db, month)]);
  const lines: NewCloseLine[] = [];
  const told: NewTold[] = [];
  for await (const members of paidMembers(db, { time: onceSettled(time), groups: 'all', days, earlier })) {
    lines.push(...members.map(asLine));
    told.push(...members.flatMap((it) => it.adjustments.told));
  }
  return { days, waived, own, payments, lines, told };
}

/**
 * What still runs is kept as what nobody ends: minutes up to the moment of closing are nobody's work. Whoever ends it in
 * time after all has another day than was closed. The shifts are over by now, so then it is too late to end any.
 */
const onceSettled = (time: CompanyTime): CompanyTime => ({
  ...time,
  now: time.now.add({ hours: LATE_CHECK_OUT_HOURS + 1 }),
});

/** A period is over when its last day is, and the shifts that cross the midnight after it. What is open so far is told. */
async function requireOver(
  db: Read,
  { to }: Days,
  { today, now, zone }: CompanyTime,
  open: () => Promise<OpenThings>,
): Promise<void> {
  if (to >= today) throw refuse('PERIOD_NOT_READY', { params: { reason: 'running', day: to }, data: await open() });
  const end = await nightShiftsEnd(db, to, zone);
  if (end === undefined || Temporal.Instant.compare(end, now) <= 0) return;
  const params = { reason: 'nightshift', day: to, time: minuteOf(end, zone) } as const;
  throw refuse('PERIOD_NOT_READY', { params, data: await open() });
}

const asLine = ({ id, membername, groupId, groupno, days, adjustments }: PaidMember): NewCloseLine => ({
  ...{ member_id: id, membername, group_id: groupId, groupno, adjustments: adjustments.count },
  days: writeClosedDays(days),
});

/** The reason that is kept with the close, none where nothing is open; and how much of what is open is the member's own. */
async function requireSettled(db: Read, member: CurrentMember, days: Days, waive: string | undefined) {
  const open = await openThings(db, days, member.id);
  const [count, own] = [countOpen(open), countToDecide(open.own)];
  if (count === 0) return { waived: '', own };
  if (waive === undefined) throw refuse('PERIOD_NOT_READY', { params: { reason: 'open', count }, data: open });
  return { waived: waive, own };
}

/** Tells the other administrators what of their own somebody has closed undecided: they can open the period again. */
async function tellOfOwn(
  trx: Write,
  member: CurrentMember,
  today: Day,
  told: { readonly count: number; readonly days: Days; readonly remark: string },
  at: string,
): Promise<void> {
  const others = (await administratorIds(trx, today)).filter((it) => it !== member.id);
  const news: News = { code: 'ownWaived', params: { name: member.membername, ...told } };
  await tellInApp(
    trx,
    others.map((memberId) => ({ memberId, news })),
    at,
  );
}

/**
 * Opens a closed period again; what was kept of it stays. The one that was closed last comes first: its payroll may have
 * counted what had changed in the others, which would be paid twice.
 * @throws FORBIDDEN but for administrators, NOT_FOUND, PERIOD_CLOSED where another was closed after it
 */
export async function reopenPeriod(
  deps: Dependencies,
  caller: Caller,
  month: PeriodMonth,
  reason: string,
): Promise<PayPeriod> {
  if (caller.member.role !== 'SA') throw refuse('FORBIDDEN');
  const at = writeInstant(deps.clock());
  await deps.database.write(async (trx) => {
    await lockClosing(trx);
    const close = await findClose(trx, month);
    const later = close && (await closedAfter(trx, close));
    if (later) throw refuse('PERIOD_CLOSED', { params: { reason: 'after', month: later } });
    if (!close || !(await storeReopened(trx, close.id, { by: caller.member.id, at, reason }))) {
      throw refuse('NOT_FOUND');
    }
    await recordAudit(trx, {
      ...{ at, actorId: caller.member.id, action: 'period.reopen', subject: `period:${month}` },
      ...{ before: { closedat: close.closed_at }, after: { reason } },
    });
  });
  const db = deps.database.query;
  return presentPeriod(db, month, await companyTime(db, deps.clock), null);
}
