import type { DayRecord, DayStatus } from './day-record.ts';

/** Days of each status, days late and early, and minutes (wire 6). */
export interface DayTotals extends Readonly<Record<DayStatus, number>> {
  readonly late: number;
  readonly early: number;
  readonly workedminutes: number;
  readonly expectedminutes: number;
  readonly overtimeminutes: number;
}

type Counted = Pick<DayRecord, 'status' | 'minutes' | 'expected' | 'late' | 'early' | 'overtime'>;

export function totalsOf(days: readonly Counted[]): DayTotals {
  const totals = {
    ...{ present: 0, absent: 0, leave: 0, trip: 0, holiday: 0, offday: 0, upcoming: 0 },
    ...{ late: 0, early: 0, workedminutes: 0, expectedminutes: 0, overtimeminutes: 0 },
  };
  for (const day of days) {
    if (day.status !== null) totals[day.status] += 1;
    if (day.late > 0) totals.late += 1;
    if (day.early > 0) totals.early += 1;
    totals.workedminutes += day.minutes;
    totals.expectedminutes += day.expected;
    totals.overtimeminutes += day.overtime;
  }
  return totals;
}
