import { z } from 'zod';
import { idAsked, namedId, sampleId, sampleMoment, sampleText } from '../sample-fields.ts';

const person = { name: z.string(), avatar: z.string(), status: z.enum(['online', 'offline']), mood: z.string() };

export const contact = z.object({ id: z.string(), ...person });

export const chatText = z.object({
  contactId: sampleId,
  text: sampleText,
  time: sampleMoment.optional(),
});

/** Of somebody who is no contact only what was sent is shown. */
export const shownText = z.object({
  ...chatText.shape,
  id: sampleId.optional(),
  name: z.string().optional(),
  avatar: z.string().optional(),
  status: person.status.optional(),
  mood: z.string().optional(),
});

export const recentContact = z.object({
  ...contact.shape,
  chatId: z.string(),
  contactId: z.string(),
  unread: z.int(),
  /** ISO 8601 in the samples, milliseconds since 1970 in chats begun since. */
  lastChatTime: z.union([z.string(), z.number()]),
});

export const chatRoom = z.object({
  chatId: z.string(),
  messageList: z.array(shownText),
  recentListUpdated: z.boolean(),
});

const asked = z.string().max(100).optional();

export const readChat = { query: idAsked, reply: { 200: z.array(shownText) } };
export const openChatRoom = {
  query: z.object({ currentUser: asked, contactId: asked }),
  reply: { 200: chatRoom.optional() },
};
export const listRecentContacts = { query: idAsked, reply: { 200: z.array(recentContact) } };
export const listOtherContacts = { query: idAsked, reply: { 200: z.array(contact) } };
export const readContact = { query: idAsked, reply: { 200: contact.optional() } };
export const addChatText = {
  body: z.object({ ...chatText.shape, chatId: namedId, contactId: namedId }),
  reply: { 200: z.array(shownText) },
};
