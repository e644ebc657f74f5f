import { type IncomingMessage, type RequestListener, type ServerResponse, STATUS_CODES } from 'node:http';
import { Server, type Socket } from 'node:net';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { readyz } from '@muster/domain/office/health-contract.ts';
import type { FastifyInstance } from 'fastify';
import { failureOf, notReady, refuse } from '../problems.ts';

/**
 * How many requests of one connection may wait for their answers. Browsers and proxies send one after the other; who
 * sends many and reads nothing would have all of their answers kept (threats T34).
 */
const MOST_UNANSWERED = 8;

/** A connection on which nothing moves for so long is cut, such as one whose answers nobody reads, ms. */
export const STALLED_AFTER = 60_000;

/** What a request asks for. Its line may name the whole address, as those to a proxy do, of which the path alone counts. */
export const pathOf = ({ url = '' }: { readonly url?: string | undefined }): string =>
  url.startsWith('/') ? url : url.replace(/^[a-z]+:\/\/[^/?]*\/?/i, '/');

/** Cuts off whoever sends requests without reading answers, and refuses what names two hosts, or none (threats T34). */
export function boundConnections(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const waiting = (unanswered.get(socket) ?? 0) + 1;
    if (waiting > MOST_UNANSWERED) {
      reply.hijack();
      socket.destroy();
      return;
    }
    unanswered.set(socket, waiting);
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    done(namesOneHost(request.raw) ? undefined : refuse('INVALID_INPUT'));
  });
}

/** Before HTTP/1.1 nobody had to name any. */
function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const { length } = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  return length === 1 || (length === 0 && httpVersion === '1.0');
}

/** How long a connection is kept for a request that is on its way when the server is told to stop, ms. */
const LAST_REQUESTS = 500;
const SWEEP_MS = 50;
/** Whoever was answered has come anew within so long, ms. */
const QUIET_MS = 25;

/**
 * Prepares an end in which nobody who was let in is cut off. The function that it returns says no to whoever asks for
 * readiness and goes on for so many seconds, in which proxies learn of it; then it stops accepting. Whatever still
 * arrives is answered as the last of its connection, at last the application is closed.
 */
export function endsGently(app: FastifyInstance): (drainSeconds: number) => Promise<void> {
  let ending = false;
  app.addHook('onRequest', (request, reply, done) => {
    if (ending) reply.header('connection', 'close');
    done(
      ending && request.routeOptions.url === readyz.path
        ? notReady(new Error('This server was told to end.'))
        : undefined,
    );
  });
  let answeredAt = 0;
  app.addHook('onResponse', (_request, _reply, done) => {
    answeredAt = performance.now();
    done();
  });
  return async (drainSeconds) => {
    if (drainSeconds > 0) {
      ending = true;
      await sleep(drainSeconds * 1000);
    }
    const asked = await letIn(app.server, () => answeredAt);
    // In the turn in which it closes: who has been told to come anew would stand at the door.
    ending = true;
    // Node's own `close` of an HTTP server would cut every idle connection at once, with the request that is on its way.
    const ended = new Promise<void>((resolve) => Server.prototype.close.call(app.server, () => resolve()));
    asked();
    await Promise.race([ended, sleep(LAST_REQUESTS)]);
    const sweeping = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
    await app.close();
    await ended;
    clearInterval(sweeping);
  };
}

/**
 * Accepts whoever has connected already: the system says yes to them before this process does, one in each turn of its
 * loop, and would cut those who still wait when the door closes. What is asked meanwhile waits for the function that this
 * returns: turns are short then, and nobody who was answered connects anew.
 */
async function letIn(server: Server, answeredAt: () => number): Promise<() => void> {
  const handlers = server.listeners('request') as RequestListener[];
  const waiting: Parameters<RequestListener>[] = [];
  server.removeAllListeners('request').on('request', (...asked: Parameters<RequestListener>) => waiting.push(asked));
  let last = performance.now();
  const note = () => {
    last = performance.now();
  };
  server.on('connection', note);
  const end = last + LAST_REQUESTS;
  // The turn that ends it has begun in quiet and brought nobody, however long it was.
  for (let began = last; began < Math.min(end, Math.max(last, answeredAt()) + QUIET_MS); ) {
    began = performance.now();
    await turn();
  }
  server.off('connection', note);
  return () => {
    server.removeAllListeners('request');
    for (const handle of handlers) server.on('request', handle);
    for (const asked of waiting) server.emit('request', ...asked);
  };
}

/** Answers what is no request at all, below Fastify, with the headers of every answer. */
export function unreadable(always: Readonly<Record<string, string>>) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy(error);
      return;
    }
    const status = STATUS_OF[error.code ?? ''] ?? 400;
    const body = JSON.stringify(failureOf(refuse('INVALID_INPUT').problem));
    const headers = { ...always, ...answerHeaders(body), connection: 'close' };
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`);
  };
}

const STATUS_OF: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Refuses an expectation that no request here needs, with the headers of every answer. */
export function refuseExpectations(app: FastifyInstance, always: Readonly<Record<string, string>>): void {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = JSON.stringify(failureOf(refuse('INVALID_INPUT').problem));
    response.writeHead(417, { ...always, ...answerHeaders(body) }).end(body);
  });
}

const answerHeaders = (body: string) => ({
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(Buffer.byteLength(body)),
});
