import { z } from 'zod';
import { envelope } from '../wire/envelope.ts';
import { day, instantWithOffset, maybe, memberCode, note } from '../wire/fields.ts';
import { because } from '../wire/invalid-input.ts';
import { locationRules, unlocatedModes, verdicts } from './location-verdict.ts';
import { MAX_SKEW, offlineModes } from './offline-punch.ts';

export const checkTypes = ['in', 'out'] as const;

/** How an attendance ended; a check-out itself has none. */
export const endings = ['checked_out', 'forgotten'] as const;

export const punch = z.object({
  id: z.int(),
  clientid: z.string(),
  membercode: z.string(),
  checktype: z.enum(checkTypes),
  checktime: z.string(),
  devicetime: z.string(),
  /** Made without a connection: `checktime` is then the device's claim, by the server's clock. */
  offline: z.boolean(),
  /** When the server heard of it; of the others `checktime` itself. */
  receivedat: z.string(),
  attendancedate: z.string(),
  distance: z.int().nullable(),
  sitename: z.string().nullable(),
  verdict: z.enum(verdicts),
  remark: z.string(),
  /** The door at which it was made, by the name that it had; left out of all others. */
  doorname: z.string().optional(),
  /** Who made it for the member, by the name that they have; left out of all others. */
  recordedby: z.string().optional(),
});

/** In lists a check-in also tells how its attendance ended: null while open. */
export const listedPunch = punch.extend({
  ending: z.enum(endings).nullable(),
  /** Added by an approved correction. */
  corrected: z.boolean(),
  /** Counts no more since a correction. */
  replaced: z.boolean(),
});

export const punchInput = z
  .strictObject({
    clientid: z.uuid(because('uuid')).toLowerCase(),
    membercode: memberCode,
    checktype: z.enum(checkTypes),
    checktime: instantWithOffset,
    latitude: maybe(z.number().min(-90).max(90)),
    longitude: maybe(z.number().min(-180).max(180)),
    accuracy: maybe(z.number().min(0).max(100_000_000)),
    remark: maybe(note(500)),
    /** Made without a connection: the time of the device is asked to count. */
    offline: z.boolean().optional(),
    /** By how many milliseconds the server's clock was ahead of the device's when they last met. */
    skew: z.int().min(-MAX_SKEW).max(MAX_SKEW).optional(),
    /** The how-manieth it is of those that its device has kept since nothing waited. */
    sequence: z.int().min(1).max(1_000_000).optional(),
  })
  .refine((it) => (it.latitude === undefined) === (it.longitude === undefined), {
    path: ['longitude'],
    message: because('together'),
  });

/** What the retry dialog shows (behaviour 2). */
export const outsideArea = z.object({ distance: z.int(), radius: z.int(), sitename: z.string() });

export const recordPunch = {
  body: punchInput,
  reply: { 200: envelope(punch), 201: envelope(punch) },
};

export const today = z.object({
  attendancedate: z.string(),
  open: listedPunch.nullable(),
  punches: z.array(listedPunch),
  /**
   * Of who has checked out this morning of a night shift and not come again: when, and until when a check-in is likelier a
   * slip than the next shift.
   */
  afternight: z.object({ left: z.string(), askuntil: z.string() }).nullable(),
  /** Of who does not work here on that day and begins, or comes back, on a later one: that day; a check-in is refused before. */
  startson: z.string().nullable(),
});

export const readToday = {
  reply: { 200: envelope(today) },
};

export const listPunches = {
  query: z.strictObject({ from: day, to: day, membercode: memberCode.optional() }),
  reply: { 200: envelope(z.array(listedPunch)) },
};

export const punchRules = z.object({
  rule: z.enum(locationRules),
  zone: z.string(),
  /** Whether check-ins made without a connection are taken. */
  offlinepunches: z.enum(offlineModes),
  /** Whether check-ins without a location are looked at. */
  unlocatedpunches: z.enum(unlocatedModes),
  sites: z.array(z.object({ sitename: z.string(), latitude: z.number(), longitude: z.number(), radius: z.int() })),
});

export const readWorkPlace = {
  reply: { 200: envelope(punchRules) },
};
