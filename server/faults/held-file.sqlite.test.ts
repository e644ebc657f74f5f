import { readToday } from '@muster/domain/attendance/attendance-contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tryPunch } from '../testing/attendance/punches.ts';
import { type Office, openOffice } from '../testing/company/office.ts';
import { holdFile } from '../testing/database/hold.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

test('while another program holds the file, writes are told 503, and reads and health go on (F08)', async () => {
  const a = await office.holding('A');
  const letGo = holdFile(office.dataDir);
  const writing = [tryPunch(a, 'A', 'in'), tryPunch(a, 'A', 'in'), tryPunch(a, 'A', 'in')];
  let told = false;
  void Promise.race(writing).then(() => {
    told = true;
  });
  let before = 0;
  while (!told) {
    expect((await office.visitor().send({ method: 'GET', url: '/healthz' })).statusCode).toBe(200);
    expect((await a.call(readToday)).status).toBe(200);
    if (!told) before += 1;
  }
  const answers = await Promise.all(writing);
  letGo();
  expect(answers.map((it) => [it.status, it.raw.headers['retry-after']])).toEqual(answers.map(() => [503, '1']));
  expect(before, 'rounds of reads before a write was told').toBeGreaterThan(0);
  expect((await tryPunch(a, 'A', 'in')).status).toBe(201);
});

test('a write that finds the file held for a moment waits, and is stored', async () => {
  const b = await office.holding('B');
  const letGo = holdFile(office.dataDir);
  const writing = tryPunch(b, 'B', 'in');
  await new Promise((resolve) => setTimeout(resolve, 200));
  letGo();
  expect((await writing).status).toBe(201);
});
