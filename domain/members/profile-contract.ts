import type { z } from 'zod';
import { contractsOf } from '../wire/contract.ts';
import type * as schemas from './members-schemas.ts';

const contract = contractsOf(() => import('./members-schemas.ts'));

export type OwnProfile = z.output<typeof schemas.ownProfile>;

/** In a file of their own for the page that everybody lands on, which needs no other call of members. */
export const readProfile = contract({
  name: 'readProfile',
  method: 'GET',
  path: '/api/membercode/me',
  summary: 'The own member record',
  tag: 'members',
  access: 'member',
  guests: true,
  withoutFactor: true,
  problems: [],
});

export const updateProfile = contract({
  name: 'updateProfile',
  method: 'PUT',
  path: '/api/membercode/register',
  summary: 'Change the own name, phone, e-mail address and photo; what is left out stays',
  tag: 'members',
  access: 'member',
  tells: true,
  guests: true,
  heaviest: 7 * 1024 * 1024,
  problems: ['CONFIRM_FIRST', 'TOO_MANY_REQUESTS', 'NAME_TAKEN', 'CHANGED_MEANWHILE'],
});
