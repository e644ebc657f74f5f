import { z } from 'zod';
import { envelope } from '../../wire/envelope.ts';
import { name, search } from '../../wire/fields.ts';
import { because } from '../../wire/invalid-input.ts';
import { boardStates, presenceStates } from './presence-states.ts';

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

/** How many of a group are in a state. */
const boardCount = z.object({ groupno: z.string().nullable(), state: z.enum(boardStates), count: z.int() });

export const board = z.object({
  at: z.string(),
  members: z.array(boardMember),
  /** Of all whom group and words leave, whatever their state; told to who asks for `most`. */
  counts: z.array(boardCount).optional(),
  /** Whether there are more than were asked for, of whom none is told. */
  more: z.boolean().optional(),
});

const query = z.strictObject({ groupno: name(50).optional() });

const readQuery = query.extend({
  search,
  state: z.enum(boardStates).optional(),
  most: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, because('number'))
    .optional(),
});

export const readAttendanceBoard = { query: readQuery, reply: { 200: envelope(board) } };

export const watchAttendanceBoard = { query, reply: { 200: z.unknown() } };
