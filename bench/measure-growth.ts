import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { addMonths, lastOfMonth } from '@muster/domain/calendar/day.ts';
import type { Database } from '@muster/server/database/engine.ts';
import { openPostgres } from '@muster/server/database/postgres/postgres.ts';
import { openSqlite, SQLITE_FILE } from '@muster/server/database/sqlite/sqlite.ts';
import { reachPostgres } from '@muster/server/testing/database/postgres-reach.ts';
import type { Size } from './databases/company.ts';
import { addLeaveHistory, today } from './databases/leave-company.ts';
import { fillInTime } from './databases/long-company.ts';
import { administer } from './databases/postgres-pair.ts';
import { type SignedIn, signInMembers } from './databases/sessions.ts';
import { askFile, CACHE } from './databases/sqlite-pair.ts';
import { type AskNumber, bytesOfOne, type Kept } from './databases/stored-bytes.ts';
import { drive, median, type Script } from './load/load.ts';
import { punches, reads } from './load/scripts.ts';
import { root, type Server, serverEnv, startMuster } from './machine/processes.ts';
import { processorTime } from './machine/processor.ts';
import type { Effort } from './measure-pair.ts';
import type { Line } from './table.ts';

/** 20,000 punches. */
const SMALL: Size = { members: 180, months: 2 };
/** Few enough at once that an answer's own time is measured, not the queue before it. */
const CONNECTIONS = 2;
const PUNCHING = 100;
const LEAVE_YEARS = 3;

interface Side {
  readonly server: Server;
  readonly officer: SignedIn;
  readonly members: readonly SignedIn[];
  readonly punches: number;
  readonly told: string;
  readonly env: Readonly<Record<string, string>>;
  end(): Promise<void>;
}

/** What a month, a grid and a check-in cost in a company of millions of punches, against one of 20,000, in turn on each engine. */
export async function measureGrowth(large: Size, effort: Effort): Promise<{ lines: Line[]; remarks: string[] }> {
  const postgres = await reachPostgres();
  const measured = [await grown('SQLite', large, effort, onSqlite)];
  if ('url' in postgres)
    measured.push(await grown('PostgreSQL', large, effort, (size) => onPostgres(postgres.url, size)));
  return { lines: measured.flatMap((it) => it.lines), remarks: measured.flatMap((it) => it.remarks) };
}

type Which = 0 | 1;

/** A company of 20,000 punches and the large one on an engine, each asked the same, in turn. */
async function grown(engine: string, large: Size, effort: Effort, open: (size: Size) => Promise<Side>) {
  const sides: Side[] = [];
  try {
    for (const size of [SMALL, large]) sides.push(await open(size));
    const [few, many] = sides as [Side, Side];
    const lines: Line[] = [];
    for (const [what, scripts] of Object.entries(askedOf([few, many]))) {
      const name = `${what} p50, ${many.punches} punches against ${few.punches}, ${engine}`;
      lines.push(await inTurn(name, [few, many], scripts, effort));
    }
    const told = sides.map((it) => `${engine}, ${it.punches} punches: ${it.told}`);
    return { lines, remarks: [...told, `${engine}, ${many.punches} punches: ${await backupOf(many.env)}`] };
  } finally {
    for (const it of sides) await it.end();
  }
}

/** What is asked of either side: the month before this one, and a check-in. */
function askedOf(sides: readonly [Side, Side]): Readonly<Record<string, (side: Which) => Script[]>> {
  const first = addMonths(`${today().slice(0, 7)}-01`, -1);
  const month = `/api/membercheckin/list?from=${first}&to=${lastOfMonth(first)}`;
  const grid = `/api/attendance/summary/group?month=${first.slice(0, 7)}&page=1,50`;
  const atWork = [new Set<SignedIn>(), new Set<SignedIn>()] as const;
  return {
    'month list': (side) => reads(sides[side].members, CONNECTIONS, month),
    'grid of 50 members': (side) => reads([sides[side].officer], 1, grid),
    'check in and out': (side) => punches(sides[side].members.slice(-PUNCHING), CONNECTIONS, atWork[side]),
  };
}

/** Drives both in rounds that take turns, the first of which is not counted. */
async function inTurn(
  name: string,
  sides: readonly [Side, Side],
  scripts: (side: Which) => Script[],
  { rounds, seconds }: Effort,
): Promise<Line> {
  const p50: [number[], number[]] = [[], []];
  const spent: [number, number] = [0, 0];
  const done: [number, number] = [0, 0];
  for (let round = -1; round < rounds; round++) {
    for (const side of [0, 1] as const) {
      const { pid, port } = sides[side].server;
      const before = processorTime(pid) ?? Number.NaN;
      const measured = await drive(port, scripts(side), seconds);
      if (round < 0) continue;
      p50[side].push(measured.p50);
      spent[side] += (processorTime(pid) ?? Number.NaN) - before;
      done[side] += measured.succeeded;
    }
  }
  const [few, many] = [median(p50[0]), median(p50[1])];
  const each = (side: Which) => ((spent[side] * 1000) / done[side]).toFixed(0);
  return {
    ...{ name, floor: `${few.toFixed(2)} ms`, muster: `${many.toFixed(2)} ms` },
    ...{ value: many / few, target: { atMost: 1.3 } },
    note: `processor time of a request ${each(0)} us and ${each(1)} us`,
  };
}

async function onSqlite(size: Size): Promise<Side> {
  const dataDir = mkdtempSync(path.join(CACHE, 'growth-'));
  const file = path.join(dataDir, SQLITE_FILE);
  const filled = await filledBy(openSqlite(dataDir), size, async (statement) => askFile(file, statement));
  const env = { DATA_DIR: dataDir };
  const server = await startMuster(env);
  return {
    ...{ ...filled, server, env },
    end: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

async function onPostgres(url: string, size: Size): Promise<Side> {
  const name = `muster_bench_${process.pid}_${size.members}_${size.months}`;
  const at = Object.assign(new URL(url), { pathname: `/${name}` }).href;
  await administer(url, `create database ${name}`);
  const ask = async (statement: string) => Number((await administer<{ n: number }>(at, statement))[0]?.n);
  const filled = await filledBy(openPostgres(at), size, ask);
  // What autovacuum does by itself in time.
  await administer(at, 'vacuum analyze');
  const env = { DATABASE_URL: at };
  const server = await startMuster(env);
  return {
    ...{ ...filled, server, env },
    end: async () => {
      await server.stop();
      await administer(url, `drop database ${name} with (force)`);
    },
  };
}

/** Makes a backup as an operator does, beside the running server. */
async function backupOf(env: Side['env']): Promise<string> {
  const folder = mkdtempSync(path.join(CACHE, 'growth-backup-'));
  const file = path.join(folder, 'backup');
  const began = performance.now();
  const child = spawn(process.execPath, ['server/commands/backup.ts', file], {
    ...{ cwd: root, env: serverEnv(env) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(child, 'exit');
  const seconds = (performance.now() - began) / 1000;
  const megabytes = statSync(file).size / 1_000_000;
  rmSync(folder, { recursive: true });
  return `a backup took ${seconds.toFixed(0)} s and ${megabytes.toFixed(0)} MB`;
}

/** Everybody is signed in; those who ask are far from each other, so that neighbours do not help. */
async function filledBy(database: Database, size: Size, ask: AskNumber) {
  const punches = await fillInTime(database, size);
  await addLeaveHistory(database, SMALL.members, LEAVE_YEARS);
  await database.query.updateTable('member').set({ role: 'SA' }).where('id', '=', 1).execute();
  const ids = Array.from({ length: size.members }, (_, index) => index + 1);
  const everybody: SignedIn[] = [];
  for (let start = 0; start < ids.length; start += 500)
    everybody.push(...(await signInMembers(database, ids.slice(start, start + 500))));
  const bytes = (kept: Kept) => bytesOfOne(ask, database.engine, kept);
  const told = `${await bytes('punch')} bytes a punch, ${await bytes('leave')} a leave, ${await bytes('session')} a session, each with all that is stored because of it and its indexes`;
  await database.close();
  const step = Math.max(1, Math.floor(size.members / 180));
  const members = everybody.filter((_, index) => index % step === 0);
  return { punches, told, officer: everybody[0] as SignedIn, members };
}
