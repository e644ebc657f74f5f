import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addDays, firstOfMonth } from '@muster/domain/calendar/day.ts';
import { eachDay } from '@muster/domain/calendar/each-day.ts';
import { fiscalMonthOf, fiscalYearDays, fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { agreedIn } from '@muster/domain/leave/balances/agreed-days.ts';
import { type CarriedDays, endingCarry } from '@muster/domain/leave/balances/carried-days.ts';
import { type Balance, balanceOf, type LedgerLine, withoutLimit } from '@muster/domain/leave/balances/leave-balance.ts';
import type * as contracts from '@muster/domain/leave/leave-contract.ts';
import type { LeaveTypeView, LeaveView, LedgerLineView } from '@muster/domain/leave/leave-contract.ts';
import type { CalendarDay } from '@muster/domain/leave/own/own-days-contract.ts';
import { LONGEST_RUN, neighboursOf } from '@muster/domain/leave/rules/adjacency.ts';
import {
  earnedBy,
  earningOf,
  isEarned,
  mostFrom,
  serviceDay,
  tooShortHere,
} from '@muster/domain/leave/rules/earned-leave.ts';
import { daysByFiscalYear } from '@muster/domain/leave/rules/leave-days.ts';
import { MAX_LEAVE_DAYS } from '@muster/domain/leave/rules/leave-rules.ts';
import { DEFAULT_LEAVE_TYPE, leaveIdOf } from '@muster/domain/leave/types/leave-type.ts';
import { isEmployedOn } from '@muster/domain/members/employment.ts';
import { isOffice } from '@muster/domain/members/member-policy.ts';
import type { Parsed, ReplyOf } from '@muster/domain/wire/contract.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/problems.ts';
import { requireSpan } from '../../../http/span.ts';
import { requireReadable } from '../../../identity/readable.ts';
import { HELD_HOURS, hoursOffBetween } from '../../../records/attendance/correction.ts';
import { closedAround } from '../../../records/attendance/period-close.ts';
import { agreementsOf } from '../../../records/leave/agreed-days.ts';
import { holdingOf, latestLeaveBefore, leaveBetween } from '../../../records/leave/leave.ts';
import { type KeptLeaveType, listTypes } from '../../../records/leave/leave-type.ts';
import { balanceLines } from '../../../records/leave/ledger/balance-lines.ts';
import { leftWithin } from '../../../records/leave/ledger/days-left.ts';
import { readEmployment } from '../../../records/members/employment.ts';
import { officeIds } from '../../../records/members/member/office.ts';
import { companyToday } from '../../../records/office/company.ts';
import { claimedDays } from '../../../records/trips/claims.ts';
import { daysOffBetween, freeDaysBetween } from '../../../records/work/rest-days.ts';
import { requireType } from '../check-leave.ts';
import { presentLeave } from '../present-leave.ts';
import { ledgerOf } from './ledger-view.ts';

const MAX_SPAN_DAYS = 800;

type ReadBalance = ReplyOf<typeof contracts.readBalance>['data'][number];

/** Entitlement and what remains of a type in a fiscal year; today's, if none is named. @throws NOT_FOUND, LEAVE_TYPE_UNKNOWN */
export async function readBalance(
  deps: Dependencies,
  caller: Caller,
  query: Parsed<typeof contracts.readBalance>['query'],
): Promise<ReadBalance> {
  const db = deps.database.query;
  const today = await companyToday(db, deps.clock);
  const subject = await requireReadable(db, caller, query.membercode, today);
  const type = await requireType(db, query.leavetypeid, 'leavetypeid');
  const year = query.fiscalyear ?? fiscalYearOf(today);
  const lines = await balanceLines(db, { memberIds: [subject.id], years: [year], leaveid: type.leaveid });
  const balance = shownBalance(lines, type.unlimited);
  const shown = { entitleleave: balance.entitled, remain_leave: balance.remaining };
  if (!isEarned(type)) return shown;
  const [leave, employment] = await Promise.all([
    leaveBetween(db, subject.id, fiscalYearDays(year)),
    readEmployment(db, subject.id),
  ]);
  const facts = { type, year, lines, leave: holdingOf(leave, type), employment };
  const { months, leave: taken, ...earning } = earningOf(facts);
  return { ...shown, earning: { ...earning, months: [...months], leave: [...taken] } };
}

const shownBalance = (lines: readonly LedgerLine[], unlimited: boolean): Balance =>
  unlimited ? withoutLimit(balanceOf(lines), MAX_LEAVE_DAYS) : balanceOf(lines);

/**
 * Leave of the caller, or of somebody whose leave they may read, that touches a span; and the first day of the latest
 * leave before it.
 */
export async function listLeave(
  deps: Dependencies,
  caller: Caller,
  { from, to, membercode }: Parsed<typeof contracts.listLeave>['query'],
): Promise<{ leave: LeaveView[]; earlier: string | null }> {
  requireSpan({ from, to }, MAX_SPAN_DAYS);
  const db = deps.database.query;
  const today = await companyToday(db, deps.clock);
  const subject = await requireReadable(db, caller, membercode ?? caller.member.membercode, today);
  const [leave, earlier] = await Promise.all([
    leaveBetween(db, subject.id, { from, to }),
    latestLeaveBefore(db, subject.id, from),
  ]);
  const closed = await closedAround(db, leave);
  return { leave: leave.map((it) => presentLeave(it, caller.member, today, closed)), earlier: earlier ?? null };
}

/**
 * The leave types with their rules and balances, days that wait for a decision apart from taken ones; of the caller or
 * of a member whose leave they may read; in today's fiscal year unless another is named.
 * @throws NOT_FOUND
 */
export async function readTypes(
  deps: Dependencies,
  caller: Caller,
  asked: Parsed<typeof contracts.readLeaveTypes>['query'],
): Promise<{ fiscalyear: number; types: LeaveTypeView[] }> {
  const db = deps.database.query;
  const today = await companyToday(db, deps.clock);
  const subject = await requireReadable(db, caller, asked.membercode ?? caller.member.membercode, today);
  const year = asked.fiscalyear ?? fiscalYearOf(today);
  const span = fiscalYearDays(year);
  const [types, agreed, lines, leave] = await Promise.all([
    listTypes(db),
    agreementsOf(db, subject.id),
    balanceLines(db, { memberIds: [subject.id], years: [year] }),
    leaveBetween(db, subject.id, span),
  ]);
  const isWaitedFor = types.some((it) => it.serviceMonths > 0 || isEarned(it));
  const employment = isWaitedFor ? await readEmployment(db, subject.id) : [];
  const ruled = types.some((it) => it.secondOver !== null);
  const officeThere = ruled && (await officeIds(db, today)).some((id) => id !== subject.id);
  /** A last day that is to come is the office's to tell. */
  const leftOf = await leftWithin(db, year, isOffice(caller.member.role) ? [subject.id] : [], types);
  const pendingOf = (leaveid: string) =>
    leave
      .filter((it) => it.status === 'pending' && it.type.leaveid === leaveid)
      .flatMap(daysByFiscalYear)
      .reduce((sum, part) => (part.year === year ? sum + part.days : sum), 0);
  /** What is retired is shown to those who have something of it. */
  const isShown = (type: { leaveid: string; retired: boolean }) =>
    !type.retired || lines.some((it) => it.leaveid === type.leaveid);
  const agreedOf = (type: { leaveid: string; unlimited: boolean }) => {
    const own = agreed.find((it) => it.leaveid === type.leaveid);
    // What was agreed for a year that is over is not kept: its ledger says what it gave.
    return own && !type.unlimited && year >= fiscalYearOf(today) ? (agreedIn(own, year) ?? undefined) : undefined;
  };
  const earnedOf = (
    type: KeptLeaveType,
    facts: Pick<Parameters<typeof earningOf>[0], 'lines' | 'leave'>,
    { carried, servedOn }: { readonly carried: CarriedDays | undefined; readonly servedOn: Day | undefined },
  ) => {
    if (!isEarned(type) || year !== fiscalYearOf(today)) return undefined;
    const earning = earningOf({ type, year, ...facts, employment });
    // What a file entered in place of a year's days is there at once.
    if (earning.granted === 0) return undefined;
    const mayToday = isEmployedOn(employment, today) && !tooShortHere(today, servedOn);
    const most = mayToday ? mostFrom(today, { earning, carried }, type.halfDays) : 0;
    return { days: earnedBy(earning, today, type.halfDays), of: earning.granted, most };
  };
  return {
    fiscalyear: year,
    types: types.filter(isShown).map((type) => {
      const own = lines.filter((it) => it.leaveid === type.leaveid);
      const balance = shownBalance(own, type.unlimited);
      const pending = pendingOf(type.leaveid);
      const facts = { lines: own, leave: holdingOf(leave, type) };
      const carried = type.unlimited ? undefined : endingCarry(year, type, facts);
      const servedOn = serviceDay(employment, today, type.serviceMonths);
      return {
        leaveid: type.leaveid,
        description: type.description,
        nexttoholiday: type.nextToHoliday,
        nexttooffday: type.nextToOffday,
        entitled: balance.entitled,
        agreed: agreedOf(type),
        taken: balance.used - pending,
        pending,
        remaining: balance.remaining,
        gone: balance.gone,
        left: leftOf(subject.id, type.leaveid),
        unlimited: type.unlimited,
        carried: carried ?? null,
        halfdays: type.halfDays,
        freedays: type.freeDays,
        // Days before this month cannot be asked for anyway.
        servicefrom: servedOn !== undefined && servedOn > firstOfMonth(today) ? servedOn : undefined,
        earned: earnedOf(type, facts, { carried, servedOn }),
        secondover: officeThere ? (type.secondOver ?? undefined) : undefined,
        documentover: type.documentOver ?? undefined,
      };
    }),
  };
}

/** The lines behind a balance, each with the balance after it. @throws NOT_FOUND, LEAVE_TYPE_UNKNOWN */
export async function readLedger(
  deps: Dependencies,
  caller: Caller,
  query: { leavetypeid: string; membercode: string; fiscalyear?: number | undefined },
): Promise<LedgerLineView[]> {
  const db = deps.database.query;
  const today = await companyToday(db, deps.clock);
  const subject = await requireReadable(db, caller, query.membercode, today);
  const { leaveid } = await requireType(db, query.leavetypeid, 'leavetypeid');
  const year = query.fiscalyear ?? fiscalYearOf(today);
  return ledgerOf(db, subject.id, leaveid, year);
}

/** What each of a member's days holds, the caller's where none is named; a day may hold several things. @throws NOT_FOUND */
export async function readOwnDays(
  deps: Dependencies,
  caller: Caller,
  { from, to, membercode }: { from: string; to: string; membercode?: string | undefined },
): Promise<CalendarDay[]> {
  requireSpan({ from, to }, MAX_SPAN_DAYS);
  const db = deps.database.query;
  const { id } = membercode
    ? await requireReadable(db, caller, membercode, await companyToday(db, deps.clock))
    : caller.member;
  const [{ holidays, rests }, claimed, hours] = await Promise.all([
    daysOffBetween(db, id, from, to),
    claimedDays(db, id, from, to),
    hoursOffBetween(db, id, { from, to }, HELD_HOURS),
  ]);
  const offdays = eachDay(from, to).filter(rests);
  return [
    ...holidays.map((it) => ({
      ...{ date: it.day, kind: 'holiday' as const, description: it.description, part: null },
    })),
    ...offdays.map((date) => ({ date, kind: 'offday' as const, description: '', part: null })),
    ...claimed.map((it) => ({ date: it.day, kind: it.claim, description: '', part: it.part })),
    ...hours.map((it) => ({
      ...{ date: it.day, kind: 'hours' as const, description: `${it.off_from}–${it.off_to}`, part: null },
      ...(it.state === 'pending' && { waits: true as const }),
    })),
  ];
}

/**
 * Whether leave may stand next to these days as far as public holidays go; without a type by the default one's rule.
 * @throws INVALID_INPUT for a month that is not the fiscal month of the first day; LEAVE_TYPE_UNKNOWN
 */
export async function holidaysAllow(
  deps: Dependencies,
  caller: Caller,
  query: Parsed<typeof contracts.holidaysAllow>['query'],
): Promise<boolean> {
  if (Number(query.month) !== fiscalMonthOf(query.fromDate)) {
    throw refuse('INVALID_INPUT', { field: 'month', params: { reason: 'fiscalmonth' } });
  }
  const { type, neighbours } = await adjacency(deps, caller.member.membercode, caller, query);
  return type.nextToHoliday === 'allow' || neighbours.holiday === undefined;
}

/** The same for the off-days of a member. @throws NOT_FOUND, LEAVE_TYPE_UNKNOWN */
export async function offdaysAllow(
  deps: Dependencies,
  caller: Caller,
  query: Parsed<typeof contracts.offdaysAllow>['query'],
): Promise<boolean> {
  const { type, neighbours } = await adjacency(deps, query.membercode, caller, query);
  return type.nextToOffday === 'allow' || neighbours.offday === undefined;
}

async function adjacency(
  deps: Dependencies,
  membercode: string,
  caller: Caller,
  query: Parsed<typeof contracts.holidaysAllow | typeof contracts.offdaysAllow>['query'],
) {
  const db = deps.database.query;
  const subject = await requireReadable(db, caller, membercode, await companyToday(db, deps.clock));
  const type = await requireType(db, query.leavetype === undefined ? DEFAULT_LEAVE_TYPE : leaveIdOf(query.leavetype));
  const [earlier, later] = [query.prevDate, query.nextDate].toSorted() as [string, string];
  const free = await freeDaysBetween(db, subject.id, addDays(earlier, -LONGEST_RUN), addDays(later, LONGEST_RUN));
  return { type, neighbours: neighboursOf(query.prevDate, query.nextDate, free) };
}
