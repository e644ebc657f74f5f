import type { z } from 'zod';
import { contractsOf } from '../wire/contract.ts';
import type * as schemas from './trips-schemas.ts';

const contract = contractsOf(() => import('./trips-schemas.ts'));

export type TripInput = z.output<typeof schemas.tripInput>;
export type TripEdit = z.output<typeof schemas.tripEdit>;
export type TripPlace = z.output<typeof schemas.tripPlace>;
export type TripView = z.output<typeof schemas.tripView>;

const refusals = [
  'TRIP_REQUIRED_FIELD',
  'TRIP_DATES_WRONG',
  'TRIP_VALUE_UNKNOWN',
  'TRIP_OVERLAP',
  'TRIP_ON_LEAVE',
  'NOT_EMPLOYED',
  'PERIOD_CLOSED',
  'CAR_TAKEN',
  'TRIPS_WAITING',
  'CLAIM_DIFFERS',
] as const;

export const addTrip = contract({
  name: 'addTrip',
  method: 'POST',
  path: '/api/tripassignment/add',
  summary: 'Assign a trip to its crew and car; an Idempotency-Key header makes a retry safe',
  tag: 'trips',
  access: 'member',
  tells: true,
  /** Number and date are the server's to give; a period that differs is refused, a right one says nothing new. */
  idempotent: { besides: ['trip_assigmentno', 'trip_assignmentdate', 'period', 'entry_member', 'membername'] },
  problems: refusals,
});

export const updateTrip = contract({
  name: 'updateTrip',
  method: 'POST',
  path: '/api/tripassignment/update',
  summary: 'Change a trip; by who entered it and the office',
  tag: 'trips',
  access: 'member',
  tells: true,
  problems: [...refusals, 'NOT_FOUND', 'FORBIDDEN', 'TRIP_CLOSED', 'CHANGED_MEANWHILE'],
});

export const checkTrip = contract({
  name: 'checkTrip',
  method: 'POST',
  path: '/api/tripassignment/check',
  summary: 'What would stand in the way of a trip; stores nothing',
  tag: 'trips',
  access: 'member',
  problems: ['TRIP_DATES_WRONG'],
});

export const readTrip = contract({
  name: 'readTrip',
  method: 'GET',
  path: '/api/tripassignment',
  summary: 'One trip',
  tag: 'trips',
  access: 'member',
  problems: ['NOT_FOUND'],
});

export const cancelTrip = contract({
  name: 'cancelTrip',
  method: 'POST',
  idempotent: true,
  path: '/api/tripassignment/cancel',
  summary: 'Cancel a trip with a reason; its days and its car are free again',
  tag: 'trips',
  access: 'member',
  problems: ['NOT_FOUND', 'FORBIDDEN', 'TRIP_CLOSED', 'PERIOD_CLOSED', 'CHANGED_MEANWHILE'],
});

export const decideTrip = contract({
  name: 'decideTrip',
  method: 'POST',
  idempotent: true,
  path: '/api/tripassignment/:id/decision',
  summary:
    'Approve or reject a trip that is asked for; by who decides for one of its crew or the office, never by its crew',
  tag: 'trips',
  access: 'member',
  problems: [
    'NOT_FOUND',
    'FORBIDDEN',
    'TRIP_CLOSED',
    'NOT_EMPLOYED',
    'TRIP_OVERLAP',
    'PERIOD_CLOSED',
    'CHANGED_MEANWHILE',
  ],
});

export const objectToTrip = contract({
  name: 'objectToTrip',
  method: 'POST',
  path: '/api/tripassignment/:id/objection',
  summary: 'Say why one should not be on a trip that is asked for; who decides sees it',
  tag: 'trips',
  access: 'member',
  tells: true,
  problems: ['NOT_FOUND', 'FORBIDDEN', 'TRIP_CLOSED'],
});

export const TRIPS_TO_DECIDE_PAGE = 50;

export const listTripsToDecide = contract({
  name: 'listTripsToDecide',
  method: 'GET',
  path: '/api/tripassignment/pending',
  summary: 'Trips that are asked for and wait for the caller, oldest first',
  tag: 'trips',
  access: 'member',
  problems: [],
});

export const listTripPlaces = contract({
  name: 'listTripPlaces',
  method: 'GET',
  path: '/api/tripassignment/getStateID',
  summary: "The states of a trip type with their miles; those of every type for 'all' or a type without its own",
  tag: 'trips',
  access: 'member',
  problems: ['NOT_FOUND'],
});
