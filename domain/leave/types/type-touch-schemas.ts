import { z } from 'zod';
import { typeEffects } from './type-effects.ts';

/** A member whose balance a change would take below zero. */
const shortMember = z.object({
  membercode: z.string(),
  membername: z.string(),
  fiscalyear: z.int(),
  remaining: z.number(),
  /** What would remain; negative. */
  after: z.number(),
});

/** Leave of today and later that would not be as it is if it were asked for under the changed type. It stays as it is. */
const touchedLeave = z.object({
  id: z.int(),
  membercode: z.string(),
  membername: z.string(),
  start: z.string(),
  end: z.string(),
  approve_status: z.int(),
  effect: z.enum(typeEffects),
  /** What it costs, and what it would. */
  days: z.number(),
  would: z.number(),
});

/** A member who has taken more of the running year than is there by today where its days come to be earned. */
const aheadMember = z.object({
  membercode: z.string(),
  membername: z.string(),
  /** What leave takes that has begun. */
  taken: z.number(),
  /** What is earned by today, with what counts in full. */
  there: z.number(),
});

/** What a changed leave type touches. */
export const typeTouch = z.object({
  years: z.array(
    z.object({
      fiscalyear: z.int(),
      days: z.int(),
      difference: z.int(),
      /** How many members have the year's days already and get the difference. */
      adjusted: z.int(),
      /** How many of them joined within the year and get their part of the difference. */
      inpart: z.int(),
      /** How many members get the year's days for the first time. */
      granted: z.int(),
      /** How many members have a balance that a file entered instead of the year's days; unless it is asked for they get neither. */
      entered: z.int(),
    }),
  ),
  /** How many balances would fall below zero, and the first few of them; the change is refused while there are any. */
  short: z.object({ count: z.int(), members: z.array(shortMember) }),
  /** How many there are, and the first of them by day. */
  leave: z.object({ count: z.int(), items: z.array(touchedLeave) }),
  /** How many there are who can take none until more is earned, and the first by code; left out where there are none. */
  ahead: z.object({ count: z.int(), members: z.array(aheadMember) }).optional(),
  /** Days of it in closed pay periods that the next payroll would count as paid otherwise, and whose they are. */
  repaid: z.object({ days: z.number(), members: z.int() }),
});
