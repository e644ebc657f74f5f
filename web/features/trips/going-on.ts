import { takesDays } from '@muster/domain/trips/trip-days.ts';
import type { TripView } from '@muster/domain/trips/trips-contract.ts';

/** Trips with the member in the crew: who only entered a trip does not go. */
export const goingOn = (trips: readonly TripView[], memberId: number): TripView[] =>
  trips.filter((it) => takesDays(it.state) && it.memberList.some((member) => member.membernoid === memberId));
