import type { Day } from '../../calendar/company-time.ts';
import type { DayKind } from '../../work/day-kind.ts';
import type { DayNote } from './day-note.ts';

export const dayStatuses = ['present', 'absent', 'leave', 'trip', 'holiday', 'offday', 'upcoming'] as const;
export type DayStatus = (typeof dayStatuses)[number];

/** Why a day has no status. */
export const dayWhys = ['not_counted', 'not_employed'] as const;
export type DayWhy = (typeof dayWhys)[number];

export const dayFlags = [
  'incomplete',
  'worked_on_holiday',
  'worked_on_offday',
  'worked_on_leave',
  'half_day',
  'outside',
  'corrected',
] as const;
export type DayFlag = (typeof dayFlags)[number];

/** Leave that a day was taken for, in half days. */
export interface LeaveTaken {
  readonly leaveid: string;
  readonly halves: 1 | 2;
}

/** One truth about a day (wire 6). Minutes are whole. */
export interface DayRecord {
  readonly date: Day;
  /** Null on a day on which the member did not work here, or that is not counted: for nobody, or not for them. */
  readonly status: DayStatus | null;
  /** Which of the two; left out where it is not known, or not the reader's to know. */
  readonly why?: DayWhy | undefined;
  readonly kind: DayKind;
  readonly checkin: string | null;
  readonly checkout: string | null;
  readonly minutes: number;
  readonly expected: number;
  readonly late: number;
  readonly early: number;
  /** What counts of it: of a day that needs it no more than was approved. */
  readonly overtime: number;
  /** What does not count, as it was not approved. */
  readonly overtimeOpen: number;
  /** How much of that may be asked for by now: all of it once the day is over, and none where its work was given back as leave. */
  readonly toApprove: number;
  /** How many minutes were approved, whatever the day has come to since. */
  readonly approved: number;
  /** How many minutes of what was to be worked were approved as time off; null where none of the day were approved. */
  readonly off: number | null;
  /** How many of the minutes were in the night. */
  readonly night: number;
  /** What was worked on a day off or a holiday and may be given back as leave instead: once it is over, and until it was. */
  readonly inLieu: number;
  readonly notes: readonly DayNote[];
  readonly flags: readonly DayFlag[];
  /** Approved leave that the day cost: on days of leave, and on days worked in spite of it. */
  readonly leave: readonly LeaveTaken[];
}
