import type { z } from 'zod';
import { contractsOf } from '../wire/contract.ts';
import type * as schemas from './push-schemas.ts';

const contract = contractsOf(() => import('./push-schemas.ts'));

export type OwnPush = z.output<typeof schemas.ownPush>;

export const readPush = contract({
  name: 'readPush',
  method: 'GET',
  path: '/api/push',
  summary: 'Whether this device is told the news, too, and the key that its browser subscribes with',
  tag: 'notifications',
  access: 'member',
  guests: true,
  background: true,
  problems: [],
});

export const keepPush = contract({
  name: 'keepPush',
  method: 'PUT',
  path: '/api/push',
  summary: 'Have this device told the news, too',
  tag: 'notifications',
  access: 'member',
  guests: true,
  problems: [],
});

export const dropPush = contract({
  name: 'dropPush',
  method: 'DELETE',
  path: '/api/push',
  summary: 'Have this device told no news any more',
  tag: 'notifications',
  access: 'member',
  guests: true,
  problems: [],
});
