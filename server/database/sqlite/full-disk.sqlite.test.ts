import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedPunches, tryPunch } from '../../testing/attendance/punches.ts';
import type { Client } from '../../testing/company/client.ts';
import { type Office, openOffice } from '../../testing/company/office.ts';
import { isDuplicate } from '../engine.ts';

let office: Office;
let a: Client;
beforeAll(async () => {
  office = await openOffice();
  a = await office.as('A');
});
afterAll(() => office.close());

/** SQLite's own limit stands for the disk's: it meets it in the same place, in the midst of a transaction. */
const allowPages = (count: number) => sql`pragma max_page_count = ${sql.lit(count)}`.execute(office.database.query);

/** Checks in and out by turns until an answer is not the usual one. */
async function punchUntilRefused() {
  for (let turn = 0; turn < 1000; turn++) {
    const answer = await tryPunch(a, 'A', turn % 2 === 0 ? 'in' : 'out');
    if (answer.status !== 201) return { answer, stored: turn, next: turn % 2 === 0 ? 'in' : 'out' } as const;
  }
  throw new Error('The disk never was full.');
}

test('a full disk refuses what would be stored and nothing else, and is no trouble once there is room (F04)', async () => {
  await allowPages(1);
  const { answer, stored, next } = await punchUntilRefused();
  expect([answer.status, answer.failure().code]).toEqual([503, 'UNAVAILABLE']);
  expect(answer.raw.headers['retry-after']).toBeDefined();
  expect(await storedPunches(office)).toHaveLength(stored);
  expect((await a.send({ method: 'GET', url: '/api/membercheckin/today' })).statusCode).toBe(200);
  await allowPages(1_000_000);
  expect((await tryPunch(a, 'A', next)).status).toBe(201);
  expect(await storedPunches(office)).toHaveLength(stored + 1);
});

test('a transaction that SQLite rolls back by itself, as it does when the write-ahead log cannot grow, says why', async () => {
  const twice = office.database.write((trx) =>
    sql`insert or rollback into leave_code select * from leave_code`.execute(trx),
  );
  expect(isDuplicate(await twice.catch((error: unknown) => error))).toBe(true);
});
