import { day } from './stored-account.ts';
import { success } from './wire.ts';

const onePage = (item: object) => ({ body: { ...success([item]), page: 1, more: false, results: 1 } });
const acts = { read: true, write: true, delete: true };
const flags = { users: acts, photos: acts, permissions: acts };

/** The accounts, the photos and who may do what with them. */
export const storedAdministration = {
  'GET /api/v1/own-flags': { body: success(flags) },
  'GET /api/v1/users': onePage({
    id: 11,
    username: 'ZZ1',
    name: 'zzaye',
    email: '',
    role: 'HR',
    ...{ status: 'active', may: { delete: true } },
  }),
  'GET /api/v1/photos': onePage({
    id: 1,
    title: 'zzfeast',
    description: 'zzlamps',
    path: '/zz',
    takenon: day,
    uploadedby: 'ZZ1',
    revision: 1,
    may: { replace: true },
  }),
  'GET /api/v1/permissions': onePage({ id: 1, name: 'zzkeepers', ...flags, members: [11], revision: 1 }),
};
