import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, type TestContext, test } from 'vitest';
import { createCluster, findPostgresPrograms } from '../../testing/database/postgres-cluster.ts';
import { until } from '../../testing/processes/running-server.ts';
import { isUnavailable } from '../unavailable.ts';
import { openPostgres } from './postgres.ts';

const WRITERS = 2;
/** So long at most until all of PostgreSQL's processes know what was set. */
const HEARD_MS = 1000;

/** A PostgreSQL whose commits wait for a standby that is not there, until somebody says that none is needed. */
async function makeWaiting({ skip }: TestContext) {
  const programs = findPostgresPrograms();
  if ('reason' in programs) return skip(programs.reason);
  const cluster = await createCluster(programs.bin);
  const operator = await cluster.connect();
  const standby = async (name: string) => {
    await operator.run(`alter system set synchronous_standby_names = '${name}'`);
    await operator.run('select pg_reload_conf()');
  };
  return { cluster, operator, standby };
}

test('while commits wait for a standby that is away, no more connections are taken than there are; once it is back it is written again', async (context) => {
  const { cluster, operator, standby } = await makeWaiting(context);
  const database = openPostgres(cluster.url, { poolSize: WRITERS });
  const note = (n: number) => database.write((trx) => sql`insert into noted values (${n})`.execute(trx));
  const atWork = async () => {
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity where wait_event = 'SyncRep'`.execute(
      database.query,
    );
    return rows.length;
  };
  try {
    await sql`create table noted (n integer primary key)`.execute(database.query);
    await standby('away');
    await sleep(HEARD_MS);
    for (let turn = 0; turn < 3; turn++) {
      const refused = await Promise.all([1, 2].map((n) => note(10 * turn + n).catch((error: unknown) => error)));
      expect(refused.every(isUnavailable)).toBe(true);
      expect(await atWork()).toBe(WRITERS);
    }
    await standby('');
    await until(() => note(100).then(Boolean, () => false), 'a write after the standby is back', 5000);
    expect(await atWork()).toBe(0);
    // What was refused without an answer was stored all the same, once: it is sent again by the key that it had.
    expect((await sql`select n from noted order by n`.execute(database.query)).rows).toEqual(
      [1, 2, 100].map((n) => ({ n })),
    );
  } finally {
    await database.close();
    await operator.end();
    await cluster.drop();
  }
}, 60_000);
