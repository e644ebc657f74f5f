import type { z } from 'zod';
import { contractsOf } from '../../wire/contract.ts';
import { sampleChange, sampleRead } from '../sample-call.ts';
import type * as schemas from './sample-users-schemas.ts';

const contract = contractsOf(() => import('./sample-users-schemas.ts'));

export type SampleUser = z.output<typeof schemas.sampleUser>;

export const listSampleUsers = contract(
  sampleRead({ name: 'listSampleUsers', path: '/api/user/all', summary: 'Every sample user' }),
);
export const readSampleUser = contract(
  sampleRead({ name: 'readSampleUser', path: '/api/user', summary: 'One sample user; nothing for an unknown id' }),
);
export const addSampleUser = contract(
  sampleChange({ name: 'addSampleUser', path: '/api/user/add', summary: 'Add a sample user; answers all' }),
);
export const updateSampleUser = contract(
  sampleChange({
    name: 'updateSampleUser',
    path: '/api/user/update',
    summary: 'Put a sample user in place; answers all',
  }),
);
export const deleteSampleUser = contract(
  sampleChange({
    name: 'deleteSampleUser',
    path: '/api/user/delete',
    summary: 'Delete a sample user; answers the rest',
  }),
);
