import type { z } from 'zod';
import { contractsOf } from '../wire/contract.ts';
import type * as schemas from './waiting-schemas.ts';

const contract = contractsOf(() => import('./waiting-schemas.ts'));

export type Waiting = z.output<typeof schemas.waiting>;
/** What is counted. */
export type WaitingKind = Exclude<keyof Waiting, 'decides' | 'crew'>;

/** More than so many of a kind are not told apart. */
export const MOST_COUNTED = 99;

export const readWaiting = contract({
  name: 'readWaiting',
  method: 'GET',
  path: '/api/waiting',
  summary: 'How much waits for the caller, by kind, each up to one hundred',
  tag: 'waiting',
  access: 'member',
  background: true,
  problems: [],
});
