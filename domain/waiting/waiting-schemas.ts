import { z } from 'zod';
import { envelope } from '../wire/envelope.ts';

/** How many, up to one more than are told apart; none where it is not for this member to look at. */
const count = z.int();

export const waiting = z.object({
  /** Whether the member decides anybody's leave. */
  decides: z.boolean(),
  /** Whether the member checks in for anybody; left out where not. */
  crew: z.literal(true).optional(),
  leaveApprovals: count,
  tripApprovals: count,
  corrections: count,
  mileageApprovals: count,
  attendanceReview: count,
  passwordRequests: count,
  affectedLeave: count,
  /** Places whose holidays of the year to come are still to be entered. */
  holidaysToEnter: count,
});

export const readWaiting = { reply: { 200: envelope(waiting) } };
