import { afterEach, beforeEach, expect, test } from 'vitest';
import { killRounds } from './testing/kill-rounds.ts';
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts';

const ROUNDS = 20;

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
  expect(startsInMs.toSorted((a, b) => a - b)[ROUNDS / 2]).toBeLessThan(2000);
}, 120_000);
