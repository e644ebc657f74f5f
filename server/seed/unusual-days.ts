import { shiftEnd } from '@muster/domain/attendance/shift-window.ts';
import { type Day, instantOf } from '@muster/domain/calendar/company-time.ts';
import { addDays, weekdayOf } from '@muster/domain/calendar/day.ts';
import { type Attended, attendanceHistory, type Moment, type Worker } from './attendance-history.ts';
import { seededRandom } from './seeded-random.ts';
import { holidaysBetween } from './shift-days.ts';

const NOBODY_RESTS = '';

/** A worker's attendance of a day on which they were not to come: an off-day, a holiday, a day of leave. */
export function cameOn(day: Day, worker: Worker, now: Moment): Attended[] {
  const shiftDay = {
    ...{ day, weekday: weekdayOf(day), starts: instantOf(day, worker.shift.starts, now.zone).epochMilliseconds },
    ends: shiftEnd(day, worker.shift, now.zone).epochMilliseconds,
  };
  const eager = { ...worker, restDays: NOBODY_RESTS };
  for (let seed = 1; ; seed += 1) {
    const came = attendanceHistory(eager, [shiftDay], seededRandom(seed), now);
    if (came.some((it) => it.checkOut) && came.every((it) => it.checkIn.flags.length === 0)) return came;
  }
}

/** The Saturday before the one before last. */
export const saturdayBefore = (today: Day): Day => addDays(today, -8 - weekdayOf(today));

/** The latest public holiday on a Monday to a Friday, a week ago at least. */
export const holidayBefore = (today: Day): Day | undefined =>
  holidaysBetween(addDays(today, -150), today)
    .map((it) => it.holidaydate)
    .filter((it) => it < addDays(today, -7) && it > addDays(today, -150) && weekdayOf(it) < 6)
    .toSorted()
    .at(-1);
