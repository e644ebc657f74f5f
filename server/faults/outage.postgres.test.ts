import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, type TestContext, test } from 'vitest';
import { createPunchingClients, type PunchingClient, punchUntil } from '../testing/attendance/punching-clients.ts';
import { everybodyPunches, punchWhile } from '../testing/attendance/while-punching.ts';
import { type Cluster, createCluster, findPostgresPrograms } from '../testing/database/postgres-cluster.ts';
import { runCommandFile } from '../testing/processes/run-command.ts';
import { type RunningServer, startRunning, until } from '../testing/processes/running-server.ts';

const programs = findPostgresPrograms();

let dataDir: string;
let cluster: Cluster | undefined;
let server: RunningServer;
beforeAll(async () => {
  if ('reason' in programs) return;
  dataDir = mkdtempSync(path.join(tmpdir(), 'muster-outage-'));
  cluster = await createCluster(programs.bin);
  server = await startRunning({ DATA_DIR: dataDir, DATABASE_URL: cluster.url, LOG_LEVEL: 'error' });
});
afterAll(async () => {
  await server?.kill('SIGKILL');
  await cluster?.drop();
  if (dataDir) rmSync(dataDir, { recursive: true, force: true });
});

/** The tests' own cluster; without one to start, the test says why it did not run. */
function requireCluster({ skip }: TestContext): Cluster {
  if (!cluster) skip('reason' in programs ? programs.reason : 'no cluster');
  return cluster as Cluster;
}

const status = async (route: string) => {
  const started = performance.now();
  const answer = await fetch(`${server.address}${route}`);
  const text = await answer.text();
  const ms = performance.now() - started;
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), ms, text };
};

const clients = createPunchingClients();
const everybodyPunched = (withinMs: number) => everybodyPunches(clients, withinMs);
const whilePunching = (happening: () => Promise<void>) => punchWhile(server, clients, happening);

describe('PostgreSQL under a running server', () => {
  for (const mode of ['fast', 'immediate'] as const) {
    test(`stopped (${mode}) and started again: 503 meanwhile, no exit, healthy within 5 s after`, async (context) => {
      const own = requireCluster(context);
      const turnedAway = await whilePunching(async () => {
        await own.stop(mode);
        expect(await status('/healthz')).toMatchObject({ status: 200 });
        for (let n = 0; n < 3; n++) {
          const ready = await status('/readyz');
          expect(ready).toMatchObject({ status: 503, retryAfter: '1' });
          expect(ready.ms).toBeLessThan(3000);
          expect(ready.text).not.toMatch(/ECONN|127\.0\.0\.1|postgres/i);
        }
        await own.start();
        const back = performance.now();
        await until(async () => (await status('/readyz')).status === 200, 'readiness', 5000);
        await everybodyPunched(5000);
        expect(performance.now() - back).toBeLessThan(5000);
      });
      expect(turnedAway).toBeGreaterThan(0);
    });
  }

  for (const mode of ['fast', 'immediate'] as const) {
    test(`stopped (${mode}) within a backup: it says so in one line, and leaves nothing behind`, async (context) => {
      const own = requireCluster(context);
      const folder = mkdtempSync(path.join(tmpdir(), 'muster-cut-backup-'));
      const holder = await own.connect();
      await holder.run('begin; lock table punch');
      const env = { DATA_DIR: dataDir, DATABASE_URL: own.url };
      const ended = runCommandFile('backup.ts', [path.join(folder, 'cut.tgz')], env);
      const looker = await own.connect();
      const waiting = "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%row_by_row%'";
      const waits = async () => ((await looker.run(waiting)) as { rowCount: number }).rowCount > 0;
      await until(waits, 'the backup to wait');
      await own.stop(mode);
      const { code, err } = await ended;
      await own.start();
      expect([code, err.trim().split('\n')]).toEqual([1, [expect.stringMatching(/terminat/)]]);
      expect(readdirSync(folder)).toEqual([]);
      rmSync(folder, { recursive: true });
    });
  }

  test('with every connection cut, idle and busy: no exit, and the next request works', async (context) => {
    const own = requireCluster(context);
    const administrator = await own.connect();
    const cutAll = () =>
      administrator.run(
        "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
      );
    await cutAll();
    await sleep(100);
    expect(await status('/readyz')).toMatchObject({ status: 200 });
    await whilePunching(async () => {
      for (let n = 0; n < 10; n++) {
        await cutAll();
        await sleep(100);
      }
      await everybodyPunched(5000);
    });
    await administrator.end();
  });

  test('that holds a row locked: the others are served, and the one waits no longer than a second a try', async (context) => {
    const own = requireCluster(context);
    const holder = await own.connect();
    await holder.run("begin; select * from member where membercode = 'A' for update");
    const [a, b] = clients as [PunchingClient, PunchingClient];
    let over = false;
    const waiting = punchUntil(server.address, a, () => over);
    const before = b.acknowledged.size;
    const going = punchUntil(server.address, b, () => b.acknowledged.size > before + 5);
    const started = performance.now();
    await going;
    expect(performance.now() - started).toBeLessThan(2000);
    over = true;
    await holder.run('rollback');
    await holder.end();
    await waiting;
    await whilePunching(() => everybodyPunched(5000));
  });
});
