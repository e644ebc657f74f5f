import { z } from 'zod';
import { currentMember } from '../members/members-contract.ts';
import { contract } from '../wire/contract.ts';
import { envelope } from '../wire/envelope.ts';
import { idInUrl, memberCode, nobody, passwordTyped, secret } from '../wire/fields.ts';

const nothing = envelope(z.null());
const newPassword = { password: passwordTyped, confirm_password: passwordTyped };

export const issueToken = contract({
  name: 'issueToken',
  method: 'POST',
  path: '/jwt/token',
  summary: 'An access token for 30 minutes, by Basic credentials or by the session cookie',
  tag: 'session',
  access: 'cookie',
  background: true,
  whileSuspended: true,
  body: nobody,
  reply: { 200: z.object({ accessToken: z.string(), tokenType: z.literal('Bearer'), expiresIn: z.int() }) },
  problems: ['INVALID_CREDENTIALS', 'MEMBER_SUSPENDED', 'TOO_MANY_REQUESTS'],
});

export const signIn = contract({
  name: 'signIn',
  method: 'POST',
  path: '/api/membercode/login',
  summary: 'Sign in; sets the session cookie',
  tag: 'session',
  access: 'anyone',
  body: z.strictObject({ membercode: memberCode, password: passwordTyped }),
  reply: { 200: envelope(currentMember) },
  problems: ['INVALID_CREDENTIALS', 'MEMBER_SUSPENDED', 'TOO_MANY_REQUESTS', 'NOT_SET_UP'],
});

export const register = contract({
  name: 'register',
  method: 'POST',
  path: '/api/membercode/register',
  summary: 'Choose the first password of a listed member code; signs in',
  tag: 'session',
  access: 'anyone',
  body: z.strictObject({ membercode: memberCode, ...newPassword, code: secret.optional() }),
  reply: { 201: envelope(currentMember) },
  problems: ['REGISTRATION_REFUSED', 'PASSWORD_TOO_WEAK', 'PASSWORD_MISMATCH', 'TOO_MANY_REQUESTS'],
});

export const signOut = contract({
  name: 'signOut',
  method: 'POST',
  path: '/api/membercode/logout',
  summary: 'End this session',
  tag: 'session',
  access: 'cookie',
  background: true,
  whileSuspended: true,
  body: nobody,
  reply: { 200: nothing },
  problems: [],
});

export const ownSession = z.object({
  id: z.int(),
  device: z.string(),
  address: z.string(),
  signedinat: z.string(),
  lastusedat: z.string(),
  expires: z.string(),
  current: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;

export const listSessions = contract({
  name: 'listSessions',
  method: 'GET',
  path: '/api/membercode/sessions',
  summary: 'The own sessions: on which devices the member is signed in',
  tag: 'session',
  access: 'member',
  reply: { 200: envelope(z.array(ownSession)) },
  problems: [],
});

export const revokeSession = contract({
  name: 'revokeSession',
  method: 'DELETE',
  path: '/api/membercode/sessions/:id',
  summary: 'End one of the own sessions',
  tag: 'session',
  access: 'member',
  params: z.strictObject({ id: idInUrl }),
  reply: { 200: nothing },
  problems: ['NOT_FOUND'],
});

export const changePassword = contract({
  name: 'changePassword',
  method: 'POST',
  path: '/api/membercode/password',
  summary: 'Change the own password; ends the other sessions',
  tag: 'session',
  access: 'member',
  body: z.strictObject({ current: passwordTyped, ...newPassword }),
  reply: { 200: nothing },
  problems: ['PASSWORD_WRONG', 'PASSWORD_TOO_WEAK', 'PASSWORD_MISMATCH', 'TOO_MANY_REQUESTS'],
});

export const forgotPassword = contract({
  name: 'forgotPassword',
  method: 'POST',
  path: '/api/membercode/forgot',
  summary: 'Mails a one-time link, or puts a request before HR; answers the same for every code',
  tag: 'session',
  access: 'anyone',
  body: z.strictObject({ membercode: memberCode }),
  reply: { 200: nothing },
  problems: ['TOO_MANY_REQUESTS'],
});

export const resetPassword = contract({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/membercode/reset',
  summary: 'Set a new password by the one-time link; ends all sessions of the member',
  tag: 'session',
  access: 'anyone',
  body: z.strictObject({ token: secret, ...newPassword }),
  reply: { 200: nothing },
  problems: ['LINK_NOT_VALID', 'PASSWORD_TOO_WEAK', 'PASSWORD_MISMATCH', 'TOO_MANY_REQUESTS'],
});
