import type { DayClaim, MemberFacts, WorkPattern, WorkShift } from '../attendance/summary/day-facts.ts';
import type { Day } from '../calendar/company-time.ts';

/** Works by a shift all along, on every day but these weekdays. */
export const worksBy = (shift: WorkShift, restdays: readonly number[] = [6, 7]): WorkPattern[] => [
  { from: '2020-01-01', shift, restdays, counted: true },
];

/** A member who works by a shift from Monday to Friday, and of whom nothing else is known. */
export const memberWith = (shift: WorkShift): MemberFacts => ({
  ...{ employment: [{ from: null, to: null }], hired: [], patterns: worksBy(shift) },
  ...{ overrides: new Map(), claims: [], attended: [], excused: new Map(), inLieu: new Map() },
  ...{ approved: new Map(), off: new Map() },
  ...{ outside: new Set(), corrected: new Set() },
});

/** Approved leave on a day, all of it, unless it is told otherwise. */
export const leaveOn = (day: Day, more: Partial<DayClaim> = {}): DayClaim => ({
  ...{ day, kind: 'leave', approved: true, part: null, title: 'EARNED LEAVE', leaveid: 'EL' },
  ...more,
});
