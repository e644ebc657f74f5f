import { z } from 'zod';
import { envelope } from '../../wire/envelope.ts';
import { name } from '../../wire/fields.ts';
import { presenceStates } from './presence-states.ts';

/** Where somebody is now; also what an event of the stream carries. */
export const boardMember = z.object({
  membernoid: z.int(),
  membercode: z.string(),
  membername: z.string(),
  groupno: z.string().nullable(),
  state: z.enum(presenceStates),
  since: z.string().nullable(),
  sitename: z.string().nullable(),
});

export const board = z.object({ at: z.string(), members: z.array(boardMember) });

const query = z.strictObject({ groupno: name(50).optional() });

export const readAttendanceBoard = { query, reply: { 200: envelope(board) } };

export const watchAttendanceBoard = { query, reply: { 200: z.unknown() } };
