import { crossesMidnight, minutesOfShift, type Shift } from '../attendance/shift-window.ts';
import type { TimeOfDay } from '../calendar/company-time.ts';
import type { DayPart } from '../calendar/day-part.ts';

/** When half a day of leave is, by the shift of that day. */
export interface PartTimes {
  readonly from: TimeOfDay;
  readonly to: TimeOfDay;
  /** The shift crosses midnight: its halves are no morning and no afternoon. */
  readonly night: boolean;
}

/** The half of a shift that a half day of leave takes: attendance is measured by its middle too. */
export function partTimesOf(shift: Shift, part: DayPart): PartTimes {
  const middle = later(shift.starts, Math.floor(minutesOfShift(shift) / 2));
  const night = crossesMidnight(shift);
  return part === 'am' ? { from: shift.starts, to: middle, night } : { from: middle, to: shift.ends, night };
}

const later = (time: TimeOfDay, minutes: number): TimeOfDay =>
  Temporal.PlainTime.from(time).add({ minutes }).toString({ smallestUnit: 'minute' });
