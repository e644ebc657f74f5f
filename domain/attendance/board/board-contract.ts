import type { z } from 'zod';
import { contractsOf } from '../../wire/contract.ts';
import type * as schemas from './board-schemas.ts';

const contract = contractsOf(() => import('./board-schemas.ts'));

export type Board = z.output<typeof schemas.board>;
export type BoardMember = z.output<typeof schemas.boardMember>;
export type BoardCount = NonNullable<Board['counts']>[number];
export type BoardQuery = z.output<typeof schemas.readAttendanceBoard.query>;

/** Milliseconds between two signs of life of a stream. */
export const PING_MS = 25_000;

export const readAttendanceBoard = contract({
  name: 'readAttendanceBoard',
  method: 'GET',
  path: '/api/attendance/board',
  summary: 'Who is in now: members of their groups for managers, everybody for the office',
  tag: 'attendance',
  access: 'member',
  background: true,
  problems: ['FORBIDDEN', 'NOT_FOUND'],
});

export const watchAttendanceBoard = contract({
  name: 'watchAttendanceBoard',
  method: 'GET',
  path: '/api/attendance/board/stream',
  summary: 'What changes on the board, as server-sent events: `change` with a member, and `ping`',
  tag: 'attendance',
  access: 'member',
  background: true,
  events: true,
  problems: ['FORBIDDEN', 'NOT_FOUND'],
});
