import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Read } from '../../database/engine.ts';
import { refuse } from '../../http/problems.ts';
import { isUnchanged } from '../../http/unchanged.ts';
import { findMembers } from '../../records/members/member.ts';
import { findPicture } from '../../records/members/member-picture.ts';

interface Asked {
  readonly memberId: number;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * The photo of a member, to every member: who is there is no secret among them.
 * @throws NOT_FOUND also for a guest, who is no member
 */
export async function showPhoto(db: Read, { memberId, request, reply }: Asked) {
  const [member] = await findMembers(db, [memberId]);
  const picture = member && (await findPicture(db, memberId));
  if (!picture) throw refuse('NOT_FOUND');
  if (isUnchanged(request, reply, `"${picture.hash}"`)) return undefined;
  reply.type(picture.type).header('content-disposition', 'inline; filename="photo.webp"');
  return Buffer.from(picture.bytes);
}
