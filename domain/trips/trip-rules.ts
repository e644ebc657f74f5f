import type { Day } from '../calendar/company-time.ts';
import { addDays, firstOfMonth } from '../calendar/day.ts';
import { blame, type FieldProblem, type Problem, problem } from '../wire/problem.ts';
import { tripPeriod } from './trip-days.ts';

/** The longest trip that can be entered, days; each of them is claimed for each member. */
export const MAX_TRIP_DAYS = 60;
/** The largest crew. */
export const MAX_CREW = 100;

/** How many trips with others on them somebody may have asked for that nobody has decided about yet. */
export const MAX_TRIPS_WAITING = 3;

/** What a trip cannot be without (behaviour 5), by its wire name. */
export const requiredTripFields = ['triptypeid', 'stateid', 'groupno', 'departuredate', 'arrivaldate'] as const;
export type RequiredTripField = (typeof requiredTripFields)[number];

/** Which required fields are empty; all of them are named at once. */
export function emptyRequiredFields(input: { readonly [F in RequiredTripField]?: unknown }): RequiredTripField[] {
  return requiredTripFields.filter((field) => {
    const value = input[field];
    return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
  });
}

/** One problem that blames every empty required field. */
export function requiredProblem(fields: readonly RequiredTripField[]): Problem | undefined {
  if (fields.length === 0) return undefined;
  const errors = fields.map((field) => blame(field, 'TRIP_REQUIRED_FIELD', { params: { reason: 'empty' } }));
  return { ...problem('TRIP_REQUIRED_FIELD'), errors };
}

/** Arrival before departure, or a trip too long to be one. */
export function spanProblem(departure: Day, arrival: Day): Problem | undefined {
  const days = tripPeriod(departure, arrival);
  if (days === 0) return problem('TRIP_DATES_WRONG', { field: 'arrivaldate', params: { reason: 'backwards' } });
  if (days > MAX_TRIP_DAYS) {
    return problem('TRIP_DATES_WRONG', { field: 'arrivaldate', params: { reason: 'long', count: MAX_TRIP_DAYS } });
  }
  return undefined;
}

/**
 * A trip begins no earlier than the first day of the current month, as leave does; one that began earlier may keep
 * the day it has. The office is not bound by it.
 */
export function tooEarlyProblem(departure: Day, today: Day, stored?: Day): Problem | undefined {
  if (departure >= firstOfMonth(today) || departure === stored) return undefined;
  return problem('TRIP_DATES_WRONG', { field: 'departuredate', params: { reason: 'early' } });
}

/** Who goes on a trip, when, and in which car. */
export interface TripCore {
  readonly departure: Day;
  readonly arrival: Day;
  readonly car: number | null;
  readonly crew: readonly number[];
}

/** What is asked for with a trip, and approved: also what for, where to and how far. */
export interface TripAsked extends TripCore {
  readonly type: number;
  readonly place: string;
  readonly miles: string;
}

/** Whether all that was asked for stays what it is; competitors and a word may change. */
export function isSameTrip(before: TripAsked, after: TripAsked): boolean {
  return before.arrival === after.arrival && isSameWay(before, after);
}

/** Whether a trip stays what it is up to yesterday: nothing changes, or it ends earlier, yesterday at the earliest. */
export function keepsWhatIsOver(before: TripAsked, after: TripAsked, today: Day): boolean {
  if (!isSameWay(before, after) || after.arrival > before.arrival) return false;
  return after.arrival === before.arrival || after.arrival >= addDays(today, -1);
}

const isSameWay = (before: TripAsked, after: TripAsked): boolean =>
  before.type === after.type &&
  before.place === after.place &&
  before.miles === after.miles &&
  beginsTheSame(before, after);

/** Whether who goes, since when, and in which car stay what they are. */
export function beginsTheSame(before: TripCore, after: TripCore): boolean {
  const going = new Set(before.crew);
  return (
    before.departure === after.departure &&
    before.car === after.car &&
    going.size === after.crew.length &&
    after.crew.every((it) => going.has(it))
  );
}

/** Too many trips that wait already; each of them takes the days of others before anybody has agreed. */
export function waitingProblem(waiting: number): Problem | undefined {
  if (waiting < MAX_TRIPS_WAITING) return undefined;
  return problem('TRIPS_WAITING', { params: { count: MAX_TRIPS_WAITING } });
}

/** A day on which a trip of theirs, which waits as well, has a car. */
export interface CarHeld {
  readonly day: Day;
  readonly number: string;
}

/**
 * What somebody has asked for and nobody has agreed to yet takes one car a day, or one member could hold all of them.
 * `held` are the days in order.
 */
export function secondCarProblem(held: readonly CarHeld[]): Problem | undefined {
  const [first] = held;
  if (!first) return undefined;
  const last = held.findLast((it) => it.number === first.number) ?? first;
  const params = { reason: 'car', number: first.number, days: { from: first.day, to: last.day } } as const;
  return problem('TRIPS_WAITING', { field: 'carcode', params });
}

/**
 * What is in the way of a day of the trip: what takes it already, or that the member does not work here; `taken` where
 * which of it is not for whoever asks to know.
 */
export const tripConflictKinds = ['leave', 'trip', 'car', 'notEmployed', 'taken'] as const;
export type TripConflictKind = (typeof tripConflictKinds)[number];

/** Something in the way of a trip, on days that follow each other. */
export interface TripConflict {
  readonly kind: TripConflictKind;
  /** Who or what is taken: a member's name, a car's code. */
  readonly who: string;
  /** The field to blame: `memberList.2`, `carcode`. */
  readonly field: string;
  readonly from: Day;
  readonly to: Day;
}

const conflictCode = {
  leave: 'TRIP_ON_LEAVE',
  trip: 'TRIP_OVERLAP',
  car: 'CAR_TAKEN',
  notEmployed: 'NOT_EMPLOYED',
  taken: 'TRIP_OVERLAP',
} as const;

/** The field that a conflict blames, and for what. */
export function blameConflict({ kind, who, field, from, to }: TripConflict): FieldProblem {
  if (kind === 'taken') return blame(field, 'TRIP_OVERLAP', { params: { reason: 'taken', who, days: { from, to } } });
  return blame(field, conflictCode[kind], { params: { reason: 'who', who, days: { from, to } } });
}

/** All conflicts as one problem that names each. */
export function conflictProblem(conflicts: readonly TripConflict[]): Problem | undefined {
  const [first] = conflicts;
  if (!first) return undefined;
  return {
    ...problem(conflictCode[first.kind], { params: { reason: 'each' } }),
    errors: conflicts.map(blameConflict),
  };
}
