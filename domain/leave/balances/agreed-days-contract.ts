import type { z } from 'zod';
import { contractsOf } from '../../wire/contract.ts';
import type * as schemas from './agreed-days-schemas.ts';

const contract = contractsOf(() => import('./agreed-days-schemas.ts'));

export type AgreedDaysView = z.output<typeof schemas.agreedDaysView>;
export type AgreedYear = z.output<typeof schemas.agreedYear>;
export type AgreedDaysChange = z.output<typeof schemas.agreeDays.body>;

export const readAgreedDays = contract({
  name: 'readAgreedDays',
  method: 'GET',
  path: '/api/leave/agreed-days',
  summary: 'What a member has a year of a leave type: by an agreement of their own, and by the type',
  tag: 'leave',
  access: 'office',
  problems: ['NOT_FOUND', 'LEAVE_TYPE_UNKNOWN'],
});

export const agreeDays = contract({
  name: 'agreeDays',
  method: 'PUT',
  path: '/api/leave/agreed-days',
  summary:
    'Give a member days a year of a leave type in place of those of the type, or take that back; made up for by adjusted lines in the years given already. Answers what that changes; as a preview nothing is stored',
  tag: 'leave',
  access: 'office',
  problems: [
    'NOT_FOUND',
    'FORBIDDEN',
    'LEAVE_TYPE_UNKNOWN',
    'INVALID_INPUT',
    'NOT_EMPLOYED',
    'CHANGED_MEANWHILE',
    'LEAVE_BALANCE_TOO_LOW',
  ],
});
