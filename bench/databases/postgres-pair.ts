import { openPostgres } from '@muster/server/database/postgres/postgres.ts';
import pg from 'pg';
import { type Paths, recordPlan } from '../floor/plan.ts';
import { startFloor, startMuster } from '../machine/processes.ts';
import { type Counted, fillPair, type Pair } from './pair.ts';
import type { SignedIn } from './sessions.ts';

/** Two databases of their own on the server at `url`, gone afterwards. */
export async function openPostgresPair(url: string, paths: Paths): Promise<Pair> {
  const name = `muster_bench_${process.pid}`;
  const [musterName, floorName] = [`${name}_muster`, `${name}_floor`];
  const at = (database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href;
  await administer(url, `create database ${musterName}`);
  const members = await prepare(at(musterName));
  await administer(url, `create database ${floorName} template ${musterName}`);

  const recorded = openPostgres(at(floorName), { poolSize: 1 });
  const plan = await recordPlan(recorded, members[0] as SignedIn, paths);
  await recorded.close();

  const floor = await startFloor({ database: { url: at(floorName) }, plan, paths });
  const muster = await startMuster({ DATABASE_URL: at(musterName) });
  return {
    engine: 'PostgreSQL',
    muster,
    floor,
    members: members.slice(1),
    stored: async (table) => ({
      muster: await countAt(at(musterName), table),
      floor: await countAt(at(floorName), table),
    }),
    end: async () => {
      await Promise.all([muster.stop(), floor.stop()]);
      for (const database of [musterName, floorName]) await administer(url, `drop database ${database} with (force)`);
    },
  };
}

async function prepare(url: string): Promise<SignedIn[]> {
  const database = openPostgres(url);
  const members = await fillPair(database);
  await database.close();
  await administer(url, 'analyze');
  return members;
}

/** Runs one statement of an operator. */
export async function administer<T extends pg.QueryResultRow>(url: string, statement: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** How many rows a table has. */
export async function countAt(url: string, table: Counted): Promise<number> {
  const [row] = await administer<{ n: number }>(url, `select count(*)::int as n from ${table}`);
  return row?.n ?? 0;
}
