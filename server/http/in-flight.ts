import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';
import { refuseFor } from './problems.ts';

/** How many requests may wait for their answers to be taken: from one address, which may be an office's, and in all. */
const MOST_OF_ADDRESS = 256;
const MOST_IN_ALL = 1024;
/** Of these some are kept for check-ins, which are the last to be refused. */
const LEFT_FOR_CHECK_INS = 0.75;
const RETRY_SECONDS = 1;

/** How many connections one address may hold, and all together; a thousand open boards are one office's morning. */
const CONNECTIONS_OF_ADDRESS = 1500;
const CONNECTIONS_IN_ALL = 6000;

const HEALTH: ReadonlySet<string> = new Set(['/healthz', '/readyz']);
const CHECK_IN = '/api/membercheckin/createMember';

/**
 * Bounds what all connections together may leave unanswered or unread (threats T34): each such answer holds memory, and a
 * file of the page an open file. Streams go on for hours and are bounded by their sessions; health is always answered.
 */
export function boundInFlight(app: FastifyInstance, { shed }: Pick<Metrics, 'shed'>): void {
  const ofAddress = new Map<string, number>();
  let all = 0;
  app.addHook('onRequest', (request, reply, done) => {
    const { url = '' } = request.routeOptions;
    if (HEALTH.has(url) || url.endsWith('/stream')) return done();
    const { ip } = request;
    const own = ofAddress.get(ip) ?? 0;
    const part = url === CHECK_IN ? 1 : LEFT_FOR_CHECK_INS;
    if (own >= MOST_OF_ADDRESS * part || all >= MOST_IN_ALL * part) {
      shed(url === CHECK_IN ? 'check-in' : 'other');
      return done(refuseFor(RETRY_SECONDS, 'UNAVAILABLE'));
    }
    all += 1;
    ofAddress.set(ip, own + 1);
    reply.raw.once('close', () => {
      all -= 1;
      const left = (ofAddress.get(ip) ?? 1) - 1;
      if (left === 0) ofAddress.delete(ip);
      else ofAddress.set(ip, left);
    });
    done();
  });
}

/** Bounds the connections that are open; by address only where no proxy stands before, of which all would be. */
export function boundOpenConnections(app: FastifyInstance, behindProxy: boolean): void {
  app.server.maxConnections = CONNECTIONS_IN_ALL;
  if (behindProxy) return;
  const open = new Map<string, number>();
  app.server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const own = (open.get(address) ?? 0) + 1;
    open.set(address, own);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
    if (own > CONNECTIONS_OF_ADDRESS) socket.destroy();
  });
}
