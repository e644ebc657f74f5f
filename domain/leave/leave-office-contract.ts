import type { z } from 'zod';
import { contractsOf } from '../wire/contract.ts';
import type * as schemas from './leave-office-schemas.ts';
import type { typeTouch } from './types/type-touch-schemas.ts';

const contract = contractsOf(() => import('./leave-office-schemas.ts'));

export type LeaveBalances = z.output<typeof schemas.leaveBalances>;
export type LeaveCodeView = z.output<typeof schemas.leaveCodeView>;
export type LeaveCodeChange = z.output<typeof schemas.changeLeaveCode.body>;
export type TypeTouch = z.output<typeof typeTouch>;
export type Adjustment = z.output<typeof schemas.adjustBalance.body>;

/** What refuses leave that the office enters or changes for a member. */
const refusals = [
  'LEAVE_TYPE_UNKNOWN',
  'LEAVE_DATES_WRONG',
  'LEAVE_OVERLAP',
  'NOT_EMPLOYED',
  'PERIOD_CLOSED',
  'LEAVE_NEXT_TO_HOLIDAY',
  'LEAVE_NEXT_TO_OFFDAY',
  'LEAVE_EXCEEDS_BALANCE',
  'LEAVE_SERVICE_SHORT',
  'LEAVE_NOT_EARNED',
] as const;

export const listLeaveCodes = contract({
  name: 'listLeaveCodes',
  method: 'GET',
  path: '/api/leave/codes',
  summary: 'The leave types with their days per year and their rules',
  tag: 'leave',
  access: 'office',
  problems: [],
});

export const addLeaveCode = contract({
  name: 'addLeaveCode',
  method: 'POST',
  idempotent: true,
  path: '/api/leave/codes',
  summary:
    'Add a leave type; its days are given to every active member at once. Answers whom they reach; as a preview nothing is stored',
  tag: 'leave',
  access: 'office',
  problems: ['LEAVE_TYPE_TAKEN'],
});

export const changeLeaveCode = contract({
  name: 'changeLeaveCode',
  method: 'PUT',
  path: '/api/leave/codes/:id',
  summary:
    'Change a leave type; other days per year are made up for by adjusted lines in the years given already. Answers which balances and which leave that touches; as a preview nothing is stored',
  tag: 'leave',
  access: 'office',
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'FORBIDDEN', 'LEAVE_TYPE_TAKEN', 'LEAVE_BALANCE_TOO_LOW'],
});

export const adjustBalance = contract({
  name: 'adjustBalance',
  method: 'POST',
  idempotent: true,
  path: '/api/leave/adjustment',
  summary: "Add days to a member's balance or take some off, never below zero; an Idempotency-Key makes a retry safe",
  tag: 'leave',
  access: 'office',
  problems: ['NOT_FOUND', 'FORBIDDEN', 'LEAVE_TYPE_UNKNOWN', 'INVALID_INPUT', 'LEAVE_BALANCE_TOO_LOW'],
});

export const enterForMember = contract({
  name: 'enterForMember',
  method: 'POST',
  idempotent: true,
  path: '/api/leave/office',
  summary: 'Enter leave for a member, also of past days; it is approved with that. `override` names rules to set aside',
  tag: 'leave',
  access: 'office',
  problems: ['NOT_FOUND', 'FORBIDDEN', ...refusals],
});

export const changeForMember = contract({
  name: 'changeForMember',
  method: 'POST',
  idempotent: true,
  path: '/api/leave/:id/change',
  summary: "Change a member's leave, pending or approved, which stays what it is. `override` names rules to set aside",
  tag: 'leave',
  access: 'office',
  problems: ['NOT_FOUND', 'FORBIDDEN', 'LEAVE_READ_ONLY', 'CHANGED_MEANWHILE', ...refusals],
});

export const cancelForMember = contract({
  name: 'cancelForMember',
  method: 'POST',
  idempotent: true,
  path: '/api/leave/:id/cancel',
  summary: "Cancel a member's leave, pending or approved; its days are free and back in the balance",
  tag: 'leave',
  access: 'office',
  problems: ['NOT_FOUND', 'FORBIDDEN', 'LEAVE_READ_ONLY', 'CHANGED_MEANWHILE', 'PERIOD_CLOSED'],
});

export type YearEnd = z.output<typeof schemas.yearEnd>;
export type YearEndSeen = z.output<typeof schemas.yearEndSeen>;
export type YearEndLineView = z.output<typeof schemas.yearEndLineView>;

export const retireLeaveCode = contract({
  name: 'retireLeaveCode',
  method: 'POST',
  path: '/api/leave/codes/:id/retire',
  summary:
    'Take a leave type for no new leave; leave that has it keeps it. Answers which that is; as a preview nothing is stored',
  tag: 'leave',
  access: 'office',
  problems: ['NOT_FOUND'],
});

export const reinstateLeaveCode = contract({
  name: 'reinstateLeaveCode',
  method: 'POST',
  path: '/api/leave/codes/:id/reinstate',
  summary: 'Offer a leave type again, with its days. Answers who gets them; as a preview nothing is stored',
  tag: 'leave',
  access: 'office',
  problems: ['NOT_FOUND', 'LEAVE_TYPE_TAKEN'],
});

export const listBalances = contract({
  name: 'listBalances',
  method: 'GET',
  path: '/api/leave/balances',
  summary: 'What members have of each leave type in a fiscal year, by code, with the sums of all who are found',
  tag: 'leave',
  access: 'office',
  problems: [],
});

export const balancesAsCsv = contract({
  name: 'balancesAsCsv',
  method: 'GET',
  path: '/api/leave/balances.csv',
  summary: 'What members have of each leave type in a fiscal year, a row a member and a row of sums, as CSV',
  tag: 'leave',
  access: 'office',
  file: 'csv',
  problems: [],
});

export const balancesAsWorkbook = contract({
  name: 'balancesAsWorkbook',
  method: 'GET',
  path: '/api/leave/balances.xlsx',
  summary: 'The same as a workbook',
  tag: 'leave',
  access: 'office',
  file: 'xlsx',
  problems: [],
});

export const previewYearEnd = contract({
  name: 'previewYearEnd',
  method: 'GET',
  path: '/api/leave/yearend',
  summary: 'What the end of a fiscal year would carry over and let lapse, line by line; stores nothing',
  tag: 'leave',
  access: 'office',
  problems: [],
});

export const runYearEnd = contract({
  name: 'runYearEnd',
  method: 'POST',
  path: '/api/leave/yearend',
  summary: 'Carry over what remains of a fiscal year that is over; run again it finds only what has come up since',
  tag: 'leave',
  access: 'office',
  problems: [],
});
