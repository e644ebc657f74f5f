import { listPunches } from '@muster/domain/attendance/attendance-contract.ts';
import { readBalance } from '@muster/domain/leave/leave-contract.ts';
import { readWaiting } from '@muster/domain/waiting/waiting-contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { createBackground } from '../../schedule/background.ts';
import { punch } from '../../testing/attendance/punches.ts';
import { type Client, createClient } from '../../testing/company/client.ts';
import { type Office, openOffice } from '../../testing/company/office.ts';
import { addressOf, openLine } from '../../testing/database/line.ts';
import { runStatement } from '../../testing/database/test-database.ts';
import type { Database } from '../engine.ts';
import { openPostgres } from './postgres.ts';

let office: Office;
let line: Awaited<ReturnType<typeof openLine>>;
let far: Database;
let a: Client;
let manager: Client;
let close: () => Promise<void>;
beforeAll(async () => {
  office = await openOffice();
  line = await openLine(await addressOf(office.database));
  far = openPostgres(line.url);
  const background = createBackground(office.deps.log);
  const app = await buildApp({ ...office.deps, background, database: far });
  await app.ready();
  await background.settled();
  a = createClient(app);
  a.token = (await office.holding('A')).token;
  manager = createClient(app);
  manager.token = (await office.holding('M')).token;
  close = async () => {
    await app.close();
    await background.stop();
    await far.close();
    line.close();
  };
  // Connections are open and statements prepared from here on.
  await punch(a, 'A', 'in');
  await punch(a, 'A', 'out');
});
afterAll(async () => {
  await close();
  await office.close();
});

/** Signals to other servers go out a little later, by themselves. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 100));

async function tripsOf(work: () => Promise<unknown>): Promise<number> {
  await settled();
  const before = line.trips();
  await work();
  return line.trips() - before;
}

const month = () => a.call(listPunches, { query: { from: '2026-11-01', to: '2026-11-30' } });
const balance = () => a.call(readBalance, { query: { leavetypeid: 'CL', membercode: 'A' } });

test('a check-in and a check-out make three round trips to PostgreSQL, authentication included', async () => {
  expect(await tripsOf(() => punch(a, 'A', 'in'))).toBe(3);
  expect(await tripsOf(() => punch(a, 'A', 'out'))).toBe(3);
});

test('a month of punches makes two: who asks, and everything of the month together', async () => {
  await month();
  expect(await tripsOf(month)).toBe(2);
});

test('what waits for a manager makes four: who asks, the day, whether they decide, and all that waits together', async () => {
  const waiting = async () => expect((await manager.call(readWaiting)).data().decides).toBe(true);
  await waiting();
  expect(await tripsOf(waiting)).toBe(4);
});

test('a column that a newer server adds to a table is no trouble to one that has prepared its statements', async () => {
  await runStatement(office.database, 'alter table punch add column told_later text');
  await punch(a, 'A', 'in');
  await runStatement(office.database, 'alter table punch drop column told_later');
  await punch(a, 'A', 'out');
});

test('what eight ask at the same moment goes in the same round trips', async () => {
  await month();
  expect(await tripsOf(() => Promise.all(Array.from({ length: 8 }, month)))).toBeLessThanOrEqual(8);
  expect((await balance()).status).toBe(200);
});
