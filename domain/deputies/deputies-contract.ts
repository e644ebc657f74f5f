import type { z } from 'zod';
import { contractsOf } from '../wire/contract.ts';
import type * as schemas from './deputies-schemas.ts';

const contract = contractsOf(() => import('./deputies-schemas.ts'));

export type NamedDeputy = z.output<typeof schemas.namedDeputy>;
export type OwnGroup = z.output<typeof schemas.ownGroup>;

export const readDeputies = contract({
  name: 'readDeputies',
  method: 'GET',
  path: '/api/membercode/delegation',
  summary: 'Who stands in for the caller, and for whom the caller stands in, now and to come',
  tag: 'members',
  access: 'member',
  problems: [],
});

export const listOwnGroups = contract({
  name: 'listOwnGroups',
  method: 'GET',
  path: '/api/membercode/groups',
  summary: 'The groups that the caller may look at today, as their manager, as deputy of one, or for the office',
  tag: 'members',
  access: 'member',
  problems: [],
});

export const nameDeputy = contract({
  name: 'nameDeputy',
  method: 'POST',
  idempotent: true,
  path: '/api/membercode/delegation',
  summary: 'Name a deputy, who decides from a day to a day for the groups that the caller manages',
  tag: 'members',
  access: 'member',
  tells: true,
  problems: ['DELEGATION_NOT_POSSIBLE', 'PASSWORD_OF_ANOTHER'],
});

export const endDeputy = contract({
  name: 'endDeputy',
  method: 'POST',
  path: '/api/membercode/delegation/:id/end',
  summary: 'Take back a deputy whom the caller has named',
  tag: 'members',
  access: 'member',
  problems: ['NOT_FOUND'],
});
