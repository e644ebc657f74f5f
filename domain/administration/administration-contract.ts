import type { z } from 'zod';
import { contractsOf } from '../wire/contract.ts';
import type * as schemas from './administration-schemas.ts';

const contract = contractsOf(() => import('./administration-schemas.ts'));

export type User = z.output<typeof schemas.user>;
export type UserInput = z.output<(typeof schemas)['registerUser']['body']>;
export type Permission = z.output<typeof schemas.permission>;
export type PermissionInput = z.output<(typeof schemas)['addPermission']['body']>;
export type PermissionEdit = z.output<(typeof schemas)['updatePermission']['body']>;
export type Photo = z.output<typeof schemas.photo>;
export type PhotoInput = z.output<(typeof schemas)['addPhoto']['body']>;
export type PhotoEdit = z.output<(typeof schemas)['updatePhoto']['body']>;

/** Guests too may have been given flags; the use cases look at them. */
const flagged = { tag: 'administration', access: 'member', guests: true } as const;
const PAGE = 'page by page (`n` or `n,size`), with what is searched for';

export const registerUser = contract({
  name: 'registerUser',
  method: 'POST',
  path: '/api/v1/users/register',
  summary: 'Make a sign-in account: of a guest, unless an administrator gives a role',
  ...flagged,
  problems: ['FORBIDDEN', 'USER_EXISTS', 'PASSWORD_TOO_WEAK'],
});

export const listUsers = contract({
  name: 'listUsers',
  method: 'GET',
  path: '/api/v1/users',
  summary: `Everybody who can sign in, ${PAGE}`,
  ...flagged,
  problems: ['FORBIDDEN'],
});

export const deleteUser = contract({
  name: 'deleteUser',
  method: 'DELETE',
  path: '/api/v1/users/:id',
  summary: 'Take somebody’s sign-in away; a member stays a member',
  ...flagged,
  problems: ['FORBIDDEN', 'NOT_FOUND', 'LAST_ADMINISTRATOR'],
});

export const listPermissions = contract({
  name: 'listPermissions',
  method: 'GET',
  path: '/api/v1/permissions',
  summary: `Permissions, ${PAGE}`,
  ...flagged,
  problems: ['FORBIDDEN'],
});

export const addPermission = contract({
  name: 'addPermission',
  method: 'POST',
  path: '/api/v1/permissions',
  summary: 'Add a permission; flags are false unless they are set, members are for administrators to name',
  ...flagged,
  problems: ['FORBIDDEN', 'PASSWORD_OF_ANOTHER'],
});

export const updatePermission = contract({
  name: 'updatePermission',
  method: 'PUT',
  path: '/api/v1/permissions',
  summary: 'Change a permission; what is left out stays',
  ...flagged,
  problems: ['FORBIDDEN', 'NOT_FOUND', 'CHANGED_MEANWHILE', 'PASSWORD_OF_ANOTHER'],
});

export const deletePermission = contract({
  name: 'deletePermission',
  method: 'DELETE',
  path: '/api/v1/permissions/:id',
  summary: 'Delete a permission: whoever had it has it no more',
  ...flagged,
  problems: ['FORBIDDEN', 'NOT_FOUND'],
});

export const listPhotos = contract({
  name: 'listPhotos',
  method: 'GET',
  path: '/api/v1/photos',
  summary: `Photos, newest first, ${PAGE}`,
  ...flagged,
  problems: ['FORBIDDEN'],
});

export const addPhoto = contract({
  name: 'addPhoto',
  method: 'POST',
  path: '/api/v1/photos',
  summary: 'Add a photo, whose file the caller has uploaded',
  ...flagged,
  problems: ['FORBIDDEN', 'FILE_UNKNOWN'],
});

export const updatePhoto = contract({
  name: 'updatePhoto',
  method: 'PUT',
  path: '/api/v1/photos',
  summary: 'Change a photo; what is left out stays',
  ...flagged,
  problems: ['FORBIDDEN', 'NOT_FOUND', 'FILE_UNKNOWN', 'CHANGED_MEANWHILE'],
});

export const deletePhoto = contract({
  name: 'deletePhoto',
  method: 'DELETE',
  path: '/api/v1/photos/:id',
  summary: 'Delete a photo and its file',
  ...flagged,
  problems: ['FORBIDDEN', 'NOT_FOUND'],
});
