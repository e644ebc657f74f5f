import { noFlags } from '@muster/domain/administration/flags.ts';
import type { Database } from '../../database/engine.ts';
import { addColleagues, PASSWORD } from '../company/people.ts';

/** What a request about administration names. */
export interface AboutAdministration {
  readonly accountId: number;
  readonly permissionId: number;
  readonly photoId: number;
  /** The name of a picture that the member has uploaded. */
  readonly fileName: string;
}

export const noAdministration = (never: number): AboutAdministration => ({
  accountId: never,
  permissionId: never,
  photoId: never,
  fileName: 'never-uploaded.png',
});

/** The smallest picture there is. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

const BOUNDARY = 'a-line-that-no-file-has';

/** A form with one file, as a browser sends it. */
export function fileForm(bytes: Buffer, { field = 'upload_file', filename = 'photo.png', type = 'image/png' } = {}) {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${filename}"\r\ncontent-type: ${type}\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}

const inPath = (id: number) => ({ params: { id: String(id) } });
let serial = 0;

/** For every call of administration that takes anything, a request that its contract allows. */
export const administrationSamples = {
  registerUser: () => {
    serial += 1;
    return { body: { username: `visitor${serial}`, email: `visitor${serial}@lotus.example`, password: PASSWORD } };
  },
  listUsers: () => ({ query: { search: 'a' } }),
  deleteUser: ({ accountId }: AboutAdministration) => inPath(accountId),
  listPermissions: () => ({ query: {} }),
  addPermission: () => ({ body: { name: 'Gallery', photos: { read: true } } }),
  updatePermission: ({ permissionId }: AboutAdministration) => ({ body: { id: permissionId, name: 'Gallery' } }),
  deletePermission: ({ permissionId }: AboutAdministration) => inPath(permissionId),
  listPhotos: () => ({ query: { page: '1,10' } }),
  addPhoto: ({ fileName }: AboutAdministration) => ({ body: { title: 'Harbour', path: `/api/v1/files/${fileName}` } }),
  updatePhoto: ({ photoId }: AboutAdministration) => ({ body: { id: photoId, title: 'Harbour at night' } }),
  deletePhoto: ({ photoId }: AboutAdministration) => inPath(photoId),
  uploadFile: () => ({ query: { tartgetDirectory: 'profile', prefixName: 'me' }, ...fileForm(PIXEL) }),
  readFile: ({ fileName }: AboutAdministration) => ({ params: { name: fileName }, query: {} }),
};

/** A file, a photo and a permission of a member, and somebody's account, straight into the database. */
export async function administrationThings(database: Database, memberId: number, owner: boolean) {
  const { query } = database;
  serial += 1;
  const at = { uploaded_by: memberId, created_at: '2026-11-20T02:00:00.000Z' };
  const file = async (name: string) => {
    const facts = {
      name,
      directory: 'profile',
      media_type: 'image/png',
      size: PIXEL.length,
      content_hash: name,
    } as const;
    const row = { ...facts, small: null, ...at };
    const { id } = await query.insertInto('stored_file').values(row).returning('id').executeTakeFirstOrThrow();
    await query.insertInto('stored_file_part').values({ file_id: id, part: 0, bytes: PIXEL }).execute();
    return id;
  };
  const fileName = `kept-${serial}.png`;
  await file(fileName);
  const shown = await file(`shown-${serial}.png`);
  const photo = { title: 'Harbour', description: '', file_id: shown, taken_on: null, ...at };
  const { id: photoId } = await query.insertInto('photo').values(photo).returning('id').executeTakeFirstOrThrow();
  const { id: permissionId } = await query
    .insertInto('permission')
    .values({ name: 'Gallery', flags: JSON.stringify(noFlags) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [account = 0] = owner ? [memberId] : await addColleagues(database, [{ membercode: `ACCOUNT${serial}` }]);
  return { fileName, photoId, permissionId, accountId: account };
}
