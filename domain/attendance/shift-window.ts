import { type Day, dayOf, instantOf, type TimeOfDay, timeOf } from '../calendar/company-time.ts';
import { addDays } from '../calendar/day.ts';

/** A shift whose end is not after its start crosses midnight and counts for the day it began (behaviour 4). */
export interface Shift {
  readonly starts: TimeOfDay;
  readonly ends: TimeOfDay;
}

/** The part of an open attendance that the rules look at. */
export interface OpenAttendance {
  readonly attendancedate: Day;
  readonly startedAt: Temporal.Instant;
}

/** How long after the end of a shift a check-out still belongs to it, when midnight has passed. */
export const LATE_CHECK_OUT_HOURS = 6;
/** How long after the end of a night shift a new check-in is still taken for a slip. */
const NIGHT_GRACE_HOURS = 2;

export const crossesMidnight = (shift: Shift): boolean => shift.ends <= shift.starts;

const MINUTES_A_DAY = 24 * 60;

/** From the start of a shift to its end; a whole day where they are the same. */
export function minutesOfShift({ starts, ends }: Shift): number {
  const minutes = (time: TimeOfDay) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  const length = minutes(ends) - minutes(starts);
  return length > 0 ? length : length + MINUTES_A_DAY;
}

/**
 * The local day, or the day before while a night shift that began then is still running, as long as it really does in a
 * night in which the clocks change. `shift` is that of the day before.
 */
export function attendanceDay(now: Temporal.Instant, shift: Shift, zone: string): Day {
  const today = dayOf(now, zone);
  if (!crossesMidnight(shift)) return today;
  const before = addDays(today, -1);
  return Temporal.Instant.compare(now, shiftEnd(before, shift, zone)) < 0 ? before : today;
}

/** So long before a shift somebody comes for it, whatever day it is and whatever shift still runs. */
export const COMES_EARLY_HOURS = 2;

/**
 * The day that a check-in counts for, and the day after it where its shift begins so soon that whoever comes now comes for
 * that, if anything is to be worked on it: today while a night shift of yesterday still runs, or tomorrow whose shift begins at
 * midnight or soon after it. `shiftOn` tells the shift of a day.
 */
export function checkInDays(
  now: Temporal.Instant,
  shiftOn: (day: Day) => Shift,
  zone: string,
): { readonly day: Day; readonly early: Day | undefined } {
  const today = dayOf(now, zone);
  const day = attendanceDay(now, shiftOn(addDays(today, -1)), zone);
  const next = addDays(day, 1);
  const comes = instantOf(next, shiftOn(next).starts, zone).subtract({ hours: COMES_EARLY_HOURS });
  const isSoon = Temporal.Instant.compare(now, comes) >= 0;
  return { day, early: isSoon && !(day === today && runs(shiftOn(today), timeOf(now, zone))) ? next : undefined };
}

/** Whether a shift of today is under way; one of a whole day always is, and says nothing. */
const runs = (shift: Shift, time: string): boolean =>
  shift.starts !== shift.ends && time >= shift.starts && (crossesMidnight(shift) || time < shift.ends);

/** The instant at which the shift of a day ends. */
export function shiftEnd(day: Day, shift: Shift, zone: string): Temporal.Instant {
  return instantOf(crossesMidnight(shift) ? addDays(day, 1) : day, shift.ends, zone);
}

/** How long before a shift a check-in is for that shift, and no slip after the one that ended this morning. */
const COMES_BEFORE_HOURS = 6;

/** From when on whoever worked the night before comes for the shift of a day. */
export const comesAgainFrom = (day: Day, shift: Shift, zone: string): Temporal.Instant =>
  instantOf(day, shift.starts, zone).subtract({ hours: COMES_BEFORE_HOURS });

/**
 * Whether somebody whose attendance of the day before can be checked out no more rather goes home than comes: it is long
 * before the shift of the day that a check-in now counts for, which would be theirs until the evening.
 */
export function goesHomeLate(open: OpenAttendance, shiftOn: (day: Day) => Shift, zone: string, now: Now): boolean {
  if (open.attendancedate !== addDays(now.day, -1)) return false;
  const comes = comesAgainFrom(now.day, shiftOn(now.day), zone);
  return Temporal.Instant.compare(now.instant, comes) < 0;
}

/**
 * When an attendance that was never checked out is taken to have ended: the end of that day's shift, or the
 * check-in itself when that came later.
 */
export function forgottenEnd(open: OpenAttendance, shift: Shift, zone: string): Temporal.Instant {
  const end = shiftEnd(open.attendancedate, shift, zone);
  return Temporal.Instant.compare(end, open.startedAt) > 0 ? end : open.startedAt;
}

/** A moment, and the day that a check-in then counts for. */
interface Now {
  readonly instant: Temporal.Instant;
  readonly day: Day;
}

/**
 * Whether an attendance is of the day that a check-in now counts for, or was begun today after its shift was over: then
 * nobody takes it for forgotten before midnight, also where the shift of tomorrow begins soon.
 */
function isOfToday(open: OpenAttendance, shift: Shift, zone: string, { instant, day }: Now): boolean {
  if (open.attendancedate >= day) return true;
  const cameAfter = Temporal.Instant.compare(open.startedAt, shiftEnd(open.attendancedate, shift, zone)) > 0;
  return cameAfter && open.attendancedate === dayOf(instant, zone);
}

/** Whether a check-out now is the end of this attendance: on its own day, or not long after its shift. */
export function mayStillCheckOut(open: OpenAttendance, shift: Shift, zone: string, now: Now): boolean {
  if (isOfToday(open, shift, zone, now)) return true;
  const deadline = forgottenEnd(open, shift, zone).add({ hours: LATE_CHECK_OUT_HOURS });
  return Temporal.Instant.compare(now.instant, deadline) <= 0;
}

/**
 * Whether an open attendance stands in the way of a new check-in: only one of today, and one whose night shift is still
 * running.
 */
export function blocksCheckIn(open: OpenAttendance, shift: Shift, zone: string, now: Now): boolean {
  if (isOfToday(open, shift, zone, now)) return true;
  if (!crossesMidnight(shift)) return false;
  const end = shiftEnd(open.attendancedate, shift, zone).add({ hours: NIGHT_GRACE_HOURS });
  return Temporal.Instant.compare(now.instant, end) <= 0;
}
