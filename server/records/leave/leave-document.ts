import type { FileType } from '@muster/domain/files/file-rules.ts';
import { type Generated, sql } from 'kysely';
import type { Read, Write } from '../../database/engine.ts';
import { dropFile } from '../office/stored-file.ts';

export interface LeaveDocumentTables {
  leave_document: LeaveDocumentTable;
}

interface LeaveDocumentTable {
  id: Generated<number>;
  leave_id: number;
  /** A file that was kept for leave, and lies with one alone. */
  file_id: number;
  added_by: number;
  added_at: string;
}

export interface KeptDocument {
  readonly id: number;
  readonly fileId: number;
  readonly fileName: string;
  readonly type: FileType;
  readonly size: number;
  readonly addedBy: number;
  readonly adderName: string;
  readonly addedAt: string;
}

/** How many documents lie with a row of `leave`. */
export const documentCount = sql<number>`(select cast(count(*) as integer) from leave_document
  where leave_document.leave_id = leave.id)`;

/** The documents of a leave, oldest first. */
export async function documentsOf(db: Read, leaveId: number): Promise<KeptDocument[]> {
  return db
    .selectFrom('leave_document')
    .innerJoin('stored_file', 'stored_file.id', 'leave_document.file_id')
    .innerJoin('member', 'member.id', 'leave_document.added_by')
    .select([
      'leave_document.id',
      'leave_document.file_id as fileId',
      'stored_file.name as fileName',
      'stored_file.media_type as type',
      'stored_file.size',
      'leave_document.added_by as addedBy',
      'member.membername as adderName',
      'leave_document.added_at as addedAt',
    ])
    .where('leave_document.leave_id', '=', leaveId)
    .orderBy('leave_document.id')
    .execute();
}

/** Whose leave a file lies with, if with any. */
export async function memberOfDocument(db: Read, fileId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('leave_document')
    .innerJoin('leave', 'leave.id', 'leave_document.leave_id')
    .select('leave.member_id as memberId')
    .where('leave_document.file_id', '=', fileId)
    .executeTakeFirst();
  return row?.memberId;
}

/** Who has decided about a leave, by id. */
export async function deciderOf(db: Read, leaveId: number): Promise<number | null> {
  const row = await db.selectFrom('leave').select('decided_by').where('id', '=', leaveId).executeTakeFirst();
  return row?.decided_by ?? null;
}

/** The caller holds the member. */
export async function addDocument(
  trx: Write,
  it: { readonly leaveId: number; readonly fileId: number; readonly addedBy: number; readonly at: string },
): Promise<void> {
  await trx
    .insertInto('leave_document')
    .values({ leave_id: it.leaveId, file_id: it.fileId, added_by: it.addedBy, added_at: it.at })
    .execute();
}

/** Deletes a document with its file. The caller holds the member. */
export async function dropDocument(trx: Write, { id, fileId }: Pick<KeptDocument, 'id' | 'fileId'>): Promise<void> {
  await trx.deleteFrom('leave_document').where('id', '=', id).execute();
  await dropFile(trx, fileId);
}

/** Deletes all documents of a leave. The caller holds the member. */
export async function dropDocumentsOf(trx: Write, leaveId: number): Promise<void> {
  const documents = await trx
    .selectFrom('leave_document')
    .select(['id', 'file_id as fileId'])
    .where('leave_id', '=', leaveId)
    .execute();
  for (const it of documents) await dropDocument(trx, it);
}
