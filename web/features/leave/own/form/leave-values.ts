import type { Day } from '@muster/domain/calendar/company-time.ts';
import { type DayPart, dayParts } from '@muster/domain/calendar/day-part.ts';
import type { LeaveTypeView, LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { tooEarly } from '@muster/domain/leave/rules/leave-rules.ts';
import { DEFAULT_LEAVE_TYPE, leaveIdOf, OFF_DAY_TYPE } from '@muster/domain/leave/types/leave-type.ts';
import type { SentDocument } from '../../documents/documents-field.tsx';
import { type LeaveData, ruleType, thoseWithDaysFirst } from '../leave-data.ts';
import { firstChoosable } from './choosable-days.ts';
import type { DayFacts } from './day-facts.ts';

/** What the leave form holds. */
export interface LeaveValues {
  readonly leavetype: string;
  readonly fromdate: Day;
  readonly todate: Day;
  readonly part: string;
  readonly remark: string;
  /** Those that go with a new leave. */
  readonly documents: readonly SentDocument[];
}

type LeaveTypes = readonly LeaveTypeView[];

/** An off day may be taken anew but not chosen when a leave is edited (behaviour 5). */
export const offeredTypes = ({ types }: LeaveData, changing: LeaveView | undefined): LeaveTypes =>
  changing ? types.filter((it) => it.leaveid !== OFF_DAY_TYPE) : thoseWithDaysFirst(types);

export const typeOf = (leaveid: string, types: LeaveTypes): LeaveTypeView | undefined =>
  types.find((it) => it.leaveid === leaveid) ?? types[0];

/** Leave as it is stored. */
export const valuesOf = (leave: LeaveView, types: LeaveTypes): LeaveValues => ({
  leavetype: typeOf(leaveIdOf(leave.ltype), types)?.leaveid ?? '',
  fromdate: leave.start,
  todate: leave.end,
  part: leave.part ?? '',
  remark: leave.remark,
  documents: [],
});

/** What was rejected and is asked for again may have days that nobody can take any more. */
export const isLeaveOver = (leave: LeaveView, today: Day): boolean =>
  leave.approve_status === 2 && tooEarly(leave.start, leave.end, today) !== undefined;

interface FirstValues {
  /** The leave that is changed. */
  readonly base: LeaveView | undefined;
  /** The day that a new leave begins with. */
  readonly start: Day | undefined;
  readonly today: Day;
  readonly types: LeaveTypes;
  readonly facts: DayFacts;
}

/** What the form begins with; where no day is given, or those of the leave are over, with the first that can be taken. */
export function firstValues({ base, start, today, types, facts }: FirstValues): LeaveValues {
  const type = typeOf(base ? leaveIdOf(base.ltype) : DEFAULT_LEAVE_TYPE, types);
  const first = () => (type ? firstChoosable(today, { today, type: ruleType(type), ...facts }) : today);
  if (base && !isLeaveOver(base, today)) return valuesOf(base, types);
  const day = (base ? undefined : start) ?? first();
  const kept = base ? valuesOf(base, types) : { leavetype: type?.leaveid ?? '', remark: '', documents: [] };
  return { ...kept, fromdate: day, todate: day, part: '' };
}

/** Whether half of the one day may be taken. */
export const mayBeHalf = ({ fromdate, todate }: LeaveValues, type: LeaveTypeView | undefined): boolean =>
  type?.halfdays === true && fromdate !== '' && fromdate === todate;

/** The half that is chosen, as long as there is one to choose. */
export function partOf(values: LeaveValues, type: LeaveTypeView | undefined): DayPart | null {
  return mayBeHalf(values, type) ? (dayParts.find((it) => it === values.part) ?? null) : null;
}
