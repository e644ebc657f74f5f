import { type Shift, shiftEnd } from '@muster/domain/attendance/shift-window.ts';
import { type Day, instantOf } from '@muster/domain/calendar/company-time.ts';
import { addDays, weekdayOf } from '@muster/domain/calendar/day.ts';
import type { HolidayFact } from '@muster/domain/holidays/holiday-lines.ts';
import { myanmarHolidays } from '@muster/domain/holidays/myanmar-holidays.ts';

/** A day on which a shift is worked by those who do not rest on its weekday. Instants in milliseconds. */
export interface ShiftDay {
  readonly day: Day;
  /** 1 = Monday to 7 = Sunday. */
  readonly weekday: number;
  readonly starts: number;
  readonly ends: number;
}

/** The days from one to another that are no public holidays, with the instants of a shift on them. */
export function shiftDays(shift: Shift, from: Day, to: Day, zone: string): ShiftDay[] {
  const holidays = new Set(holidaysBetween(from, to).map((it) => it.holidaydate));
  const days: ShiftDay[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (holidays.has(day)) continue;
    days.push({
      day,
      weekday: weekdayOf(day),
      starts: instantOf(day, shift.starts, zone).epochMilliseconds,
      ends: shiftEnd(day, shift, zone).epochMilliseconds,
    });
  }
  return days;
}

/** The holidays of every year that a span touches. */
export function holidaysBetween(from: Day, to: Day): HolidayFact[] {
  const holidays: HolidayFact[] = [];
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year++) {
    holidays.push(...myanmarHolidays(year).map(({ check: _, ...it }) => it));
  }
  return holidays;
}
