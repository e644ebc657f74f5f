import { z } from 'zod';
import { envelope } from '../wire/envelope.ts';
import { id, memberCode, name } from '../wire/fields.ts';
import { because } from '../wire/invalid-input.ts';
import { daysBegin, MAX_DAYS_PER_YEAR } from './days-per-year.ts';
import { adjacencies } from './leave-type.ts';

/** A leave type as the office keeps it. */
export const leaveCodeView = z.object({
  leaveid: z.string(),
  description: z.string(),
  nexttoholiday: z.enum(adjacencies),
  nexttooffday: z.enum(adjacencies),
  /** What the running fiscal year gives. */
  daysthisyear: z.int(),
  /** What every year from the next on gives. */
  daysperyear: z.int(),
  revision: z.int(),
});

/** No dash: the wire spells a type `EL-EARNED LEAVE`, and the id is what stands before the first one. */
const leaveid = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z][A-Z0-9]{0,7}$/, because('leavecode'));

const daysPerYear = z.int().min(0).max(MAX_DAYS_PER_YEAR);

const rules = {
  description: name(60),
  daysperyear: daysPerYear,
  nexttoholiday: z.enum(adjacencies),
  nexttooffday: z.enum(adjacencies),
};

export const listLeaveCodes = {
  reply: { 200: envelope(z.object({ fiscalyear: z.int(), codes: z.array(leaveCodeView) })) },
};

export const addLeaveCode = {
  body: z.strictObject({ leaveid, ...rules }),
  reply: { 201: envelope(leaveCodeView) },
};

const codeInUrl = z.strictObject({ id: leaveid });

export const changeLeaveCode = {
  params: codeInUrl,
  body: z.strictObject({
    ...rules,
    /** The first fiscal year that gives these days. */
    begin: z.enum(daysBegin),
    /** The revision that was looked at. */
    revision: id,
  }),
  reply: { 200: envelope(leaveCodeView) },
};

/** A member whose balance a change would take below zero. */
const shortMember = z.object({
  membercode: z.string(),
  membername: z.string(),
  fiscalyear: z.int(),
  remaining: z.int(),
  /** What would remain; negative. */
  after: z.int(),
});

export const daysEffect = z.object({
  years: z.array(
    z.object({
      fiscalyear: z.int(),
      days: z.int(),
      difference: z.int(),
      /** How many members have the year's days already and get the difference. */
      adjusted: z.int(),
      /** How many members get the year's days for the first time. */
      granted: z.int(),
    }),
  ),
  /**
   * Members whose balance would fall below zero; the change is refused while there are any. How many, and the first few
   * of them.
   */
  short: z.object({ count: z.int(), members: z.array(shortMember) }),
});

export const previewDays = {
  params: codeInUrl,
  query: z.strictObject({
    daysperyear: z
      .string()
      .regex(/^\d{1,3}$/, because('whole'))
      .transform(Number)
      .pipe(daysPerYear),
    begin: z.enum(daysBegin),
  }),
  reply: { 200: envelope(daysEffect) },
};

export const adjustBalance = {
  body: z.strictObject({
    membercode: memberCode,
    leavetypeid: leaveid,
    /** The running fiscal year or the next. */
    fiscalyear: z.int(),
    days: z
      .int()
      .min(-MAX_DAYS_PER_YEAR)
      .max(MAX_DAYS_PER_YEAR)
      .refine((it) => it !== 0, because('change')),
    note: name(300),
  }),
  reply: { 201: envelope(z.object({ remaining: z.int() })) },
};
