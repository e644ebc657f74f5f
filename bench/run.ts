/**
 * `npm run bench [-- --long] [--rows NAME,NAME…]`: every figure Muster is held to, as ratios to floors measured in the
 * same run, within ten minutes; with `--long` by larger companies and longer rounds. `--compare REV` measures this
 * revision against another one in turn, by the rows of a pair.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { reachPostgres } from '@muster/server/testing/database/postgres-reach.ts';
import { compareWith } from './compare/compare.ts';
import type { Pair } from './databases/pair.ts';
import { openPostgresPair } from './databases/postgres-pair.ts';
import { CACHE, openSqlitePair } from './databases/sqlite-pair.ts';
import { requireAgreement } from './floor/agreement.ts';
import type { Paths } from './floor/plan.ts';
import { monthUpTo } from './load/scripts.ts';
import { residentMemory } from './machine/memory.ts';
import { startupSeconds } from './machine/startup.ts';
import { measureBeside } from './measure-beside.ts';
import { measureBoards } from './measure-boards.ts';
import { measureGrowth } from './measure-growth.ts';
import { measureLarge } from './measure-large.ts';
import { measureLeaveHistory } from './measure-leave-history.ts';
import { measureMemory } from './measure-memory.ts';
import { measureMonth } from './measure-month.ts';
import { measureOffice, measureYear } from './measure-office.ts';
import { measureOverload } from './measure-overload.ts';
import { measurePair, PAIR_ROWS } from './measure-pair.ts';
import { measureSamples } from './measure-samples.ts';
import { measureSyncs } from './measure-syncs.ts';
import { measureTripList } from './measure-trip-list.ts';
import { cellsOf, type Line, printRows, printTable, reached } from './table.ts';

const { long, rows, compare } = parseArgs({
  options: {
    long: { type: 'boolean', default: false },
    rows: { type: 'string' },
    compare: { type: 'string' },
  },
}).values;
const effort = long ? { rounds: 5, seconds: 3 } : { rounds: 3, seconds: 0.7 };
const large = { members: 10_000, months: 12 };

const today = Temporal.Now.plainDateISO('Asia/Yangon');
const paths: Paths = {
  list: monthUpTo(today),
  holidays: `/api/publicholiday_info?filter=holidaydate,bt,${today.year}-01-01,${today.year}-12-31`,
};

const lines: Line[] = [];
const remarks: string[] = [];

/** Each row is told as soon as it is measured; all of them in one table at the end. */
function take(line: Line): void {
  lines.push(line);
  printRows([cellsOf(line)]);
}

async function measure(pair: Pair): Promise<void> {
  try {
    await requireAgreement(pair, paths);
    if (pair.engine === 'SQLite') remarks.push(await measureSyncs(pair));
    await measurePair(pair, paths, effort, isWanted, take);
    if (pair.engine === 'SQLite') memoryOf(pair).forEach(take);
  } finally {
    await pair.end();
  }
}

async function measurePairs(): Promise<void> {
  await measure(await openSqlitePair(paths));
  const postgres = await reachPostgres();
  if ('url' in postgres) await measure(await openPostgresPair(postgres.url, paths));
  else remarks.push(`PostgreSQL was not measured: ${postgres.reason}.`);
}

function memoryOf({ muster }: Pair): Line[] {
  const memory = residentMemory(muster.pid);
  if (!memory) return [];
  return [
    {
      name: 'memory of the server afterwards, SQLite',
      floor: '',
      muster: `${memory.now.toFixed(0)} MB`,
      value: memory.now,
      target: { atMost: 150 },
      note: `at most ${memory.peak.toFixed(0)} MB`,
    },
  ];
}

async function measureStartup(): Promise<Line[]> {
  const measured: Line[] = [];
  const dataDir = mkdtempSync(path.join(CACHE, 'startup-'));
  for (const command of ['npm start', 'node server/main.ts'] as const) {
    const seconds = await startupSeconds(command, dataDir, 5);
    measured.push({
      name: `from "${command}" to the first answer`,
      floor: '',
      muster: `${seconds.toFixed(2)} s`,
      value: seconds,
      target: { atMost: 1 },
    });
  }
  rmSync(dataDir, { recursive: true });
  return measured;
}

/** All that is measured beside the pairs. */
const others: Readonly<Record<string, () => Promise<Line[]>>> = {
  large: async () => [await measureLarge(large, effort)],
  growth: async () => {
    const grown = await measureGrowth(long ? { members: 3000, months: 16 } : { members: 180, months: 12 }, effort);
    remarks.push(...grown.remarks);
    return grown.lines;
  },
  history: async () => [await measureLeaveHistory(effort)],
  'trip-list': () => measureTripList(effort),
  office: () => measureOffice(long ? 10_000 : 1000, effort),
  year: () => measureYear(long ? large : { members: 500, months: 12 }, effort),
  closing: () => measureMonth(long ? 10_000 : 1000, effort),
  boards: () => measureBoards(long ? 10_000 : 2000),
  samples: () => measureSamples(effort),
  overload: () => measureOverload(paths.list, effort),
  memory: () => measureMemory(long ? 10_000 : 1000, long ? 10 : 1, paths.list),
  beside: () => measureBeside(long ? 10_000 : 1000, effort),
  startup: measureStartup,
};

const known = [...PAIR_ROWS, ...(compare === undefined ? Object.keys(others) : [])];
const asked = rows?.split(',') ?? known;
const strange = asked.find((it) => !known.includes(it));
if (strange !== undefined) throw new Error(`There is no row ${strange}; there are ${known.join(', ')}.`);
const isWanted = (row: string) => asked.includes(row);

mkdirSync(CACHE, { recursive: true });
console.log(`Node ${process.version}, ${cpus().length} cores, load before ${loadavg()[0]?.toFixed(1)}`);
if (compare !== undefined) await compareWith(compare, paths, effort, isWanted);
else {
  if (PAIR_ROWS.some(isWanted)) await measurePairs();
  for (const [row, work] of Object.entries(others)) if (isWanted(row)) (await work()).forEach(take);
  console.log();
  printTable(lines);
  for (const remark of remarks) console.log(remark);
  process.exitCode = lines.every(reached) ? 0 : 1;
}
