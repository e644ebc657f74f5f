import { z } from 'zod';
import { envelope } from '../wire/envelope.ts';
import { day, idInUrl, name, nobody } from '../wire/fields.ts';
import { pageOf, pageQuery } from '../wire/page.ts';

/** What a changed holiday means for a stored leave. Nothing is changed by itself; HR decides with the member. */
export const holidayEffects = ['inside', 'adjacent', 'no-longer-inside', 'no-longer-adjacent'] as const;

export const affectedLeave = z.object({
  id: z.int(),
  leaveid: z.int(),
  membercode: z.string(),
  membername: z.string(),
  start: z.string(),
  end: z.string(),
  ltype: z.string(),
  approve_status: z.int(),
  holidaydate: z.string(),
  description: z.string(),
  effect: z.enum(holidayEffects),
});

const holiday = z.object({ id: z.int(), holidaydate: z.string(), description: z.string() });

export const addHoliday = {
  body: z.strictObject({ holidaydate: day, description: name(120) }),
  reply: { 201: envelope(z.object({ holiday, affected: z.array(affectedLeave) })) },
};

export const removeHoliday = {
  params: z.strictObject({ id: idInUrl }),
  reply: { 200: envelope(z.object({ affected: z.array(affectedLeave) })) },
};

export const listAffectedLeave = {
  query: pageQuery,
  reply: { 200: envelope(pageOf(affectedLeave)) },
};

export const dismissAffectedLeave = {
  params: z.strictObject({ id: idInUrl }),
  body: nobody,
  reply: { 200: envelope(z.null()) },
};
