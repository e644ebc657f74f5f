import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import { tripPeriod, tripState } from '@muster/domain/trips/trip-days.ts';
import { mayChangeTrip, type TripSubject } from '@muster/domain/trips/trip-policy.ts';
import type { TripInput, TripView } from '@muster/domain/trips/trips-contract.ts';
import type { StoredTrip } from './trip-view.ts';

/** What the policy looks at. */
export function subjectOf(trip: StoredTrip, today: string): TripSubject {
  const { departure, arrival, cancelled_at } = trip;
  return {
    enteredBy: trip.entered_by,
    crew: trip.crew.map((it) => it.memberId),
    state: tripState({ departure, arrival, cancelled: cancelled_at !== null }, today),
  };
}

/** What the names in a request stand for. */
export interface LookedUp {
  readonly trip_type_id: number;
  readonly group_id: number;
  readonly car_id: number | null;
}

/** The columns of a request; nothing that a trip cannot be without is missing. */
export const tripColumns = (input: TripInput, ids: LookedUp) => ({
  ...ids,
  place: String(input.stateid),
  miles: String(input.milelist ?? ''),
  departure: String(input.departuredate),
  arrival: String(input.arrivaldate),
  remark: input.remark ?? '',
});

/** A trip as the wire shows it to this caller. */
export function presentTrip(trip: StoredTrip, actor: CurrentMember, today: string): TripView {
  const subject = subjectOf(trip, today);
  const mayChange = mayChangeTrip(actor, subject);
  return {
    id: trip.id,
    trip_assigmentno: trip.number,
    trip_assignmentdate: trip.entered_on,
    triptypeid: trip.trip_type_id,
    triptype: trip.type,
    stateid: trip.place,
    groupno: trip.groupno,
    carcode: trip.carcode ?? '',
    milelist: trip.miles,
    competitor: trip.competitors,
    departuredate: trip.departure,
    arrivaldate: trip.arrival,
    period: tripPeriod(trip.departure, trip.arrival),
    remark: trip.remark,
    entry_member: trip.enterer_code,
    memberList: trip.crew.map(({ memberId, ...member }) => ({ membernoid: memberId, ...member })),
    state: subject.state,
    cancelreason: trip.cancel_reason,
    revision: trip.revision,
    may: { edit: mayChange, cancel: mayChange },
  };
}
