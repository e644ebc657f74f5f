import type { z } from 'zod';
import { contractsOf } from '../wire/contract.ts';
import type * as schemas from './leave-schemas.ts';

const contract = contractsOf(() => import('./leave-schemas.ts'));

export type LeaveHalves = z.output<typeof schemas.leaveHalves>;
export type LeaveView = z.output<typeof schemas.leaveView>;
export type LeaveInput = z.output<typeof schemas.leaveInput>;
export type LeaveEdit = z.output<typeof schemas.leaveEdit>;
export type LeaveTypeView = z.output<typeof schemas.leaveTypeView>;
export type LeftOnLastDay = z.output<typeof schemas.leftOnLastDay>;
export type LedgerLineView = z.output<typeof schemas.ledgerLine>;
export type PendingLeave = z.output<typeof schemas.pendingLeave>;

/** How many requests one page of what waits holds. */
export const PENDING_PAGE = 50;

const refusals = [
  'CLAIM_DIFFERS',
  'LEAVE_TYPE_UNKNOWN',
  'LEAVE_DATES_WRONG',
  'LEAVE_TOO_EARLY',
  'LEAVE_EXCEEDS_BALANCE',
  'LEAVE_SERVICE_SHORT',
  'LEAVE_NOT_EARNED',
  'LEAVE_OVERLAP',
  'NOT_EMPLOYED',
  'PERIOD_CLOSED',
  'LEAVE_NEXT_TO_HOLIDAY',
  'LEAVE_NEXT_TO_OFFDAY',
  'FORBIDDEN',
] as const;

export const readBalance = contract({
  name: 'readBalance',
  method: 'GET',
  path: '/api/entitleleave/noOfLeave',
  summary: 'Entitlement and remaining days of a type, pending leave taken; of today’s fiscal year unless named',
  tag: 'leave',
  access: 'member',
  problems: ['NOT_FOUND', 'LEAVE_TYPE_UNKNOWN'],
});

export const takeLeave = contract({
  name: 'takeLeave',
  method: 'POST',
  path: '/api/entitleleave/memberLeave',
  summary: 'Ask for leave; an Idempotency-Key header makes a retry safe',
  tag: 'leave',
  access: 'member',
  tells: true,
  idempotent: true,
  problems: [...refusals, 'FILE_UNKNOWN'],
});

export const editLeave = contract({
  name: 'editLeave',
  method: 'POST',
  path: '/api/entitleleave/updateMemberLeave',
  summary: 'Change an own leave that is not approved; a rejected one is asked for again',
  tag: 'leave',
  access: 'member',
  tells: true,
  problems: [...refusals, 'NOT_FOUND', 'LEAVE_READ_ONLY', 'CHANGED_MEANWHILE'],
});

export const removeLeave = contract({
  name: 'removeLeave',
  method: 'GET',
  path: '/api/entitleleave/removeLeaveDay',
  summary: 'Take back an own leave that is not approved',
  tag: 'leave',
  access: 'member',
  stores: true,
  problems: ['NOT_FOUND', 'LEAVE_READ_ONLY', 'CLAIM_DIFFERS', 'CHANGED_MEANWHILE'],
});

export const listLeave = contract({
  name: 'listLeave',
  method: 'GET',
  path: '/api/entitleleave/list',
  summary: 'Leave that touches a span of days, oldest first, and the first day of the latest leave before them',
  tag: 'leave',
  access: 'member',
  problems: ['INVALID_INPUT', 'NOT_FOUND'],
});

export const holidaysAllow = contract({
  name: 'holidaysAllow',
  method: 'GET',
  path: '/api/frontend/checkHolidayForLeave',
  summary: 'Whether leave may stand next to these days as far as public holidays go',
  tag: 'leave',
  access: 'member',
  problems: ['INVALID_INPUT', 'LEAVE_TYPE_UNKNOWN'],
});

export const offdaysAllow = contract({
  name: 'offdaysAllow',
  method: 'GET',
  path: '/api/frontend/checkOffdayDateForLeave',
  summary: "Whether leave may stand next to these days as far as the member's off-days go",
  tag: 'leave',
  access: 'member',
  problems: ['NOT_FOUND', 'LEAVE_TYPE_UNKNOWN'],
});

export const readLeaveTypes = contract({
  name: 'readLeaveTypes',
  method: 'GET',
  path: '/api/leave/types',
  summary:
    'The leave types with their rules and the balance of each; without a member the own, without a year of today',
  tag: 'leave',
  access: 'member',
  problems: ['NOT_FOUND'],
});

export const readHalves = contract({
  name: 'readHalves',
  method: 'GET',
  path: '/api/leave/halves',
  summary: 'When either half of a day is for a member, by their shift of that day',
  tag: 'leave',
  access: 'member',
  problems: ['NOT_FOUND'],
});

export const readLedger = contract({
  name: 'readLedger',
  method: 'GET',
  path: '/api/leave/ledger',
  summary: 'The lines behind a balance, oldest first, with the balance after each; without a year of today',
  tag: 'leave',
  access: 'member',
  problems: ['NOT_FOUND', 'LEAVE_TYPE_UNKNOWN'],
});

export const listPending = contract({
  name: 'listPending',
  method: 'GET',
  path: '/api/leave/pending',
  summary: 'Requests that wait for the caller, and early returns to confirm, oldest first, a page after a request',
  tag: 'leave',
  access: 'member',
  problems: [],
});

export const decideLeave = contract({
  name: 'decideLeave',
  method: 'POST',
  idempotent: true,
  path: '/api/leave/:id/decision',
  summary: "Approve or reject a pending leave; by the member's manager or the office, never by the member",
  tag: 'leave',
  access: 'member',
  problems: [
    'NOT_FOUND',
    'FORBIDDEN',
    'LEAVE_READ_ONLY',
    'NOT_EMPLOYED',
    'PERIOD_CLOSED',
    'LEAVE_BREAKS_RULE',
    'CHANGED_MEANWHILE',
  ],
});

export const askReturn = contract({
  name: 'askReturn',
  method: 'POST',
  idempotent: true,
  path: '/api/leave/:id/return',
  summary: 'Ask to give back the days of an approved leave from a future day on; null takes the request back',
  tag: 'leave',
  access: 'member',
  tells: true,
  problems: ['NOT_FOUND', 'LEAVE_READ_ONLY', 'LEAVE_DATES_WRONG', 'CHANGED_MEANWHILE'],
});

export const decideReturn = contract({
  name: 'decideReturn',
  method: 'POST',
  idempotent: true,
  path: '/api/leave/:id/return-decision',
  summary: 'Confirm or decline an early return; confirming gives the days back while they are still to come',
  tag: 'leave',
  access: 'member',
  problems: ['NOT_FOUND', 'FORBIDDEN', 'LEAVE_DATES_WRONG', 'CHANGED_MEANWHILE'],
});
