import { contractsOf } from '../wire/contract.ts';

const contract = contractsOf(() => import('./office-schemas.ts'));

export const healthz = contract({
  name: 'healthz',
  method: 'GET',
  path: '/healthz',
  summary: 'The process lives',
  tag: 'operations',
  access: 'anyone',
  anyQuery: true,
  problems: [],
});

export const readyz = contract({
  name: 'readyz',
  method: 'GET',
  path: '/readyz',
  summary: 'The database answers',
  tag: 'operations',
  access: 'anyone',
  anyQuery: true,
  problems: ['UNAVAILABLE'],
});
