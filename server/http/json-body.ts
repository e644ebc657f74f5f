import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { refuse } from './problems.ts';

/**
 * JSON in UTF-8. A body that is announced and empty is none: many clients name the type of what they send with every
 * call. Bytes that are no UTF-8 are refused, not stored as question marks.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else if (isUtf8(body)) void parse(request, body.toString(), done);
    else done(refuse('INVALID_INPUT', { params: { reason: 'character' } }));
  });
}
