import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { createLog } from '../../observability/log.ts';
import { answerError } from '../problems.ts';
import { boundInFlight, type Load } from './in-flight.ts';
import type { Kind } from './turns.ts';

let app: FastifyInstance;
afterEach(() => app.close());

const CHECK_IN = '/api/membercheckin/createMember';
const MANY = 96;

/** A server on which many requests are under way and those of a kind wait for so long. */
async function openBusy(waits: Partial<Record<Kind, number>>, { behindMs = 0, behindProxy = false, many = MANY } = {}) {
  const shed: string[] = [];
  const lines: string[] = [];
  const held: (() => void)[] = [];
  app = Fastify();
  app.decorateRequest('sentAway', false);
  app.setErrorHandler(answerError);
  const load: Load = {
    log: createLog('info', { write: (line) => void lines.push(line) }),
    metrics: { shed: (kind) => void shed.push(kind) },
    behindMs: () => behindMs,
    headers: { 'x-content-type-options': 'nosniff' },
    behindProxy,
    turns: { take: (_kind, go) => go(), waitOf: (kind) => waits[kind] ?? 0, waiting: () => 0 },
  };
  const lookedAt: string[] = [];
  app.addHook('onRequest', async ({ url }) => {
    if (url !== '/slow') lookedAt.push(url);
  });
  const { underWay } = boundInFlight(app, load);
  app.get('/slow', () => new Promise((resolve) => held.push(() => resolve({}))));
  for (const url of ['/api/read', '/healthz', '/readyz', '/metrics', '/api/board/stream'])
    app.get(url, async () => ({}));
  for (const url of ['/api/write', '/api/tripassignment/add', CHECK_IN]) app.post(url, async () => ({}));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const slow = Array.from({ length: many }, () => app.inject('/slow'));
  while (held.length < many) await new Promise((resolve) => setImmediate(resolve));
  expect(underWay()).toBe(many);
  const send = (method: string) => async (path: string) => fetch(`${address}${path}`, { method });
  const letGo = async () => {
    for (const go of held) go();
    await Promise.all(slow);
  };
  return { get: send('GET'), post: send('POST'), letGo, shed, lines, lookedAt, underWay };
}

test('reads that would wait too long are sent away with 503 and when to come again; writes and check-ins are let in', async () => {
  const { get, post, letGo, shed, lines, underWay } = await openBusy({ read: 51 });
  const away = await get('/api/read?secret=1');
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '1']);
  expect(away.headers.get('x-content-type-options')).toBe('nosniff');
  expect(away.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(await away.json()).toMatchObject({ status: 'fail', code: 'UNAVAILABLE', errors: [] });
  expect((await post('/api/write')).status).toBe(200);
  expect((await post(CHECK_IN)).status).toBe(200);
  expect(shed).toEqual(['read']);
  expect(lines.join()).toContain('requests were sent away');
  expect(lines.join()).not.toContain('secret');
  await letGo();
  expect(underWay()).toBe(0);
  expect((await get('/api/read')).status).toBe(200);
});

test('where the database is behind, writes are sent away and check-ins still let in; reads do not wait for it', async () => {
  const { get, post, letGo, shed } = await openBusy({}, { behindMs: 350 });
  expect((await post('/api/write')).status).toBe(503);
  expect(await (await post('/api/tripassignment/add')).json()).toMatchObject({ success: 'fail', code: 'UNAVAILABLE' });
  expect((await post(CHECK_IN)).status).toBe(200);
  expect((await get('/api/read')).status).toBe(200);
  expect(shed).toEqual(['write', 'write']);
  await letGo();
});

test('in the end check-ins are sent away too; health, figures and open boards never', async () => {
  const { get, post, letGo, shed } = await openBusy({ read: 500, write: 500, 'check-in': 401 });
  expect((await post(CHECK_IN)).status).toBe(503);
  for (const path of ['/healthz', '/readyz', '/metrics', '/api/board/stream']) {
    expect([path, (await get(path)).status]).toEqual([path, 200]);
  }
  expect(shed).toEqual(['check-in']);
  await letGo();
});

/** So many requests of one address may be under way while others than check-ins are let in. */
const FULL = 192;

test('what an address has too much of is sent away before the application has looked at it', async () => {
  const { get, post, letGo, shed, lookedAt } = await openBusy({}, { many: FULL });
  expect((await get('/api/read')).status).toBe(503);
  expect((await post(CHECK_IN)).status).toBe(200);
  expect([shed, lookedAt]).toEqual([['read'], [CHECK_IN]]);
  await letGo();
  expect((await get('/api/read')).status).toBe(200);
});

test('behind a proxy whose it is has to be looked at first', async () => {
  const { get, letGo, shed, lookedAt } = await openBusy({}, { many: FULL, behindProxy: true });
  expect((await get('/api/read')).status).toBe(503);
  expect([shed, lookedAt]).toEqual([['read'], ['/api/read']]);
  await letGo();
});
