/**
 * `npm run attack [-- --quick]`: what CI tries in small, in full: malformed requests made from the contracts, the table of
 * who may what, races, kills, ends, floods, unread answers and held rows, on SQLite and, where there is one, on
 * PostgreSQL. It talks to servers that it starts on this machine itself and to nobody else, and ends with a table.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { reachPostgres } from '../database/postgres-reach.ts';
import { killRounds } from '../processes/kill-rounds.ts';
import type { Waits } from './check-ins.ts';
import { type Figures, measureAttacks } from './measures.ts';
import { ownDatabase } from './own-database.ts';

const { quick } = parseArgs({ options: { quick: { type: 'boolean', default: false } } }).values;
const effort = quick
  ? { requests: 500, races: 5, kills: 3, ends: 3, size: { quietMs: 2000, bursts: 1, connections: 50, requests: 20 } }
  : {
      requests: 10_000,
      races: 200,
      kills: 100,
      ends: 50,
      size: { quietMs: 8000, bursts: 4, connections: 200, requests: 40 },
    };
/** Growth that attacks may cause, MB, and how much longer than on a quiet server check-ins may wait for them. */
const MOST_GROWTH = 64;
const MOST_LONGER = 2;

interface Line {
  readonly kind: string;
  readonly engine: string;
  readonly figure: string;
  readonly good: boolean;
}

const lines: Line[] = [];
const root = path.resolve(import.meta.dirname, '../..');

const testFiles = globSync('**/*.test.ts', { cwd: root, exclude: ['**/node_modules/**'] }).map((it) => `/${it}`);
/** Some tests are of one engine alone; what no engine changes runs beside the first. */
const isFor = (engine: 'sqlite' | 'postgres', file: string): boolean =>
  !/\.(sqlite|postgres|once)\.test\.ts$/.test(file) ||
  file.endsWith(`.${engine}.test.ts`) ||
  (engine === 'sqlite' && file.endsWith('.once.test.ts'));

/** The tests of a kind, with as much of it as this run is for. */
function tests(
  kind: string,
  engine: 'sqlite' | 'postgres',
  files: readonly string[],
  env: Record<string, string>,
): void {
  const vitest = path.resolve(root, '../node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--root', root, '--project', engine, '--maxWorkers', '1', '--reporter=dot', ...files];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const missing = files.filter((part) => !testFiles.some((it) => it.includes(part)));
  const found = testFiles.filter((it) => isFor(engine, it) && files.some((part) => it.includes(part)));
  const figure = `${found.length} files${missing.map((it) => `; there is no ${it}`).join('')}`;
  lines.push({ kind, engine, figure, good: status === 0 && missing.length === 0 });
}

function told(engine: string, { quiet, flood, slow, held }: Figures): void {
  const waits = (kind: string, it: Pick<Waits, 'p99' | 'count' | 'refused'>, more = '', good = true) => {
    const longer = it.p99 / quiet.p99;
    const isRefused = Object.keys(it.refused).length > 0;
    const refused = isRefused ? `; refused ${JSON.stringify(it.refused)}` : '';
    const figure = `p99 ${it.p99.toFixed(0)} ms, ${longer.toFixed(2)} times the quiet one, of ${it.count}${refused}${more}`;
    lines.push({ kind, engine, figure, good: good && longer <= MOST_LONGER && !isRefused });
  };
  waits('check-ins, quiet', quiet);
  waits('check-ins beside 200 sign-ins at once', flood, `; sign-ins ${JSON.stringify(flood.statuses)}`);
  const growth = slow.peak - slow.before;
  const grown = `; ${growth.toFixed(0)} MB more at most, ${(slow.after - slow.before).toFixed(0)} MB afterwards`;
  waits('check-ins beside unread answers', slow, grown, growth < MOST_GROWTH);
  if (held) waits('check-ins beside a row that is held', held);
}

async function attack(engine: 'sqlite' | 'postgres', env: Record<string, string>, url?: string): Promise<void> {
  const requests = { MUSTER_FUZZ_REQUESTS: String(effort.requests) };
  tests('malformed requests, unknown fields', engine, ['all-calls/malformed', 'all-calls/unknown-fields'], requests);
  tests('who may what', engine, ['all-calls/access.test', 'all-calls/guests-are-no-members'], {});
  tests('races', engine, ['/races.test.ts'], { MUSTER_RACE_ROUNDS: String(effort.races) });
  tests('ends before a crowd', engine, ['start.test'], { MUSTER_END_ROUNDS: String(effort.ends) });
  tests('what is held', engine, ['held-row', 'held-file', 'hash-queue', 'in-flight'], {});
  const own = await ownDatabase(env, url);
  const killed = await killRounds(own.env, effort.kills);
  const figure = `${killed.rounds} kills, ${killed.acknowledged} punches acknowledged, ${killed.wrong.length} lost or doubled`;
  lines.push({ kind: 'kills', engine, figure, good: killed.wrong.length === 0 });
  await own.drop();
  const flooded = await ownDatabase(env, url);
  told(engine, await measureAttacks(flooded.env, effort.size, flooded.holdRow));
  await flooded.drop();
}

const folder = mkdtempSync(path.join(tmpdir(), 'muster-attack-'));
await attack('sqlite', { DATA_DIR: folder });
const postgres = await reachPostgres();
if ('url' in postgres) await attack('postgres', { DATA_DIR: folder }, postgres.url);
else console.warn(`PostgreSQL was not attacked: ${postgres.reason}.`);
rmSync(folder, { recursive: true, force: true });

const width = Math.max(...lines.map((it) => it.kind.length));
for (const { kind, engine, figure, good } of lines) {
  console.log(`${good ? 'held  ' : 'BROKEN'}  ${engine.padEnd(8)}  ${kind.padEnd(width)}  ${figure}`);
}
process.exitCode = lines.every((it) => it.good) ? 0 : 1;
