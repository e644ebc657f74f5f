import { isOffice } from '../members/member-policy.ts';
import type { CurrentMember } from '../members/members-contract.ts';
import { type TripState, takesDays } from './trip-days.ts';

/** What decides who may do what with a trip. */
export interface TripSubject {
  readonly enteredBy: number;
  readonly crew: readonly number[];
  readonly state: TripState;
  /** Whether the actor decides for somebody of the crew. */
  readonly managed: boolean;
  /** Whether the actor decides for each of the crew. */
  readonly managedWhole: boolean;
  /** Whether somebody of the office is of the crew for whom the actor does not decide. */
  readonly officeBeyond: boolean;
  /** Whether somebody is of the crew for whom the actor stands in, or who decides for them in turn. */
  readonly barredFromCrew: boolean;
  /** Whether days of it are over. */
  readonly begun: boolean;
}

/** Who lets trips begin: those who decide for somebody of the crew, or nobody has to. An office setting. */
export const tripApprovalModes = ['manager', 'none'] as const;
export type TripApprovalMode = (typeof tripApprovalModes)[number];

/** Whether members see trips that are not theirs: an office setting, on by default. */
export const tripVisibilities = ['all', 'own'] as const;
export type TripVisibility = (typeof tripVisibilities)[number];

type Readable = Pick<TripSubject, 'enteredBy' | 'crew' | 'managed'>;
type Approvable = Omit<TripSubject, 'enteredBy' | 'state'>;

const ownTrip = (actor: CurrentMember, trip: Readable): boolean =>
  trip.enteredBy === actor.id || trip.crew.includes(actor.id);

/** Who may read a trip: its crew and who decides for them, whoever entered it, and the office; others where the office allows it. */
export function mayReadTrip(actor: CurrentMember, trip: Readable, shown: TripVisibility): boolean {
  return shown === 'all' || isOffice(actor.role) || trip.managed || ownTrip(actor, trip);
}

/**
 * Who may approve a trip: who decides for somebody of its crew and the office, never one of the crew (wire 9), nor
 * who stands in for one of them, or for the manager of one who decides for them in turn. Days that are over are approved by who decides for each of the crew, and a trip with
 * somebody of the office by who decides for them: an officer could otherwise put a member on it whose manager they choose.
 * For those, entering a trip is approving it.
 */
export function mayApproveTrip(actor: CurrentMember, trip: Approvable): boolean {
  if (trip.crew.includes(actor.id)) return false;
  if (isOffice(actor.role)) return true;
  return !trip.barredFromCrew && !trip.officeBeyond && (trip.begun ? trip.managedWhole : trip.managed);
}

/** Who may decide about a trip: who may approve it, while it is asked for. */
export function mayDecideTrip(actor: CurrentMember, trip: TripSubject): boolean {
  return trip.state === 'requested' && mayApproveTrip(actor, trip);
}

/** Who is put on a trip by somebody else may object to it until it is decided about. */
export function mayObjectToTrip(actor: CurrentMember, trip: TripSubject): boolean {
  return trip.state === 'requested' && trip.crew.includes(actor.id) && trip.enteredBy !== actor.id;
}

/**
 * Who may change a trip: whoever entered it and the office; of one that is approved, so that a wrong approval can be put
 * right, who decides for each of its crew and may approve it too. Once it is over the office alone; once it is cancelled or
 * rejected nobody.
 */
export function mayChangeTrip(actor: CurrentMember, trip: TripSubject): boolean {
  if (!takesDays(trip.state)) return false;
  if (isOffice(actor.role)) return true;
  if (trip.state === 'done') return false;
  return (
    trip.enteredBy === actor.id || (trip.state !== 'requested' && trip.managedWhole && mayApproveTrip(actor, trip))
  );
}

/**
 * Who may change what is over of a trip: of one that is approved who may change and approve it. For everybody else
 * its days that are over stay as they are.
 */
export function mayChangeWhatIsOver(actor: CurrentMember, trip: TripSubject): boolean {
  if (!mayChangeTrip(actor, trip)) return false;
  return !trip.begun || trip.state === 'requested' || mayApproveTrip(actor, trip);
}
