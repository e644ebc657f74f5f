import { isUtf8 } from 'node:buffer';
import { finished, type Readable } from 'node:stream';
import { MAX_FILE_BYTES } from '@muster/domain/files/file-rules.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ProblemError, refuse, wrongMediaType } from './problems.ts';

/** What a body weighs at most, in bytes; a picture in it has a limit of its own. */
export const BODY_LIMIT = 128 * 1024;

/** How much is let pass of what is refused by its headers, in bytes: a file of the largest size, and the form around it. */
const PASSED_MOST = MAX_FILE_BYTES + BODY_LIMIT;

/**
 * JSON in UTF-8. A body that is announced and empty is none: many clients name the type of what they send with every
 * call. Bytes that are no UTF-8 are refused, not stored as question marks, and what is compressed is not taken for JSON.
 * A path that leads nowhere does so whatever is sent there.
 */
export function readJsonBodies(app: FastifyInstance): void {
  app.addHook('preParsing', (request, reply, body, done) => {
    const refused = request.is404 ? undefined : unwelcome(request);
    if (!refused) return done(null, body);
    if (refused.problem.code === 'UNSUPPORTED_MEDIA_TYPE') reply.header('accept-encoding', 'identity');
    reply.header('connection', 'close');
    return whenPassed(body, () => done(refused));
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0 || request.is404) done(null, undefined);
    else if (weightBesidePicture(body) > BODY_LIMIT) done(refuse('PAYLOAD_TOO_LARGE'));
    else if (!isUtf8(body)) done(refuse('INVALID_INPUT', { params: { reason: 'character' } }));
    else
      void parse(request, body.toString(), (error, read) =>
        error ? done(refuse('INVALID_INPUT', { params: { reason: 'json' } })) : done(null, read),
      );
  });
  // What posts nothing as a form, as `curl -d ''` does, names a type, too.
  app.addContentTypeParser('*', (request, body: Readable, done) => {
    if (request.headers['content-length'] === '0' || request.is404) done(null, undefined);
    else whenPassed(body, () => done(wrongMediaType(request)));
  });
}

/** What is refused by its headers alone. A form that brings a file is weighed by who reads it. */
function unwelcome({ headers, routeOptions }: FastifyRequest): ProblemError | undefined {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (!['', 'identity'].includes(encoding))
    return refuse('UNSUPPORTED_MEDIA_TYPE', { params: { reason: 'compressed' } });
  const tooLarge = Number(headers['content-length']) > (routeOptions.bodyLimit ?? BODY_LIMIT);
  return tooLarge && !routeOptions.config.contract?.form ? refuse('PAYLOAD_TOO_LARGE') : undefined;
}

/**
 * Goes on once a body has come to its end, or is cut, or is more than `PASSED_MOST`. The connection closes with the answer
 * to a body that was not taken; whoever still sends then loses the answer with it.
 */
function whenPassed(body: Readable, goOn: () => void): void {
  let bytes = 0;
  const end = finished(body, goOn);
  body.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= PASSED_MOST) return;
    end();
    body.pause().removeAllListeners('data');
    goOn();
  });
}

/** A picture is one long word in quotes; whatever else is long could become millions of values. */
function weightBesidePicture(body: Buffer): number {
  if (body.length <= BODY_LIMIT) return body.length;
  const start = body.indexOf(';base64,');
  if (start === -1) return body.length;
  const end = body.indexOf('"', start);
  return end === -1 ? body.length : body.length - (end - start);
}
