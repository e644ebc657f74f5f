import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { Counter, Histogram, Registry } from 'prom-client';
import { bearerOf } from './caller.ts';
import { refuse } from './problems.ts';
import { hashSecret } from './secrets.ts';

/** What an answer takes, seconds: from a list in memory to a file of everybody. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** What this server tells about itself (docs/operations.md, "What to measure"). */
export interface Metrics {
  readonly registry: Registry;
  /** Notes that a request was refused for want of room. */
  shed(kind: string): void;
}

/** Times every answer by its route and status; one that names no route of ours is told as `none`. */
export function measureAnswers(app: FastifyInstance): Metrics {
  const registry = new Registry();
  const answers = new Histogram({
    name: 'muster_http_request_duration_seconds',
    help: 'Answers by method, route and status, and what they took.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  const refused = new Counter({
    name: 'muster_shed_requests_total',
    help: 'Requests that were refused with 503 because others waited already.',
    labelNames: ['kind'],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = 'none' } = request.routeOptions;
    answers.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  return { registry, shed: (kind) => refused.inc({ kind }) };
}

/**
 * `GET /metrics` in the text form of Prometheus: with a token to whoever brings it, without one to this machine alone. Whoever
 * else asks finds nothing there.
 */
export function serveMetrics(app: FastifyInstance, { registry }: Metrics, token: string | undefined): void {
  const wanted = token === undefined ? undefined : Buffer.from(hashSecret(token));
  const mayRead = (request: FastifyRequest): boolean =>
    wanted ? timingSafeEqual(Buffer.from(hashSecret(bearerOf(request) ?? '')), wanted) : isFromHere(request);
  app.get('/metrics', { schema: { hide: true } as object }, async (request, reply) => {
    if (!mayRead(request)) throw refuse('NOT_FOUND');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** What a proxy on this machine says of whom it asks for; whoever asks by themselves says none of it. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/**
 * A proxy that says nothing of itself hands on the name that it was asked by, or speaks HTTP/1.0 as an old one does; so does
 * a page of somebody's name that leads here. Whoever is on this machine asks it by its own name.
 */
const isFromHere = ({ raw: { socket, httpVersion }, headers }: FastifyRequest): boolean =>
  isLoopback(socket.remoteAddress) &&
  isOwnName(URL.parse(`http://${headers.host}`)?.hostname) &&
  httpVersion !== '1.0' &&
  FORWARDED.every((name) => headers[name] === undefined);

const isOwnName = (name: string | undefined): boolean =>
  name === 'localhost' || isLoopback(name?.replace(/^\[|\]$/g, ''));

const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
