import { type Decided, mayDecideFor } from '../members/member-policy.ts';
import type { CurrentMember, Role } from '../members/members-contract.ts';
import type { TripState } from '../trips/trip-days.ts';
import type { MileageState } from './mileage-rules.ts';

/** What decides who may do what with an entry. */
interface MileageSubject {
  readonly member: Decided;
  readonly state: MileageState;
  /** Whether its day is in a closed pay period. */
  readonly closed: boolean;
  /** Whether its member works here on its day; another last day may have been set since. */
  readonly employed: boolean;
}

/** What is paid for driving is for administrators alone to say: who could raise it would be paid it too. */
export const maySetRates = (role: Role): boolean => role === 'SA';

/** Who was on a trip says what they drove, once it is under way. */
export const mayNoteMileage = (actor: CurrentMember, crew: readonly number[], state: TripState): boolean =>
  crew.includes(actor.id) && (state === 'underway' || state === 'done');

/** An entry is its member's to change until it is approved or its pay period is closed. */
export const mayChangeMileage = (actor: CurrentMember, { member, state, closed }: MileageSubject): boolean =>
  actor.id === member.id && state !== 'approved' && !closed;

/**
 * Who decides for its member approves what waits, but for a day on which they do not work here, and sends back what waits or
 * was approved; nobody their own.
 */
export const mayApproveMileage = (actor: CurrentMember, it: MileageSubject): boolean =>
  mayDecideFor(actor, it.member) && it.state === 'waiting' && it.employed && !it.closed;
export const mayReturnMileage = (actor: CurrentMember, it: MileageSubject): boolean =>
  mayDecideFor(actor, it.member) && it.state !== 'returned' && !it.closed;
