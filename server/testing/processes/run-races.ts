/** `node server/testing/processes/run-races.ts [--rounds 200]`: the races for leave and trips, as many rounds as wanted, on each engine. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';

const { rounds } = parseArgs({ options: { rounds: { type: 'string', default: '200' } } }).values;
const root = path.resolve(import.meta.dirname, '../..');
const vitest = path.resolve(root, '../node_modules/vitest/vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', '--root', root, '--maxWorkers', '1', '/races.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, MUSTER_RACE_ROUNDS: rounds },
});
process.exitCode = status ?? 1;
