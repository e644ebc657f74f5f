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
  /** When who has not come is to begin; null for who came, and who need not come. */
  due: z.string().nullable(),
  /** Whether that has passed by more than the shift lets pass. */
  late: z.boolean(),
  /** The site at which who is in checked in; null where they were at none. */
  sitename: z.string().nullable(),
  /** Whether they are in and checked in outside every site. */
  outside: z.boolean(),
});

export const board = z.object({ at: z.string(), members: z.array(boardMember) });

const query = z.strictObject({ groupno: name(50).optional() });

export const readAttendanceBoard = { query, reply: { 200: envelope(board) } };

export const watchAttendanceBoard = { query, reply: { 200: z.unknown() } };
