import type { Day } from '../calendar/company-time.ts';
import { eachDay } from '../calendar/each-day.ts';
import type { HolidayEffect } from '../holidays/holidays-contract.ts';
import type { FreeDays } from '../leave/rules/adjacency.ts';
import { forbiddenNeighbour } from '../leave/rules/leave-rules.ts';
import type { LeaveType } from '../leave/types/leave-type.ts';

/**
 * What other rest days, or the holidays of other sites, mean for a stored leave: a day of it is free now or no longer, or
 * its type's rule about neighbours is broken by now or no longer. A day that it skipped comes first where it is a working day
 * now, and is nothing to tell where it is free again. Undefined where nothing comes out otherwise.
 */
export function restEffect(
  { from, to, type, uncharged }: { from: Day; to: Day; type: LeaveType; uncharged: readonly Day[] },
  free: { readonly before: FreeDays; readonly after: FreeDays },
): HolidayEffect | undefined {
  const others = eachDay(from, to).filter((day) => isFree(free.before, day) !== isFree(free.after, day));
  if (others.some((day) => uncharged.includes(day) && !isFree(free.after, day))) return 'uncharged';
  const other = others.find((day) => !uncharged.includes(day));
  if (other) return isFree(free.after, other) ? 'inside' : 'no-longer-inside';
  const broken = (it: FreeDays) => forbiddenNeighbour(from, to, type, it) !== undefined;
  const [was, is] = [broken(free.before), broken(free.after)];
  if (was === is) return undefined;
  return is ? 'adjacent' : 'no-longer-adjacent';
}

/** Whether a day is a rest day or a holiday now and was none, or the other way round. */
export const isOtherDay = ({ before, after }: { readonly before: FreeDays; readonly after: FreeDays }, day: Day) =>
  before.rests(day) !== after.rests(day) || before.holidays.has(day) !== after.holidays.has(day);

const isFree = (it: FreeDays, day: Day) => it.rests(day) || it.holidays.has(day);
