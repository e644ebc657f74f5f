import type { z } from 'zod';
import { contractsOf } from '../../wire/contract.ts';
import type * as schemas from './crew-schemas.ts';

const contract = contractsOf(() => import('./crew-schemas.ts'));

export type Crew = z.output<typeof schemas.crew>;
export type CrewMember = z.output<typeof schemas.crewMember>;
export type CrewAnswer = z.output<typeof schemas.crewAnswer>;
export type MemberCrew = z.output<typeof schemas.memberCrew>;

export const readCrew = contract({
  name: 'readCrew',
  method: 'GET',
  path: '/api/crew',
  summary: 'Those for whom the caller checks in, by name, with where each of them is now',
  tag: 'attendance',
  access: 'member',
  problems: [],
});

export const recordCrewPunches = contract({
  name: 'recordCrewPunches',
  method: 'POST',
  path: '/api/crew/punches',
  summary:
    'Check members of the own crew in or out, each answered by itself; the same clientid again gives the first answer',
  tag: 'attendance',
  access: 'member',
  problems: [],
});

export const readMemberCrew = contract({
  name: 'readMemberCrew',
  method: 'GET',
  path: '/api/members/:id/crew',
  summary: 'For whom a member checks in, and who checks in for them',
  tag: 'attendance',
  access: 'office',
  problems: ['NOT_FOUND'],
});

export const changeMemberCrew = contract({
  name: 'changeMemberCrew',
  method: 'PUT',
  path: '/api/members/:id/crew',
  summary: 'Add to those for whom a member checks in, and take away from them; both sides are told',
  tag: 'attendance',
  access: 'office',
  tells: true,
  problems: ['NOT_FOUND', 'CREW_NOT_POSSIBLE'],
});
