import type { Photo, PhotoEdit, PhotoInput } from '@muster/domain/administration/administration-contract.ts';
import type { Flags } from '@muster/domain/administration/flags.ts';
import { mayReplacePicture } from '@muster/domain/administration/photo-policy.ts';
import { isImage } from '@muster/domain/files/file-rules.ts';
import { nowText } from '../../clock.ts';
import type { Read, Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { nameInPath, pathOf } from '../../http/files/file-paths.ts';
import { refuse } from '../../http/problems.ts';
import { requireRevision } from '../../http/revision.ts';
import { type AuditAction, recordAudit } from '../../records/office/audit.ts';
import {
  dropPhoto,
  findPhoto,
  addPhoto as insertPhoto,
  isPhotoFile,
  lockPhotos,
  type StoredPhoto,
  storePhotoFacts,
} from '../../records/office/photo.ts';
import { dropFile, findFile } from '../../records/office/stored-file.ts';
import { requireFlag } from './require-flag.ts';

/** Who asks, and what they may. */
interface Flagged {
  readonly caller: Caller;
  readonly flags: Flags;
}

const mayReplace = ({ caller, flags }: Flagged, { fileBy }: StoredPhoto) =>
  mayReplacePicture({ id: caller.member.id, flags }, { uploadedBy: fileBy });

export function shownPhoto(by: Flagged, photo: StoredPhoto): Photo {
  const { fileId: _id, fileBy: _by, fileName, ...it } = photo;
  return { ...it, path: pathOf(fileName), may: { replace: mayReplace(by, photo) } };
}

/** @throws FORBIDDEN, FILE_UNKNOWN */
export async function addPhoto(deps: Dependencies, caller: Caller, asked: PhotoInput): Promise<Photo> {
  const { title, description = '', path } = asked;
  return deps.database.write(async (trx) => {
    await lockPhotos(trx);
    const flags = await requireFlag(trx, caller, 'photos', 'write');
    const fileId = await ownPicture(trx, caller, path);
    const facts = { title, description, fileId, takenon: asked.takenon || null };
    const id = await insertPhoto(trx, { ...facts, memberId: caller.member.id, now: nowText(deps.clock) });
    return recorded(trx, deps, { caller, flags }, { id, action: 'photo.add' });
  });
}

/** @throws FORBIDDEN, NOT_FOUND, FILE_UNKNOWN, CHANGED_MEANWHILE */
export async function changePhoto(deps: Dependencies, caller: Caller, asked: PhotoEdit): Promise<Photo> {
  return deps.database.write(async (trx) => {
    await lockPhotos(trx);
    const by = { caller, flags: await requireFlag(trx, caller, 'photos', 'write') };
    const before = await findPhoto(trx, asked.id);
    if (!before) throw refuse('NOT_FOUND');
    const isSame = asked.path === undefined || asked.path === pathOf(before.fileName);
    const { title = before.title, description = before.description } = asked;
    const takenon = asked.takenon === undefined ? before.takenon : asked.takenon || null;
    if (isSame && title === before.title && description === before.description && takenon === before.takenon) {
      return shownPhoto(by, before);
    }
    await requireRevision(asked.revision, before, () => shownPhoto(by, before));
    if (!isSame && !mayReplace(by, before)) throw refuse('FORBIDDEN', { field: 'path' });
    const fileId = isSame ? before.fileId : await ownPicture(trx, caller, asked.path ?? '');
    await storePhotoFacts(trx, { ...before, title, description, fileId, takenon });
    if (!isSame) await dropUnused(trx, before.fileId);
    return recorded(trx, deps, by, { id: asked.id, action: 'photo.change', before });
  });
}

/** @throws FORBIDDEN, NOT_FOUND */
export async function deletePhoto(deps: Dependencies, caller: Caller, id: number): Promise<void> {
  await deps.database.write(async (trx) => {
    await lockPhotos(trx);
    await requireFlag(trx, caller, 'photos', 'delete');
    const before = await findPhoto(trx, id);
    if (!before) throw refuse('NOT_FOUND');
    await dropPhoto(trx, id);
    await dropUnused(trx, before.fileId);
    const at = nowText(deps.clock);
    await recordAudit(trx, { at, actorId: caller.member.id, action: 'photo.delete', subject: `photo:${id}`, before });
  });
}

/** A picture that the caller has uploaded, for no leave, so that nobody shows with a photo what they may not see themselves. */
async function ownPicture(db: Read, caller: Caller, path: string): Promise<number> {
  const name = nameInPath(path);
  const file = name === undefined ? undefined : await findFile(db, name);
  const isOwn = file && isImage(file.type) && file.directory !== 'leave' && file.uploadedBy === caller.member.id;
  if (!isOwn) throw refuse('FILE_UNKNOWN', { field: 'path' });
  return file.id;
}

async function dropUnused(trx: Write, fileId: number): Promise<void> {
  if (!(await isPhotoFile(trx, fileId))) await dropFile(trx, fileId);
}

async function recorded(
  trx: Write,
  deps: Dependencies,
  by: Flagged,
  { id, action, before }: { id: number; action: AuditAction; before?: StoredPhoto },
): Promise<Photo> {
  const after = await findPhoto(trx, id);
  if (!after) throw refuse('NOT_FOUND');
  const at = nowText(deps.clock);
  await recordAudit(trx, { at, actorId: by.caller.member.id, action, subject: `photo:${id}`, before, after });
  return shownPhoto(by, after);
}
