import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Says which version this is, and whether who asks has it already: then the answer is 304 without a body. `If-None-Match`
 * may name several, and a proxy that compresses makes them weak (RFC 9110, 13.1.2).
 */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.header('etag', etag).header('cache-control', 'private, no-cache');
  const held = (request.headers['if-none-match'] ?? '').split(',').map((it) => it.trim().replace(/^W\//, ''));
  const isHeld = held.includes(etag) || held.includes('*');
  if (isHeld) reply.code(304);
  return isHeld;
}
