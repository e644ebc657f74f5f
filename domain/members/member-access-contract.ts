import type { z } from 'zod';
import { contractsOf } from '../wire/contract.ts';
import type * as schemas from './member-access-schemas.ts';

const contract = contractsOf(() => import('./member-access-schemas.ts'));

export type Slip = z.output<typeof schemas.slip>;
export type MemberSession = z.output<(typeof schemas.listMemberSessions.reply)[200]>['data'][number];

export const handOutCodes = contract({
  name: 'handOutCodes',
  method: 'POST',
  path: '/api/members/codes',
  summary: 'One-time codes to sign up for many members: those who are named, or all who have not signed up',
  tag: 'members',
  access: 'office',
  problems: [],
});

export const listMemberSessions = contract({
  name: 'listMemberSessions',
  method: 'GET',
  path: '/api/members/:id/sessions',
  summary: 'On which devices a member is signed in',
  tag: 'members',
  access: 'office',
  problems: ['NOT_FOUND', 'FORBIDDEN'],
});

export const endMemberSession = contract({
  name: 'endMemberSession',
  method: 'DELETE',
  path: '/api/members/:id/sessions/:session',
  summary: 'Sign a member out on one device',
  tag: 'members',
  access: 'office',
  problems: ['NOT_FOUND', 'FORBIDDEN'],
});
