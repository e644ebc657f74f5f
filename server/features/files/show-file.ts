import { Readable } from 'node:stream';
import { isImage } from '@muster/domain/files/file-rules.ts';
import { mayReadOf } from '@muster/domain/members/member-policy.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/problems.ts';
import { isUnchanged } from '../../http/unchanged.ts';
import { ownFlags } from '../../identity/resting.ts';
import { findManaged } from '../../records/deciding/managed-member.ts';
import { memberOfDocument } from '../../records/leave/leave-document.ts';
import { companyToday } from '../../records/office/company.ts';
import { isPhotoFile } from '../../records/office/photo.ts';
import { bytesOf, findFile, type KeptFile, smallPictureOf } from '../../records/office/stored-file.ts';

interface Asked {
  readonly name: string;
  readonly small: boolean;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * A file to who may see it: one that lies with leave to whoever reads that, any other to who uploaded it, administrators and
 * whoever sees the photo that it belongs to. Images may be shown, anything else is an attachment.
 * @throws NOT_FOUND
 */
export async function showFile(deps: Dependencies, caller: Caller, { name, small, request, reply }: Asked) {
  const file = await findFile(deps.database.query, name);
  if (!file || !(await maySee(deps, caller, file))) throw refuse('NOT_FOUND');
  const picture = small ? await smallPictureOf(deps.database.query, file.id) : undefined;
  const etag = `"${file.hash}${picture ? '-small' : ''}"`;
  if (isUnchanged(request, reply, etag)) return undefined;
  const shown = isImage(file.type) ? 'inline' : 'attachment';
  reply.header('content-disposition', `${shown}; filename="${file.name}"`);
  reply.type(picture ? 'image/webp' : file.type);
  reply.header('content-length', picture?.length ?? file.size);
  return picture ? Buffer.from(picture) : Readable.from(bytesOf(deps.database.query, file.id));
}

async function maySee(deps: Dependencies, caller: Caller, file: KeptFile): Promise<boolean> {
  if (caller.member.role === 'SA') return true;
  const memberId = file.directory === 'leave' ? await memberOfDocument(deps.database.query, file.id) : undefined;
  if (memberId !== undefined) return mayReadLeaveOf(deps, caller, memberId);
  if (file.uploadedBy === caller.member.id) return true;
  const { photos } = await ownFlags(deps.database.query, caller);
  return photos.read && (await isPhotoFile(deps.database.query, file.id));
}

async function mayReadLeaveOf({ database, clock }: Dependencies, { member: reader }: Caller, memberId: number) {
  const today = await companyToday(database.query, clock);
  const member = await findManaged(database.query, memberId, today);
  return member !== undefined && mayReadOf(reader, member);
}
