import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { measureAttacks } from './measures.ts';

let made: TestDatabase;
beforeAll(async () => {
  made = await openTestDatabase();
});
afterAll(() => made.drop());

test('a flood of sign-ins and answers that nobody reads leave room for check-ins (npm run attack, in small)', async () => {
  const size = { quietMs: 1000, bursts: 1, connections: 60, requests: 20 };
  const { quiet, flood, slow } = await measureAttacks(made.env, size);
  for (const waits of [quiet, flood, slow]) {
    expect(waits.count).toBeGreaterThan(5);
    expect(waits.refused).toEqual({});
  }
  // Each of two hundred is answered: let in, or told to come again.
  expect(Object.values(flood.statuses).reduce((sum, it) => sum + it, 0)).toBe(200);
  expect(Object.keys(flood.statuses).filter((it) => !['200', '503'].includes(it))).toEqual([]);
  expect(slow.peak - slow.before).toBeLessThan(64);
}, 180_000);
