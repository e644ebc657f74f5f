import type { z } from 'zod';
import { contractsOf } from '../wire/contract.ts';
import type * as schemas from './holidays-schemas.ts';

const contract = contractsOf(() => import('./holidays-schemas.ts'));

export type HolidayEffect = (typeof schemas.holidayEffects)[number];
export type Mending = (typeof schemas.mendings)[number];
export type AffectedLeave = z.output<typeof schemas.affectedLeave>;
export type ListedAffected = z.output<typeof schemas.listedAffected>;
export type SettledLeave = z.output<typeof schemas.settledLeave>;
/** What a changed holiday touches, or would touch. */
export type HolidayTouch = z.output<typeof schemas.holidayTouch>;

/** A holiday as the office sees it, with the sites at which it holds. */
export type ListedHoliday = z.output<typeof schemas.listedHoliday>;

export const listHolidays = contract({
  name: 'listHolidays',
  method: 'GET',
  path: '/api/holidays',
  summary: 'All public holidays of a calendar year with the sites at which they hold, for the office',
  tag: 'holidays',
  access: 'office',
  problems: [],
});

export const readHolidaysToEnter = contract({
  name: 'readHolidaysToEnter',
  method: 'GET',
  path: '/api/holidays/to_enter',
  summary: 'Where this year or, from November on, the next has no public holidays yet, for the office',
  tag: 'holidays',
  access: 'office',
  problems: [],
});

export const addHoliday = contract({
  name: 'addHoliday',
  method: 'POST',
  idempotent: true,
  path: '/api/holidays',
  summary:
    'Add a public holiday; answers which stored leave, trips and balances it touches; as a preview nothing is stored',
  tag: 'holidays',
  access: 'office',
  problems: ['HOLIDAY_EXISTS', 'WORK_VALUE_UNKNOWN'],
});

export type HolidayImport = z.output<typeof schemas.holidayImport>;
export type HolidaySuggestions = z.output<typeof schemas.holidaySuggestions>;

export const changeHoliday = contract({
  name: 'changeHoliday',
  method: 'PUT',
  path: '/api/holidays/:id',
  summary:
    'Give a public holiday another day or name; answers which stored leave, trips and balances that touches; as a preview nothing is stored',
  tag: 'holidays',
  access: 'office',
  problems: ['NOT_FOUND', 'HOLIDAY_EXISTS', 'CHANGED_MEANWHILE', 'WORK_VALUE_UNKNOWN'],
});

export const importHolidays = contract({
  name: 'importHolidays',
  method: 'POST',
  path: '/api/holidays/import',
  summary:
    'Add the holidays of a CSV, XLSX or ICS file that are not listed yet; as a dry run only say what it would do',
  tag: 'holidays',
  access: 'office',
  form: 'fields',
  problems: ['FILE_NOT_READABLE', 'HOLIDAY_EXISTS'],
});

export const suggestHolidays = contract({
  name: 'suggestHolidays',
  method: 'GET',
  path: '/api/holidays/suggest',
  summary:
    'The public holidays of a country and region in a year, as far as they are known; without a country, which there are',
  tag: 'holidays',
  access: 'office',
  problems: ['NOT_FOUND'],
});

export const removeHoliday = contract({
  name: 'removeHoliday',
  method: 'DELETE',
  path: '/api/holidays/:id',
  summary:
    'Remove a public holiday; answers which stored leave, trips and balances it touches; as a preview nothing is stored',
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
  summary: 'Take an affected leave off the list; kept on record with the leave and the balance it is about',
  tag: 'holidays',
  access: 'office',
  problems: ['NOT_FOUND', 'FORBIDDEN'],
});

export const listSettledLeave = contract({
  name: 'listSettledLeave',
  method: 'GET',
  path: '/api/affected_leave/settled',
  summary: 'Affected leave that somebody of the office has called settled, and who, the latest of the list first',
  tag: 'holidays',
  access: 'office',
  problems: [],
});

export const reopenAffectedLeave = contract({
  name: 'reopenAffectedLeave',
  method: 'POST',
  path: '/api/affected_leave/:id/reopen',
  summary: 'Put an affected leave that was called settled back on the list',
  tag: 'holidays',
  access: 'office',
  problems: ['NOT_FOUND', 'FORBIDDEN'],
});
