import { dayFlagWords, dayStatusWords } from './day-notes.ts';

/** The month sheet, which a member signs. */
export const monthSheet = {
  title: 'Attendance sheet',
  provisional: 'Provisional attendance sheet',
  group: 'Group {{group}}',
  columns: {
    day: 'Day',
    status: 'Status',
    in: 'In',
    out: 'Out',
    worked: 'Worked',
    late: 'Late',
    early: 'Left early',
    overtime: 'Overtime',
    note: 'Note',
  },
  status: dayStatusWords,
  flags: dayFlagWords,
  totals: 'Totals',
  count: '{{what}}: {{days}}',
  daysLate: 'Days late',
  daysEarly: 'Days left early',
  expected: 'Expected: {{time}}',
  night: 'Night work: {{time}}',
  overtimeOpen: 'Overtime not approved: {{time}}',
  off: 'Hours off: {{time}}',
  inHours: 'Times are hours and minutes, in the company’s time zone {{zone}}.',
  wholeMinutes: 'Seconds are counted, but not shown: what was worked is cut to whole minutes.',
  member: 'Member: date and signature',
  manager: 'Manager: date and signature',
  nobody: 'Nobody was there in this month.',
} as const;
