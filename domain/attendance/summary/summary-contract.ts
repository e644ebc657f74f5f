import type { z } from 'zod';
import { contractsOf } from '../../wire/contract.ts';
import type * as schemas from './summary-schemas.ts';

const contract = contractsOf(() => import('./summary-schemas.ts'));

export type SummaryDay = z.output<typeof schemas.summaryDay>;
export type Summary = z.output<typeof schemas.summary>;
export type GroupMember = z.output<typeof schemas.groupMember>;
export type GroupSummary = z.output<typeof schemas.groupSummary>;

export const readSummary = contract({
  name: 'readSummary',
  method: 'GET',
  path: '/api/attendance/summary',
  summary:
    'Every day of a span with its status, minutes and flags, and the totals; the budget year unless told otherwise',
  tag: 'attendance',
  access: 'member',
  problems: ['INVALID_INPUT', 'NOT_FOUND'],
});

/** How many members a page of the group has unless told otherwise. */
export const GROUP_PAGE = 50;

export const readGroupSummary = contract({
  name: 'readGroupSummary',
  method: 'GET',
  path: '/api/attendance/summary/group',
  summary:
    'The days of a month of every member, or of those who are searched for: of their groups for managers, of all for the office',
  tag: 'attendance',
  access: 'member',
  problems: ['FORBIDDEN', 'NOT_FOUND'],
});
