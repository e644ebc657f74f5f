import { z } from 'zod';
import { envelope } from '../../wire/envelope.ts';
import { day, memberCode, name, search } from '../../wire/fields.ts';
import { because } from '../../wire/invalid-input.ts';
import { earned } from '../corrections/correction-schemas.ts';
import { dayFlags, dayStatuses, dayWhys } from './day-record.ts';

const status = z.enum(dayStatuses).nullable();
const why = z.enum(dayWhys).optional();
const flags = z.array(z.enum(dayFlags));

/** A day as it is told; one on which the member did not work here, or that is not counted, has no status and says why. */
export const summaryDay = z.object({
  date: z.string(),
  status,
  why,
  checkin: z.string().nullable(),
  checkout: z.string().nullable(),
  minutes: z.int(),
  expected: z.int(),
  late: z.int(),
  early: z.int(),
  overtime: z.int(),
  /** Overtime that does not count, as it was not approved; left out where there is none. */
  overtimeopen: z.int().optional(),
  /** How many minutes of overtime were approved for the day; left out where none were. */
  overtimeapproved: z.int().optional(),
  /** How many minutes of hours off took something of what was to be worked; left out where no hours off were approved for the day. */
  hoursoff: z.int().optional(),
  /** How many of the minutes were in the night; left out where none were. */
  night: z.int().optional(),
  note: z.string(),
  flags,
  /** Null where there is no status. */
  shift: z.object({ starts: z.string(), ends: z.string() }).nullable(),
  /** `overtime` where its reader may ask for what is not approved, `hours` where for hours off; left out elsewhere. */
  may: z.object({
    correct: z.boolean(),
    excuse: z.boolean(),
    overtime: z.literal(true).optional(),
    hours: z.literal(true).optional(),
  }),
  /** Its reader could put it right, were its pay period not closed; left out elsewhere. */
  closed: z.literal(true).optional(),
  /** The leave that its reader may ask for in return for its work on a day off or a holiday. */
  inlieu: earned.optional(),
  /** Leave was given for its work, whatever day it has become since. */
  given: z.literal(true).optional(),
  /** Half a day of it was, and the work earns a whole one by now; told to whom the day is to be corrected by. */
  earnswhole: z.literal(true).optional(),
});

/** Days of each status, days late and early, and minutes. */
const totals = z.object({
  present: z.int(),
  absent: z.int(),
  leave: z.int(),
  trip: z.int(),
  holiday: z.int(),
  offday: z.int(),
  upcoming: z.int(),
  late: z.int(),
  early: z.int(),
  workedminutes: z.int(),
  expectedminutes: z.int(),
  overtimeminutes: z.int(),
  /** What counts no overtime, as it was not approved; left out where there is none. */
  overtimeopenminutes: z.int().optional(),
  /** Hours off; left out where there are none. */
  hoursoffminutes: z.int().optional(),
  /** Left out where none are; a server of the version before tells of none. */
  nightminutes: z.int().optional(),
});

/** The same days as payroll counts them: half a day of leave is half a day of it, and the other half what it was. */
const payroll = z.object({
  present: z.number(),
  absent: z.number(),
  leave: z.number(),
  holiday: z.number(),
  offday: z.number(),
});

const sums = { totals, payroll };

export const summary = z.object({ from: z.string(), to: z.string(), days: z.array(summaryDay), ...sums });

export const readSummary = {
  query: z.strictObject({ from: day.optional(), to: day.optional(), membercode: memberCode.optional() }),
  reply: { 200: envelope(summary) },
};

/** A month in a query, `YYYY-MM`. */
export const monthInUrl = z.string().regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, because('month'));

/** Whose days a page of a group tells. */
export const memberOfGroup = {
  membernoid: z.int(),
  membercode: z.string(),
  membername: z.string(),
  groupno: z.string().nullable(),
};

/** Of whom, and which page of them. */
export const pageOfGroup = {
  groupno: name(50).optional(),
  /** A part of the code or the name. */
  search,
  page: z
    .string()
    .regex(/^[1-9]\d{0,6}(,[1-9]\d{0,2})?$/, because('page'))
    .optional(),
};

export const groupMember = z.object({
  ...memberOfGroup,
  days: z.array(z.object({ date: z.string(), status, why, minutes: z.int(), late: z.int(), flags })),
  ...sums,
});

export const groupSummary = z.object({
  month: z.string(),
  closed: z.boolean(),
  members: z.array(groupMember),
  more: z.boolean(),
});

export const readGroupSummary = {
  query: z.strictObject({ month: monthInUrl, ...pageOfGroup }),
  reply: { 200: envelope(groupSummary) },
};
