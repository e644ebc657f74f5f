import { type Day, instantOf } from '../../calendar/company-time.ts';
import { type Shift, shiftEnd } from '../shift-window.ts';

/** When a shift of a day starts and ends, in milliseconds since 1970. */
export interface ShiftHours {
  readonly starts: number;
  readonly ends: number;
}

export type HoursOf = (day: Day, shift: Shift) => ShiftHours;

const KEPT = 20_000;

/**
 * Tells the hours of shifts in a zone, each asked of the zone's rules once: a year of a member asks for as many days, and
 * a group for the same ones over and over.
 */
export function shiftHours(zone: string): HoursOf {
  const known = new Map<string, ShiftHours>();
  return (day, shift) => {
    const key = `${day} ${shift.starts} ${shift.ends}`;
    const before = known.get(key);
    if (before) return before;
    if (known.size >= KEPT) known.clear();
    const hours = {
      starts: instantOf(day, shift.starts, zone).epochMilliseconds,
      ends: shiftEnd(day, shift, zone).epochMilliseconds,
    };
    known.set(key, hours);
    return hours;
  };
}
