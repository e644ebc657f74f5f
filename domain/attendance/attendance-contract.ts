import type { z } from 'zod';
import { contractsOf } from '../wire/contract.ts';
import type * as schemas from './attendance-schemas.ts';

const contract = contractsOf(() => import('./attendance-schemas.ts'));

export type CheckType = (typeof schemas.checkTypes)[number];
export type Ending = (typeof schemas.endings)[number];
export type Punch = z.output<typeof schemas.punch>;
export type ListedPunch = z.output<typeof schemas.listedPunch>;
export type PunchInput = z.output<typeof schemas.punchInput>;
export type OutsideArea = z.output<typeof schemas.outsideArea>;
export type Today = z.output<typeof schemas.today>;
export type PunchRules = z.output<typeof schemas.punchRules>;

/** A span of days that a list may cover, so that nobody asks for a thousand years. */
export const MAX_LIST_DAYS = 400;

export const recordPunch = contract({
  name: 'recordPunch',
  method: 'POST',
  path: '/api/membercheckin/createMember',
  summary: 'Check in or out; the same clientid again gives the first answer',
  tag: 'attendance',
  access: 'member',
  problems: [
    'ALREADY_CHECKED_IN',
    'NOT_CHECKED_IN',
    'NOT_EMPLOYED',
    'OUTSIDE_AREA',
    'CLIENTID_REUSED',
    'FORBIDDEN',
    'OFFLINE_REFUSED',
    'OFFLINE_TOO_OLD',
    'OFFLINE_IN_FUTURE',
    'OFFLINE_WHILE_SUSPENDED',
  ],
});

export const readToday = contract({
  name: 'readToday',
  method: 'GET',
  path: '/api/membercheckin/today',
  summary: 'The own punches of the day that a punch now would count for, and the open check-in',
  tag: 'attendance',
  access: 'member',
  problems: [],
});

export const listPunches = contract({
  name: 'listPunches',
  method: 'GET',
  path: '/api/membercheckin/list',
  summary: 'Punches of a span of days, oldest first; of another member for those who decide for them',
  tag: 'attendance',
  access: 'member',
  problems: ['INVALID_INPUT', 'NOT_FOUND'],
});

export const readWorkPlace = contract({
  name: 'readWorkPlace',
  method: 'GET',
  path: '/api/membercheckin/place',
  summary: 'Where the member may check in',
  tag: 'attendance',
  access: 'member',
  problems: [],
});
