import { z } from 'zod';
import { envelope } from '../../wire/envelope.ts';
import { day, idInUrl, memberCode, note, ofMembers, revision, timeOfDay } from '../../wire/fields.ts';
import { because } from '../../wire/invalid-input.ts';
import { checkTypes } from '../attendance-schemas.ts';

export const correctionStates = ['pending', 'approved', 'rejected', 'withdrawn'] as const;
export const correctionKinds = ['times', 'excuse', 'inlieu', 'overtime', 'hours'] as const;

/** A punch by the company's clock. */
export const clockPunch = z.strictObject({
  checktype: z.enum(checkTypes),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, because('time')),
});

/** A punch that was asked for; `days` after the day that is corrected, missing of what was asked for before that was told. */
const askedPunch = z.object({ ...clockPunch.shape, days: z.int().min(-1).max(2).optional() });

/** Leave in return for the work of a day off or a holiday: 1 or 0.5 days, of a type spelled as `O-OFF DAY`. */
export const earned = z.object({ days: z.number(), leavetype: z.string() });

export const correction = z.object({
  id: z.int(),
  state: z.enum(correctionStates),
  kind: z.enum(correctionKinds),
  attendancedate: z.string(),
  membercode: z.string(),
  membername: z.string(),
  /** Of its member on the day; null for none. */
  groupno: z.string().nullable(),
  before: z.array(clockPunch),
  after: z.array(askedPunch),
  /** The leave that is asked for in return; null of other kinds. */
  earned: earned.nullable(),
  /** The company has ceased to give that leave, or hours off, while it was asked for, so that it cannot be approved. */
  ungiven: z.literal(true).optional(),
  /** Overtime of the day needs no approval any more while it was asked for, so that it cannot be approved. */
  unneeded: z.literal(true).optional(),
  /** By now its member does not work here on the day, or no attendance is counted on it, so that it cannot be approved. */
  unemployed: z.literal(true).optional(),
  /** The minutes of overtime that are asked for; left out of other kinds. */
  overtime: z.int().optional(),
  /** The hours off that are asked for, and how many minutes that is; left out of other kinds. */
  hours: z.object({ from: z.string(), to: z.string(), minutes: z.int() }).optional(),
  reason: z.string(),
  /** Who asked, where it was not the member. */
  askedby: z.string().nullable(),
  createdat: z.string(),
  decidedby: z.string().nullable(),
  /** In whose place, where a deputy decided. */
  decidedfor: z.string().nullable(),
  decisionremark: z.string(),
  revision: z.int(),
  /** Who may decide may not approve a day in a closed pay period. */
  may: z.object({ decide: z.boolean(), approve: z.boolean(), withdraw: z.boolean() }),
});

/**
 * The punches as they should be, in their order, none where nobody was there; or the day is to be excused as it is, or to
 * be given back as leave, or its overtime to be approved, or hours of it to be off.
 */
export const correctionInput = z
  .strictObject({
    attendancedate: day,
    membercode: memberCode.optional(),
    punches: z.array(clockPunch).max(20).optional(),
    kind: z.enum(['excuse', 'inlieu', 'overtime', 'hours']).optional(),
    /** By the company's clock; over midnight where they end no later than they begin. */
    hours: z.strictObject({ from: timeOfDay, to: timeOfDay }).optional(),
    reason: note(500).min(1),
  })
  .refine((it) => (it.punches === undefined) !== (it.kind === undefined), {
    path: ['punches'],
    message: because('either'),
  })
  .refine((it) => (it.kind === 'hours') === (it.hours !== undefined), { path: ['hours'], message: because('missing') });

export const askCorrection = {
  body: correctionInput,
  reply: { 201: envelope(correction) },
};

export const listCorrections = {
  query: z.strictObject({
    state: z.enum(correctionStates).optional(),
    membercode: memberCode.optional(),
    day: day.optional(),
    ...ofMembers,
    cursor: idInUrl.optional(),
  }),
  reply: { 200: envelope(z.array(correction)).extend({ more: z.boolean(), cursor: z.int().nullable() }) },
};

/** The hours off that a budget year allows, and how many of its minutes nobody has asked for. */
export const hoursLeft = z.object({ allowance: z.int(), left: z.int() });

export const readHoursOff = {
  query: z.strictObject({ day, membercode: memberCode.optional() }),
  reply: { 200: envelope(hoursLeft) },
};

const params = z.strictObject({ id: idInUrl });

export const decideCorrection = {
  params,
  body: z.strictObject({
    decision: z.enum(['approve', 'reject']),
    remark: note(500).optional(),
    revision: revision.optional(),
  }),
  reply: { 200: envelope(correction) },
};

export const withdrawCorrection = {
  params,
  body: z.strictObject({ revision: revision.optional() }).nullish(),
  reply: { 200: envelope(correction) },
};
