import { z } from 'zod';
import { envelope } from '../../wire/envelope.ts';
import { fiscalYearInUrl, idInUrl, leftOut, note, yesOrNo } from '../../wire/fields.ts';
import { because } from '../../wire/invalid-input.ts';
import { dayKinds } from '../../work/day-kind.ts';
import { dayStatuses } from '../summary/day-record.ts';
import { monthInUrl } from '../summary/summary-schemas.ts';

/** A pay period, named by the month in which it ends. */
export const payPeriod = z.object({
  month: z.string(),
  from: z.string(),
  to: z.string(),
  state: z.enum(['open', 'closed']),
  /** Who closed it, by name, and when; null while it is open. */
  closedby: z.string().nullable(),
  closedat: z.string().nullable(),
  /** Why it was closed although something was open; empty when nothing was. */
  waived: z.string(),
  /** How many days have changed since; counted for the newest closed period, null for older ones. */
  changes: z.int().nullable(),
  /** The month of the period that was closed last, which is opened again before this one; left out where there is none. */
  openfirst: z.string().optional(),
  /**
   * What a closed one was closed with as the night; null where nothing was although the company has a night today. Left
   * out of an open one, and where neither has one.
   */
  night: z.object({ from: z.string(), till: z.string() }).nullable().optional(),
  /**
   * From which of its days on overtime of a closed one counted only as far as it was approved; null where all of it did
   * although the company asks for approval of its days today. Left out of an open one, and where neither does.
   */
  overtimeapprovedfrom: z.string().nullable().optional(),
});

/** What somebody has to decide about. */
const toDecide = z.object({
  forgotten: z.int(),
  /** Other punches to look at: outside, odd. */
  review: z.int(),
  corrections: z.int(),
  leave: z.int(),
  trips: z.int(),
  /** Leave with a day in the period that changed holidays or other work touch, a line each (wire 7). */
  affected: z.int(),
  /** Of what was driven; left out where nothing waits. */
  mileage: z.int().optional(),
});

/** What is still open in a period. */
export const openThings = toDecide.extend({
  /** Attendances that nobody has ended yet. */
  running: z.int(),
  /** How much of it is the caller's own, which others decide. */
  own: toDecide,
});

/** Days of a period, and whose they are. */
const daysOfMembers = z.object({
  /** Days of all members together. */
  days: z.number(),
  /** How many members they are of, and the first twenty by code with the days of each. */
  members: z.object({
    count: z.int(),
    first: z.array(z.object({ membercode: z.string(), membername: z.string(), days: z.number() })),
  }),
});

/**
 * Working days of a period on which somebody was absent without a reason, halves beside half a day of leave; and days
 * of leave on which somebody worked all the same; and days with overtime that is not paid.
 */
export const absences = daysOfMembers.extend({
  workedonleave: daysOfMembers,
  /** Days with overtime that does not count, as it was not approved; left out where there is none. */
  overtimeopen: daysOfMembers.optional(),
});

const month = { params: z.strictObject({ month: monthInUrl }) };
const paidDay = z.object({
  status: z.enum(dayStatuses).nullable(),
  /** What is worked on an off-day or a holiday is paid apart; null for a day on which the member did not work here. */
  kind: z.enum(dayKinds).nullable(),
  minutes: z.int(),
  late: z.int(),
  early: z.int(),
  overtime: z.int(),
  /** Left out where there are none. */
  night: z.int().optional(),
  /** Days of leave that it cost, by type: `EL 0.5`. */
  leave: z.string(),
  /** How many of these days are paid; half of one that is paid by half. */
  paidleave: z.number(),
});

export const listPeriods = {
  query: z.strictObject({
    year: fiscalYearInUrl.optional(),
    /** The days that periods would have if they started on this day of the month. */
    starts: z
      .string()
      .regex(/^([1-9]|1\d|2[0-8])$/, because('number'))
      .optional(),
    /** `false`: none are counted, which takes long of thousands of members. */
    changes: yesOrNo,
  }),
  reply: { 200: envelope(z.array(payPeriod)) },
};

export const readOpenThings = { ...month, reply: { 200: envelope(openThings) } };

export const readAbsences = { ...month, reply: { 200: envelope(absences) } };

export const closePeriod = {
  ...month,
  body: leftOut(z.strictObject({ waive: note(500).min(1).optional() })),
  reply: { 200: envelope(payPeriod) },
};

export const reopenPeriod = {
  ...month,
  body: z.strictObject({ reason: note(500).min(1) }),
  reply: { 200: envelope(payPeriod) },
};

const differing = z.object({
  membercode: z.string(),
  membername: z.string(),
  date: z.string(),
  before: paidDay,
  after: paidDay,
});

export const changedDay = differing.extend({
  /** The month of the pay period whose payroll has counted the day as it is now; null while none has. */
  countedin: z.string().nullable(),
});

export const countedDay = differing.extend({
  /** The month of the closed pay period that the day is of. */
  month: z.string(),
});

const pageOf = <S extends z.ZodType>(day: S) => ({
  query: z.strictObject({ cursor: idInUrl.optional() }),
  reply: { 200: envelope(z.array(day)).extend({ more: z.boolean(), cursor: z.int().nullable() }) },
});

export const listPeriodChanges = { ...month, ...pageOf(changedDay) };

export const listAdjustments = { ...month, ...pageOf(countedDay) };
