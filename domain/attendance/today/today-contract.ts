import type { z } from 'zod';
import { contractsOf } from '../../wire/contract.ts';
import type * as schemas from './today-schemas.ts';

const contract = contractsOf(() => import('./today-schemas.ts'));

export type OwnToday = z.output<typeof schemas.ownToday>;
/** What the member's own day is about: where they stand, and from where they may check in. */
export type AttendanceToday = NonNullable<OwnToday['attendance']>;
export type ForgottenDay = NonNullable<AttendanceToday['forgotten']>;
export type NextLeave = NonNullable<OwnToday['leave']>;
export type NextTrip = NonNullable<OwnToday['trip']>;

/** How far back a forgotten check-out is asked about, days: what is older is in the summary. */
export const FORGOTTEN_DAYS = 7;

export const readOwnToday = contract({
  name: 'readOwnToday',
  method: 'GET',
  path: '/api/today',
  summary: 'The own day at a glance: attendance and where it may be made, next leave, trip and holiday',
  tag: 'attendance',
  access: 'member',
  guests: true,
  problems: [],
});
