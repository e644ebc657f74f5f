import { contractsOf } from '../wire/contract.ts';

/*
 * What every page asks stands alone, so that it does not bring the rest along.
 */

const contract = contractsOf(() => import('./factors-schemas.ts'));

export const readFactors = contract({
  name: 'readFactors',
  method: 'GET',
  path: '/api/membercode/factors',
  summary: 'What the member signs in with beside the password, and whether the company asks for it',
  tag: 'account',
  access: 'member',
  guests: true,
  withoutFactor: true,
  problems: [],
});
