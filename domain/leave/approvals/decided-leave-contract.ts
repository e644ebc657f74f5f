import type { z } from 'zod';
import { contractsOf } from '../../wire/contract.ts';
import type * as schemas from './decided-leave-schemas.ts';

const contract = contractsOf(() => import('./decided-leave-schemas.ts'));

export type DecidedLeave = z.output<typeof schemas.decidedLeave>;
export type CancelledLeave = z.output<typeof schemas.cancelledLeave>;
export type DecidedReturn = z.output<typeof schemas.decidedReturn>;

export const listDecided = contract({
  name: 'listDecided',
  method: 'GET',
  path: '/api/leave/decided',
  summary:
    'Leave that the caller has decided, or somebody in their place, of those for whom they decide now, and for the office all that was decided; the newest decision first, in pages',
  tag: 'leave',
  access: 'member',
  problems: [],
});

export const listCancelled = contract({
  name: 'listCancelled',
  method: 'GET',
  path: '/api/leave/cancelled',
  summary:
    'Leave that its member has withdrawn or the office has cancelled: for the office all of it, for others what they had decided, or somebody in their place, of those for whom they decide now; the latest first, in pages',
  tag: 'leave',
  access: 'member',
  problems: [],
});

export const listReturns = contract({
  name: 'listReturns',
  method: 'GET',
  path: '/api/leave/returns',
  summary:
    'Early returns that the caller has decided, or somebody in their place, of those for whom they decide now, and for the office all that were; with own=true those of the own leave; the newest decision first, a page after a return',
  tag: 'leave',
  access: 'member',
  problems: [],
});
