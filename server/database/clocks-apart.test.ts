import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { createLog } from '../observability/log.ts';
import { openTestDatabase, type TestDatabase, testEngine } from '../testing/database/test-database.ts';
import { tellClocksApart } from './clocks-apart.ts';

let made: TestDatabase;
beforeAll(async () => {
  made = await openTestDatabase();
});
afterAll(() => made.drop());

/** What is told where the clock of the server is so much ahead of that of its database. */
async function told(ahead: Temporal.DurationLike): Promise<string[]> {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  await tellClocksApart(made.database, () => systemClock().add(ahead), log);
  return lines.map((it) => JSON.parse(it).msg);
}

test('a server whose clock is minutes ahead or behind that of PostgreSQL says so; SQLite has no other clock', async () => {
  expect(await told({ seconds: 0 })).toEqual([]);
  const line = ['clocks are apart: set that of this server or of the database'];
  expect(await told({ minutes: 5 })).toEqual(testEngine() === 'postgres' ? line : []);
  expect(await told({ hours: -5 })).toEqual(testEngine() === 'postgres' ? line : []);
});
