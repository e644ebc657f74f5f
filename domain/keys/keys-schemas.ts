import { z } from 'zod';
import { envelope } from '../wire/envelope.ts';
import { day, idInUrl, instantWithOffset, name, passwordTyped } from '../wire/fields.ts';
import { keyScopes } from './key-rules.ts';

const scopes = z.array(z.enum(keyScopes)).min(1).max(keyScopes.length);

export const accessKey = z.object({
  id: z.int(),
  name: z.string(),
  scopes,
  /** The last day on which it works. */
  expires: z.string(),
  createdat: z.string(),
  lastusedat: z.string().nullable(),
});

export const listKeys = {
  reply: { 200: envelope(z.array(accessKey)) },
};

export const makeKey = {
  body: z.strictObject({
    name: name(60),
    scopes,
    expires: z.union([day, instantWithOffset]),
    current: passwordTyped.optional(),
  }),
  /** The key itself is shown this once. */
  reply: { 201: envelope(accessKey.extend({ key: z.string() })) },
};

export const removeKey = {
  params: z.strictObject({ id: idInUrl }),
  reply: { 200: envelope(z.null()) },
};
