import { MAX_DOCUMENTS, mayAddDocument, mayRemoveDocument } from '@muster/domain/leave/documents/leave-documents.ts';
import type { LeaveDocument } from '@muster/domain/leave/documents/leave-documents-contract.ts';
import { mayReadOf } from '@muster/domain/members/member-policy.ts';
import { nowText } from '../../../clock.ts';
import { isDuplicate, isOrphan, type Read, type Write } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { nameInPath, pathOf } from '../../../http/files/file-paths.ts';
import { refuse } from '../../../http/problems.ts';
import { findManaged } from '../../../records/deciding/managed-member.ts';
import { changeLeave, findLeave, findOwner, type StoredLeave } from '../../../records/leave/leave.ts';
import {
  documentsOf,
  dropDocument,
  type KeptDocument,
  addDocument as storeDocument,
} from '../../../records/leave/leave-document.ts';
import { lockMember } from '../../../records/members/member.ts';
import { recordAudit } from '../../../records/office/audit.ts';
import { companyToday } from '../../../records/office/company.ts';
import { findFile, giveFile } from '../../../records/office/stored-file.ts';
import { tellOfDocument } from './tell-of-document.ts';

/** The documents of a leave as the caller sees them, and whether they may add one. */
interface ShownDocuments {
  readonly documents: LeaveDocument[];
  readonly may: { readonly add: boolean };
}

/** @throws NOT_FOUND of leave that the caller may not read */
export async function readDocuments(deps: Dependencies, caller: Caller, leaveId: number): Promise<ShownDocuments> {
  const db = deps.database.query;
  const leave = await requireReadable(deps, db, caller, leaveId);
  return shownOf(caller, leave, await documentsOf(db, leaveId));
}

/** @throws NOT_FOUND, of who only reads it too, FILE_UNKNOWN, DOCUMENTS_FULL */
export async function addDocument(
  deps: Dependencies,
  caller: Caller,
  leaveId: number,
  path: string,
): Promise<ShownDocuments> {
  return deps.database.write(async (trx) => {
    const leave = await requireHeld(deps, trx, caller, leaveId);
    if (!mayAddDocument(caller.member, { id: leave.memberId })) throw refuse('NOT_FOUND');
    const at = nowText(deps.clock);
    await layWith(trx, caller, leave, { paths: [path], at, field: () => 'path' });
    await tellOfDocument(deps, trx, caller, leave, at);
    const after = shownOf(caller, leave, await documentsOf(trx, leaveId));
    const added = { path, documents: after.documents.length };
    const [actorId, subject] = [caller.member.id, `leave:${leaveId}`];
    await recordAudit(trx, { at, actorId, action: 'leave.add-document', subject, after: added });
    return after;
  });
}

/** @throws NOT_FOUND, of who only reads it too, FORBIDDEN for a member whose leave somebody has approved or agreed to */
export async function removeDocument(
  deps: Dependencies,
  caller: Caller,
  leaveId: number,
  documentId: number,
): Promise<ShownDocuments> {
  return deps.database.write(async (trx) => {
    const leave = await requireHeld(deps, trx, caller, leaveId);
    const documents = await documentsOf(trx, leaveId);
    const document = documents.find((it) => it.id === documentId);
    if (!document) throw refuse('NOT_FOUND');
    if (!mayRemoveDocument(caller.member, leave, document.addedBy)) {
      throw refuse(mayAddDocument(caller.member, { id: leave.memberId }) ? 'FORBIDDEN' : 'NOT_FOUND');
    }
    const at = nowText(deps.clock);
    await dropDocument(trx, document);
    // Who has looked at it decides by it: their decision finds the leave changed.
    await changeLeave(trx, leave, {}, at);
    await recordAudit(trx, {
      at,
      actorId: caller.member.id,
      action: 'leave.remove-document',
      subject: `leave:${leaveId}`,
      before: { path: pathOf(document.fileName), documents: documents.length },
    });
    return shownOf(
      caller,
      leave,
      documents.filter((it) => it !== document),
    );
  });
}

interface Laid {
  readonly paths: readonly string[];
  readonly at: string;
  /** What the caller calls the n-th path. */
  readonly field: (n: number) => string;
}

/**
 * Lays files that the caller has uploaded for leave with one whose member is held, and whose they are from then on; a file
 * lies with one leave alone.
 * @throws FILE_UNKNOWN, DOCUMENTS_FULL
 */
export async function layWith(
  trx: Write,
  caller: Caller,
  { id: leaveId, memberId }: Pick<StoredLeave, 'id' | 'memberId'>,
  { paths, at, field }: Laid,
): Promise<void> {
  const before = await documentsOf(trx, leaveId);
  if (before.length + paths.length > MAX_DOCUMENTS) throw refuse('DOCUMENTS_FULL');
  for (const [n, path] of paths.entries()) {
    const name = nameInPath(path);
    const file = name === undefined ? undefined : await findFile(trx, name);
    const isOwn = file?.directory === 'leave' && file.uploadedBy === caller.member.id;
    const unknown = () => refuse('FILE_UNKNOWN', { field: field(n) });
    if (!isOwn) throw unknown();
    try {
      await storeDocument(trx, { leaveId, fileId: file.id, addedBy: caller.member.id, at });
      if (memberId !== caller.member.id) await giveFile(trx, file.id, memberId);
    } catch (error) {
      // Somebody has laid it with other leave, or deleted it, since it was found.
      throw isDuplicate(error) || isOrphan(error) ? unknown() : error;
    }
  }
}

async function requireHeld(deps: Dependencies, trx: Write, caller: Caller, leaveId: number): Promise<StoredLeave> {
  const memberId = await findOwner(trx, leaveId);
  if (memberId !== undefined) await lockMember(trx, memberId);
  return requireReadable(deps, trx, caller, leaveId);
}

async function requireReadable(deps: Dependencies, db: Read, caller: Caller, leaveId: number): Promise<StoredLeave> {
  const leave = await findLeave(db, leaveId);
  const member = leave && (await findManaged(db, leave.memberId, await companyToday(db, deps.clock)));
  if (!member || !mayReadOf(caller.member, member)) throw refuse('NOT_FOUND');
  return leave;
}

function shownOf({ member: actor }: Caller, leave: StoredLeave, kept: readonly KeptDocument[]): ShownDocuments {
  const shown = (it: KeptDocument): LeaveDocument => ({
    id: it.id,
    path: pathOf(it.fileName),
    type: it.type,
    size: it.size,
    addedat: it.addedAt,
    addedby: it.adderName,
    may: { remove: mayRemoveDocument(actor, leave, it.addedBy) },
  });
  const documents = kept.map(shown);
  return { documents, may: { add: mayAddDocument(actor, { id: leave.memberId }) && documents.length < MAX_DOCUMENTS } };
}
