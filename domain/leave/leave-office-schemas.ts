import { z } from 'zod';
import { envelope } from '../wire/envelope.ts';
import {
  day,
  fiscalYearInUrl,
  idInUrl,
  memberCode,
  name,
  noBody,
  note,
  preview,
  revision,
  search,
  text,
} from '../wire/fields.ts';
import { because } from '../wire/invalid-input.ts';
import { pageInUrl } from '../wire/page.ts';
import { setAside } from './acting/acting-rules.ts';
import { MAX_SECOND_OVER } from './approvals/second-approval.ts';
import { MAX_CARRY_DAYS, MAX_CARRY_MONTHS } from './balances/carry-over.ts';
import { daysBegin, MAX_DAYS_PER_YEAR, openingBalances } from './balances/days-per-year.ts';
import { yearEndKinds } from './balances/year-end.ts';
import { MAX_DOCUMENT_OVER } from './documents/leave-documents.ts';
import { isHalfDays } from './half-days.ts';
import { leaveView, leftOnLastDay, partAsked, typeSpelled } from './leave-schemas.ts';
import { MAX_SERVICE_MONTHS } from './rules/earned-leave.ts';
import { adjacencies, freeDaysRules, payments } from './types/leave-type.ts';
import { typeTouch } from './types/type-touch-schemas.ts';

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
  paid: z.enum(payments),
  unlimited: z.boolean(),
  prorated: z.boolean(),
  /** How many days of a year may be carried into the next, and for how many months; 0 months: all year. */
  carrydays: z.number(),
  carrymonths: z.int(),
  halfdays: z.boolean(),
  freedays: z.enum(freeDaysRules),
  /** After how many months here it may be taken, and whether its days are earned month by month; left out where not. */
  servicemonths: z.int().optional(),
  earnedmonthly: z.boolean().optional(),
  /** Of more than how many days a request is approved by the HR office as well; left out where none is. */
  secondover: z.int().optional(),
  /** Of more than how many days a document is asked for; left out where none is. */
  documentover: z.int().optional(),
  retired: z.boolean(),
});

/** No dash: the wire spells a type `EL-EARNED LEAVE`, and the id is what stands before the first one. */
export const leaveid = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z][A-Z0-9]{0,7}$/, because('leavecode'));

/** What may be left out: of a new type it is the plain choice, of a stored one it stays. */
const terms = {
  paid: z.enum(payments).optional(),
  unlimited: z.boolean().optional(),
  prorated: z.boolean().optional(),
  carrydays: z.number().min(0).max(MAX_CARRY_DAYS).refine(isHalfDays, because('halves')).optional(),
  carrymonths: z.int().min(0).max(MAX_CARRY_MONTHS).optional(),
  halfdays: z.boolean().optional(),
  freedays: z.enum(freeDaysRules).optional(),
  servicemonths: z.int().min(0).max(MAX_SERVICE_MONTHS).optional(),
  earnedmonthly: z.boolean().optional(),
  secondover: z.int().min(0).max(MAX_SECOND_OVER).nullable().optional(),
  documentover: z.int().min(0).max(MAX_DOCUMENT_OVER).nullable().optional(),
};

const rules = {
  ...terms,
  description: name(60),
  daysperyear: z.int().min(0).max(MAX_DAYS_PER_YEAR),
  nexttoholiday: z.enum(adjacencies),
  nexttooffday: z.enum(adjacencies),
};

export const listLeaveCodes = {
  reply: { 200: envelope(z.object({ fiscalyear: z.int(), codes: z.array(leaveCodeView) })) },
};

const codeInUrl = z.strictObject({ id: leaveid });

const asPreview = z.strictObject({ preview });
const changedCode = envelope(leaveCodeView.extend({ touches: typeTouch }));

export const addLeaveCode = {
  query: asPreview,
  body: z.strictObject({ leaveid, ...rules }),
  reply: { 200: changedCode, 201: changedCode },
};

export const changeLeaveCode = {
  params: codeInUrl,
  query: asPreview,
  body: z.strictObject({
    ...rules,
    /** The first fiscal year that gives these days. */
    begin: z.enum(daysBegin),
    /** Left out, they stand. */
    openingbalances: z.enum(openingBalances).optional(),
    revision,
  }),
  reply: { 200: changedCode },
};

export const retireLeaveCode = { params: codeInUrl, query: asPreview, body: noBody, reply: { 200: changedCode } };
export const reinstateLeaveCode = { ...retireLeaveCode };

/** For leave of the year that was entered after the run: days taken back from the next year, and lost ones that pay. */
const paidBack = { takenback: z.number(), recovered: z.number() };

export const yearEndLineView = z.object({
  membercode: z.string(),
  membername: z.string(),
  leaveid: z.string(),
  description: z.string(),
  /** Days that go on, and until when they may be taken. */
  carried: z.number(),
  until: z.string().nullable(),
  /** Days that are lost. */
  lapsed: z.number(),
  ...paidBack,
  what: z.enum(yearEndKinds),
});

export const yearEnd = z.object({
  fiscalyear: z.int(),
  members: z.int(),
  carried: z.number(),
  lapsed: z.number(),
  ...paidBack,
  lines: z.array(yearEndLineView),
  more: z.boolean(),
  /** When its end was run last before this and changed something (an instant), and by whom; null where it never was. */
  ran: z.object({ at: z.string(), by: z.object({ membercode: z.string(), membername: z.string() }) }).nullable(),
});

/** `earlier` is the first fiscal year before it of which days are still left that its run would carry over. */
export const yearEndSeen = yearEnd.extend({ earlier: z.int().nullable() });

/** Days of a balance; null where its type has no limit. */
const balanceShown = z.object({
  leaveid: z.string(),
  entitled: z.number().nullable(),
  /** What leave has used, waiting requests included. */
  used: z.number(),
  /** What lapsed, or went on into the next year. */
  gone: z.number(),
  remaining: z.number().nullable(),
  /** Of a member who leaves within the year, of a type with a limit. */
  left: leftOnLastDay.optional(),
});

const balancesAsked = {
  fiscalyear: fiscalYearInUrl.optional(),
  /** A part of the code or the name. */
  search,
  groupno: text(40).min(1).optional(),
};

/** Members and what they have of each leave type in a fiscal year; `totals` are of all who are found, whatever page. */
export const leaveBalances = z.object({
  fiscalyear: z.int(),
  types: z.array(z.object({ leaveid: z.string(), description: z.string(), unlimited: z.boolean() })),
  members: z.array(
    z.object({
      membernoid: z.int(),
      membercode: z.string(),
      membername: z.string(),
      groupno: z.string().nullable(),
      balances: z.array(balanceShown),
    }),
  ),
  count: z.int(),
  totals: z.array(balanceShown),
  page: z.int(),
  more: z.boolean(),
});

export const listBalances = {
  query: z.strictObject({
    ...balancesAsked,
    page: pageInUrl.optional(),
  }),
  reply: { 200: envelope(leaveBalances) },
};

export const balancesAsCsv = { query: z.strictObject(balancesAsked), reply: { 200: z.unknown() } };
export const balancesAsWorkbook = { ...balancesAsCsv };

export const previewYearEnd = {
  query: z.strictObject({
    fiscalyear: fiscalYearInUrl,
    page: pageInUrl.optional(),
  }),
  reply: { 200: envelope(yearEndSeen) },
};

export const runYearEnd = {
  body: z.strictObject({ fiscalyear: z.int().min(1900).max(2199) }),
  reply: { 200: envelope(yearEnd) },
};

export const adjustBalance = {
  body: z.strictObject({
    membercode: memberCode,
    leavetypeid: leaveid,
    /** The running fiscal year, the one before or the next. */
    fiscalyear: z.int().min(1900).max(2199),
    days: z
      .number()
      .min(-MAX_DAYS_PER_YEAR)
      .max(MAX_DAYS_PER_YEAR)
      .refine(isHalfDays, because('halves'))
      .refine((it) => it !== 0, because('change')),
    note: name(300),
  }),
  reply: { 201: envelope(z.object({ remaining: z.number() })) },
};

/** Why the office acted, as it typed it: its line breaks stay. */
const reason = note(300).min(1);

const entered = {
  leavetype: typeSpelled,
  fromdate: day,
  todate: day,
  part: partAsked,
  reason,
  /** Rules to set aside, by their codes. */
  override: z.array(z.enum(setAside)).max(setAside.length).optional(),
};

export const enterForMember = {
  body: z.strictObject({ membercode: memberCode, ...entered }),
  reply: { 201: envelope(leaveView) },
};

export const changeForMember = {
  params: z.strictObject({ id: idInUrl }),
  body: z.strictObject({ ...entered, revision: revision.optional() }),
  reply: { 200: envelope(leaveView) },
};

export const cancelForMember = {
  params: z.strictObject({ id: idInUrl }),
  body: z.strictObject({ reason, revision: revision.optional() }),
  reply: { 200: envelope(z.null()) },
};
