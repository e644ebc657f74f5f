import type { z } from 'zod';
import { contractsOf } from '../../wire/contract.ts';
import type * as schemas from './correction-schemas.ts';

const contract = contractsOf(() => import('./correction-schemas.ts'));

export type Correction = z.output<typeof schemas.correction>;
export type CorrectionInput = z.output<typeof schemas.correctionInput>;
export type ClockPunch = z.output<typeof schemas.clockPunch>;
export type AskedPunch = Correction['after'][number];
export type HoursLeft = z.output<typeof schemas.hoursLeft>;
export type CorrectionState = (typeof schemas.correctionStates)[number];

export const askCorrection = contract({
  name: 'askCorrection',
  method: 'POST',
  path: '/api/attendance/correction',
  summary:
    'Asks to have a day put right: its punches as they should be, the day excused, leave given for work on a day off, overtime approved, or hours of it off; the office does it for a member',
  tag: 'attendance',
  access: 'member',
  tells: true,
  idempotent: true,
  problems: ['CORRECTION_NOT_POSSIBLE', 'FORBIDDEN', 'NOT_FOUND'],
});

/** How many corrections a page has. */
export const CORRECTION_PAGE = 50;

export const listCorrections = contract({
  name: 'listCorrections',
  method: 'GET',
  path: '/api/attendance/correction',
  summary: 'Corrections, newest first: the own ones, those of members one decides for, all for the office',
  tag: 'attendance',
  access: 'member',
  problems: ['NOT_FOUND'],
});

export const readHoursOff = contract({
  name: 'readHoursOff',
  method: 'GET',
  path: '/api/attendance/hoursoff',
  summary: 'How many hours off the budget year of a day allows a member, and how many of them are left',
  tag: 'attendance',
  access: 'member',
  problems: ['NOT_FOUND'],
});

export const decideCorrection = contract({
  name: 'decideCorrection',
  method: 'POST',
  path: '/api/attendance/correction/:id/decision',
  summary: 'Approves or rejects a correction; never one’s own',
  tag: 'attendance',
  access: 'member',
  idempotent: true,
  problems: ['NOT_FOUND', 'FORBIDDEN', 'CHANGED_MEANWHILE', 'CORRECTION_DECIDED', 'CORRECTION_NOT_POSSIBLE'],
});

export const withdrawCorrection = contract({
  name: 'withdrawCorrection',
  method: 'POST',
  path: '/api/attendance/correction/:id/withdraw',
  summary:
    'Takes an own correction back that waits, or own hours off that were approved and have not begun; for the office leave that was given in return for a day, or overtime or hours off that were approved',
  tag: 'attendance',
  access: 'member',
  problems: [
    ...(['NOT_FOUND', 'CHANGED_MEANWHILE', 'CORRECTION_DECIDED', 'PERIOD_CLOSED'] as const),
    ...(['CORRECTION_NOT_POSSIBLE', 'LEAVE_BALANCE_TOO_LOW'] as const),
  ],
});
