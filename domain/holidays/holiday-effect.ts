import type { Day } from '../calendar/company-time.ts';
import { type FreeDays, isOffday } from '../leave/rules/adjacency.ts';
import { forbiddenNeighbour } from '../leave/rules/leave-rules.ts';
import type { LeaveType } from '../leave/types/leave-type.ts';
import type { HolidayEffect } from './holidays-contract.ts';

/**
 * What adding or removing a holiday means for a stored leave. Within the leave it matters where the day is a working day
 * without it; on one that the leave skipped where it is one afterwards. One outside matters where it decides whether the
 * type's rule about neighbours is broken, directly or through a run of free days.
 * `others` are the member's other free days: when one of them is a holiday on the same day, nothing changes.
 */
export function holidayEffect(
  leave: { from: Day; to: Day; type: LeaveType; uncharged?: readonly Day[] },
  holiday: Day,
  change: 'added' | 'removed',
  others: FreeDays,
): HolidayEffect | undefined {
  const { from, to, type } = leave;
  if (others.holidays.has(holiday)) return undefined;
  if (holiday >= from && holiday <= to) {
    if (isOffday(holiday, others)) return undefined;
    if (leave.uncharged?.includes(holiday)) return change === 'removed' ? 'uncharged' : undefined;
    return change === 'added' ? 'inside' : 'no-longer-inside';
  }
  const together = { ...others, holidays: new Set([...others.holidays, holiday]) };
  const matters = forbiddenNeighbour(from, to, type, together) && !forbiddenNeighbour(from, to, type, others);
  if (!matters) return undefined;
  return change === 'added' ? 'adjacent' : 'no-longer-adjacent';
}
