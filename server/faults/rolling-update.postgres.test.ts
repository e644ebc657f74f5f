import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPunchingClients, punchUntil } from '../testing/attendance/punching-clients.ts';
import { everybodyPunches, punchWhile } from '../testing/attendance/while-punching.ts';
import { openTestDatabase, runStatement, type TestDatabase } from '../testing/database/test-database.ts';
import { type ProxyBefore, startProxy } from '../testing/processes/proxy.ts';
import { type RunningServer, startRunning, until } from '../testing/processes/running-server.ts';

const CROWD = 24;
const WAIT_MS = 30_000;

let made: TestDatabase;
let proxy: ProxyBefore;
let started: RunningServer[];
beforeEach(async () => {
  made = await openTestDatabase({ migrated: false });
  proxy = await startProxy();
  started = [];
});
afterEach(async () => {
  await proxy.close();
  await Promise.all(started.map((it) => it.kill('SIGKILL')));
  await made.drop();
});

async function start(): Promise<RunningServer> {
  const server = await startRunning({
    ...made.env,
    ...{ MUSTER_TEST_CROWD: String(CROWD), TRUST_PROXY: 'loopback', DRAIN_SECONDS: '3' },
  });
  started.push(server);
  return server;
}

/** What a next version may do to the schema while this one serves: see docs/operations.md, "Without a pause". */
const nextVersionMigrates = async () => {
  await runStatement(made.database, "alter table punch add column told_later text not null default ''");
  await runStatement(made.database, 'alter table member add column told_later text');
  await runStatement(made.database, 'create table told_later (id integer primary key)');
};

test('of two servers one is replaced, then the other, while 32 connections punch: no request fails, nothing is lost or doubled', async () => {
  const old = [await start(), await start()] as const;
  await proxy.to(old.map((it) => it.address));
  const clients = createPunchingClients(CROWD);
  // Everybody signs in before it begins: a crowd behind one address waits its turn for that.
  await Promise.all(clients.map((it) => punchUntil(proxy.address, it, () => it.acknowledged.size > 0)));
  const before = clients.reduce((sum, it) => sum + it.acknowledged.size, 0);
  proxy.failures.length = 0;

  const turnedAway = await punchWhile({ address: proxy.address, hasEnded: () => false }, clients, async () => {
    await nextVersionMigrates();
    let serving: readonly RunningServer[] = old;
    for (const replaced of old) {
      const next = await start();
      serving = [...serving, next];
      await proxy.to(serving.map((it) => it.address));
      await until(() => proxy.answered.has(next.address), 'the new server to be given requests', WAIT_MS);
      expect((await replaced.kill('SIGTERM')).code).toBe(0);
      serving = serving.filter((it) => it !== replaced);
      await proxy.to(serving.map((it) => it.address));
      await everybodyPunches(clients, WAIT_MS);
    }
  });

  expect(proxy.failures).toEqual([]);
  expect(turnedAway).toBe(0);
  expect(clients.reduce((sum, it) => sum + it.acknowledged.size, 0)).toBeGreaterThan(before + 2 * clients.length);
}, 180_000);
