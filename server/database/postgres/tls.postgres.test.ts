import { rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, type TestContext, test } from 'vitest';
import { makeCertificate } from '../../testing/database/certificate.ts';
import { type Cluster, createCluster, findPostgresPrograms } from '../../testing/database/postgres-cluster.ts';
import { openPostgres } from './postgres.ts';

const programs = findPostgresPrograms();
const certificate = makeCertificate();

let cluster: Cluster | undefined;
beforeAll(async () => {
  if ('reason' in programs || 'reason' in certificate) return;
  cluster = await createCluster(programs.bin, certificate);
});
afterAll(async () => {
  await cluster?.drop();
  if ('key' in certificate) rmSync(path.dirname(certificate.key), { recursive: true });
});

/** The tests' own cluster with a certificate of its own; without one to start, the test says why it did not run. */
function requireCluster({ skip }: TestContext): Cluster {
  if ('reason' in certificate) skip(certificate.reason);
  if (!cluster) skip('reason' in programs ? programs.reason : 'no cluster');
  return cluster as Cluster;
}

/** Whether a connection by this address is encrypted, or why there is none. */
async function encrypted(own: Cluster, parameters: Record<string, string>): Promise<boolean | string> {
  const url = new URL(own.url);
  url.hostname = 'localhost';
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  const database = openPostgres(url.href, { poolSize: 1 });
  try {
    const { rows } = await sql<{ ssl: boolean }>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(
      database.query,
    );
    return rows[0]?.ssl ?? false;
  } catch (error) {
    return String((error as { code?: string }).code ?? error);
  } finally {
    await database.close();
  }
}

describe('the connection to PostgreSQL', () => {
  test('is encrypted, and made sure of by the certificate that the address names', async (context) => {
    const own = requireCluster(context);
    const sslrootcert = 'reason' in certificate ? '' : certificate.certificate;
    expect(await encrypted(own, { sslmode: 'verify-full', sslrootcert })).toBe(true);
  });

  test('is none where the certificate is nobody’s that is known', async (context) => {
    expect(await encrypted(requireCluster(context), { sslmode: 'verify-full' })).toMatch(/SELF_SIGNED|UNABLE_TO/);
  });

  test('is encrypted and not made sure of where the address says so', async (context) => {
    expect(await encrypted(requireCluster(context), { sslmode: 'no-verify' })).toBe(true);
  });

  test('is not encrypted without a word', async (context) => {
    expect(await encrypted(requireCluster(context), {})).toBe(false);
  });
});
