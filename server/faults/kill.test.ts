import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { killRounds } from '../testing/processes/kill-rounds.ts';

/** Hundreds are a script's: `npm run attack`. */
const ROUNDS = 8;
/** What Node alone takes to start on a quiet machine; a busy one is given as many times longer. */
const QUIET_START_MS = 45;

const median = (of: readonly number[]) => of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] as number;

let made: TestDatabase;
beforeEach(async () => {
  made = await openTestDatabase();
});
afterEach(() => made.drop());

test(`killed with -9 during check-ins, ${ROUNDS} times: no acknowledged punch is lost, none doubled, and it serves again within 2 s`, async () => {
  const { wrong, startsInMs, bareStartsInMs, acknowledged } = await killRounds(made.env, ROUNDS);
  expect(wrong).toEqual([]);
  expect(startsInMs).toHaveLength(ROUNDS);
  expect(acknowledged).toBeGreaterThanOrEqual(ROUNDS);
  expect(median(startsInMs)).toBeLessThan(2000 * Math.max(1, median(bareStartsInMs) / QUIET_START_MS));
}, 300_000);

test('the same with 64 connections, whose check-ins share commits', async () => {
  const { wrong, acknowledged } = await killRounds(made.env, 3, { crowd: 56 });
  expect(wrong).toEqual([]);
  expect(acknowledged).toBeGreaterThanOrEqual(3);
}, 300_000);
