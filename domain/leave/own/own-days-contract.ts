import type { z } from 'zod';
import { contractsOf } from '../../wire/contract.ts';
import type { calendarDay } from './own-days-schemas.ts';

const contract = contractsOf(() => import('./own-days-schemas.ts'));

export type CalendarDay = z.output<typeof calendarDay>;

/** In a file of its own for the page that everybody lands on, which needs no other call of leave. */
export const readOwnDays = contract({
  name: 'readOwnDays',
  method: 'GET',
  path: '/api/leave/days',
  summary: 'What the days of a span hold, the own or a member’s: public holidays, off-days, leave, trips, hours off',
  tag: 'leave',
  access: 'member',
  problems: ['INVALID_INPUT', 'NOT_FOUND'],
});
