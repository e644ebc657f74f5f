import type { z } from 'zod';
import { contractsOf } from '../wire/contract.ts';
import type * as schemas from './factors-schemas.ts';

const contract = contractsOf(() => import('./factors-schemas.ts'));

export type OwnFactors = z.output<typeof schemas.ownFactors>;
export type OwnPasskey = z.output<typeof schemas.passkey>;
export type FactorStep = z.output<typeof schemas.factorStep>;

export const finishSignIn = contract({
  name: 'finishSignIn',
  method: 'POST',
  path: '/api/membercode/second',
  summary: 'The second step of a sign-in: a code of the app, a recovery code or a passkey; sets the session cookie',
  tag: 'session',
  access: 'anyone',
  problems: ['TICKET_NOT_VALID', 'SECOND_FACTOR_WRONG', 'MEMBER_SUSPENDED', 'TOO_MANY_REQUESTS'],
});

export const askPasskey = contract({
  name: 'askPasskey',
  method: 'POST',
  path: '/api/membercode/passkey/options',
  summary: 'What to ask a browser for, to sign in by a passkey or to confirm a sign-in by one',
  tag: 'session',
  access: 'anyone',
  problems: ['TICKET_NOT_VALID', 'TOO_MANY_REQUESTS'],
});

export const signInByPasskey = contract({
  name: 'signInByPasskey',
  method: 'POST',
  path: '/api/membercode/passkey/verify',
  summary: 'Sign in by a passkey, without a code or a password; sets the session cookie',
  tag: 'session',
  access: 'anyone',
  problems: ['TICKET_NOT_VALID', 'SECOND_FACTOR_WRONG', 'MEMBER_SUSPENDED', 'TOO_MANY_REQUESTS'],
});

export const addFactor = contract({
  name: 'addFactor',
  method: 'POST',
  path: '/api/membercode/factors',
  summary: 'Set up an authenticator app in two steps, or make new recovery codes; the first factor brings ten codes',
  tag: 'account',
  access: 'member',
  tells: true,
  guests: true,
  withoutFactor: true,
  problems: ['CONFIRM_FIRST', 'SECOND_FACTOR_WRONG', 'TICKET_NOT_VALID', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

export const renamePasskey = contract({
  name: 'renamePasskey',
  method: 'PUT',
  path: '/api/membercode/factors/:id',
  summary: 'Give a passkey another name',
  tag: 'account',
  access: 'member',
  guests: true,
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

export const removeFactor = contract({
  name: 'removeFactor',
  method: 'DELETE',
  path: '/api/membercode/factors',
  summary: 'Remove a factor; the last one only where the company asks for none',
  tag: 'account',
  access: 'member',
  guests: true,
  problems: ['CONFIRM_FIRST', 'NOT_FOUND', 'LAST_FACTOR', 'TOO_MANY_REQUESTS'],
});

export const removeMemberFactors = contract({
  name: 'removeMemberFactors',
  method: 'DELETE',
  path: '/api/members/:id/factors',
  summary: 'Remove every factor of a member who lost theirs; ends their sessions',
  tag: 'members',
  access: 'office',
  problems: ['NOT_FOUND', 'FORBIDDEN'],
});
