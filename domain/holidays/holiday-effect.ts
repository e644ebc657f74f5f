import type { Day } from '../calendar/company-time.ts';
import { addDays } from '../calendar/day.ts';
import type { HolidayEffect } from './holidays-contract.ts';

/**
 * What adding or removing a holiday means for a leave whose type forbids standing next to holidays, or not:
 * a holiday within the leave concerns every type, one beside it only a type that forbids it.
 */
export function holidayEffect(
  leave: { from: Day; to: Day; nextToHoliday: 'allow' | 'forbid' },
  holiday: Day,
  change: 'added' | 'removed',
): HolidayEffect | undefined {
  if (holiday >= leave.from && holiday <= leave.to) return change === 'added' ? 'inside' : 'no-longer-inside';
  const beside = holiday === addDays(leave.from, -1) || holiday === addDays(leave.to, 1);
  if (!beside || leave.nextToHoliday === 'allow') return undefined;
  return change === 'added' ? 'adjacent' : 'no-longer-adjacent';
}
