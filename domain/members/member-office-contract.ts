import type { z } from 'zod';
import { contractsOf } from '../wire/contract.ts';
import type * as schemas from './member-office-schemas.ts';

const contract = contractsOf(() => import('./member-office-schemas.ts'));

export type OfficeMember = z.output<typeof schemas.officeMember>;
export type MemberDetail = z.output<typeof schemas.memberDetail>;
export type MemberChange = z.output<typeof schemas.memberChange>;
export type UncountedDays = z.output<typeof schemas.uncountedDays>;
export type LyingOutside = z.output<typeof schemas.lyingOutside>;
export type TouchedByLeaving = z.output<typeof schemas.touchedByLeaving>;
export type MemberStanding = (typeof schemas.memberStandings)[number];
export type MemberOrder = (typeof schemas.memberOrders)[number];
export type MembersAsked = z.output<typeof schemas.listMembers.query>;
/** The same as the address says it. */
export type MembersAddress = z.input<typeof schemas.listMembers.query>;

/** How many members a page has unless asked otherwise. */
export const MEMBERS_PAGE = 50;

export const listMembers = contract({
  name: 'listMembers',
  method: 'GET',
  path: '/api/members',
  summary: 'A page of the members as the office sees them, by search, standing, group, role and sign-in',
  tag: 'members',
  access: 'office',
  problems: [],
});

export const readMember = contract({
  name: 'readMember',
  method: 'GET',
  path: '/api/members/:id',
  summary: 'What the office knows about a member',
  tag: 'members',
  access: 'office',
  problems: ['NOT_FOUND'],
});

export const changeMember = contract({
  name: 'changeMember',
  method: 'PUT',
  path: '/api/members/:id',
  summary: 'Change what the office keeps of a member; with preview=true only say what a last day would touch',
  tag: 'members',
  access: 'office',
  problems: [
    'NOT_FOUND',
    'FORBIDDEN',
    'CHANGED_MEANWHILE',
    'WORK_VALUE_UNKNOWN',
    'MEMBER_DATES_WRONG',
    'LAST_ADMINISTRATOR',
    'PASSWORD_OF_ANOTHER',
  ],
});
