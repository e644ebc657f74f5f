import type { z } from 'zod';
import { contractsOf } from '../wire/contract.ts';
import type * as schemas from './session-schemas.ts';

const contract = contractsOf(() => import('./session-schemas.ts'));

export type OwnSession = z.output<typeof schemas.ownSession>;

/** Apart from what a visitor needs, who has to fetch the rest first. */
export const listSessions = contract({
  name: 'listSessions',
  method: 'GET',
  path: '/api/membercode/sessions',
  summary: 'The own sessions: on which devices the member is signed in',
  tag: 'session',
  access: 'member',
  guests: true,
  withoutFactor: true,
  problems: [],
});

export const revokeSession = contract({
  name: 'revokeSession',
  method: 'DELETE',
  path: '/api/membercode/sessions/:id',
  summary: 'End one of the own sessions',
  tag: 'session',
  access: 'member',
  guests: true,
  withoutFactor: true,
  problems: ['NOT_FOUND'],
});

export const changePassword = contract({
  name: 'changePassword',
  method: 'POST',
  path: '/api/membercode/password',
  summary: 'Change the own password; ends the other sessions',
  tag: 'session',
  access: 'member',
  tells: true,
  guests: true,
  withoutFactor: true,
  problems: ['CONFIRM_FIRST', 'PASSWORD_TOO_WEAK', 'PASSWORD_MISMATCH', 'TOO_MANY_REQUESTS'],
});
