import { z } from 'zod';
import { sampleId, sampleMoment, sampleText, withId } from '../sample-fields.ts';

const when = { start: sampleMoment.optional(), end: sampleMoment.optional() };
const fields = {
  title: sampleText.optional(),
  ...when,
  location: sampleText.optional(),
  note: sampleText.optional(),
};

export const calendarEvent = z.object({ id: sampleId.optional(), ...fields });

const all = { 200: z.array(calendarEvent) };

export const listEvents = { reply: all };
export const addEvent = { body: calendarEvent, reply: all };
export const updateEvent = {
  body: z.object({ id: sampleId.optional(), event: withId.optional(), ...fields }),
  reply: all,
};
export const deleteEvent = { body: withId, reply: all };
