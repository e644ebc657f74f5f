import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { TripView } from '@muster/domain/trips/trips-contract.ts';

/** Whether a trip that stands, or may yet, has days after the last one of a member. */
export const isAfter = ({ arrivaldate, state }: TripView, lastDay: Day): boolean =>
  arrivaldate > lastDay && state !== 'cancelled' && state !== 'rejected';
