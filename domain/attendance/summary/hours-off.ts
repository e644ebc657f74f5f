import { type Day, instantOf, type TimeOfDay } from '../../calendar/company-time.ts';
import { addDays } from '../../calendar/day.ts';
import { crossesMidnight, type Shift } from '../shift-window.ts';
import type { ShiftHours } from './shift-hours.ts';
import { apart, lengthBetween, type Stretch } from './stretch.ts';

/** Hours of a day that somebody has off, by the company's clock; of a shift over midnight they may be of the morning after. */
export interface HoursOff {
  readonly from: TimeOfDay;
  readonly to: TimeOfDay;
}

/** When they are, in milliseconds since 1970. */
export function stretchOff(day: Day, shift: Shift, { from, to }: HoursOff, zone: string): Stretch {
  const date = crossesMidnight(shift) && from < shift.starts ? addDays(day, 1) : day;
  const ends = to > from ? date : addDays(date, 1);
  const ms = (on: Day, time: TimeOfDay) => instantOf(on, time, zone).epochMilliseconds;
  return { from: ms(date, from), to: ms(ends, to) };
}

/** The part of some stretches that lies in hours that are to be worked, none of it twice. */
export const offWithin = (stretches: readonly Stretch[], { starts, ends }: ShiftHours): Stretch[] =>
  apart(
    stretches
      .map(({ from, to }) => ({ from: Math.max(from, starts), to: Math.min(to, ends) }))
      .filter(({ from, to }) => to > from)
      .sort((a, b) => a.from - b.from),
  );

interface OffOf {
  readonly day: Day;
  readonly shift: Shift;
  readonly zone: string;
}

/** When somebody has to be there at first, and may leave at last: hours off at either end go, those between go nowhere. */
export function besideOff(hours: ShiftHours, off: readonly HoursOff[] | undefined, of: OffOf): ShiftHours {
  if (!off) return hours;
  const within = offOf(hours, off, of);
  return {
    starts: within.reduce((at, it) => (it.from <= at ? Math.max(at, it.to) : at), hours.starts),
    ends: within.reduceRight((at, it) => (it.to >= at ? Math.min(at, it.from) : at), hours.ends),
  };
}

/** When somebody who comes at an instant comes as it counts: of hours off before it, none are late. */
export const comesBeside = (at: number, hours: ShiftHours, off: readonly HoursOff[] | undefined, of: OffOf): number =>
  off ? at - lengthBetween(offOf(hours, off, of), hours.starts, at) : at;

const offOf = (hours: ShiftHours, off: readonly HoursOff[], { day, shift, zone }: OffOf): Stretch[] =>
  offWithin(
    off.map((it) => stretchOff(day, shift, it, zone)),
    hours,
  );
