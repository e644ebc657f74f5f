import { z } from 'zod';
import { contract } from '../wire/contract.ts';
import { idInUrl, name, nobody, text } from '../wire/fields.ts';

/** A notification in the specification's own shape (SPEC section 3, WIRE section 10). */
export const notification = z.object({
  id: z.int(),
  heading: z.string(),
  icon: z.object({ name: z.string(), color: z.string() }),
  /** Milliseconds since 1970. */
  timestamp: z.int(),
  title: z.string(),
  subtitle: z.string(),
  path: z.string(),
  read: z.boolean(),
});
export type Notification = z.output<typeof notification>;

const remaining = { 200: z.array(notification) };
const one = z.strictObject({ id: z.union([z.int().min(1).max(2_147_483_647), idInUrl]) });

/**
 * A path of this application: it begins with one slash and stays on the origin. No blanks, because browsers leave
 * tabs and line breaks out of an address, so that one between two slashes would leave it.
 */
const ownPath = text(200).regex(/^\/(?![/\\])[^\\\s]*$/, 'A path of this application.');

export const listNotifications = contract({
  name: 'listNotifications',
  method: 'GET',
  path: '/api/notification',
  summary: 'The own notifications, newest first',
  tag: 'notifications',
  access: 'member',
  background: true,
  reply: remaining,
  problems: [],
});

export const addNotification = contract({
  name: 'addNotification',
  method: 'POST',
  path: '/api/notification/add',
  summary: 'Leave a note to oneself',
  tag: 'notifications',
  access: 'member',
  body: z.strictObject({
    heading: name(60).optional(),
    title: name(120),
    subtitle: text(300).trim().optional(),
    path: ownPath.optional(),
  }),
  reply: remaining,
  problems: [],
});

export const deleteNotification = contract({
  name: 'deleteNotification',
  method: 'POST',
  path: '/api/notification/delete',
  summary: 'Delete one own notification; an unknown one changes nothing',
  tag: 'notifications',
  access: 'member',
  body: one,
  reply: remaining,
  problems: [],
});

export const deleteAllNotifications = contract({
  name: 'deleteAllNotifications',
  method: 'POST',
  path: '/api/notification/delete-all',
  summary: 'Delete all own notifications',
  tag: 'notifications',
  access: 'member',
  body: nobody,
  reply: remaining,
  problems: [],
});

export const readNotification = contract({
  name: 'readNotification',
  method: 'POST',
  path: '/api/notification/read',
  summary: 'Mark one own notification as read',
  tag: 'notifications',
  access: 'member',
  body: one,
  reply: remaining,
  problems: [],
});
