import { addDays } from '@muster/domain/calendar/day.ts';
import { fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { holdsAt, keptBy } from '@muster/domain/holidays/holding-holidays.ts';
import { holidayEffect } from '@muster/domain/holidays/holiday-effect.ts';
import type { HolidayEffect, HolidayTouch } from '@muster/domain/holidays/holidays-contract.ts';
import { balanceOf } from '@muster/domain/leave/balances/leave-balance.ts';
import { REACH } from '@muster/domain/leave/rules/adjacency.ts';
import { approveStatus, MAX_LEAVE_DAYS } from '@muster/domain/leave/rules/leave-rules.ts';
import { spelledType } from '@muster/domain/leave/types/leave-type.ts';
import type { OwnDays } from '@muster/domain/work/work-pattern.ts';
import type { Read } from '../../database/engine.ts';
import { closedBetween } from '../../records/attendance/period-close.ts';
import { balanceLines } from '../../records/leave/ledger/balance-lines.ts';
import type { Holiday, HolidayContent, HolidayOn } from '../../records/work/holiday.ts';
import { holidaysOfEach, ownSitesOfEach } from '../../records/work/member-work/holidays.ts';
import { ownDaysOfEach } from '../../records/work/member-work/rests.ts';
import { named } from '../../records/work/rest-days.ts';
import { leaveAround } from './affected-leave-view.ts';
import { givenOn, heldBy } from './held-view.ts';
import { tripsOn } from './trips-on-day-view.ts';
import { whatMends } from './what-mends.ts';

/** A holiday that is stored, or one that may be, which has no number yet. */
export type MaybeHoliday = Omit<Holiday, 'id'> & { readonly id: number | null };

type LeaveAround = Awaited<ReturnType<typeof leaveAround>>[number];

export interface TouchedLeave {
  readonly leaveId: number;
  readonly effect: HolidayEffect;
  readonly leave: LeaveAround;
}

/**
 * The leave for which the change of a holiday matters, each judged with the free days of its own member, and only of
 * members for whom the holiday holds and who need not work on it. Whoever has it by `beside`, too, is not touched. `with` are
 * holidays that count as if they were stored.
 */
export async function leaveTouchedBy(
  db: Read,
  holiday: MaybeHoliday,
  change: 'added' | 'removed',
  {
    beside,
    with: more = [],
  }: { readonly beside?: MaybeHoliday | undefined; readonly with?: readonly HolidayContent[] } = {},
): Promise<TouchedLeave[]> {
  const day = holiday.holidaydate;
  const near = { from: addDays(day, -REACH), to: addDays(day, REACH) };
  const around = await leaveAround(db, { ...near, earliest: addDays(near.from, -MAX_LEAVE_DAYS) });
  if (around.length === 0) return [];
  const span = MAX_LEAVE_DAYS + 2 * REACH;
  const [first, last] = [addDays(day, -span), addDays(day, span)];
  const who = named(around.map((it) => it.memberId));
  const holidaysOf = await holidaysOfEach(db, who, first, last);
  const ownOf = await ownDaysOfEach(db, who, first, last);
  const holds = await holdsForEach(db, who, holiday, beside);
  const others = new Map<readonly HolidayOn[], ReadonlySet<string>>();
  const moreOf = await daysOfEach(
    db,
    who,
    more.filter((it) => first <= it.holidaydate && it.holidaydate <= last),
  );
  const othersOf = (memberId: number, own: OwnDays) => {
    const kept = keptBy(own, holidaysOf(memberId));
    const known = others.get(kept) ?? new Set(kept.filter((it) => it.id !== holiday.id).map((it) => it.day));
    others.set(kept, known);
    const come = moreOf(memberId).filter(own.keepsHoliday);
    return come.length > 0 ? new Set([...known, ...come]) : known;
  };
  return around.flatMap((leave) => {
    const own = ownOf(leave.memberId);
    if (!holds(leave.memberId) || !own.keepsHoliday(day)) return [];
    const free = { holidays: othersOf(leave.memberId, own), rests: own.rests };
    const effect = holidayEffect(leave, day, change, free);
    return effect ? [{ leaveId: leave.id, effect, leave }] : [];
  });
}

/** The days of holidays that hold for each of them. */
async function daysOfEach(
  db: Read,
  who: readonly number[] | 'everybody',
  holidays: readonly HolidayContent[],
): Promise<(memberId: number) => readonly string[]> {
  const days = holidays.map((it) => it.holidaydate).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return () => [];
  const sitesOf = await ownSitesOfEach(db, who, first, last);
  return (memberId) =>
    holidays.filter((it) => holdsAt(it, sitesOf(memberId, it.holidaydate))).map((it) => it.holidaydate);
}

/** Whether a holiday holds for a member on its day, and `beside` does not. */
async function holdsForEach(
  db: Read,
  who: readonly number[] | 'everybody',
  { holidaydate: day, sites }: MaybeHoliday,
  beside?: MaybeHoliday,
): Promise<(memberId: number) => boolean> {
  if (sites.length === 0 && !beside) return () => true;
  const sitesOf = await ownSitesOfEach(db, who, day, day);
  return (memberId) => {
    const own = sitesOf(memberId, day);
    return holdsAt({ sites }, own) && !(beside && holdsAt(beside, own));
  };
}

/**
 * All that a changed holiday touches. `lines` are the numbers that the touched leave has on the office's list; `beside`, as
 * above.
 */
export async function touchOf(
  db: Read,
  holiday: MaybeHoliday,
  touched: readonly TouchedLeave[],
  {
    lines = new Map(),
    beside,
  }: { readonly lines?: ReadonlyMap<number, number>; readonly beside?: MaybeHoliday | undefined } = {},
): Promise<HolidayTouch> {
  const { holidaydate, description } = holiday;
  const mending = await whatMends(
    db,
    touched.map(({ effect, leave }) => ({ ...leave, effect, holidaydate })),
  );
  return {
    holiday: presentHoliday(holiday),
    ...(await heldBy(db, holiday)),
    ...(await givenOn(db, holiday, beside)),
    affected: touched.map(({ effect, leave }, index) => ({
      id: lines.get(leave.id) ?? null,
      leaveid: leave.id,
      membercode: leave.membercode,
      membername: leave.membername,
      start: leave.from,
      end: leave.to,
      part: leave.part,
      ltype: spelledType(leave.type),
      approve_status: approveStatus[leave.status],
      holidaydate,
      description,
      effect,
      ...mending[index],
    })),
    trips: await tripsOn(db, holiday),
    balances: await balancesThatPay(db, holidaydate, touched),
    closed: (await closedBetween(db, holidaydate, holidaydate)).map((it) => it.month),
  };
}

/** A holiday as it is told: sites only where it is limited to some. */
export const presentHoliday = <Id>({
  id,
  holidaydate,
  description,
  sites,
}: Omit<Holiday, 'id'> & { readonly id: Id }) => ({
  ...{ id, holidaydate, description },
  ...(sites.length > 0 ? { sites: [...sites] } : {}),
});

/** The balances that paid for the day, where it lies within leave; they stay as they are until the office acts. */
async function balancesThatPay(
  db: Read,
  day: string,
  touched: readonly TouchedLeave[],
): Promise<HolidayTouch['balances']> {
  const within = touched.map((it) => it.leave).filter((it) => it.from <= day && day <= it.to && !it.type.unlimited);
  const year = fiscalYearOf(day);
  const lines = await balanceLines(db, { memberIds: [...new Set(within.map((it) => it.memberId))], years: [year] });
  const byBalance = Map.groupBy(lines, (it) => `${it.memberId} ${it.leaveid}`);
  return within.map(({ memberId, membercode, membername, type }) => ({
    membercode,
    membername,
    ltype: spelledType(type),
    fiscalyear: year,
    remaining: balanceOf(byBalance.get(`${memberId} ${type.leaveid}`) ?? []).remaining,
  }));
}
