import type { ListedPunch } from '@muster/domain/attendance/attendance-contract.ts';
import type { ClockPunch } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { attendancesOf } from '@muster/domain/attendance/summary/attendances.ts';
import { showTime } from '../../../lib/show-time.ts';

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

const clock = (punch: ListedPunch, zone: string) => showTime(punch.checktime, zone).slice(0, 5);

/** Stays as the punches that they ask for; empty times ask for none. */
export const punchesOf = (stays: readonly Stay[]): ClockPunch[] =>
  stays.flatMap((stay) =>
    (['in', 'out'] as const).flatMap((checktype) => (stay[checktype] ? [{ checktype, time: stay[checktype] }] : [])),
  );
