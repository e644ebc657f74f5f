import { isOffice } from '../members/member-policy.ts';
import type { CurrentMember } from '../members/members-contract.ts';
import type { TripState } from './trip-days.ts';

/** What decides who may do what with a trip. */
export interface TripSubject {
  readonly enteredBy: number;
  readonly crew: readonly number[];
  readonly state: TripState;
}

/** Whether members see trips that are not theirs: an office setting, on by default. */
export const tripVisibilities = ['all', 'own'] as const;
export type TripVisibility = (typeof tripVisibilities)[number];

const ownTrip = (actor: CurrentMember, trip: TripSubject): boolean =>
  trip.enteredBy === actor.id || trip.crew.includes(actor.id);

/** Who may read a trip: its crew, whoever entered it, and the office; others where the office allows it. */
export function mayReadTrip(actor: CurrentMember, trip: TripSubject, shown: TripVisibility): boolean {
  return shown === 'all' || isOffice(actor.role) || ownTrip(actor, trip);
}

/**
 * Who may change a trip: whoever entered it and the office; once it is over the office alone; once it is cancelled
 * nobody.
 */
export function mayChangeTrip(actor: CurrentMember, trip: TripSubject): boolean {
  if (trip.state === 'cancelled') return false;
  return isOffice(actor.role) || (trip.enteredBy === actor.id && trip.state !== 'done');
}
