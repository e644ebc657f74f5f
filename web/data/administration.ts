import {
  addPermission,
  addPhoto,
  deletePermission,
  deletePhoto,
  deleteUser,
  listPermissions,
  listPhotos,
  listUsers,
  type PermissionEdit,
  type PermissionInput,
  type PhotoEdit,
  type PhotoInput,
  registerUser,
  type UserInput,
  updatePermission,
  updatePhoto,
} from '@muster/domain/administration/administration-contract.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api/api.ts';
import { makesStale } from './staleness.ts';

/** What a list is asked for: words, and a page from 1. */
export interface AskedList {
  readonly search: string;
  readonly page: number;
}

const SIZE = 24;
const MOST_NAMES = 999;
const asQuery = ({ search, page }: AskedList) => ({
  query: { page: `${page},${SIZE}`, ...(search ? { search } : {}) },
});
const inPath = (id: number) => ({ params: { id: String(id) } });

export const administrationQueries = {
  users: (asked: AskedList) =>
    queryOptions({
      queryKey: ['administration', 'users', asked],
      queryFn: () => api.call(listUsers, asQuery(asked)),
      placeholderData: keepPreviousData,
    }),
  photos: (asked: AskedList) =>
    queryOptions({
      queryKey: ['administration', 'photos', asked],
      queryFn: () => api.call(listPhotos, asQuery(asked)),
      placeholderData: keepPreviousData,
    }),
  permissions: (asked: AskedList) =>
    queryOptions({
      queryKey: ['administration', 'permissions', asked],
      queryFn: () => api.call(listPermissions, asQuery(asked)),
      placeholderData: keepPreviousData,
    }),
  /** What those who can sign in are called, by id, as far as one page has them. */
  userNames: queryOptions({
    queryKey: ['administration', 'user-names'],
    queryFn: async () => {
      const { data } = await api.call(listUsers, { query: { page: `1,${MOST_NAMES}` } });
      return new Map(data.map((it) => [it.id, it.username]));
    },
  }),
};

const stale = makesStale('administration', 'own-flags');

export const administrationChanges = {
  registerUser: mutationOptions({
    mutationFn: async (body: UserInput) => (await api.call(registerUser, { body })).data,
    ...stale,
  }),
  deleteUser: mutationOptions({ mutationFn: (id: number) => api.call(deleteUser, inPath(id)), ...stale }),
  addPhoto: mutationOptions({
    mutationFn: async (body: PhotoInput) => (await api.call(addPhoto, { body })).data,
    ...stale,
  }),
  changePhoto: mutationOptions({
    mutationFn: async (body: PhotoEdit) => (await api.call(updatePhoto, { body })).data,
    ...stale,
  }),
  deletePhoto: mutationOptions({ mutationFn: (id: number) => api.call(deletePhoto, inPath(id)), ...stale }),
  addPermission: mutationOptions({
    mutationFn: async (body: PermissionInput) => (await api.call(addPermission, { body })).data,
    ...stale,
  }),
  changePermission: mutationOptions({
    mutationFn: async (body: PermissionEdit) => (await api.call(updatePermission, { body })).data,
    ...stale,
  }),
  deletePermission: mutationOptions({ mutationFn: (id: number) => api.call(deletePermission, inPath(id)), ...stale }),
};
