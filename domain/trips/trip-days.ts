import type { Day } from '../calendar/company-time.ts';
import { daysInSpan } from '../calendar/each-day.ts';

/** Days from departure to arrival, both counted; 0 when they are no span (behaviour 4). */
export const tripPeriod = (departure: Day, arrival: Day): number => daysInSpan(departure, arrival);

/** What was decided about a trip that was asked for; a trip entered by somebody who may approve it is approved. */
export const tripApprovals = ['requested', 'approved', 'rejected'] as const;
export type TripApproval = (typeof tripApprovals)[number];

export const tripStates = ['requested', 'planned', 'underway', 'done', 'cancelled', 'rejected'] as const;
export type TripState = (typeof tripStates)[number];

interface StandingFacts {
  readonly departure: Day;
  readonly arrival: Day;
  readonly cancelled: boolean;
  readonly approval: TripApproval;
}

/** Where a trip stands on a day (wire 9). One that nobody has decided about stays requested, whatever the day. */
export function tripState({ departure, arrival, cancelled, approval }: StandingFacts, today: Day): TripState {
  if (cancelled) return 'cancelled';
  if (approval !== 'approved') return approval;
  if (today < departure) return 'planned';
  return today > arrival ? 'done' : 'underway';
}

/** Whether a trip in this state keeps its days: those of its crew and its car are taken. */
export const takesDays = (state: TripState): boolean => state !== 'cancelled' && state !== 'rejected';

/** `TA-<fiscal year>-<5 digits>` (wire 9). */
export const tripNumber = (fiscalYear: number, serial: number): string =>
  `TA-${fiscalYear}-${String(serial).padStart(5, '0')}`;
