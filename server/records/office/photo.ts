import { type Generated, sql } from 'kysely';
import { containing, type Database, isLike, type Read, type Write } from '../../database/engine.ts';
import { locking } from '../../database/locks.ts';

export interface PhotoTables {
  photo: PhotoTable;
}

interface PhotoTable {
  id: Generated<number>;
  title: string;
  description: string;
  file_id: number;
  taken_on: string | null;
  uploaded_by: number;
  revision: Generated<number>;
  created_at: string;
}

export interface StoredPhoto {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly fileId: number;
  readonly fileName: string;
  /** Who uploaded the file: not always who added the photo. */
  readonly fileBy: number;
  readonly takenon: string | null;
  readonly uploadedby: string;
  readonly revision: number;
}

const select = (db: Read) =>
  db
    .selectFrom('photo')
    .innerJoin('stored_file', 'stored_file.id', 'photo.file_id')
    .innerJoin('member', 'member.id', 'photo.uploaded_by')
    .select([
      'photo.id',
      'photo.title',
      'photo.description',
      'photo.file_id as fileId',
      'stored_file.name as fileName',
      'stored_file.uploaded_by as fileBy',
      'photo.taken_on as takenon',
      'member.membercode as uploadedby',
      'photo.revision',
    ]);

export const findPhoto = (db: Read, id: number): Promise<StoredPhoto | undefined> =>
  select(db).where('photo.id', '=', id).executeTakeFirst();

const holdPhotos = locking('photos', (db) => db.selectFrom('company').select('id').forNoKeyUpdate());

/** Makes this transaction the only one that decides what photos there are, what they say and of which files they are. */
export const lockPhotos = (trx: Write): Promise<void> => holdPhotos(trx, {});

/** Newest first. */
export async function listPhotos(
  { engine, query: db }: Database,
  it: { readonly search: string; readonly limit: number; readonly offset: number },
): Promise<StoredPhoto[]> {
  return select(db)
    .where(isLike(engine, sql.ref('photo.title'), containing(it.search)))
    .orderBy('photo.id', 'desc')
    .limit(it.limit)
    .offset(it.offset)
    .execute();
}

export async function countPhotos({ engine, query: db }: Database, search: string): Promise<number> {
  const { n } = await db
    .selectFrom('photo')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where(isLike(engine, sql.ref('title'), containing(search)))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Whether a file is that of a photo. */
export async function isPhotoFile(db: Read, fileId: number): Promise<boolean> {
  return (await db.selectFrom('photo').select('id').where('file_id', '=', fileId).executeTakeFirst()) !== undefined;
}

interface Said {
  readonly title: string;
  readonly description: string;
  readonly fileId: number;
  readonly takenon: string | null;
}

const columnsOf = (it: Said) => ({
  title: it.title,
  description: it.description,
  file_id: it.fileId,
  taken_on: it.takenon,
});

export async function addPhoto(trx: Write, it: Said & { memberId: number; now: string }): Promise<number> {
  const { id } = await trx
    .insertInto('photo')
    .values({ ...columnsOf(it), uploaded_by: it.memberId, created_at: it.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function storePhotoFacts(trx: Write, it: Said & { id: number; revision: number }): Promise<void> {
  await trx
    .updateTable('photo')
    .set({ ...columnsOf(it), revision: it.revision + 1 })
    .where('id', '=', it.id)
    .execute();
}

export async function dropPhoto(trx: Write, id: number): Promise<void> {
  await trx.deleteFrom('photo').where('id', '=', id).execute();
}
