import type { Directory, FileType } from '@muster/domain/files/file-rules.ts';
import type { Generated } from 'kysely';
import type { Read, Writable, Write } from '../../database/engine.ts';

export interface StoredFileTables {
  stored_file: StoredFileTable;
  stored_file_part: { file_id: number; part: number; bytes: Uint8Array };
}

interface StoredFileTable {
  id: Generated<number>;
  /** As it is in its path: generated, and nobody else's. */
  name: string;
  directory: Directory;
  media_type: FileType;
  size: number;
  content_hash: string;
  /** Of an image, drawn small. */
  small: Uint8Array | null;
  /** Whose it is: who uploaded it, and of a document of leave whose leave it is. */
  uploaded_by: number;
  created_at: string;
}

export interface KeptFile {
  readonly id: number;
  readonly name: string;
  readonly directory: Directory;
  readonly type: FileType;
  readonly size: number;
  readonly hash: string;
  readonly uploadedBy: number;
}

/** A file without its bytes. */
export async function findFile(db: Read, name: string): Promise<KeptFile | undefined> {
  return db
    .selectFrom('stored_file')
    .select([
      'id',
      'name',
      'directory',
      'media_type as type',
      'size',
      'content_hash as hash',
      'uploaded_by as uploadedBy',
    ])
    .where('name', '=', name)
    .executeTakeFirst();
}

export async function smallPictureOf(db: Read, id: number): Promise<Uint8Array | undefined> {
  const row = await db.selectFrom('stored_file').select('small').where('id', '=', id).executeTakeFirst();
  return row?.small ?? undefined;
}

/** The bytes, part by part, so that a file is never whole in memory. */
export async function* bytesOf(db: Read, id: number): AsyncGenerator<Uint8Array> {
  for (let part = 0; ; part += 1) {
    const row = await db
      .selectFrom('stored_file_part')
      .select('bytes')
      .where('file_id', '=', id)
      .where('part', '=', part)
      .executeTakeFirst();
    if (!row) return;
    yield row.bytes;
  }
}

/** How many bytes a member keeps. */
export async function keptBytes(db: Read, memberId: number): Promise<number> {
  const { sum } = await db
    .selectFrom('stored_file')
    .select(({ fn }) => fn.sum<number | null>('size').as('sum'))
    .where('uploaded_by', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

export interface NewFile extends Omit<KeptFile, 'id'> {
  readonly small: Uint8Array | null;
  readonly now: string;
}

export async function addFile(trx: Write, it: NewFile, parts: AsyncIterable<Uint8Array>): Promise<void> {
  const { id } = await trx
    .insertInto('stored_file')
    .values({
      name: it.name,
      directory: it.directory,
      media_type: it.type,
      size: it.size,
      content_hash: it.hash,
      small: it.small,
      uploaded_by: it.uploadedBy,
      created_at: it.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  let part = 0;
  for await (const bytes of parts) {
    await trx.insertInto('stored_file_part').values({ file_id: id, part, bytes }).execute();
    part += 1;
  }
}

/** Has a file be somebody else's: it counts for what they keep. */
export async function giveFile(trx: Write, id: number, memberId: number): Promise<void> {
  await trx.updateTable('stored_file').set({ uploaded_by: memberId }).where('id', '=', id).execute();
}

export async function dropFile(trx: Write, id: number): Promise<void> {
  await trx.deleteFrom('stored_file_part').where('file_id', '=', id).execute();
  await trx.deleteFrom('stored_file').where('id', '=', id).execute();
}

/** Deletes files that were kept for leave before a moment and lie with none. */
export async function dropUnusedForLeave(db: Writable, before: string): Promise<void> {
  // Their parts go with them.
  await db
    .deleteFrom('stored_file')
    .where('directory', '=', 'leave')
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('leave_document').select('id').whereRef('leave_document.file_id', '=', 'stored_file.id'))),
    )
    .execute();
}
