import { z } from 'zod';
import { envelope } from '../wire/envelope.ts';
import { text } from '../wire/fields.ts';
import { because } from '../wire/invalid-input.ts';

/** Whether this device is told. */
export const ownPush = z.object({
  /** What a browser subscribes with (VAPID, RFC 8292): a point of P-256 as base64url. */
  key: z.string(),
  /** Where this device is reached; null while it is told nothing. */
  endpoint: z.string().nullable(),
});

/**
 * The address at which a push service takes what is for one device. The server sends to it, so it may name no
 * machine inside: by name, with a dot and no number at its end, on the port of https. What the name stands for is
 * looked at when something is sent.
 */
const endpoint = text(1000).regex(
  /^https:\/\/(?=[^/]{4,253}\/)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]\/[\w.~!$&'()*+,;=:@%/?-]+$/i,
  because('pushservice'),
);

const base64url = (characters: number) =>
  z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${characters}}$`), because('kind'));

/** A subscription as browsers tell it (W3C Push API), without when it ends. */
const subscription = z.strictObject({
  endpoint,
  /** The device's public key, a point of 65 bytes, and its secret of 16 (RFC 8291). */
  keys: z.strictObject({ p256dh: base64url(87), auth: base64url(22) }),
});

export const readPush = {
  reply: { 200: envelope(ownPush) },
};

export const keepPush = {
  body: subscription,
  reply: { 200: envelope(ownPush) },
};

export const dropPush = {
  reply: { 200: envelope(ownPush) },
};
