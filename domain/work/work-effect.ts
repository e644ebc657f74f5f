import type { Day } from '../calendar/company-time.ts';
import { eachDay } from '../calendar/span.ts';
import type { HolidayEffect } from '../holidays/holidays-contract.ts';
import { forbiddenNeighbour } from '../leave/leave-rules.ts';
import type { LeaveType } from '../leave/leave-type.ts';
import type { Rests } from './work-pattern.ts';

/**
 * What other rest days mean for a stored leave: a day of it is off now or no longer, or its type's rule about
 * neighbours is broken by now or no longer. Undefined where nothing comes out otherwise.
 */
export function restEffect(
  { from, to, type }: { from: Day; to: Day; type: LeaveType },
  holidays: ReadonlySet<Day>,
  rests: { readonly before: Rests; readonly after: Rests },
): HolidayEffect | undefined {
  const other = eachDay(from, to).find((day) => rests.before(day) !== rests.after(day));
  if (other) return rests.after(other) ? 'inside' : 'no-longer-inside';
  const broken = (it: Rests) => forbiddenNeighbour(from, to, type, { holidays, rests: it }) !== undefined;
  const [was, is] = [broken(rests.before), broken(rests.after)];
  if (was === is) return undefined;
  return is ? 'adjacent' : 'no-longer-adjacent';
}
