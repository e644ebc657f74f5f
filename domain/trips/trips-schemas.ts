import { z } from 'zod';
import { asRead, asTold } from '../wire/as-read.ts';
import {
  claimed,
  clearable,
  day,
  idInUrl,
  maybe,
  memberCode,
  id as memberId,
  note,
  revision as revisionRead,
  search,
  text,
} from '../wire/fields.ts';
import { because } from '../wire/invalid-input.ts';
import { obstacle } from '../wire/obstacle.ts';
import { pageInUrl, pageOf, pageQuery } from '../wire/page.ts';
import { tripStates } from './trip-days.ts';
import { MAX_CREW, tripConflictKinds } from './trip-rules.ts';

/** The envelope of the trip calls, with `success` beside `status` (wire 4). */
const tripEnvelope = <D extends z.ZodType>(data: D) =>
  z.object({
    success: z.literal('success'),
    status: z.literal('success'),
    code: z.string(),
    message: z.string(),
    data,
  });

const idOrDigits = z.union([memberId, idInUrl]);

const crewRow = z.strictObject({
  membernoid: idOrDigits,
  membercode: memberCode,
  membername: z.unknown().optional(),
  remark: clearable(note(300)),
});

/** A required field may be sent empty, so that the rule can name all empty ones at once. */
const emptiable = <S extends z.ZodType>(schema: S) => z.union([schema, z.literal(''), z.null()]).optional();

const crewOf = <R extends z.ZodType>(row: R) =>
  z
    .array(row)
    .max(MAX_CREW)
    .nullable()
    .transform((rows) => rows ?? [])
    .optional();

const tripFields = {
  /** The server gives the trip's number and date; what a client sends of them is ignored. */
  trip_assigmentno: z.unknown().optional(),
  trip_assignmentdate: z.unknown().optional(),
  triptypeid: emptiable(idOrDigits),
  stateid: emptiable(text(120).trim()),
  groupno: emptiable(text(80).trim()),
  carcode: emptiable(text(80).trim()),
  milelist: emptiable(z.union([z.number().min(0).max(100_000), text(40).trim()])),
  competitor: emptiable(text(2000).trim()),
  departuredate: emptiable(day),
  arrivaldate: emptiable(day),
  period: maybe(claimed),
  remark: clearable(note(1000)),
  entry_member: z.unknown().optional(),
  memberList: crewOf(crewRow),
};

export const tripInput = z.strictObject(tripFields);

/** The revision that was read; without it, whatever is stored is changed. */
const revision = revisionRead.optional();

/** A trip may come back as it was read: names that stand for its numbers, and what was decided, which this does not change. */
export const tripEdit = z.strictObject({
  id: idOrDigits,
  revision,
  ...tripFields,
  memberList: crewOf(crewRow.extend(asTold('objection'))),
  ...asTold('triptype', 'entry_membername', 'obstacles', 'may'),
  ...asRead('state', 'cancelreason', 'decidedby', 'decidedfor', 'decisionremark'),
});

export const tripView = z.object({
  id: z.int(),
  trip_assigmentno: z.string(),
  trip_assignmentdate: z.string(),
  triptypeid: z.int(),
  triptype: z.string(),
  stateid: z.string(),
  groupno: z.string(),
  carcode: z.string(),
  milelist: z.string(),
  competitor: z.string(),
  departuredate: z.string(),
  arrivaldate: z.string(),
  period: z.int(),
  remark: z.string(),
  entry_member: z.string(),
  /** The name of who entered it. */
  entry_membername: z.string(),
  memberList: z.array(
    z.object({
      membernoid: z.int(),
      membercode: z.string(),
      membername: z.string(),
      remark: z.string(),
      /** Why they object to the trip; empty where they do not. */
      objection: z.string(),
    }),
  ),
  state: z.enum(tripStates),
  cancelreason: z.string(),
  /** Who decided about a trip that was asked for. */
  decidedby: z.string().nullable(),
  /** In whose place, where a deputy decided. */
  decidedfor: z.string().nullable(),
  /** What was said with the decision about a trip that was asked for. */
  decisionremark: z.string(),
  revision: z.int(),
  /** Why who may decide may not approve it: days of a closed pay period, or on which one of the crew does not work here. */
  obstacles: z.array(obstacle),
  may: z.object({
    edit: z.boolean(),
    cancel: z.boolean(),
    decide: z.boolean(),
    approve: z.boolean(),
    object: z.boolean(),
  }),
});

/** Where trips of a type go: the specification's state. */
export const tripPlace = z.object({ merge_state: z.string(), miles: z.int() });

export const addTrip = {
  body: tripInput,
  reply: { 201: tripEnvelope(tripView) },
};

export const updateTrip = {
  body: tripEdit,
  reply: { 200: tripEnvelope(tripView) },
};

export const checkTrip = {
  body: z.strictObject({
    id: idOrDigits.optional(),
    departuredate: day,
    arrivaldate: day,
    carcode: emptiable(text(80).trim()),
    members: z.array(idOrDigits).max(MAX_CREW),
  }),
  reply: {
    200: tripEnvelope(
      z.array(
        z.object({
          kind: z.enum(tripConflictKinds),
          who: z.string(),
          field: z.string(),
          from: z.string(),
          to: z.string(),
          message: z.string(),
        }),
      ),
    ).extend({
      /** How many the car takes, as far as that is known; more may go, in another car say. */
      seats: z.int().nullable(),
    }),
  },
};

export const listTrips = {
  query: z.strictObject({
    from: day.optional(),
    to: day.optional(),
    page: pageInUrl.optional(),
    search,
    triptypeid: idInUrl.optional(),
    groupno: text(80).trim().optional(),
    stateid: text(120).trim().optional(),
    /** Where it stands today. */
    state: z.enum(tripStates).optional(),
    mine: z.enum(['true', 'false']).optional(),
    /** With this member in the crew. */
    membercode: memberCode.optional(),
  }),
  reply: { 200: tripEnvelope(z.array(tripView)).extend({ page: z.int(), more: z.boolean() }) },
};

export const readTrip = {
  query: z.strictObject({ id: idInUrl }),
  reply: { 200: tripEnvelope(tripView) },
};

export const cancelTrip = {
  body: z.strictObject({ id: idOrDigits, revision, reason: note(300).min(1, because('reason')) }),
  reply: { 200: tripEnvelope(tripView) },
};

export const decideTrip = {
  params: z.strictObject({ id: idInUrl }),
  body: z.strictObject({
    decision: z.enum(['approve', 'reject']),
    remark: note(300).optional(),
    revision,
  }),
  reply: { 200: tripEnvelope(tripView) },
};

export const objectToTrip = {
  params: z.strictObject({ id: idInUrl }),
  /** An empty remark takes the objection back. */
  body: z.strictObject({ remark: note(300) }),
  reply: { 200: tripEnvelope(tripView) },
};

export const listTripsToDecide = {
  query: pageQuery,
  reply: { 200: tripEnvelope(pageOf(tripView)) },
};

export const listTripPlaces = {
  query: z.strictObject({ triptypeid: z.union([z.literal('all'), idInUrl]) }),
  reply: { 200: tripEnvelope(z.array(tripPlace)) },
};
