import { spawnSync } from 'node:child_process';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { killRounds } from './testing/kill-rounds.ts';
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts';

const ROUNDS = 20;
const QUIET_START_MS = 60;

const median = (of: readonly number[]) => of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] as number;

/** How many times longer than on a quiet machine it takes here and now to start Node alone; at least 1. */
function busyness(): number {
  const bareStarts = Array.from({ length: 5 }, () => {
    const started = performance.now();
    spawnSync(process.execPath, ['--eval', '0']);
    return performance.now() - started;
  });
  return Math.max(1, median(bareStarts) / QUIET_START_MS);
}

let made: TestDatabase;
beforeEach(async () => {
  made = await openTestDatabase();
});
afterEach(() => made.drop());

test(`killed with -9 during check-ins, ${ROUNDS} times: no acknowledged punch is lost, none doubled, and it serves again within 2 s`, async () => {
  const { wrong, startsInMs, acknowledged } = await killRounds(made.env, ROUNDS);
  expect(wrong).toEqual([]);
  expect(startsInMs).toHaveLength(ROUNDS);
  expect(acknowledged).toBeGreaterThan(ROUNDS * 8);
  expect(median(startsInMs)).toBeLessThan(2000 * busyness());
}, 300_000);
