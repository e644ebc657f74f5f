import type { DayKind } from '../../work/day-kind.ts';
import type { DayRecord } from './day-record.ts';

type Looked = Pick<DayRecord, 'status' | 'kind' | 'expected' | 'flags' | 'leave'>;

/** How much of a day is leave: none, half or all of it. */
export const leaveOfDay = ({ leave }: Pick<DayRecord, 'leave'>): number =>
  Math.min(
    1,
    leave.reduce((total, it) => total + it.halves / 2, 0),
  );

/**
 * Whether anything of a day was to be worked: the member is here still, it is free by no calendar, and leave takes no more
 * than half of it.
 */
export const isToWork = ({ why, kind, leave }: Pick<DayRecord, 'why' | 'kind' | 'leave'>): boolean =>
  why !== 'not_employed' && kind === 'workday' && leaveOfDay({ leave }) < 1;

/** The half of a day of a kind of which no leave was taken, where the member did not come on it. */
const restOf = (day: Looked, kind: DayKind = 'workday'): number =>
  day.status === 'leave' && day.kind === kind ? 1 - leaveOfDay(day) : 0;

/** How much of a day was free as a holiday or an off-day: all of it, or the half beside half a day of leave. */
export const freedomOfDay = (day: Looked, kind: 'holiday' | 'offday'): number =>
  day.status === kind ? 1 : restOf(day, kind);

/**
 * How much of a day somebody was absent without a reason: all of it, or the half beside half a day of leave. Nothing was
 * to be worked of what is excused or still to come.
 */
export const absenceOfDay = (day: Looked): number => (day.status === 'absent' ? 1 : day.expected > 0 ? restOf(day) : 0);

/** How much of a day somebody was there, or excused: the leave that was taken of it apart. */
export function presenceOfDay(day: Looked): number {
  if (day.status === 'present') return 1 - leaveOfDay(day);
  return day.expected === 0 && day.flags.includes('corrected') ? restOf(day) : 0;
}
