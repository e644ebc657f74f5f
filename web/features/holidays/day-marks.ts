import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { DayState } from '../../components/month-calendar/day-state.ts';

/** What other parts of Muster know of the member's days, for the calendar that everybody lands on. */
export interface DayMarks {
  readonly stateOf: (day: Day) => DayState | undefined;
  readonly legend: readonly DayState[];
}

/** Of two things on a day the first gives the colour; letters and words say both. `comma` is that of the language. */
export function joinedState(
  first: DayState | undefined,
  second: DayState | undefined,
  comma: string,
): DayState | undefined {
  if (!first || !second) return first ?? second;
  return { ...first, label: [first.label, second.label].join(comma), also: second };
}
