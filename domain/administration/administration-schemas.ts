import { z } from 'zod';
import { allRoles } from '../members/members-schemas.ts';
import { asTold } from '../wire/as-read.ts';
import { envelope } from '../wire/envelope.ts';
import { claimed, day, id, idInUrl, memberCode, name, noBody, revision, search, text } from '../wire/fields.ts';
import { because } from '../wire/invalid-input.ts';

const set = z.boolean();
const acts = z.object({ read: set, write: set, delete: set });
export const flags = z.object({ users: acts, photos: acts, permissions: acts });

const sentActs = z.strictObject({ read: set.optional(), write: set.optional(), delete: set.optional() }).optional();
const sentFlags = { users: sentActs, photos: sentActs, permissions: sentActs };

const inUrl = z.strictObject({ id: idInUrl });
/** `n` or `n,size`. */
const pages = z.strictObject({
  search,
  page: z
    .string()
    .regex(/^[1-9]\d{0,5}(,[1-9]\d{0,2})?$/, because('page'))
    .optional(),
});
const pageWith = <S extends z.ZodType>(item: S) =>
  envelope(z.array(item)).extend({ page: z.int(), more: z.boolean(), results: z.int() });
const nothing = envelope(z.null());

export const readOwnFlags = { reply: { 200: envelope(flags) } };

export const user = z.object({
  id: z.int(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(allRoles),
  status: z.string(),
  may: z.object({ delete: z.boolean() }),
});

export const registerUser = {
  body: z.strictObject({
    username: memberCode,
    email: z.email(because('email')).max(200),
    password: z.string().min(1).max(128),
    role: z.enum(allRoles).optional(),
  }),
  reply: { 201: envelope(user) },
};
export const listUsers = { query: pages, reply: { 200: pageWith(user) } };
export const deleteUser = { params: inUrl, body: noBody, reply: { 200: nothing } };

export const permission = z.object({
  id: z.int(),
  name: z.string(),
  ...flags.shape,
  /** Ids of the members to whom it is given. */
  members: z.array(z.int()),
  revision: z.int(),
});

const MAX_MEMBERS = 1000;
const members = z.array(id).max(MAX_MEMBERS).optional();

export const listPermissions = { query: pages, reply: { 200: pageWith(permission) } };
export const addPermission = {
  body: z.strictObject({ name: name(80), ...sentFlags, members }),
  reply: { 201: envelope(permission) },
};
/** What is left out stays. */
export const updatePermission = {
  body: z.strictObject({ id, name: name(80).optional(), ...sentFlags, members, revision: revision.optional() }),
  reply: { 200: envelope(permission) },
};
export const deletePermission = { params: inUrl, body: noBody, reply: { 200: nothing } };

export const photo = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  path: z.string(),
  takenon: z.string().nullable(),
  /** The member code of who added it. */
  uploadedby: z.string(),
  revision: z.int(),
  /** Whether the caller may give it another picture. */
  may: z.object({ replace: z.boolean() }),
});

const photoFields = {
  description: text(2000).trim().optional(),
  takenon: z.union([day, z.literal(''), z.null()]).optional(),
  /** The server knows who it is; what a client sends of it is not looked at. */
  uploadedby: z.union([text(100), claimed, z.null()]).optional(),
};
const path = text(200).trim().min(1);

export const listPhotos = { query: pages, reply: { 200: pageWith(photo) } };
export const addPhoto = {
  body: z.strictObject({ title: name(120), path, ...photoFields }),
  reply: { 201: envelope(photo) },
};
/** What is left out stays. */
export const updatePhoto = {
  body: z.strictObject({
    id,
    title: name(120).optional(),
    path: path.optional(),
    ...photoFields,
    revision: revision.optional(),
    /** What the caller may: it may come back as it was read. */
    ...asTold('may'),
  }),
  reply: { 200: envelope(photo) },
};
export const deletePhoto = { params: inUrl, body: noBody, reply: { 200: nothing } };
