import { z } from 'zod';
import { idInUrl, name, text } from '../wire/fields.ts';
import { because } from '../wire/invalid-input.ts';

/** A notification in the specification's own shape (behaviour 3; wire 10). */
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

const remaining = { 200: z.array(notification) };
const id = z.union([z.int().min(1).max(2_147_483_647), idInUrl]);
const one = z.strictObject({ id });

/**
 * A path of this application; what begins with no slash, as the paths of the specification's own samples do, begins at its
 * root. It names no scheme and no other origin. No blanks, because browsers leave tabs and line breaks out of an address, so
 * that one between two slashes would leave it.
 */
const ownPath = text(200)
  .regex(/^(?:\/(?![/\\])|(?![A-Za-z][\w+.-]*:|[/\\]))[^\\\s]*$/, because('path'))
  .overwrite((path) => (path.startsWith('/') ? path : `/${path}`));

export const listNotifications = {
  reply: remaining,
};

export const addNotification = {
  body: z.strictObject({
    heading: name(60).or(z.literal('')).optional(),
    title: name(120),
    subtitle: text(300).trim().optional(),
    path: ownPath.optional(),
  }),
  reply: remaining,
};

export const deleteNotification = {
  body: one,
  reply: remaining,
};

export const deleteAllNotifications = {
  /** Up to the newest that was seen: what has come since stays. */
  body: z.strictObject({ upto: id.optional() }).nullish(),
  reply: remaining,
};

export const readNotification = {
  /** With `older` those before it, too. */
  body: z.strictObject({ id, older: z.literal(true).optional() }),
  reply: remaining,
};
