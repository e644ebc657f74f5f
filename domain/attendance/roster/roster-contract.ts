import type { z } from 'zod';
import { contractsOf } from '../../wire/contract.ts';
import type * as schemas from './roster-schemas.ts';

const contract = contractsOf(() => import('./roster-schemas.ts'));

export type Roster = z.output<typeof schemas.roster>;
export type RosterMember = z.output<typeof schemas.rosterMember>;
export type RosterMemberDay = RosterMember['days'][number];

export const readRoster = contract({
  name: 'readRoster',
  method: 'GET',
  path: '/api/attendance/roster',
  summary:
    'Who is due when on the seven days from a day on: members of their groups for managers, everybody for the office',
  tag: 'attendance',
  access: 'member',
  problems: ['FORBIDDEN', 'NOT_FOUND'],
});
