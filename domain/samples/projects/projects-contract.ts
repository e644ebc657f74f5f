import type { z } from 'zod';
import { contractsOf } from '../../wire/contract.ts';
import { sampleRead } from '../sample-call.ts';
import type * as schemas from './projects-schemas.ts';

const contract = contractsOf(() => import('./projects-schemas.ts'));

export type Project = z.output<typeof schemas.project>;

export const listProjects = contract(
  sampleRead({ name: 'listProjects', path: '/api/list/all', summary: 'Every project' }),
);
