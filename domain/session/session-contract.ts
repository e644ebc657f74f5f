import { contractsOf } from '../wire/contract.ts';

const contract = contractsOf(() => import('./session-schemas.ts'));

export const issueToken = contract({
  name: 'issueToken',
  method: 'POST',
  path: '/jwt/token',
  summary: 'An access token for 30 minutes, by Basic credentials or by the session cookie',
  tag: 'session',
  access: 'cookie',
  background: true,
  whileSuspended: true,
  problems: ['INVALID_CREDENTIALS', 'SECOND_FACTOR_REQUIRED', 'MEMBER_SUSPENDED', 'TOO_MANY_REQUESTS'],
});

export const signIn = contract({
  name: 'signIn',
  method: 'POST',
  path: '/api/membercode/login',
  summary: 'Sign in; sets the session cookie',
  tag: 'session',
  access: 'anyone',
  problems: ['INVALID_CREDENTIALS', 'SECOND_FACTOR_REQUIRED', 'MEMBER_SUSPENDED', 'TOO_MANY_REQUESTS', 'NOT_SET_UP'],
});

export const register = contract({
  name: 'register',
  method: 'POST',
  path: '/api/membercode/register',
  summary: 'Choose the first password of a listed member code; signs in',
  tag: 'session',
  access: 'anyone',
  problems: ['NOT_SET_UP', 'REGISTRATION_REFUSED', 'PASSWORD_TOO_WEAK', 'PASSWORD_MISMATCH', 'TOO_MANY_REQUESTS'],
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
  problems: [],
});

export const forgotPassword = contract({
  name: 'forgotPassword',
  method: 'POST',
  path: '/api/membercode/forgot',
  summary: 'Mails a one-time link, or puts a request before HR; answers the same for every code',
  tag: 'session',
  access: 'anyone',
  problems: ['TOO_MANY_REQUESTS'],
});

export const resetPassword = contract({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/membercode/reset',
  summary: 'Set a new password by the one-time link; ends all sessions of the member',
  tag: 'session',
  access: 'anyone',
  problems: ['LINK_NOT_VALID', 'PASSWORD_TOO_WEAK', 'PASSWORD_MISMATCH', 'TOO_MANY_REQUESTS'],
});
