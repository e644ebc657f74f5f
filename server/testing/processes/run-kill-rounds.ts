import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { killRounds } from './kill-rounds.ts';

/**
 * `node server/testing/processes/run-kill-rounds.ts --rounds 200 [--seed 7] [--crowd 56]`: the kill rounds at length, on SQLite in a
 * folder of its own, or on the empty PostgreSQL database of DATABASE_URL.
 */
const { rounds, seed, crowd } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    crowd: { type: 'string', default: '56' },
  },
}).values;
const dataDir = mkdtempSync(path.join(tmpdir(), 'muster-kill-'));
const url = process.env['DATABASE_URL'];
const report = await killRounds({ DATA_DIR: dataDir, ...(url ? { DATABASE_URL: url } : {}) }, Number(rounds), {
  seed: Number(seed),
  crowd: Number(crowd),
});
rmSync(dataDir, { recursive: true, force: true });
const slowest = Math.round(Math.max(...report.startsInMs));
console.log(
  `${report.startsInMs.length} rounds on ${url ? 'PostgreSQL' : 'SQLite'}: ${report.acknowledged} punches acknowledged, ${report.unanswered} cut off and settled by their key, ${report.wrong.length} lost or doubled; slowest start ${slowest} ms.`,
);
for (const line of report.wrong) console.error(line);
process.exitCode = report.wrong.length === 0 ? 0 : 1;
