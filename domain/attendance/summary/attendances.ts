import type { Day } from '../../calendar/company-time.ts';
import type { CheckType, Ending } from '../attendance-contract.ts';

/** The part of a punch that pairing looks at. */
export interface PairedPunch {
  readonly id: number;
  readonly checktype: CheckType;
  readonly checktime: string;
  readonly attendancedate: Day;
  /** How the attendance that a check-in began ended. */
  readonly ending: Ending | null;
}

/** From a check-in to the check-out that ended it. */
export interface Attendance<P extends PairedPunch> {
  readonly day: Day;
  readonly in: P;
  readonly out: P | undefined;
}

/** Joins punches, in whatever order they are given, into attendances, newest first. A check-out without a check-in joins nothing. */
export function attendancesOf<P extends PairedPunch>(punches: readonly P[]): Attendance<P>[] {
  const found: Attendance<P>[] = [];
  let open: P | undefined;
  const close = (out?: P) => {
    if (open) found.push({ day: open.attendancedate, in: open, out });
    open = undefined;
  };
  for (const punch of [...punches].sort(byTime)) {
    if (open && open.attendancedate !== punch.attendancedate) close();
    if (punch.checktype === 'out') close(punch);
    else {
      close();
      open = punch;
    }
  }
  close();
  return found.reverse();
}

function byTime(a: PairedPunch, b: PairedPunch): number {
  if (a.attendancedate !== b.attendancedate) return a.attendancedate < b.attendancedate ? -1 : 1;
  if (a.checktime !== b.checktime) return a.checktime < b.checktime ? -1 : 1;
  return a.id - b.id;
}

/** `8:05`, hours and minutes. */
export const showMinutes = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
