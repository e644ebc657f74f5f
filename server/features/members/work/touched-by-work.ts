import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import { eachDay } from '@muster/domain/calendar/each-day.ts';
import { holdingFor, keptBy } from '@muster/domain/holidays/holding-holidays.ts';
import { type FreeDays, REACH } from '@muster/domain/leave/rules/adjacency.ts';
import { approveStatus, MAX_LEAVE_DAYS } from '@muster/domain/leave/rules/leave-rules.ts';
import { spelledType } from '@muster/domain/leave/types/leave-type.ts';
import { isEmployedOn } from '@muster/domain/members/employment.ts';
import { LAST_DAY } from '@muster/domain/wire/fields.ts';
import { sameTimes } from '@muster/domain/work/shift-times.ts';
import type { TouchedByWork } from '@muster/domain/work/work-contract.ts';
import { isOtherDay, restEffect } from '@muster/domain/work/work-effect.ts';
import type { Read } from '../../../database/engine.ts';
import { givenBetween } from '../../../records/attendance/correction.ts';
import { holdsDays, leaveBetween } from '../../../records/leave/leave.ts';
import { readEmployment } from '../../../records/members/employment.ts';
import { type HolidayOn, holidaysBetween } from '../../../records/work/holiday.ts';
import type { WorkOfDays } from '../../../records/work/member-work/work.ts';
import { tripDaysOf } from './trip-days-view.ts';

export interface WorkChanged {
  readonly memberId: number;
  /** The first and the last day that may come out otherwise. */
  readonly from: Day;
  readonly until: Day;
  readonly before: WorkOfDays;
  readonly after: WorkOfDays;
  readonly today: Day;
}

/** What a change of a member's work touches of what is stored: nothing of it is changed by itself. */
export async function touchedByWork(db: Read, it: WorkChanged): Promise<TouchedByWork> {
  const until = it.until < LAST_DAY ? it.until : LAST_DAY;
  const all = await holidaysBetween(db, addDays(it.from, -REACH - MAX_LEAVE_DAYS - REACH), LAST_DAY);
  const free = { before: freeBy(it.before, all), after: freeBy(it.after, all) };
  return {
    leave: await touchedLeave(db, { ...it, free }, until),
    trips: await touchedTrips(db, { ...it, free }, until),
    ...(await touchedDays(db, { ...it, free }, until)),
  };
}

interface Changed extends WorkChanged {
  readonly free: { readonly before: FreeDays; readonly after: FreeDays };
}

/** What is free by some work: its rest days, and those holidays of its sites that are not worked. */
const freeBy = (work: WorkOfDays, all: readonly HolidayOn[]): FreeDays => ({
  holidays: new Set(
    keptBy(
      work,
      holdingFor(all, (day) => work.on(day).siteIds),
    ).map((it) => it.day),
  ),
  rests: work.rests,
});

const SHOWN_DAYS = 366;

async function touchedLeave(db: Read, it: Changed, until: Day): Promise<TouchedByWork['leave']> {
  const near = { from: addDays(it.from, -REACH), to: addDays(until, REACH) };
  const leave = await leaveBetween(db, it.memberId, near);
  return leave.filter(holdsDays).flatMap((one) => {
    const effect = restEffect(one, it.free);
    if (!effect) return [];
    const { id, from: start, to: end, type, status } = one;
    return [{ id, start, end, ltype: spelledType(type), approve_status: approveStatus[status], effect }];
  });
}

async function touchedTrips(db: Read, it: Changed, until: Day): Promise<TouchedByWork['trips']> {
  const days = await tripDaysOf(db, it.memberId, it.from, until);
  const touched = new Map(days.filter(({ day }) => isOther(it, day)).map(({ day: _, ...trip }) => [trip.id, trip]));
  return [...touched.values()];
}

async function touchedDays(db: Read, it: Changed, until: Day): Promise<Pick<TouchedByWork, 'summaries' | 'given'>> {
  const employment = await readEmployment(db, it.memberId);
  const joined = employment[0]?.from ?? it.from;
  const first = joined > it.from ? joined : it.from;
  const days = eachDay(first, until < it.today ? until : it.today).filter(
    (day) => isEmployedOn(employment, day) && (isOther(it, day) || isOtherwiseCounted(it, day)),
  );
  const given = await givenOf(db, it, days);
  return { summaries: counted(days), ...(given.length > 0 ? { given: counted(given) } : {}) };
}

/** Those of some days that are off or a holiday now and were not, or the other way round, and for whose work leave was given. */
async function givenOf(db: Read, { memberId, free }: Changed, days: readonly Day[]): Promise<Day[]> {
  const others = days.filter((day) => isOtherDay(free, day));
  const [first, last] = [others[0], others.at(-1)];
  if (first === undefined || last === undefined) return [];
  const given = await givenBetween(db, memberId, first, last);
  return others.filter((day) => given.has(day));
}

const counted = (days: readonly Day[]) => ({ count: days.length, days: days.slice(0, SHOWN_DAYS) });

/** Whether the attendance of a day was counted and is no longer, or the other way round: the trips on it stay as they are. */
const isOtherwiseCounted = ({ before, after }: Changed, day: Day) => before.on(day).counted !== after.on(day).counted;

/** Whether a day comes out otherwise: off or not, a holiday or not, or with other hours. */
function isOther({ before, after, free }: Changed, day: Day): boolean {
  return isOtherDay(free, day) || !sameTimes(before.on(day).shift, after.on(day).shift);
}
