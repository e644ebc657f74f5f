import { contractsOf } from '../wire/contract.ts';

const contract = contractsOf(() => import('./administration-schemas.ts'));

/** In a file of its own: everybody's navigation asks for it, and the rest of the administration is for few. */
export const readOwnFlags = contract({
  name: 'readOwnFlags',
  method: 'GET',
  path: '/api/v1/own-flags',
  summary: 'What the caller may read, write and delete of users, photos and permissions',
  tag: 'administration',
  access: 'member',
  guests: true,
  problems: [],
});
