import { contractsOf } from '../../wire/contract.ts';
import type * as schemas from './attendance-files-schemas.ts';

const contract = contractsOf<typeof schemas>(() => import('./attendance-files-schemas.ts'));

const days = {
  method: 'GET',
  tag: 'attendance',
  access: 'member',
  problems: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND'],
} as const;

export const daysAsCsv = contract({
  name: 'daysAsCsv',
  path: '/api/attendance/summary.csv',
  file: 'csv',
  summary: 'A row a member and day, as CSV: one’s own, of one member, of a group, or of all whom the caller may see',
  ...days,
});

export const daysAsWorkbook = contract({
  name: 'daysAsWorkbook',
  path: '/api/attendance/summary.xlsx',
  file: 'xlsx',
  summary: 'The same as a workbook',
  ...days,
});

export const monthSheets = contract({
  name: 'monthSheets',
  path: '/api/attendance/monthsheet.pdf',
  file: 'pdf',
  summary:
    'A page a member with every day of a pay period, its totals and lines to sign, as a PDF; of whom as in the files of days',
  ...days,
  problems: ['FORBIDDEN', 'NOT_FOUND'],
});

const payroll = {
  method: 'GET',
  tag: 'attendance',
  access: 'office',
  problems: ['NOT_FOUND'],
} as const;

export const payrollAsCsv = contract({
  name: 'payrollAsCsv',
  path: '/api/attendance/payroll.csv',
  file: 'csv',
  summary: 'A row a member: what payroll needs of a pay period, as CSV',
  ...payroll,
});

export const payrollAsWorkbook = contract({
  name: 'payrollAsWorkbook',
  path: '/api/attendance/payroll.xlsx',
  file: 'xlsx',
  summary: 'The same as a workbook',
  ...payroll,
});

export const adjustmentsAsCsv = contract({
  name: 'adjustmentsAsCsv',
  path: '/api/attendance/adjustments.csv',
  file: 'csv',
  summary: 'A row a member and closed pay period: by how much its days differ from what payroll knew before, as CSV',
  ...payroll,
  problems: [],
});

export const adjustmentsAsWorkbook = contract({
  name: 'adjustmentsAsWorkbook',
  path: '/api/attendance/adjustments.xlsx',
  file: 'xlsx',
  summary: 'The same as a workbook',
  ...payroll,
  problems: [],
});
