import type { z } from 'zod';
import { contractsOf } from '../wire/contract.ts';
import type * as schemas from './leave-office-schemas.ts';

const contract = contractsOf(() => import('./leave-office-schemas.ts'));

export type LeaveCodeView = z.output<typeof schemas.leaveCodeView>;
export type LeaveCodeChange = z.output<typeof schemas.changeLeaveCode.body>;
export type DaysEffect = z.output<typeof schemas.daysEffect>;
export type Adjustment = z.output<typeof schemas.adjustBalance.body>;

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
  summary: 'Add a leave type; its days are given to every active member at once',
  tag: 'leave',
  access: 'office',
  problems: ['LEAVE_TYPE_TAKEN'],
});

export const changeLeaveCode = contract({
  name: 'changeLeaveCode',
  method: 'PUT',
  path: '/api/leave/codes/:id',
  summary: 'Change a leave type; other days per year are made up for by adjusted lines in the years given already',
  tag: 'leave',
  access: 'office',
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'LEAVE_BALANCE_TOO_LOW'],
});

export const previewDays = contract({
  name: 'previewDays',
  method: 'GET',
  path: '/api/leave/codes/:id/effect',
  summary: 'What other days per year would change: how many members, how many days, and who has used too many',
  tag: 'leave',
  access: 'office',
  problems: ['NOT_FOUND'],
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
