import type { HoursOff } from '../attendance/summary/hours-off.ts';

/** Of hours off beside half a day of leave, which may begin in the middle of a minute: a part of each step of the oracle. */
export const TICK_SECONDS = 10;

interface ShiftOfDay {
  readonly plain: Temporal.PlainDate;
  readonly shift: { readonly starts: string; readonly ends: string };
  readonly zone: string;
  /** What of the shift was to be worked, in milliseconds. */
  readonly begins: number;
  readonly finishes: number;
}

/** Each tick of hours off that lies in what was to be worked. */
export function ticksOff({ from, to }: HoursOff, { plain, shift, zone, begins, finishes }: ShiftOfDay): number[] {
  const at = (day: Temporal.PlainDate, time: string) =>
    day.toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds;
  const isOfNextDay = shift.ends <= shift.starts && from < shift.starts;
  const first = isOfNextDay ? plain.add({ days: 1 }) : plain;
  const until = Math.min(at(to > from ? first : first.add({ days: 1 }), to), finishes);
  const ticks: number[] = [];
  for (let t = Math.max(at(first, from), begins); t < until; t += TICK_SECONDS * 1000) ticks.push(t);
  return ticks;
}
