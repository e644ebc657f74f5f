import type { Day } from '../../calendar/company-time.ts';
import type { DayPart } from '../../calendar/day-part.ts';
import type { Employment } from '../../members/employment.ts';
import type { OvertimeRule } from '../../work/overtime-rule.ts';
import type { RestDays } from '../../work/rest-days.ts';
import type { Ending } from '../attendance-contract.ts';
import type { Shift } from '../shift-window.ts';
import type { HoursOff } from './hours-off.ts';
import type { Nights } from './night.ts';
import type { OvertimeApproval } from './overtime-approval.ts';

/** A shift with what is deducted and let pass, in minutes, and what counts beyond it. */
export interface WorkShift extends Shift, OvertimeRule {
  readonly break: number;
  readonly grace: number;
}

/** How a member works from a day on, until the next one begins. */
export interface WorkPattern extends RestDays {
  readonly from: Day;
  readonly shift: WorkShift;
  /** Whether they are to check in at all; who need not is expected on no day. */
  readonly counted: boolean;
}

/** From a check-in to its end, counted for the day it began. Instants are UTC text with milliseconds. */
export interface Attended {
  readonly day: Day;
  readonly startedAt: string;
  /** Null while open; of a forgotten one only a guess. */
  readonly endedAt: string | null;
  readonly ending: Ending | null;
}

/** What claims a day: a trip, or a whole or half day of leave. One that waits claims no status. */
export interface DayClaim {
  readonly day: Day;
  readonly kind: 'leave' | 'trip';
  readonly approved: boolean;
  /** The half of the day that a leave takes; null for the whole. */
  readonly part: DayPart | null;
  /** A day of leave that costs nothing when it is free anyway: then it is no leave. */
  readonly skipped?: boolean;
  /** The leave's type or the trip's number. */
  readonly title: string;
  /** The leave's type, by its id; empty for a trip. */
  readonly leaveid: string;
}

export interface MemberFacts {
  /** As far as the company counts attendance. */
  readonly employment: Employment;
  /** All of it, also before attendance is counted. */
  readonly hired: Employment;
  /** Oldest first; the first also holds for the days before it. */
  readonly patterns: readonly WorkPattern[];
  /** Single days made off or working, whatever the pattern and the holidays say. */
  readonly overrides: ReadonlyMap<Day, 'off' | 'work'>;
  readonly claims: readonly DayClaim[];
  readonly attended: readonly Attended[];
  /** Days with a punch outside every site. */
  readonly outside: ReadonlySet<Day>;
  /** Days whose punches were corrected. */
  readonly corrected: ReadonlySet<Day>;
  /** Days excused, with the reason that was accepted. */
  readonly excused: ReadonlyMap<Day, string>;
  /** Days for whose work leave was given, in half days of it. */
  readonly inLieu: ReadonlyMap<Day, number>;
  /** How many minutes of overtime were approved for which days. */
  readonly approved: ReadonlyMap<Day, number>;
  /** Hours of days that were approved as time off. */
  readonly off: ReadonlyMap<Day, readonly HoursOff[]>;
}

export interface CompanyFacts {
  readonly zone: string;
  readonly now: Temporal.Instant;
  /** Public holidays with their names. */
  readonly holidays: ReadonlyMap<Day, string>;
  /** What counts as the night. */
  readonly nights: Nights;
  /** Of which days overtime counts only as far as it was approved. */
  readonly approval: OvertimeApproval;
}
