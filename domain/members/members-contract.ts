import { z } from 'zod';
import { contract } from '../wire/contract.ts';
import { envelope } from '../wire/envelope.ts';
import { idInUrl, memberCode, name, text } from '../wire/fields.ts';

export const roles = ['MEMBER', 'HR', 'SA'] as const;
export type Role = (typeof roles)[number];

/** Anything but `active` counts as suspended (SPEC section 4). */
export const memberStatuses = ['active', 'suspended'] as const;
export type MemberStatus = (typeof memberStatuses)[number];

/** The signed-in member, as kept by the browser (SPEC section 3). */
export const currentMember = z.object({
  id: z.int(),
  membercode: z.string(),
  membername: z.string(),
  role: z.enum(roles),
});
export type CurrentMember = z.output<typeof currentMember>;

/** What every member may see of every other: who is there. Nothing private (THREATS T21). */
export const memberRow = z.object({
  id: z.int(),
  membercode: z.string(),
  membername: z.string(),
  status: z.enum(memberStatuses),
});
export type MemberRow = z.output<typeof memberRow>;

/** A member in the list, with what the caller may do: suspend, activate, hand out codes. */
export const listedMember = memberRow.extend({ may: z.object({ run: z.boolean() }) });
export type ListedMember = z.output<typeof listedMember>;

/** A member's own record. */
export const ownProfile = currentMember.extend({
  phone: z.string(),
  email: z.string(),
  photo: z.string().nullable(),
  groupno: z.string().nullable(),
  joinedon: z.string().nullable(),
});
export type OwnProfile = z.output<typeof ownProfile>;

const photo = z
  .string()
  .max(90_000, 'The photo is too large.')
  .regex(/^data:image\/(jpeg|png|webp);base64,[A-Za-z0-9+/]+={0,2}$/, 'A JPEG, PNG or WebP picture.');

export const readProfile = contract({
  name: 'readProfile',
  method: 'GET',
  path: '/api/membercode/me',
  summary: 'The own member record',
  tag: 'members',
  access: 'member',
  reply: { 200: envelope(ownProfile) },
  problems: [],
});

export const updateProfile = contract({
  name: 'updateProfile',
  method: 'PUT',
  path: '/api/membercode/register',
  summary: 'Change the own name, phone, e-mail address and photo; what is left out stays',
  tag: 'members',
  access: 'member',
  body: z.strictObject({
    membername: name(100).optional(),
    phone: text(40).trim().optional(),
    email: z.union([z.literal(''), z.email('Not an e-mail address.').max(200)]).optional(),
    photo: photo.nullable().optional(),
  }),
  reply: { 200: envelope(ownProfile) },
  problems: [],
});

export const hrMemberList = contract({
  name: 'hrMemberList',
  method: 'GET',
  path: '/api/membercode/hrMemberList',
  summary: 'All members, by member code',
  tag: 'members',
  access: 'member',
  reply: { 200: z.object({ memberno_info: z.array(listedMember) }) },
  problems: [],
});

const memberInUrl = z.strictObject({ id: idInUrl });

export const addMember = contract({
  name: 'addMember',
  method: 'POST',
  path: '/api/members',
  summary: 'List a new member, who can then register',
  tag: 'members',
  access: 'office',
  body: z.strictObject({
    membercode: memberCode,
    membername: name(100),
    email: z.union([z.literal(''), z.email('Not an e-mail address.').max(200)]).optional(),
  }),
  reply: { 201: envelope(memberRow) },
  problems: ['MEMBERCODE_TAKEN'],
});

export const setMemberStatus = contract({
  name: 'setMemberStatus',
  method: 'POST',
  path: '/api/members/:id/status',
  summary: 'Suspend a member or lift the suspension; it bites on the next request',
  tag: 'members',
  access: 'office',
  params: memberInUrl,
  body: z.strictObject({ status: z.enum(memberStatuses) }),
  reply: { 200: envelope(memberRow) },
  problems: ['NOT_FOUND', 'FORBIDDEN'],
});

export const handOutCode = contract({
  name: 'handOutCode',
  method: 'POST',
  path: '/api/members/:id/code',
  summary: 'A one-time code to hand to a member: to register, or to set a new password after forgetting it',
  tag: 'members',
  access: 'office',
  params: memberInUrl,
  reply: {
    201: envelope(
      z.object({ purpose: z.enum(['register', 'reset']), code: z.string(), expires: z.string(), link: z.string() }),
    ),
  },
  problems: ['NOT_FOUND', 'FORBIDDEN'],
});

export const passwordRequest = z.object({
  id: z.int(),
  membernoid: z.int(),
  membercode: z.string(),
  membername: z.string(),
  requestedat: z.string(),
});

export const listPasswordRequests = contract({
  name: 'listPasswordRequests',
  method: 'GET',
  path: '/api/members/password-requests',
  summary: 'Members who forgot their password and have no mail address',
  tag: 'members',
  access: 'office',
  reply: { 200: envelope(z.array(passwordRequest)) },
  problems: [],
});
