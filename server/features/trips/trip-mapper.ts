import { isOffice } from '@muster/domain/members/member-policy.ts';
import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import { tripPeriod, tripState } from '@muster/domain/trips/trip-days.ts';
import { mayChangeTrip, mayDecideTrip, mayObjectToTrip, type TripSubject } from '@muster/domain/trips/trip-policy.ts';
import type { TripInput, TripView } from '@muster/domain/trips/trips-contract.ts';
import type { Read } from '../../database/engine.ts';
import { managedAmong } from '../../records/group.ts';
import type { StoredTrip } from './trip-view.ts';

/** Whom the caller decides for today among the crews of some trips; the office decides for everybody and asks nothing. */
export async function managedBy(
  db: Read,
  actor: CurrentMember,
  trips: readonly { readonly crew: readonly { readonly memberId: number }[] }[],
  today: string,
): Promise<ReadonlySet<number>> {
  if (isOffice(actor.role)) return new Set();
  const crews = new Set(trips.flatMap((trip) => trip.crew.map((it) => it.memberId)));
  return managedAmong(db, actor.id, [...crews], today);
}

/** What the policy looks at. */
export function subjectOf(trip: StoredTrip, today: string, managed: ReadonlySet<number>): TripSubject {
  const { departure, arrival, cancelled_at, approval } = trip;
  const crew = trip.crew.map((it) => it.memberId);
  return {
    enteredBy: trip.entered_by,
    crew,
    state: tripState({ departure, arrival, cancelled: cancelled_at !== null, approval }, today),
    managed: crew.some((id) => managed.has(id)),
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
export function presentTrip(
  trip: StoredTrip,
  actor: CurrentMember,
  today: string,
  managed: ReadonlySet<number>,
): TripView {
  const subject = subjectOf(trip, today, managed);
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
    decisionremark: trip.decision_remark,
    revision: trip.revision,
    may: {
      edit: mayChange,
      cancel: mayChange,
      decide: mayDecideTrip(actor, subject),
      object: mayObjectToTrip(actor, subject),
    },
  };
}
