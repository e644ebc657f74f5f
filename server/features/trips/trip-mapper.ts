import { closedProblem } from '@muster/domain/attendance/periods/closed-problem.ts';
import type { PeriodDays } from '@muster/domain/attendance/periods/pay-period.ts';
import { isOffice } from '@muster/domain/members/member-policy.ts';
import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import { tripPeriod, tripState } from '@muster/domain/trips/trip-days.ts';
import {
  mayChangeTrip,
  mayChangeWhatIsOver,
  mayDecideTrip,
  mayObjectToTrip,
  type TripSubject,
} from '@muster/domain/trips/trip-policy.ts';
import { blameConflict, type TripConflict } from '@muster/domain/trips/trip-rules.ts';
import type { TripInput, TripView } from '@muster/domain/trips/trips-contract.ts';
import type { Read } from '../../database/engine.ts';
import { barredAmong, managedAmong } from '../../records/deciding/deciders.ts';
import { officeAmong } from '../../records/members/member/office.ts';
import type { TripContent } from '../../records/trips/trip.ts';
import { sayObstacle } from '../../words/words.ts';
import type { StoredTrip } from './trip-view.ts';

/** Whom somebody decides for among the crews of some trips. */
export interface DecidesFor {
  readonly managed: ReadonlySet<number>;
  /** With whom they decide nothing: themselves, for whom they stand in, and who decides for them in turn. */
  readonly barred: ReadonlySet<number>;
  /** For whom of the office they do not decide. */
  readonly beyond: ReadonlySet<number>;
}

const NOBODY: DecidesFor = { managed: new Set(), barred: new Set(), beyond: new Set() };

/** Whom the caller decides for today among the crews of some trips; the office decides for everybody and asks nothing. */
export async function managedBy(
  db: Read,
  actor: CurrentMember,
  trips: readonly { readonly crew: readonly { readonly memberId: number }[] }[],
  today: string,
): Promise<DecidesFor> {
  if (isOffice(actor.role)) return NOBODY;
  const crews = [...new Set(trips.flatMap((trip) => trip.crew.map((it) => it.memberId)))];
  const managed = await managedAmong(db, actor.id, crews, today);
  if (managed.size === 0) return NOBODY;
  const ofOffice = await officeAmong(db, crews);
  return {
    managed,
    barred: await barredAmong(db, actor.id, crews, today),
    beyond: new Set(ofOffice.filter((id) => !managed.has(id))),
  };
}

/**
 * Whether whom the actor decides for matters to what they may do with a trip, so that it is asked: not to one that is over or
 * cancelled, nor to their own before it begins.
 */
export const hangsOnDeciders = (trip: StoredTrip, actor: CurrentMember, today: string): boolean =>
  trip.approval === 'requested' ||
  (trip.cancelled_at === null && trip.arrival >= today && (trip.entered_by !== actor.id || trip.departure < today));

/** Who goes on a trip, when, and whom of them the actor decides for. */
export const approvableOf = (crew: readonly number[], departure: string, today: string, decides: DecidesFor) => ({
  crew,
  managed: crew.some((id) => decides.managed.has(id)),
  managedWhole: crew.length > 0 && crew.every((id) => decides.managed.has(id)),
  officeBeyond: crew.some((id) => decides.beyond.has(id)),
  barredFromCrew: crew.some((id) => decides.barred.has(id)),
  begun: departure < today,
});

/** What the policy looks at. */
export function subjectOf(trip: StoredTrip, today: string, decides: DecidesFor): TripSubject {
  const { departure, arrival, cancelled_at, approval } = trip;
  const crew = trip.crew.map((it) => it.memberId);
  return {
    ...approvableOf(crew, departure, today, decides),
    enteredBy: trip.entered_by,
    state: tripState({ departure, arrival, cancelled: cancelled_at !== null, approval }, today),
  };
}

/** What the names in a request stand for. */
export interface LookedUp {
  readonly trip_type_id: number;
  readonly group_id: number;
  readonly car_id: number | null;
}

/** The columns of a request; nothing that a trip cannot be without is missing. */
export const tripColumns = (input: TripInput, ids: LookedUp): TripContent => ({
  ...ids,
  place: String(input.stateid),
  miles: String(input.milelist ?? ''),
  departure: String(input.departuredate),
  arrival: String(input.arrivaldate),
  remark: input.remark ?? '',
});

/** All days of a trip. */
export const daysOf = ({ departure, arrival }: StoredTrip): PeriodDays => ({ from: departure, to: arrival });

/** What is in the way of a trip that waits. */
export interface InTheWay {
  readonly closed: readonly PeriodDays[];
  readonly outside: readonly TripConflict[];
}

const NOTHING_IN_THE_WAY: InTheWay = { closed: [], outside: [] };

/** A trip as the wire shows it to this caller, by the closed pay periods around it and the days on which its crew does not work here. */
export function presentTrip(
  trip: StoredTrip,
  actor: CurrentMember,
  today: string,
  decides: DecidesFor,
  { closed, outside }: InTheWay = NOTHING_IN_THE_WAY,
): TripView {
  const subject = subjectOf(trip, today, decides);
  const paid = closedProblem(closed, daysOf(trip));
  const decide = mayDecideTrip(actor, subject);
  const hears = isOffice(actor.role) || subject.managed;
  const obstacles = decide ? [...outside.map(blameConflict), ...(paid ? [paid] : [])] : [];
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
    entry_membername: trip.enterer_name,
    memberList: trip.crew.map(({ memberId, objection, ...member }) => ({
      membernoid: memberId,
      ...member,
      // Why somebody would rather not go is for themselves and for who decides.
      objection: hears || memberId === actor.id ? objection : '',
    })),
    state: subject.state,
    cancelreason: trip.cancel_reason,
    decidedby: trip.decider,
    decidedfor: trip.principal,
    decisionremark: trip.decision_remark,
    revision: trip.revision,
    obstacles: obstacles.map(sayObstacle),
    may: {
      edit: mayChangeTrip(actor, subject),
      cancel: mayChangeWhatIsOver(actor, subject) && !(trip.approval === 'approved' && paid),
      decide,
      approve: decide && obstacles.length === 0,
      object: mayObjectToTrip(actor, subject),
    },
  };
}
