import { contractsOf } from '../wire/contract.ts';

/*
 * What the first page of every day asks stands alone, so that it does not bring the rest along.
 */

const contract = contractsOf(() => import('./trips-schemas.ts'));

export const TRIP_PAGE = 50;

export const listTrips = contract({
  name: 'listTrips',
  method: 'GET',
  path: '/api/tripassignment/list',
  summary: `Trips that touch a span of days, what is now or next first, then what is over, ${TRIP_PAGE} a page`,
  tag: 'trips',
  access: 'member',
  problems: ['INVALID_INPUT'],
});
