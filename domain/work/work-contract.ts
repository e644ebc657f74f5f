import type { z } from 'zod';
import { contractsOf } from '../wire/contract.ts';
import type * as schemas from './work-schemas.ts';

const contract = contractsOf(() => import('./work-schemas.ts'));

export type WorkView = z.output<typeof schemas.workView>;
export type WorkHistory = z.output<typeof schemas.workHistory>;
export type DayOverrideView = z.output<typeof schemas.dayOverride>;
export type WorkInput = z.output<typeof schemas.workInput>;
export type OverrideInput = z.output<typeof schemas.overrideInput>;
export type DayOverridden = z.output<typeof schemas.overrideReply>;
export type TouchedByWork = z.output<typeof schemas.touchedByWork>;

export const readWork = contract({
  name: 'readWork',
  method: 'GET',
  path: '/api/members/:id/work',
  summary: 'Group, shift, rest days, sites and location rule of a member, each with the days on which it holds',
  tag: 'members',
  access: 'member',
  problems: ['NOT_FOUND'],
});

export const setWork = contract({
  name: 'setWork',
  method: 'POST',
  path: '/api/members/:id/work',
  summary: 'Set what holds for a member from a day on; with preview=true only say what that would touch',
  tag: 'members',
  access: 'office',
  problems: [
    'NOT_FOUND',
    'FORBIDDEN',
    'WORK_VALUE_UNKNOWN',
    'PERIOD_CLOSED',
    'CHANGED_MEANWHILE',
    'PASSWORD_OF_ANOTHER',
  ],
});

export const overrideDay = contract({
  name: 'overrideDay',
  method: 'POST',
  path: '/api/members/:id/dayoverride',
  summary:
    'Make a single day of a member off, working or as usual again; with preview=true only say what that would touch',
  tag: 'members',
  access: 'office',
  problems: ['NOT_FOUND', 'FORBIDDEN', 'PERIOD_CLOSED', 'CHANGED_MEANWHILE'],
});
