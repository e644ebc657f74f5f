import type { z } from 'zod';
import { contractsOf } from '../wire/contract.ts';
import type * as schemas from './members-schemas.ts';

const contract = contractsOf(() => import('./members-schemas.ts'));

export type Role = (typeof schemas.allRoles)[number];
export type MemberStatus = (typeof schemas.memberStatuses)[number];
export type CurrentMember = z.output<typeof schemas.currentMember>;
export type MemberRow = z.output<typeof schemas.memberRow>;
export type ListedMember = z.output<typeof schemas.listedMember>;

export const undoMailChange = contract({
  name: 'undoMailChange',
  method: 'POST',
  path: '/api/membercode/mail/undo',
  summary: 'Bring the mail address of before back, by the link in its mailbox; ends all sessions of the member',
  tag: 'members',
  access: 'anyone',
  problems: ['LINK_NOT_VALID', 'TOO_MANY_REQUESTS'],
});

export const showPhoto = contract({
  name: 'showPhoto',
  method: 'GET',
  path: '/api/members/:id/photo',
  summary: 'The photo of a member, at most 512 px on a side, to every member',
  tag: 'members',
  access: 'member',
  file: 'webp',
  problems: ['NOT_FOUND'],
});

export const hrMemberList = contract({
  name: 'hrMemberList',
  method: 'GET',
  path: '/api/membercode/hrMemberList',
  summary: 'All members, by member code',
  tag: 'members',
  access: 'member',
  problems: [],
});

export const addMember = contract({
  name: 'addMember',
  method: 'POST',
  idempotent: true,
  path: '/api/members',
  summary: 'List a new member, who can then register',
  tag: 'members',
  access: 'office',
  problems: ['MEMBERCODE_TAKEN', 'FORBIDDEN', 'WORK_VALUE_UNKNOWN'],
});

export const setMemberStatus = contract({
  name: 'setMemberStatus',
  method: 'POST',
  path: '/api/members/:id/status',
  summary: 'Suspend a member or lift the suspension; it bites on the next request',
  tag: 'members',
  access: 'office',
  problems: ['NOT_FOUND', 'FORBIDDEN', 'MEMBER_DATES_WRONG', 'LAST_ADMINISTRATOR'],
});

export const handOutCode = contract({
  name: 'handOutCode',
  method: 'POST',
  path: '/api/members/:id/code',
  summary: 'A one-time code to hand to a member: to register, or to set a new password after forgetting it',
  tag: 'members',
  access: 'office',
  problems: ['NOT_FOUND', 'FORBIDDEN'],
});

export const listPasswordRequests = contract({
  name: 'listPasswordRequests',
  method: 'GET',
  path: '/api/members/password-requests',
  summary: 'Members who forgot their password and have no mail address',
  tag: 'members',
  access: 'office',
  problems: [],
});
