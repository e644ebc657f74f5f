import { addDays } from '@muster/domain/calendar/day.ts';
import { fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { holidayEffect } from '@muster/domain/holidays/holiday-effect.ts';
import type { HolidayEffect, HolidayTouch } from '@muster/domain/holidays/holidays-contract.ts';
import { LONGEST_RUN } from '@muster/domain/leave/adjacency.ts';
import { balanceOf } from '@muster/domain/leave/leave-balance.ts';
import { approveStatus, MAX_LEAVE_DAYS } from '@muster/domain/leave/leave-rules.ts';
import { spelledType } from '@muster/domain/leave/leave-type.ts';
import type { Read } from '../../database/engine.ts';
import { holidaysBetween } from '../../records/holiday.ts';
import { balanceLines } from '../../records/ledger/balance-lines.ts';
import { restsOfEach } from '../../records/work/rests.ts';
import { leaveAround } from './affected-leave-view.ts';
import { tripsOn } from './trips-on-day-view.ts';

/** A holiday that is stored, or one that may be, which has no number yet. */
export type MaybeHoliday = HolidayTouch['holiday'];

type LeaveAround = Awaited<ReturnType<typeof leaveAround>>[number];

export interface TouchedLeave {
  readonly leaveId: number;
  readonly effect: HolidayEffect;
  readonly leave: LeaveAround;
}

/** The leave for which the change of a holiday matters, each judged with the rest days of its own member. */
export async function leaveTouchedBy(
  db: Read,
  holiday: MaybeHoliday,
  change: 'added' | 'removed',
): Promise<TouchedLeave[]> {
  const day = holiday.holidaydate;
  const reach = LONGEST_RUN + 1;
  const near = { from: addDays(day, -reach), to: addDays(day, reach) };
  const around = await leaveAround(db, { ...near, earliest: addDays(near.from, -MAX_LEAVE_DAYS) });
  const span = MAX_LEAVE_DAYS + 2 * reach;
  const [first, last] = [addDays(day, -span), addDays(day, span)];
  const known = await holidaysBetween(db, first, last);
  const holidays = new Set(known.filter((it) => it.id !== holiday.id).map((it) => it.day));
  const restsOf = await restsOfEach(db, 'everybody', first, last);
  return around.flatMap((leave) => {
    const effect = holidayEffect(leave, day, change, { holidays, rests: restsOf(leave.memberId) });
    return effect ? [{ leaveId: leave.id, effect, leave }] : [];
  });
}

/** All that a changed holiday touches. `lines` are the numbers that the touched leave has on the office's list. */
export async function touchOf(
  db: Read,
  holiday: MaybeHoliday,
  touched: readonly TouchedLeave[],
  lines: ReadonlyMap<number, number> = new Map(),
): Promise<HolidayTouch> {
  const { holidaydate, description } = holiday;
  return {
    holiday,
    affected: touched.map(({ effect, leave }) => ({
      id: lines.get(leave.id) ?? null,
      leaveid: leave.id,
      membercode: leave.membercode,
      membername: leave.membername,
      start: leave.from,
      end: leave.to,
      ltype: spelledType(leave.type),
      approve_status: approveStatus[leave.status],
      holidaydate,
      description,
      effect,
    })),
    trips: await tripsOn(db, holidaydate),
    balances: await balancesThatPay(db, holidaydate, touched),
  };
}

/** The balances that paid for the day, where it lies within leave; they stay as they are until the office acts. */
async function balancesThatPay(
  db: Read,
  day: string,
  touched: readonly TouchedLeave[],
): Promise<HolidayTouch['balances']> {
  const within = touched.map((it) => it.leave).filter((it) => it.from <= day && day <= it.to);
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
