import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { type Answer, plain } from '../answers.ts';

/** A file as it is answered: under which name and as what, and its content while it is made. */
export interface MadeFile {
  readonly name: string;
  readonly type: string;
  readonly content: Readable;
}

/** Answers a file to whoever asked to keep it, and keeps it in no cache; it is never whole in memory. */
export function sendFile(reply: FastifyReply, { name, type, content }: MadeFile): Answer<200, unknown> {
  reply.header('content-disposition', `attachment; filename="${name}"`);
  reply.header('cache-control', 'no-store');
  reply.type(type);
  return plain(content);
}
