import type { ListedPunch } from '@muster/domain/attendance/attendance-contract.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';

/** From a check-in to the check-out that ended it. */
export interface Attendance {
  readonly day: Day;
  readonly in: ListedPunch;
  readonly out: ListedPunch | undefined;
  /** Whole minutes worked; undefined while in, and where the end is only a guess. */
  readonly minutes: number | undefined;
}

/** Joins punches, oldest first, into attendances, newest first. */
export function attendancesOf(punches: readonly ListedPunch[]): Attendance[] {
  const found: Attendance[] = [];
  let open: ListedPunch | undefined;
  const close = (out?: ListedPunch) => {
    if (open) found.push({ day: open.attendancedate, in: open, out, minutes: minutesBetween(open, out) });
    open = undefined;
  };
  for (const punch of punches) {
    if (punch.checktype === 'in') {
      close();
      open = punch;
    } else {
      close(punch);
    }
  }
  close();
  return found.reverse();
}

function minutesBetween(from: ListedPunch, to: ListedPunch | undefined): number | undefined {
  if (!to || from.ending === 'forgotten') return undefined;
  const span = Temporal.Instant.from(from.checktime).until(to.checktime);
  return Math.floor(span.total('minutes'));
}

/** `8:05`, hours and minutes. */
export const showMinutes = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
