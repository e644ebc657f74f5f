import { z } from 'zod';
import { locationRules } from '../attendance/location-verdict.ts';
import { holidayEffects } from '../holidays/holidays-schemas.ts';
import { envelope } from '../wire/envelope.ts';
import { day, id, idInUrl, name, note, revision } from '../wire/fields.ts';
import { notInBoth, restDaysInput, restDaysView } from './rest-days-schemas.ts';

const memberInUrl = z.strictObject({ id: idInUrl });

/** Asked with `preview=true` a change is not stored: the answer says what it would touch. */
const previewQuery = z.strictObject({ preview: z.enum(['true', 'false']).optional() });

/** How a shift is worked beside its times. */
export const workedBeside = {
  /** Minutes of the shift that are no work, and within which nobody is late. */
  break: z.int(),
  grace: z.int(),
  /** Overtime of a day counts from so many minutes on, in whole steps of so many, and before the shift or not. */
  overtimefrom: z.int(),
  overtimestep: z.int(),
  overtimebefore: z.boolean(),
};

/** What holds for a member, with its first and its last day; null where there is no end. */
export const workView = z.object({
  from: z.string().nullable(),
  until: z.string().nullable(),
  shiftid: z.int(),
  shift: z.string(),
  starts: z.string(),
  ends: z.string(),
  ...workedBeside,
  ...restDaysView,
  groupno: z.string().nullable(),
  locationrule: z.enum(locationRules),
  /** Empty: all sites of the company. */
  sites: z.array(z.int()),
  /** Whether they are to check in: who need not is never absent nor late. */
  counted: z.boolean(),
});

export const overrideKinds = ['off', 'work'] as const;

export const dayOverride = z.object({
  date: z.string(),
  kind: z.enum(overrideKinds),
  reason: z.string(),
  by: z.string(),
  at: z.string(),
  revision: z.int(),
});

/** All that ever held and what is set for later, oldest first, with the single days; `revision` is the member's. */
export const workHistory = z.object({ work: z.array(workView), overrides: z.array(dayOverride), revision: z.int() });

export const readWork = {
  params: memberInUrl,
  reply: { 200: envelope(workHistory) },
};

/** What is left out stays as it is on that day. */
export const workInput = z
  .strictObject({
    from: day,
    /** The last day; what held before goes on after it. For good where it is left out. */
    until: day.optional(),
    shiftid: id,
    ...restDaysInput,
    groupno: name(100).nullable().optional(),
    locationrule: z.enum(locationRules).optional(),
    sites: z.array(id).max(1000).optional(),
    counted: z.boolean().optional(),
    /** The member's revision that was looked at; the specification's own clients name none. */
    revision: revision.optional(),
  })
  .refine(...notInBoth);

/** The first of some days; `count` is of all. */
const countedDays = z.object({ count: z.int(), days: z.array(z.string()) });

/** Stored leave and trips, and days of the attendance up to today, that come out otherwise. */
export const touchedByWork = z.object({
  leave: z.array(
    z.object({
      id: z.int(),
      start: z.string(),
      end: z.string(),
      ltype: z.string(),
      approve_status: z.int(),
      effect: z.enum(holidayEffects),
    }),
  ),
  trips: z.array(
    z.object({ id: z.int(), trip_assigmentno: z.string(), departuredate: z.string(), arrivaldate: z.string() }),
  ),
  summaries: countedDays,
  /** Those of them that are off or a holiday now and were not, or the other way round, and for whose work leave was given, which stays given; left out where there is none. */
  given: countedDays.optional(),
});

const setReply = z.object({ work: workView, touches: touchedByWork });

export const setWork = {
  params: memberInUrl,
  query: previewQuery,
  body: workInput,
  reply: { 200: envelope(setReply), 201: envelope(setReply) },
};

/** `usual` takes back what was said of a day: it follows the pattern and the holidays again. */
const saidKind = z.enum([...overrideKinds, 'usual']);

export const overrideInput = z.strictObject({
  date: day,
  kind: saidKind,
  reason: note(300).min(1),
  /** The revision of the single day that was looked at, 0 where it followed the pattern; the specification's own clients name none. */
  revision: revision.optional(),
});

export const overrideReply = z.object({
  date: z.string(),
  kind: saidKind,
  reason: z.string(),
  touches: touchedByWork,
  /** The names of the public holidays of the day that the member would have without this; left out where there are none. */
  takes: z.array(z.string()).optional(),
});

export const overrideDay = {
  params: memberInUrl,
  query: previewQuery,
  body: overrideInput,
  reply: { 200: envelope(overrideReply), 201: envelope(overrideReply) },
};
