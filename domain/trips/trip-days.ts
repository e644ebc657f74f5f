import type { Day } from '../calendar/company-time.ts';
import { daysInSpan } from '../calendar/span.ts';

/** Days from departure to arrival, both counted; 0 when they are no span (behaviour 4). */
export const tripPeriod = (departure: Day, arrival: Day): number => daysInSpan(departure, arrival);

export const tripStates = ['planned', 'under way', 'done', 'cancelled'] as const;
export type TripState = (typeof tripStates)[number];

/** Where a trip stands on a day. */
export function tripState(trip: { departure: Day; arrival: Day; cancelled: boolean }, today: Day): TripState {
  if (trip.cancelled) return 'cancelled';
  if (today < trip.departure) return 'planned';
  return today > trip.arrival ? 'done' : 'under way';
}

/** `TA-<fiscal year>-<5 digits>` (wire 9). */
export const tripNumber = (fiscalYear: number, serial: number): string =>
  `TA-${fiscalYear}-${String(serial).padStart(5, '0')}`;
