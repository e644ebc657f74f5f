import { z } from 'zod';
import { dayParts } from '../../calendar/day-part.ts';
import { envelope } from '../../wire/envelope.ts';
import { day, memberCode } from '../../wire/fields.ts';

export const calendarDay = z.object({
  date: z.string(),
  kind: z.enum(['holiday', 'offday', 'leave', 'trip', 'hours']),
  /** Of a holiday its name, of hours off when they are. */
  description: z.string(),
  /** The half of the day that a leave takes. */
  part: z.enum(dayParts).nullable(),
  /** Hours off that nobody has decided about. */
  waits: z.literal(true).optional(),
});

export const readOwnDays = {
  query: z.strictObject({ from: day, to: day, membercode: memberCode.optional() }),
  reply: { 200: envelope(z.array(calendarDay)) },
};
