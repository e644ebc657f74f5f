import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type TestContext, test } from 'vitest';
import { createPunchingClients } from '../testing/attendance/punching-clients.ts';
import { everybodyPunches, punchWhile } from '../testing/attendance/while-punching.ts';
import {
  type Cluster,
  createCluster,
  createStandby,
  findPostgresPrograms,
  type Standby,
} from '../testing/database/postgres-cluster.ts';
import { startRunning } from '../testing/processes/running-server.ts';

const portOf = ({ url }: Cluster) => new URL(url).port;

async function makeBoth({ skip }: TestContext): Promise<{ primary: Cluster; standby: Standby }> {
  const programs = findPostgresPrograms();
  if ('reason' in programs) return skip(programs.reason);
  const primary = await createCluster(programs.bin);
  return { primary, standby: await createStandby(programs.bin, primary) };
}

test('when the primary dies under load and its standby is promoted, servers write again within 10 s; nothing is lost or doubled', async (context) => {
  const { primary, standby } = await makeBoth(context);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'muster-failover-'));
  const hosts = `127.0.0.1:${portOf(standby)},127.0.0.1:${portOf(primary)}`;
  const server = await startRunning({
    DATA_DIR: dataDir,
    DATABASE_URL: `postgres://postgres@${hosts}/postgres`,
    LOG_LEVEL: 'silent',
  });
  const clients = createPunchingClients();
  try {
    const turnedAway = await punchWhile(server, clients, async () => {
      await primary.stop('immediate');
      await standby.promote();
      const promoted = performance.now();
      await everybodyPunches(clients, 10_000);
      expect(performance.now() - promoted).toBeLessThan(10_000);
    });
    expect(turnedAway).toBeGreaterThan(0);
  } finally {
    await server.kill('SIGKILL');
    await Promise.all([primary.drop(), standby.drop()]);
    rmSync(dataDir, { recursive: true, force: true });
  }
});
