import { readToday } from '@muster/domain/attendance/attendance-contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tryPunch } from '../testing/attendance/punches.ts';
import type { Client } from '../testing/company/client.ts';
import { type Office, openOffice } from '../testing/company/office.ts';
import { holdMemberRow } from '../testing/database/hold.ts';

const WAITERS = 33;

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const timed = async <T>(work: Promise<T>) => {
  const began = performance.now();
  return { answer: await work, ms: performance.now() - began };
};

test('a member whose row is held keeps nobody else waiting: theirs are told 503, everybody checks in, reads and is healthy (F08)', async () => {
  const clients = new Map<string, Client>();
  for (const persona of ['A', 'B', 'C'] as const) clients.set(persona, await office.holding(persona));
  const [a, b, c] = ['A', 'B', 'C'].map((it) => clients.get(it) as Client) as [Client, Client, Client];
  const letGo = await holdMemberRow(office.database, 'A');

  const waiting = Array.from({ length: WAITERS }, () => timed(tryPunch(a, 'A', 'in')));
  await new Promise((resolve) => setTimeout(resolve, 200));
  const others = [];
  for (let round = 0; round < 10; round++) {
    others.push(await timed(tryPunch(b, 'B', round % 2 ? 'out' : 'in')));
    others.push(await timed(c.call(readToday)));
    others.push(await timed(a.call(readToday)));
    others.push(await timed(office.visitor().send({ method: 'GET', url: '/readyz' })));
  }
  const told = await Promise.all(waiting);
  await letGo();

  const slowest = Math.max(...others.map((it) => it.ms));
  expect(slowest, 'the slowest of the others').toBeLessThan(1000);
  for (const { answer } of others) expect('statusCode' in answer ? answer.statusCode : answer.status).toBeLessThan(300);
  for (const { answer, ms } of told) {
    expect([answer.status, answer.raw.headers['retry-after']]).toEqual([503, '1']);
    expect(ms).toBeLessThan(3000);
  }
  expect((await tryPunch(a, 'A', 'in')).status).toBe(201);
});
