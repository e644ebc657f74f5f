import type { z } from 'zod';
import { contractsOf } from '../../wire/contract.ts';
import type * as schemas from './periods-schemas.ts';

const contract = contractsOf(() => import('./periods-schemas.ts'));

export type PayPeriod = z.output<typeof schemas.payPeriod>;
export type OpenThings = z.output<typeof schemas.openThings>;
export type ToDecide = OpenThings['own'];
export type Absences = z.output<typeof schemas.absences>;
export type ChangedDay = z.output<typeof schemas.changedDay>;
export type CountedDay = z.output<typeof schemas.countedDay>;

const office = { tag: 'attendance', access: 'office' } as const;

export const listPeriods = contract({
  name: 'listPeriods',
  method: 'GET',
  path: '/api/attendance/months',
  summary: 'The pay periods of a fiscal year, and which of them are closed; the current year unless told otherwise',
  ...office,
  problems: [],
});

export const readOpenThings = contract({
  name: 'readOpenThings',
  method: 'GET',
  path: '/api/attendance/months/:month/open',
  summary: 'What is still open in a pay period, and keeps it from being closed',
  ...office,
  problems: [],
});

export const readAbsences = contract({
  name: 'readAbsences',
  method: 'GET',
  path: '/api/attendance/months/:month/absent',
  summary:
    'How many days of a pay period somebody was absent without a reason, or worked on leave, and who; it keeps no period from being closed',
  ...office,
  problems: [],
});

export const closePeriod = contract({
  name: 'closePeriod',
  method: 'POST',
  path: '/api/attendance/months/:month/close',
  summary: 'Close a pay period, keeping everybody’s days as they are now; with a reason although something is open',
  ...office,
  problems: ['PERIOD_NOT_READY', 'PERIOD_CLOSED', 'NOT_FOUND'],
});

export const reopenPeriod = contract({
  name: 'reopenPeriod',
  method: 'POST',
  path: '/api/attendance/months/:month/reopen',
  summary: 'Open a closed pay period again, with a reason; for administrators',
  ...office,
  problems: ['FORBIDDEN', 'NOT_FOUND', 'PERIOD_CLOSED'],
});

export const listPeriodChanges = contract({
  name: 'listPeriodChanges',
  method: 'GET',
  path: '/api/attendance/months/:month/changes',
  summary: 'The days of a closed pay period that are no longer as they were closed, by member',
  ...office,
  problems: ['NOT_FOUND'],
});

export const listAdjustments = contract({
  name: 'listAdjustments',
  method: 'GET',
  path: '/api/attendance/months/:month/adjustments',
  summary: 'The days of closed pay periods that the payroll of a period counts, with what was known before, by member',
  ...office,
  problems: [],
});
