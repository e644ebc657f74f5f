import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import { tripPeriod, tripState } from '@muster/domain/trips/trip-days.ts';
import { mayChangeTrip, type TripSubject } from '@muster/domain/trips/trip-policy.ts';
import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import type { StoredTrip } from '../../records/trip.ts';

/** What the policy looks at. */
export function subjectOf(trip: StoredTrip, today: string): TripSubject {
  return { enteredBy: trip.enteredBy, crew: trip.crew.map((it) => it.memberId), state: tripState(trip, today) };
}

/** A trip as the wire shows it to this caller. */
export function presentTrip(trip: StoredTrip, actor: CurrentMember, today: string): TripView {
  const subject = subjectOf(trip, today);
  const mayChange = mayChangeTrip(actor, subject);
  return {
    id: trip.id,
    trip_assigmentno: trip.number,
    trip_assignmentdate: trip.enteredOn,
    triptypeid: trip.typeId,
    triptype: trip.type,
    stateid: trip.state,
    groupno: trip.groupno,
    carcode: trip.carcode ?? '',
    milelist: trip.miles,
    competitor: trip.competitors,
    departuredate: trip.departure,
    arrivaldate: trip.arrival,
    period: tripPeriod(trip.departure, trip.arrival),
    remark: trip.remark,
    entry_member: trip.enteredByCode,
    memberList: trip.crew.map((it) => ({
      membernoid: it.memberId,
      membercode: it.membercode,
      membername: it.membername,
      remark: it.remark,
    })),
    state: subject.state,
    cancelreason: trip.cancelReason,
    may: { edit: mayChange, cancel: mayChange },
  };
}
