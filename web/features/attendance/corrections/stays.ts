import type { ListedPunch } from '@muster/domain/attendance/attendance-contract.ts';
import type { ClockPunch } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { minutesOfShift } from '@muster/domain/attendance/shift-window.ts';
import { attendancesOf } from '@muster/domain/attendance/summary/attendances.ts';
import { showClock } from '../../../lib/show-time.ts';

/** From a time to a time, as they are typed; empty where nothing is. */
export interface Stay {
  readonly in: string;
  readonly out: string;
}

/** What is recorded of a day, oldest first. */
export const staysOf = (punches: readonly ListedPunch[], zone: string): Stay[] =>
  attendancesOf(punches)
    .map((it) => ({ in: clock(it.in, zone), out: it.out ? clock(it.out, zone) : '' }))
    .reverse();

const clock = (punch: ListedPunch, zone: string) => showClock(punch.checktime, zone);

/** Stays as the punches that they ask for; empty times ask for none. */
export const punchesOf = (stays: readonly Stay[]): ClockPunch[] =>
  stays.flatMap((stay) =>
    (['in', 'out'] as const).flatMap((checktype) => (stay[checktype] ? [{ checktype, time: stay[checktype] }] : [])),
  );

/** A time that is taken for one of the next day, because it is before the one before it. */
export interface NextDayTime extends ClockPunch {
  /** From the check-in before it, where it is a check-out; null of a check-in. */
  readonly minutes: number | null;
}

/** The times of stays that are taken for those of the next day. */
export function nextDayTimes(stays: readonly Stay[]): NextDayTime[] {
  const punches = punchesOf(stays);
  return punches.flatMap((punch, index) => {
    const before = punches[index - 1];
    if (!before || punch.time >= before.time) return [];
    const stayed = punch.checktype === 'out' && before.checktype === 'in';
    return [{ ...punch, minutes: stayed ? minutesOfShift({ starts: before.time, ends: punch.time }) : null }];
  });
}
