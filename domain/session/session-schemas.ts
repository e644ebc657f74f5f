import { z } from 'zod';
import { ownToday } from '../attendance/today/today-schemas.ts';
import { currentMember } from '../members/members-schemas.ts';
import { envelope } from '../wire/envelope.ts';
import { idInUrl, memberCode, noBody, passwordTyped, secret, yesOrNo } from '../wire/fields.ts';

const nothing = envelope(z.null());
const newPassword = { password: passwordTyped, confirm_password: passwordTyped };

const accessToken = z.object({
  accessToken: z.string(),
  tokenType: z.literal('Bearer'),
  expiresIn: z.int(),
  /** Where it was asked for, and is the member's to see. */
  today: ownToday.optional(),
});

export const issueToken = {
  query: z.strictObject({ today: yesOrNo }),
  body: noBody,
  reply: { 200: accessToken },
};

export const signIn = {
  body: z.strictObject({ membercode: memberCode, password: passwordTyped }),
  reply: { 200: envelope(currentMember) },
};

export const register = {
  body: z.strictObject({ membercode: memberCode, ...newPassword, code: secret.optional() }),
  reply: { 201: envelope(currentMember) },
};

export const signOut = {
  body: noBody,
  reply: { 200: nothing },
};

export const ownSession = z.object({
  id: z.int(),
  device: z.string(),
  address: z.string(),
  signedinat: z.string(),
  lastusedat: z.string(),
  expires: z.string(),
  current: z.boolean(),
});

export const listSessions = {
  reply: { 200: envelope(z.array(ownSession)) },
};

export const revokeSession = {
  params: z.strictObject({ id: idInUrl }),
  reply: { 200: nothing },
};

export const changePassword = {
  body: z.strictObject({ current: passwordTyped.optional(), ...newPassword }),
  reply: { 200: nothing },
};

export const forgotPassword = {
  body: z.strictObject({ membercode: memberCode }),
  reply: { 200: nothing },
};

export const resetPassword = {
  body: z.strictObject({ token: secret, ...newPassword }),
  reply: { 200: nothing },
};
