import pg from 'pg';
import { createHastyCluster, findPostgresPrograms } from './postgres-cluster.ts';

const USUAL = 'postgres://postgres@127.0.0.1:5432/test';

/** Where the tests' PostgreSQL answers, or a sentence that says why its half of the suite cannot run. */
export type PostgresReach = { readonly url: string } | { readonly reason: string; readonly wasNamed: boolean };

/** Asks `TEST_DATABASE_URL`, or the usual place when it is not set. */
export async function reachPostgres(named = process.env['TEST_DATABASE_URL']): Promise<PostgresReach> {
  const url = named || USUAL;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return { url };
  } catch (error) {
    const reason = `no PostgreSQL answers at ${withoutPassword(url)} (${(error as Error).message})`;
    return { reason: `${reason}; start one there or set TEST_DATABASE_URL`, wasNamed: Boolean(named) };
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * A PostgreSQL for a whole run of the tests: the one that is named, else a cluster of the run's own where its programs are
 * installed, else whatever answers at the usual place.
 */
export async function providePostgres(): Promise<{ readonly reach: PostgresReach; end(): Promise<void> }> {
  const programs = findPostgresPrograms();
  const makesOwn = !process.env['TEST_DATABASE_URL'] && 'bin' in programs;
  const own = makesOwn ? await createHastyCluster(programs.bin).catch(() => undefined) : undefined;
  return own
    ? { reach: { url: own.url }, end: own.drop }
    : { reach: await reachPostgres(), end: () => Promise.resolve() };
}

function withoutPassword(url: string): string {
  return URL.canParse(url) ? Object.assign(new URL(url), { password: '' }).href : 'an address that is no URL';
}
