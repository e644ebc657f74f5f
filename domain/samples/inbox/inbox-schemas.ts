import { z } from 'zod';
import { idAsked, listOf, sampleId, sampleMoment, sampleText, withId } from '../sample-fields.ts';

/** `message` is HTML as somebody wrote it: it is made harmless where it is shown. */
export const message = z.object({
  id: sampleId.optional(),
  sender: z.object({ name: sampleText.optional(), photo: sampleText.optional() }).optional(),
  date: sampleMoment.optional(),
  selected: z.boolean().optional(),
  subject: sampleText.optional(),
  message: sampleText.optional(),
  to: sampleText.optional(),
  starred: z.boolean().optional(),
  /** Where it lies; in the inbox when it does not say. */
  folder: sampleText.optional(),
  attachments: listOf(z.object({ name: sampleText, path: sampleText.optional() })).optional(),
});

const all = { 200: z.array(message) };

export const listMessages = { reply: all };
export const readMessage = { query: idAsked, reply: { 200: message.optional() } };
export const addMessage = { body: message, reply: all };
export const updateMessage = { body: message, reply: all };
export const deleteMessage = { body: withId, reply: all };
