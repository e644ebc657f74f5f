import { z } from 'zod';
import { locationRules } from '../attendance/location-verdict.ts';
import { asRead } from '../wire/as-read.ts';
import { envelope } from '../wire/envelope.ts';
import { day, id, idInUrl, memberCode, name, passwordTyped, revision, secret, text } from '../wire/fields.ts';
import { because } from '../wire/invalid-input.ts';
import { pageOf, pageQuery } from '../wire/page.ts';
import { notInBoth, restDaysInput } from '../work/rest-days-schemas.ts';
import { MAX_PHOTO_BYTES } from './photo-rules.ts';

export const roles = ['MEMBER', 'HR', 'SA'] as const;
/** A guest is no member of the company: an account that sees the holidays and what its permissions give. */
export const allRoles = ['GUEST', ...roles] as const;

/** Anything but `active` counts as suspended (behaviour 4). */
export const memberStatuses = ['active', 'suspended'] as const;

/** The signed-in member, as kept by the browser (behaviour 3). */
export const currentMember = z.object({
  id: z.int(),
  membercode: z.string(),
  membername: z.string(),
  role: z.enum(allRoles),
});

/** What every member may see of every other: who is there. Nothing private (threats T21). */
export const memberRow = z.object({
  id: z.int(),
  membercode: z.string(),
  membername: z.string(),
  status: z.enum(memberStatuses),
});

/** A member in the list, with what the caller may do: suspend, activate, hand out codes. */
export const listedMember = memberRow.extend({ may: z.object({ run: z.boolean() }) });

/** A member's own record. */
export const ownProfile = currentMember.extend({
  phone: z.string(),
  email: z.string(),
  /** No link for a new password is mailed to the address until its member saves it again with their password. */
  mailtoconfirm: z.boolean(),
  photo: z.string().nullable(),
  groupno: z.string().nullable(),
  joinedon: z.string().nullable(),
  revision: z.int(),
});

/** A picture itself, or where an image lies that the member has uploaded. */
const photo = z
  .string()
  .max(Math.ceil(MAX_PHOTO_BYTES * 1.34), because('phototoolarge'))
  .regex(
    /^(data:image\/(jpeg|png|webp);base64,[A-Za-z0-9+/]+={0,2}|\/api\/v1\/files\/[\w.-]{1,100})$/,
    because('picture'),
  );

export const readProfile = {
  reply: { 200: envelope(ownProfile) },
};

export const updateProfile = {
  body: z.strictObject({
    membername: name(100).optional(),
    phone: text(40).trim().optional(),
    email: z.union([z.literal(''), z.email(because('email')).max(200)]).optional(),
    photo: photo.nullable().optional(),
    /** The password: another mail address decides who gets in, and so does one that is to be confirmed. */
    current: passwordTyped.optional(),
    /** The revision that was looked at; the specification's own clients name none. */
    revision: revision.optional(),
    /** What a member's record says beside: it may be sent along as it is, and is changed by nobody here. */
    ...asRead('id', 'membercode', 'role', 'mailtoconfirm', 'groupno', 'joinedon'),
  }),
  reply: { 200: envelope(ownProfile) },
};

export const undoMailChange = {
  body: z.strictObject({ token: secret }),
  reply: { 200: envelope(z.null()) },
};

export const hrMemberList = {
  reply: { 200: z.object({ memberno_info: z.array(listedMember) }) },
};

export const showPhoto = {
  params: z.strictObject({ id: idInUrl }),
  reply: { 200: z.unknown() },
};

const memberInUrl = z.strictObject({ id: idInUrl });

export const addMember = {
  body: z
    .strictObject({
      membercode: memberCode,
      membername: name(100),
      email: z.union([z.literal(''), z.email(because('email')).max(200)]).optional(),
      phone: text(40).trim().optional(),
      role: z.enum(roles).optional(),
      joinedon: day.nullable().optional(),
      shiftid: id.optional(),
      ...restDaysInput,
      restdays: restDaysInput.restdays.optional(),
      groupno: name(100).nullable().optional(),
      locationrule: z.enum(locationRules).optional(),
      sites: z.array(id).max(1000).optional(),
      counted: z.boolean().optional(),
    })
    // Those that rest every week are the weekend unless they are said, and no weekday is both.
    .refine((it) => it.alternate === undefined || it.restdays !== undefined, {
      path: ['restdays'],
      message: because('missing'),
    })
    .refine(...notInBoth),
  reply: { 201: envelope(memberRow) },
};

export const setMemberStatus = {
  params: memberInUrl,
  body: z.strictObject({ status: z.enum(memberStatuses) }),
  reply: { 200: envelope(memberRow) },
};

export const handOutCode = {
  params: memberInUrl,
  reply: {
    201: envelope(
      z.object({ purpose: z.enum(['register', 'reset']), code: z.string(), expires: z.string(), link: z.string() }),
    ),
  },
};

export const passwordRequest = z.object({
  id: z.int(),
  membernoid: z.int(),
  membercode: z.string(),
  membername: z.string(),
  requestedat: z.string(),
});

export const listPasswordRequests = {
  query: pageQuery,
  reply: { 200: envelope(pageOf(passwordRequest)) },
};
