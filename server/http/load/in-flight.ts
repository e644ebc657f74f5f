import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { oneASecond } from '../one-a-second.ts';
import { RETRY_SECONDS, refuseFor } from '../problems.ts';
import { sendAwayFirst } from './send-away.ts';
import { createTurns, type Kind, sheds, type Turns } from './turns.ts';

/** How many requests may wait for their answers to be taken: from one address, which may be an office's, and in all. */
const MOST_OF_ADDRESS = 512;
const MOST_IN_ALL = 2048;
/** Of these so many are for others than check-ins, which are the last to be refused. */
const FOR_OTHERS = 0.375;

/** How many connections one address may hold, and all together; a thousand open boards are one office's morning. */
const CONNECTIONS_OF_ADDRESS = 1500;
const CONNECTIONS_IN_ALL = 6000;

const HEALTH: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);
const CHECK_IN = '/api/membercheckin/createMember';
const SIGN_INS: ReadonlySet<string> = new Set(['/api/membercode/login', '/jwt/token']);

/** What else the load is seen by. */
export interface Load {
  readonly log: FastifyBaseLogger;
  readonly metrics: Pick<Metrics, 'shed'>;
  /** How long the longest waiting write has waited for the database, ms. */
  readonly behindMs: () => number;
  /** The headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether requests come from a proxy, so that whose they are is known only once the application has looked at them. */
  readonly behindProxy: boolean;
  readonly turns?: Turns;
}

export interface InFlight {
  /** Requests that are not answered yet, and those of them that wait for their turn. */
  readonly underWay: () => number;
  readonly waiting: () => number;
}

/**
 * Lets requests in turn by turn, and sends away at once who could not be answered in good time, check-ins last. It also bounds
 * what all connections together may leave unanswered or unread (threats T34): each such answer holds memory, and a
 * file of the page an open file. Streams go on for hours and are bounded by their sessions; health is always answered.
 */
export function boundInFlight(app: FastifyInstance, load: Load): InFlight {
  const { log, metrics, behindMs, behindProxy, turns = createTurns() } = load;
  const ofAddress = new Map<string, number>();
  const tell = tellingOfShed(log);
  let all = 0;
  const isShed = (kind: Kind | undefined, isTooMuch: (kind: Kind) => boolean): boolean => {
    if (!kind || !isTooMuch(kind)) return false;
    metrics.shed(kind);
    tell();
    return true;
  };
  const isFull = (kind: Kind, address?: string): boolean => {
    const part = kind === 'check-in' ? 1 : FOR_OTHERS;
    return all >= MOST_IN_ALL * part || (ofAddress.get(address ?? '') ?? 0) >= MOST_OF_ADDRESS * part;
  };
  sendAwayFirst(app, load.headers, (method, path, address) =>
    isShed(kindOf(method, path), (kind) => {
      const behind = kind === 'read' ? 0 : behindMs();
      const waitMs = Math.max(turns.waitOf(kind), behind);
      return sheds(kind, { underWay: all, waitMs }) || isFull(kind, behindProxy ? undefined : address);
    }),
  );
  app.addHook('onRequest', (request, reply, done) => {
    const { ip, method, routeOptions } = request;
    const kind = kindOf(method, routeOptions.url ?? '');
    if (!kind) return done();
    if (isShed(kind, (it) => isFull(it, ip))) {
      request.sentAway = true;
      return done(refuseFor(RETRY_SECONDS, 'UNAVAILABLE'));
    }
    all += 1;
    ofAddress.set(ip, (ofAddress.get(ip) ?? 0) + 1);
    reply.raw.once('close', () => {
      all -= 1;
      const left = (ofAddress.get(ip) ?? 1) - 1;
      if (left === 0) ofAddress.delete(ip);
      else ofAddress.set(ip, left);
    });
    turns.take(kind, () => {
      // Who has gone meanwhile is not waited for, and nothing is done for them.
      if (!request.raw.socket.destroyed) done();
    });
  });
  return { underWay: () => all, waiting: turns.waiting };
}

/** What a request is for; nothing for what is let in whatever there is to do. */
function kindOf(method: string, path: string): Kind | undefined {
  if (path === CHECK_IN) return 'check-in';
  if (SIGN_INS.has(path)) return 'sign-in';
  if (HEALTH.has(path) || path.endsWith('/stream')) return undefined;
  return method === 'GET' || method === 'HEAD' ? 'read' : 'write';
}

/** Tells of those who were sent away once a second; a line for each would cost more than sending them away. */
function tellingOfShed(log: FastifyBaseLogger): () => void {
  const next = oneASecond();
  return () => {
    const others = next();
    if (others !== undefined) log.warn({ shed: others + 1 }, 'too much at once: requests were sent away');
  };
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
