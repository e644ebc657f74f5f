import { crossesMidnight, type Shift } from '../../attendance/shift-window.ts';
import { middleOf, shiftHoursOf } from '../../attendance/summary/shift-hours.ts';
import { type Day, minuteOf, type TimeOfDay } from '../../calendar/company-time.ts';
import type { DayPart } from '../../calendar/day-part.ts';

/** When half a day of leave is, by the shift of that day. */
export interface PartTimes {
  readonly from: TimeOfDay;
  readonly to: TimeOfDay;
  /** The shift crosses midnight: its halves are no morning and no afternoon. */
  readonly night: boolean;
}

interface ShiftOfDay {
  readonly day: Day;
  readonly shift: Shift;
  readonly zone: string;
}

/** The half of a shift that a half day of leave takes, up to or from the middle by which attendance is measured. */
export function partTimesOf({ day, shift, zone }: ShiftOfDay, part: DayPart): PartTimes {
  const at = Math.floor(middleOf(shiftHoursOf(day, shift, zone)));
  const middle = minuteOf(Temporal.Instant.fromEpochMilliseconds(at), zone);
  const night = crossesMidnight(shift);
  return part === 'am' ? { from: shift.starts, to: middle, night } : { from: middle, to: shift.ends, night };
}
