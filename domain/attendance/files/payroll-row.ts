import type { Payment } from '../../leave/types/leave-type.ts';
import { type ClosedDay, type PaidDays, paymentOf } from '../periods/closed-days.ts';
import type { DayFlag } from '../summary/day-record.ts';
import { payrollDays } from '../summary/day-totals.ts';

const columns = [
  'workdays',
  'present',
  'paidleave',
  'halfpaidleave',
  'unpaidleave',
  'trip',
  'holiday',
  'offday',
  'absent',
  'incomplete',
  'latecount',
  'lateminutes',
  'earlyminutes',
  'workedminutes',
  'overtime_workday',
  'overtime_offday',
  'overtime_holiday',
] as const;

/** What is told only where there is any of it. */
const seldom = ['night', 'hoursoff'] as const;

/** What payroll needs of a member's pay period. Days are whole or end in a half, minutes are whole. */
export type PayrollSums = Readonly<Record<(typeof columns)[number] | (typeof seldom)[number], number>>;

/** The columns between who and when and what each leave type came to, in their order (wire 6). */
export const payrollColumns = (
  has: Readonly<Record<(typeof seldom)[number], boolean>>,
): readonly (keyof PayrollSums)[] => [...columns, ...seldom.filter((it) => has[it])];

/**
 * Sums a period's days for payroll. A working day is one that is no off-day and no holiday, while the member works
 * here. No day is paid for twice: as far as leave is taken of it, it is leave and not present, whatever was worked.
 */
export function payrollSums({ days, payments }: PaidDays): PayrollSums {
  const here = days.filter((it) => it.status !== null);
  const leave = here.flatMap((it) => it.leave);
  const leaveOf = (paid: Payment) => sum(leave, (it) => (paymentOf(payments, it.leaveid) === paid ? it.halves / 2 : 0));
  const flagged = (flag: DayFlag) => sum(here, (it) => (it.flags.includes(flag) ? 1 : 0));
  const overtime = (kind: ClosedDay['kind']) => sum(here, (it) => (it.kind === kind ? it.overtime : 0));
  const { present, holiday, offday, absent } = payrollDays(here);
  return {
    workdays: sum(here, (it) => (it.kind === 'workday' ? 1 : 0)),
    present,
    ...{ paidleave: leaveOf('full'), halfpaidleave: leaveOf('half'), unpaidleave: leaveOf('none') },
    trip: sum(here, (it) => (it.status === 'trip' ? 1 : 0)),
    ...{ holiday, offday, absent },
    incomplete: flagged('incomplete'),
    latecount: sum(here, (it) => (it.late > 0 ? 1 : 0)),
    lateminutes: sum(here, (it) => it.late),
    earlyminutes: sum(here, (it) => it.early),
    workedminutes: sum(here, (it) => it.minutes),
    overtime_workday: overtime('workday'),
    overtime_offday: overtime('offday'),
    overtime_holiday: overtime('holiday'),
    night: sum(here, (it) => it.night),
    // Paid with the work of a day; of one to which nobody came there is none.
    hoursoff: sum(here, (it) => (it.status === 'present' ? (it.off ?? 0) : 0)),
  };
}

/** Days of leave by type, in the order of the types. */
export const leaveByType = ({ days, payments }: PaidDays): number[] =>
  [...payments.keys()].map((id) =>
    sum(days, (day) => sum(day.leave, (it) => (it.leaveid === id && day.status !== null ? it.halves / 2 : 0))),
  );

const sum = <T>(items: readonly T[], pick: (item: T) => number): number =>
  items.reduce((total, it) => total + pick(it), 0);
