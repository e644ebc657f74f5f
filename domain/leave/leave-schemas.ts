import { z } from 'zod';
import { dayParts } from '../calendar/day-part.ts';
import { envelope } from '../wire/envelope.ts';
import { claimed, day, fiscalYearInUrl, id, idInUrl, memberCode, note, ofMembers, text } from '../wire/fields.ts';
import { because } from '../wire/invalid-input.ts';
import { obstacle } from '../wire/obstacle.ts';
import { pageOf, pageQuery } from '../wire/page.ts';
import { overridable } from './approvals/broken-rules.ts';
import { shownKinds } from './balances/leave-balance.ts';
import { ledgerNoteCodes } from './balances/ledger-note.ts';
import { documentFacts, documentPaths } from './documents/leave-documents-schemas.ts';
import { freeDaysRules, payments } from './types/leave-type.ts';

/** When a half of a day is; those of a shift that crosses midnight are no morning and no afternoon. */
export const partTimes = z.object({ from: z.string(), to: z.string(), night: z.boolean() });

/** A leave as the specification's edit form reads it (behaviour 3; wire 8). */
export const leaveView = z.object({
  id: z.int(),
  start: z.string(),
  end: z.string(),
  ltype: z.string(),
  leavetitle: z.string(),
  remark: z.string(),
  approve_status: z.literal([0, 1, 2]),
  /** Days that it costs; half a day is 0.5. */
  takeNo: z.number(),
  days: z.number(),
  /** The half of its one day; null for whole days. */
  part: z.enum(dayParts).nullable(),
  /** When that half is, by the shift of the day; null for whole days. */
  parttimes: partTimes.nullable(),
  /** Free days within it that cost nothing. */
  uncharged: z.array(z.string()),
  /** Counted up by every change; a decision says which one it is about. */
  revision: z.int(),
  /** What was written with the decision. */
  decisionremark: z.string(),
  /** The names of who decided it, and of the manager in whose place they did; null where there is none. */
  decidedby: z.string().nullable(),
  decidedfor: z.string().nullable(),
  /** Who has agreed to it, in whose place, when and with which words; left out until the HR office is to decide, too. */
  agreed: z.object({ by: z.string(), insteadof: z.string().nullable(), at: z.string(), remark: z.string() }).optional(),
  ...documentFacts,
  /** The first day that the member asks to give back; null when they ask for none. */
  returnfrom: z.string().nullable(),
  /** What this caller may do with it. */
  may: z.object({
    edit: z.boolean(),
    remove: z.boolean(),
    giveback: z.boolean(),
    /** Change it for its member, as the office does; of one that is partly in a closed pay period the open days. */
    act: z.boolean(),
    /** Cancel the whole of it for its member. */
    cancel: z.boolean(),
  }),
});

/** Leave is counted in days; half a day is 0.5. */
const dayCount = z.number();

export const typeSpelled = text(80).trim().min(1);

/** `membernoid` is sent as a number or as its digits. */
const membernoid = z.union([id, idInUrl]);

/** The half of one day; whole days without it, with null, as leave is shown, or with nothing, as a form may hold it. */
export const partAsked = z.enum(dayParts).or(z.literal('')).nullish();

const leaveFields = {
  leavetype: typeSpelled,
  fromdate: day,
  todate: day,
  noOfLeave: claimed,
  part: partAsked,
  remark: note(500),
  membernoid,
  membercode: memberCode,
  attendancemonth: z.string().max(7),
};

export const leaveInput = z.strictObject({ ...leaveFields, documents: documentPaths });

/** The revision that was looked at; a leave that changed since is refused. The specification's own calls name none. */
const revision = id.optional();

export const leaveEdit = z.strictObject({ id: membernoid, ...leaveFields, revision });

/** What a year has of a type whose days are earned month by month, for the rule of `earned-leave.ts`. */
const earning = z.object({
  granted: dayCount,
  whole: dayCount,
  months: z.array(z.string()),
  leave: z.array(z.object({ id: z.int(), from: z.string(), days: dayCount })),
});

export const readBalance = {
  query: z.strictObject({ leavetypeid: typeSpelled, membercode: memberCode, fiscalyear: fiscalYearInUrl.optional() }),
  reply: {
    200: envelope(z.array(z.object({ entitleleave: dayCount, remain_leave: dayCount, earning: earning.optional() }))),
  },
};

export const takeLeave = {
  body: leaveInput,
  reply: { 201: envelope(leaveView) },
};

export const editLeave = {
  body: leaveEdit,
  reply: { 200: envelope(leaveView) },
};

export const removeLeave = {
  query: z.strictObject({
    id: idInUrl,
    leavetype: typeSpelled,
    membercode: memberCode,
    noOfLeave: z.string().regex(/^-?\d{1,9}(\.\d+)?$/, because('number')),
    revision: idInUrl.optional(),
  }),
  reply: { 200: envelope(z.null()) },
};

export const listLeave = {
  query: z.strictObject({ from: day, to: day, membercode: memberCode.optional() }),
  reply: { 200: envelope(z.array(leaveView)).extend({ earlier: z.string().nullable() }) },
};

/** A leave's days, the days beside them, and its type; the company's default type when left out. */
const around = { prevDate: day, nextDate: day, fromDate: day, toDate: day, leavetype: typeSpelled.optional() };

export const holidaysAllow = {
  query: z.strictObject({ ...around, month: z.string().regex(/^\d{1,2}$/, because('fiscalmonth')) }),
  reply: { 200: envelope(z.boolean()) },
};

export const offdaysAllow = {
  query: z.strictObject({ ...around, membercode: memberCode }),
  reply: { 200: envelope(z.boolean()) },
};

/** What of a type is to be settled with who leaves within the year: what their last day leaves, no leave taken after it. */
export const leftOnLastDay = z.object({ lastday: z.string(), days: dayCount });

export const leaveTypeView = z.object({
  leaveid: z.string(),
  description: z.string(),
  nexttoholiday: z.enum(['allow', 'forbid']),
  nexttooffday: z.enum(['allow', 'forbid']),
  entitled: dayCount,
  /** What the member has a year by an agreement of their own, in place of the type's days. */
  agreed: dayCount.optional(),
  taken: dayCount,
  pending: dayCount,
  remaining: dayCount,
  /** Days that lapsed or were carried on into the next year. */
  gone: dayCount,
  /** Of who leaves within the year, of a type with a limit. */
  left: leftOnLastDay.optional(),
  /** There is always as much left as one request may take. */
  unlimited: z.boolean(),
  /** Days that were carried over and may be taken up to a day only, and what leave up to that day uses; null where none end. */
  carried: z.object({ days: dayCount, used: dayCount, until: z.string() }).nullable(),
  /** May be taken for half a day. */
  halfdays: z.boolean(),
  /** Whether off-days and public holidays within a leave cost days. */
  freedays: z.enum(freeDaysRules),
  /** The first day of leave of a type for which one has to be here for some time. */
  servicefrom: z.string().optional(),
  /**
   * Of a type whose days are earned month by month, in the running year: how many of how many are earned today, and the most
   * that leave which begins today could take.
   */
  earned: z.object({ days: dayCount, of: dayCount, most: dayCount }).optional(),
  /** Of more than how many days a request of the member is approved by the HR office as well. */
  secondover: z.int().optional(),
  /** Of more than how many days a document is asked for. */
  documentover: z.int().optional(),
});

export const readLeaveTypes = {
  query: z.strictObject({ membercode: memberCode.optional(), fiscalyear: fiscalYearInUrl.optional() }),
  reply: { 200: envelope(z.object({ fiscalyear: z.int(), types: z.array(leaveTypeView) })) },
};

export const leaveHalves = z.object({ am: partTimes, pm: partTimes });

export const readHalves = {
  query: z.strictObject({ date: day, membercode: memberCode }),
  reply: { 200: envelope(leaveHalves) },
};

export const ledgerLine = z.object({
  id: z.int(),
  kind: z.enum(shownKinds),
  days: dayCount,
  fiscalyear: z.int(),
  at: z.string(),
  /** What a person wrote, or what the line says of itself: the words for `notecode` and `noteparams`. */
  note: z.string(),
  notecode: z.enum(ledgerNoteCodes).nullable(),
  noteparams: z.unknown(),
  /** The name of who wrote the line, when it was not the member. */
  by: z.string().nullable(),
  /** The days of leave that the line took or gave back, when there are some. */
  start: z.string().nullable(),
  end: z.string().nullable(),
  balance: dayCount,
});

export const readLedger = {
  query: z.strictObject({ leavetypeid: typeSpelled, membercode: memberCode, fiscalyear: fiscalYearInUrl.optional() }),
  reply: { 200: envelope(z.array(ledgerLine)) },
};

export const pendingLeave = leaveView.omit({ may: true }).extend({
  membernoid: z.int(),
  membercode: z.string(),
  membername: z.string(),
  groupno: z.string().nullable(),
  /** In whose place the caller decides about it; null for who decides by themselves. */
  insteadof: z.string().nullable(),
  /** Balance of the type without this request, and with it, of the year of its first day. */
  balancebefore: dayCount,
  balanceafter: dayCount,
  /** The same of the year after that, from its first day on, where the request has days of it. */
  nextbalance: z.object({ from: z.string(), before: dayCount, after: dayCount }).optional(),
  /** Its type has no limit, and these two are no balance: what was taken of it is below zero. */
  unlimited: z.boolean(),
  /** How its days are paid; left out by servers of before. */
  paid: z.enum(payments).optional(),
  /**
   * The rules that a request breaks by now, though it kept them when it was made, or that what stays after an early return
   * would break; the day in the way is in `params`.
   */
  breaks: z.array(z.object({ code: z.enum(overridable), message: z.string(), params: z.unknown() })),
  /** Members of the same group who are away on any of these days, a line a leave or trip, within these days. */
  away: z.array(
    z.object({
      membername: z.string(),
      from: z.string(),
      to: z.string(),
      kind: z.enum(['leave', 'trip']),
      /** Their leave waits for a decision too. */
      waiting: z.boolean(),
    }),
  ),
  /** Days asked for on which the member was there, and how long; left out by servers of before. */
  worked: z.array(z.object({ date: z.string(), minutes: z.int() })).optional(),
  /** Approving it is agreeing to it: the HR office decides afterwards. */
  secondapproval: z.literal(true).optional(),
  /** Why it can only be rejected: days in a closed pay period, or on which its member does not work here. */
  obstacles: z.array(obstacle),
  may: z.object({ approve: z.boolean() }),
});

export const listPending = {
  query: pageQuery.extend(ofMembers),
  reply: { 200: envelope(pageOf(pendingLeave).extend({ decides: z.boolean() })) },
};

const leaveInUrl = z.strictObject({ id: idInUrl });
const decision = z.strictObject({
  decision: z.enum(['approve', 'reject']),
  remark: note(500).optional(),
  revision,
});

export const decideLeave = {
  params: leaveInUrl,
  /** `override` names the rules that the leave breaks by now and is approved against. */
  body: decision.extend({ override: z.array(z.enum(overridable)).max(overridable.length).optional() }),
  reply: { 200: envelope(leaveView.nullable()) },
};

export const askReturn = {
  params: leaveInUrl,
  body: z.strictObject({ from: day.nullable(), revision }),
  reply: { 200: envelope(leaveView.nullable()) },
};

export const decideReturn = {
  params: leaveInUrl,
  body: decision,
  reply: { 200: envelope(leaveView.nullable()) },
};
