import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { LeaveTypeView, LeaveView } from '@muster/domain/leave/leave-contract.ts';
import type { CalendarDay } from '@muster/domain/leave/own/own-days-contract.ts';
import type { LeaveTerms, LeaveType } from '@muster/domain/leave/types/leave-type.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import type { LeaveWindow } from './leave-window.ts';

/** What the leave screen and its dialogs work on, read in one round. */
export interface LeaveData {
  readonly today: Day;
  /** Which days were read. */
  readonly reach: LeaveWindow;
  readonly company: CompanyView;
  readonly types: readonly LeaveTypeView[];
  readonly days: readonly CalendarDay[];
  readonly leave: readonly LeaveView[];
}

/** Leave from before the window that was read, on demand. */
export interface OlderLeave {
  readonly busy: boolean;
  readonly failed: boolean;
  readonly show: () => void;
}

/** A leave type as the rules know it, with the day from which its member may take it. */
export type RuleType = LeaveType & Pick<LeaveTerms, 'halfDays' | 'freeDays'> & { readonly servedOn?: Day | undefined };

export const ruleType = (type: LeaveTypeView): RuleType => ({
  leaveid: type.leaveid,
  description: type.description,
  nextToHoliday: type.nexttoholiday,
  nextToOffday: type.nexttooffday,
  halfDays: type.halfdays,
  freeDays: type.freedays,
  servedOn: type.servicefrom,
});

/** Whether any of its days can still be taken this year. */
export const hasDays = ({ unlimited, remaining }: LeaveTypeView): boolean => unlimited || remaining > 0;

export const thoseWithDaysFirst = (types: readonly LeaveTypeView[]): readonly LeaveTypeView[] =>
  types.toSorted((a, b) => Number(hasDays(b)) - Number(hasDays(a)));
