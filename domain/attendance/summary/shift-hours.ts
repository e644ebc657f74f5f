import { type Day, instantOf } from '../../calendar/company-time.ts';
import { type Shift, shiftEnd } from '../shift-window.ts';

/** When a shift of a day starts and ends, in milliseconds since 1970. */
export interface ShiftHours {
  readonly starts: number;
  readonly ends: number;
}

/** The hours of the shift of a day, by the zone's rules. */
export const shiftHoursOf = (day: Day, shift: Shift, zone: string): ShiftHours => ({
  starts: instantOf(day, shift.starts, zone).epochMilliseconds,
  ends: shiftEnd(day, shift, zone).epochMilliseconds,
});

/** Up to when, or from when on, half a day of leave is: half way, also in a night in which the clocks change. */
export const middleOf = ({ starts, ends }: ShiftHours): number => (starts + ends) / 2;

export type HoursOf = (day: Day, shift: Shift) => ShiftHours;

const KEPT = 20_000;

/**
 * Tells the hours of shifts in a zone, each asked of the zone's rules once: a year of a member asks for as many days, and
 * a group for the same ones over and over, so that not even a text is made for asking again.
 */
export function shiftHours(zone: string): HoursOf {
  const shifts = new Map<string, Map<string, Map<Day, ShiftHours>>>();
  let kept = 0;
  return (day, shift) => {
    const before = shifts.get(shift.starts)?.get(shift.ends)?.get(day);
    if (before) return before;
    if (kept >= KEPT) {
      shifts.clear();
      kept = 0;
    }
    const hours = shiftHoursOf(day, shift, zone);
    daysOf(shifts, shift).set(day, hours);
    kept += 1;
    return hours;
  };
}

function daysOf(shifts: Map<string, Map<string, Map<Day, ShiftHours>>>, { starts, ends }: Shift): Map<Day, ShiftHours> {
  const ending = shifts.get(starts) ?? new Map<string, Map<Day, ShiftHours>>();
  const days = ending.get(ends) ?? new Map<Day, ShiftHours>();
  shifts.set(starts, ending.set(ends, days));
  return days;
}
