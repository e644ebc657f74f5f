import { z } from 'zod';
import { contract } from '../wire/contract.ts';
import { envelope } from '../wire/envelope.ts';
import { day, idInUrl, name, nobody } from '../wire/fields.ts';

/** What a changed holiday means for a stored leave. Nothing is changed by itself; HR decides with the member. */
export const holidayEffects = ['inside', 'adjacent', 'no-longer-inside', 'no-longer-adjacent'] as const;
export type HolidayEffect = (typeof holidayEffects)[number];

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
export type AffectedLeave = z.output<typeof affectedLeave>;

const holiday = z.object({ id: z.int(), holidaydate: z.string(), description: z.string() });

export const addHoliday = contract({
  name: 'addHoliday',
  method: 'POST',
  path: '/api/holidays',
  summary: 'Add a public holiday; answers which stored leave it touches',
  tag: 'holidays',
  access: 'office',
  body: z.strictObject({ holidaydate: day, description: name(120) }),
  reply: { 201: envelope(z.object({ holiday, affected: z.array(affectedLeave) })) },
  problems: ['HOLIDAY_EXISTS'],
});

export const removeHoliday = contract({
  name: 'removeHoliday',
  method: 'DELETE',
  path: '/api/holidays/:id',
  summary: 'Remove a public holiday; answers which stored leave it touched',
  tag: 'holidays',
  access: 'office',
  params: z.strictObject({ id: idInUrl }),
  reply: { 200: envelope(z.object({ affected: z.array(affectedLeave) })) },
  problems: ['NOT_FOUND'],
});

export const listAffectedLeave = contract({
  name: 'listAffectedLeave',
  method: 'GET',
  path: '/api/affected_leave',
  summary: 'Stored leave that changed holidays touch and that nobody has looked at yet',
  tag: 'holidays',
  access: 'office',
  reply: { 200: envelope(z.array(affectedLeave)) },
  problems: [],
});

export const dismissAffectedLeave = contract({
  name: 'dismissAffectedLeave',
  method: 'POST',
  path: '/api/affected_leave/:id/done',
  summary: 'Take an affected leave off the list',
  tag: 'holidays',
  access: 'office',
  params: z.strictObject({ id: idInUrl }),
  body: nobody,
  reply: { 200: envelope(z.null()) },
  problems: ['NOT_FOUND'],
});
