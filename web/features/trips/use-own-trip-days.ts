import type { Day } from '@muster/domain/calendar/company-time.ts';
import { firstOfMonth, lastOfMonth } from '@muster/domain/calendar/day.ts';
import { useQuery } from '@tanstack/react-query';
import { ownTrips } from '../../data/trips/own-trips.ts';
import { useCurrentMember } from '../../lib/session/session-store.ts';
import { goingOn } from './going-on.ts';
import { useTripDayStates } from './trip-day-states.ts';

/** The days of a calendar year on which the member is on a trip, as marks for any calendar. */
export function useOwnTripDays(day: Day) {
  const { id, role } = useCurrentMember();
  const year = day.slice(0, 4);
  const { data = [] } = useQuery({
    ...ownTrips(firstOfMonth(`${year}-01-01`), lastOfMonth(`${year}-12-01`)),
    enabled: role !== 'GUEST',
  });
  const { stateOf, legend } = useTripDayStates(goingOn(data, id));
  return { stateOf, legend };
}
