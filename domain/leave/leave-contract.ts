import { z } from 'zod';
import { contract } from '../wire/contract.ts';
import { envelope } from '../wire/envelope.ts';
import { day, fiscalYearInUrl, id, idInUrl, memberCode, text } from '../wire/fields.ts';
import { ledgerKinds } from './leave-balance.ts';

/** A leave as the specification's edit form reads it (SPEC section 3, WIRE section 8). */
export const leaveView = z.object({
  id: z.int(),
  start: z.string(),
  end: z.string(),
  ltype: z.string(),
  leavetitle: z.string(),
  remark: z.string(),
  approve_status: z.literal([0, 1, 2]),
  takeNo: z.int(),
  days: z.int(),
  /** Counts up with every change; a decision names the one it saw. */
  revision: z.int(),
  /** Why it was rejected or approved with a word. */
  decisionremark: z.string(),
  /** The first day that the member asks to give back; null when they do not. */
  returnfrom: z.string().nullable(),
  /** What this caller may do with it. */
  may: z.object({ edit: z.boolean(), remove: z.boolean(), giveback: z.boolean() }),
});
export type LeaveView = z.output<typeof leaveView>;

const typeSpelled = text(80).trim().min(1);

/** `membernoid` comes as the number it is or as its digits. */
const membernoid = z.union([id, idInUrl]);

const leaveFields = {
  leavetype: typeSpelled,
  fromdate: day,
  todate: day,
  noOfLeave: z.number(),
  remark: text(500).trim(),
  membernoid,
  membercode: memberCode,
  attendancemonth: z.string().max(7),
};

export const leaveInput = z.strictObject(leaveFields);
export type LeaveInput = z.output<typeof leaveInput>;

export const leaveEdit = z.strictObject({ id: membernoid, ...leaveFields });
export type LeaveEdit = z.output<typeof leaveEdit>;

const refusals = [
  'CLAIM_DIFFERS',
  'LEAVE_TYPE_UNKNOWN',
  'LEAVE_DATES_WRONG',
  'LEAVE_TOO_EARLY',
  'LEAVE_EXCEEDS_BALANCE',
  'LEAVE_OVERLAP',
  'LEAVE_NEXT_TO_HOLIDAY',
  'LEAVE_NEXT_TO_OFFDAY',
  'FORBIDDEN',
] as const;

export const readBalance = contract({
  name: 'readBalance',
  method: 'GET',
  path: '/api/entitleleave/noOfLeave',
  summary:
    'Entitlement and remaining days of a leave type; pending leave counts as taken. Of today’s fiscal year, if none is named',
  tag: 'leave',
  access: 'member',
  query: z.strictObject({ leavetypeid: typeSpelled, membercode: memberCode, fiscalyear: fiscalYearInUrl.optional() }),
  reply: { 200: envelope(z.array(z.object({ entitleleave: z.int(), remain_leave: z.int() }))) },
  problems: ['NOT_FOUND', 'LEAVE_TYPE_UNKNOWN'],
});

export const takeLeave = contract({
  name: 'takeLeave',
  method: 'POST',
  path: '/api/entitleleave/memberLeave',
  summary: 'Ask for leave; an Idempotency-Key header makes a retry safe',
  tag: 'leave',
  access: 'member',
  body: leaveInput,
  reply: { 200: envelope(leaveView), 201: envelope(leaveView) },
  problems: [...refusals, 'REQUEST_KEY_REUSED'],
});

export const editLeave = contract({
  name: 'editLeave',
  method: 'POST',
  path: '/api/entitleleave/updateMemberLeave',
  summary: 'Change an own leave that is not approved; a rejected one is asked for again',
  tag: 'leave',
  access: 'member',
  body: leaveEdit,
  reply: { 200: envelope(leaveView) },
  problems: [...refusals, 'NOT_FOUND', 'LEAVE_READ_ONLY'],
});

export const removeLeave = contract({
  name: 'removeLeave',
  method: 'GET',
  path: '/api/entitleleave/removeLeaveDay',
  summary: 'Take back an own leave that is not approved',
  tag: 'leave',
  access: 'member',
  query: z.strictObject({
    id: idInUrl,
    leavetype: typeSpelled,
    membercode: memberCode,
    noOfLeave: z.string().regex(/^-?\d{1,9}(\.\d+)?$/, 'A number of days.'),
  }),
  reply: { 200: envelope(z.null()) },
  problems: ['NOT_FOUND', 'LEAVE_READ_ONLY', 'CLAIM_DIFFERS'],
});

export const listLeave = contract({
  name: 'listLeave',
  method: 'GET',
  path: '/api/entitleleave/list',
  summary: 'Leave that touches a span of days, oldest first, and the first day of the latest leave before them',
  tag: 'leave',
  access: 'member',
  query: z.strictObject({ from: day, to: day, membercode: memberCode.optional() }),
  reply: { 200: envelope(z.array(leaveView)).extend({ earlier: z.string().nullable() }) },
  problems: ['INVALID_INPUT', 'NOT_FOUND'],
});

/** A leave's days, the days beside them, and its type; the company's default type when left out. */
const around = { prevDate: day, nextDate: day, fromDate: day, toDate: day, leavetype: typeSpelled.optional() };

export const checkHoliday = contract({
  name: 'checkHoliday',
  method: 'GET',
  path: '/api/frontend/checkHolidayForLeave',
  summary: 'Whether leave may stand next to these days as far as public holidays go',
  tag: 'leave',
  access: 'member',
  query: z.strictObject({ ...around, month: z.string().regex(/^\d{1,2}$/, 'The fiscal month, April = 0.') }),
  reply: { 200: envelope(z.boolean()) },
  problems: ['INVALID_INPUT', 'LEAVE_TYPE_UNKNOWN'],
});

export const checkOffday = contract({
  name: 'checkOffday',
  method: 'GET',
  path: '/api/frontend/checkOffdayDateForLeave',
  summary: "Whether leave may stand next to these days as far as the member's off-days go",
  tag: 'leave',
  access: 'member',
  query: z.strictObject({ ...around, membercode: memberCode }),
  reply: { 200: envelope(z.boolean()) },
  problems: ['NOT_FOUND', 'LEAVE_TYPE_UNKNOWN'],
});

export const leaveTypeView = z.object({
  leaveid: z.string(),
  description: z.string(),
  nexttoholiday: z.enum(['allow', 'forbid']),
  nexttooffday: z.enum(['allow', 'forbid']),
  entitled: z.int(),
  taken: z.int(),
  pending: z.int(),
  remaining: z.int(),
});
export type LeaveTypeView = z.output<typeof leaveTypeView>;

export const readLeaveTypes = contract({
  name: 'readLeaveTypes',
  method: 'GET',
  path: '/api/leave/types',
  summary:
    'The leave types with their rules and the balance of each; without a member the own, without a year of today',
  tag: 'leave',
  access: 'member',
  query: z.strictObject({ membercode: memberCode.optional(), fiscalyear: fiscalYearInUrl.optional() }),
  reply: { 200: envelope(z.object({ fiscalyear: z.int(), types: z.array(leaveTypeView) })) },
  problems: ['NOT_FOUND'],
});

export const calendarDay = z.object({
  date: z.string(),
  kind: z.enum(['holiday', 'offday', 'leave', 'trip']),
  description: z.string(),
});
export type CalendarDay = z.output<typeof calendarDay>;

export const readOwnDays = contract({
  name: 'readOwnDays',
  method: 'GET',
  path: '/api/leave/days',
  summary: 'What the own days of a span hold: public holidays, off-days, leave, trips',
  tag: 'leave',
  access: 'member',
  query: z.strictObject({ from: day, to: day }),
  reply: { 200: envelope(z.array(calendarDay)) },
  problems: ['INVALID_INPUT'],
});

export const ledgerLine = z.object({
  id: z.int(),
  kind: z.enum(ledgerKinds),
  days: z.int(),
  fiscalyear: z.int(),
  at: z.string(),
  note: z.string(),
  /** The leave behind a line, when there is one. */
  start: z.string().nullable(),
  end: z.string().nullable(),
  balance: z.int(),
});
export type LedgerLineView = z.output<typeof ledgerLine>;

export const readLedger = contract({
  name: 'readLedger',
  method: 'GET',
  path: '/api/leave/ledger',
  summary: 'The lines behind a balance, oldest first, with the balance after each; without a year of today',
  tag: 'leave',
  access: 'member',
  query: z.strictObject({ leavetypeid: typeSpelled, membercode: memberCode, fiscalyear: fiscalYearInUrl.optional() }),
  reply: { 200: envelope(z.array(ledgerLine)) },
  problems: ['NOT_FOUND', 'LEAVE_TYPE_UNKNOWN'],
});

export const pendingLeave = leaveView.omit({ may: true }).extend({
  membernoid: z.int(),
  membercode: z.string(),
  membername: z.string(),
  groupno: z.string().nullable(),
  /** Balance of the type without this request, and with it. */
  balancebefore: z.int(),
  balanceafter: z.int(),
  /** Members of the same group who are away on any of these days. */
  away: z.array(
    z.object({ membername: z.string(), from: z.string(), to: z.string(), kind: z.enum(['leave', 'trip']) }),
  ),
});
export type PendingLeave = z.output<typeof pendingLeave>;

export const listPending = contract({
  name: 'listPending',
  method: 'GET',
  path: '/api/leave/pending',
  summary: 'Requests that wait for the caller, and early returns to confirm, oldest first',
  tag: 'leave',
  access: 'member',
  reply: { 200: envelope(z.object({ decides: z.boolean(), items: z.array(pendingLeave) })) },
  problems: [],
});

const leaveInUrl = z.strictObject({ id: idInUrl });
const decision = z.strictObject({
  decision: z.enum(['approve', 'reject']),
  remark: text(500).trim().optional(),
  /** The revision that was looked at; a leave that changed since is not decided. */
  revision: z.int().optional(),
});

export const decideLeave = contract({
  name: 'decideLeave',
  method: 'POST',
  path: '/api/leave/:id/decision',
  summary: "Approve or reject a pending leave; by the member's manager or the office, never by the member",
  tag: 'leave',
  access: 'member',
  params: leaveInUrl,
  body: decision,
  reply: { 200: envelope(leaveView.nullable()) },
  problems: ['NOT_FOUND', 'FORBIDDEN', 'LEAVE_READ_ONLY', 'LEAVE_CHANGED'],
});

export const askReturn = contract({
  name: 'askReturn',
  method: 'POST',
  path: '/api/leave/:id/return',
  summary: 'Ask to give back the days of an approved leave from a future day on; null takes the request back',
  tag: 'leave',
  access: 'member',
  params: leaveInUrl,
  body: z.strictObject({ from: day.nullable() }),
  reply: { 200: envelope(leaveView.nullable()) },
  problems: ['NOT_FOUND', 'LEAVE_READ_ONLY', 'LEAVE_DATES_WRONG'],
});

export const decideReturn = contract({
  name: 'decideReturn',
  method: 'POST',
  path: '/api/leave/:id/return-decision',
  summary: 'Confirm or decline an early return; confirming gives the days back',
  tag: 'leave',
  access: 'member',
  params: leaveInUrl,
  body: decision,
  reply: { 200: envelope(leaveView.nullable()) },
  problems: ['NOT_FOUND', 'FORBIDDEN', 'LEAVE_CHANGED'],
});
