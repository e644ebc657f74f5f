import { absenceOfDay, freedomOfDay, leaveOfDay, presenceOfDay } from './absence.ts';
import type { DayRecord, DayStatus } from './day-record.ts';

/** Days of each status, days late and early, and minutes (wire 6). */
export interface DayTotals extends Readonly<Record<DayStatus, number>> {
  readonly late: number;
  readonly early: number;
  readonly workedminutes: number;
  readonly expectedminutes: number;
  readonly overtimeminutes: number;
  /** What counts no overtime, as it was not approved. */
  readonly overtimeopenminutes: number;
  /** Hours off, as far as they took something of what was to be worked. */
  readonly hoursoffminutes: number;
  readonly nightminutes: number;
}

type Counted = Pick<
  DayRecord,
  'status' | 'minutes' | 'expected' | 'late' | 'early' | 'overtime' | 'overtimeOpen' | 'off' | 'night'
>;

export function totalsOf(days: readonly Counted[]): DayTotals {
  const totals = {
    ...{ present: 0, absent: 0, leave: 0, trip: 0, holiday: 0, offday: 0, upcoming: 0 },
    ...{ late: 0, early: 0, workedminutes: 0, expectedminutes: 0, overtimeminutes: 0, nightminutes: 0 },
    ...{ overtimeopenminutes: 0, hoursoffminutes: 0 },
  };
  for (const day of days) {
    if (day.status !== null) totals[day.status] += 1;
    if (day.late > 0) totals.late += 1;
    if (day.early > 0) totals.early += 1;
    totals.workedminutes += day.minutes;
    totals.expectedminutes += day.expected;
    totals.overtimeminutes += day.overtime;
    totals.overtimeopenminutes += day.overtimeOpen;
    totals.hoursoffminutes += day.off ?? 0;
    totals.nightminutes += day.night;
  }
  return totals;
}

type Seldom = 'nightminutes' | 'overtimeopenminutes' | 'hoursoffminutes';

/** The same as they are told: of nights, of hours off and of overtime that was not approved only where there were any. */
type ToldTotals = Omit<DayTotals, Seldom> & { readonly [It in Seldom]?: number | undefined };

export const toldTotals = ({
  nightminutes,
  overtimeopenminutes,
  hoursoffminutes,
  ...totals
}: DayTotals): ToldTotals => ({
  ...totals,
  ...(nightminutes > 0 && { nightminutes }),
  ...(overtimeopenminutes > 0 && { overtimeopenminutes }),
  ...(hoursoffminutes > 0 && { hoursoffminutes }),
});

/** The sums of several spans of days, each name by itself. */
export function addedUp<Name extends string>(parts: readonly Readonly<Record<Name, number>>[]): Record<Name, number> {
  const [first, ...rest] = parts;
  if (!first) throw new Error('There are no sums to add up.');
  const sums: Record<Name, number> = { ...first };
  for (const part of rest) for (const name of Object.keys(sums) as Name[]) sums[name] += part[name];
  return sums;
}

/** The days of which half may be leave and the other half something else, as payroll counts them: whole, or ending in a half. */
export type PayrollDays = Readonly<Record<'present' | 'absent' | 'leave' | 'holiday' | 'offday', number>>;

type Shared = Pick<DayRecord, 'status' | 'kind' | 'expected' | 'flags' | 'leave'>;

export function payrollDays(days: readonly Shared[]): PayrollDays {
  const sums = { present: 0, absent: 0, leave: 0, holiday: 0, offday: 0 };
  for (const day of days) {
    if (day.status === null) continue;
    sums.present += presenceOfDay(day);
    sums.absent += absenceOfDay(day);
    sums.leave += leaveOfDay(day);
    sums.holiday += freedomOfDay(day, 'holiday');
    sums.offday += freedomOfDay(day, 'offday');
  }
  return sums;
}

/** The days of each status, by halves as payroll counts them; a server of the version before tells of whole ones alone. */
export const countedDays = ({ totals, payroll }: { readonly totals: ToldTotals; readonly payroll?: PayrollDays }) => ({
  ...totals,
  ...payroll,
});
