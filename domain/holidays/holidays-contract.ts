import type { z } from 'zod';
import { contractsOf } from '../wire/contract.ts';
import type * as schemas from './holidays-schemas.ts';

const contract = contractsOf(() => import('./holidays-schemas.ts'));

export type HolidayEffect = (typeof schemas.holidayEffects)[number];
export type AffectedLeave = z.output<typeof schemas.affectedLeave>;

export const addHoliday = contract({
  name: 'addHoliday',
  method: 'POST',
  idempotent: true,
  path: '/api/holidays',
  summary: 'Add a public holiday; answers which stored leave it touches',
  tag: 'holidays',
  access: 'office',
  problems: ['HOLIDAY_EXISTS'],
});

export const removeHoliday = contract({
  name: 'removeHoliday',
  method: 'DELETE',
  path: '/api/holidays/:id',
  summary: 'Remove a public holiday; answers which stored leave it touched',
  tag: 'holidays',
  access: 'office',
  problems: ['NOT_FOUND'],
});

export const listAffectedLeave = contract({
  name: 'listAffectedLeave',
  method: 'GET',
  path: '/api/affected_leave',
  summary: 'Stored leave that changed holidays touch and that nobody has looked at yet',
  tag: 'holidays',
  access: 'office',
  problems: [],
});

export const dismissAffectedLeave = contract({
  name: 'dismissAffectedLeave',
  method: 'POST',
  path: '/api/affected_leave/:id/done',
  summary: 'Take an affected leave off the list',
  tag: 'holidays',
  access: 'office',
  problems: ['NOT_FOUND'],
});
