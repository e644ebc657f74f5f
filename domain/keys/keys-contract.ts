import type { z } from 'zod';
import { contractsOf } from '../wire/contract.ts';
import type * as schemas from './keys-schemas.ts';

const contract = contractsOf(() => import('./keys-schemas.ts'));

export type AccessKey = z.output<typeof schemas.accessKey>;
export type MadeKey = AccessKey & { readonly key: string };

export const listKeys = contract({
  name: 'listKeys',
  method: 'GET',
  path: '/api/membercode/keys',
  summary: 'The own access keys for scripts, and when each was last used',
  tag: 'account',
  access: 'member',
  problems: [],
});

export const makeKey = contract({
  name: 'makeKey',
  method: 'POST',
  path: '/api/membercode/keys',
  summary: 'An access key for a script, shown once; used as a bearer token',
  tag: 'account',
  access: 'member',
  tells: true,
  problems: ['CONFIRM_FIRST', 'TOO_MANY_REQUESTS'],
});

export const removeKey = contract({
  name: 'removeKey',
  method: 'DELETE',
  path: '/api/membercode/keys/:id',
  summary: 'End an own access key; its next request is refused',
  tag: 'account',
  access: 'member',
  problems: ['NOT_FOUND'],
});
