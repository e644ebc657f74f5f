import type { WorkShift } from '../attendance/summary/day-facts.ts';
import type { Day } from '../calendar/company-time.ts';
import { holdingOn, type WorkSpan, withChange } from './work-pattern.ts';

/** When a shift is worked, with the days on which that holds. */
export interface ShiftTimes extends WorkShift, WorkSpan {}

/** The times of a shift on a day. @param times all that it ever had, without a gap */
export function timesOn(times: readonly ShiftTimes[], day: Day): WorkShift {
  const { from: _from, until: _until, ...shift } = spanOn(times, day);
  return shift;
}

function spanOn(times: readonly ShiftTimes[], day: Day): ShiftTimes {
  const found = holdingOn(times, day);
  if (!found) throw new Error(`There is a shift without times on ${day}.`);
  return found;
}

/** All that is said of how a shift is worked. */
const workedAs = [
  ...(['starts', 'ends', 'break', 'grace'] as const),
  ...(['overtimefrom', 'overtimestep', 'overtimebefore'] as const),
] as const satisfies readonly (keyof WorkShift)[];

/** Whether two shifts are worked in the same way. */
export const sameTimes = (one: WorkShift, other: WorkShift): boolean => workedAs.every((it) => one[it] === other[it]);

/**
 * A shift's times when others hold from a day on, until what is set for later. What is the same before and after a day
 * is one span, so that the times of before take a coming change back.
 */
export function timesFrom(times: readonly ShiftTimes[], from: Day, wanted: WorkShift): ShiftTimes[] {
  const joined: ShiftTimes[] = [];
  for (const it of withChange<WorkShift>(times, from, wanted)) {
    const last = joined.at(-1);
    if (last && sameTimes(last, it)) joined[joined.length - 1] = { ...last, until: it.until };
    else joined.push(it);
  }
  return joined;
}

/** The first and the last day on which a shift comes out otherwise; undefined where it is the same on every day. */
export function otherTimes(
  before: readonly ShiftTimes[],
  after: readonly ShiftTimes[],
  from: Day,
): WorkSpan | undefined {
  const was = spanOn(before, from);
  return sameTimes(was, timesOn(after, from)) ? undefined : { from, until: was.until };
}

/** The part of a span on which another one holds, too; undefined where they have no day together. */
export function bothHold(one: WorkSpan, other: WorkSpan): WorkSpan | undefined {
  const from = one.from > other.from ? one.from : other.from;
  const until = one.until < other.until ? one.until : other.until;
  return from <= until ? { from, until } : undefined;
}
