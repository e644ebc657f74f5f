import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/database/test-database.ts';

let made: TestDatabase;
beforeAll(async () => {
  made = await openTestDatabase();
});
afterAll(() => made.drop());

test('what a server has to tell as it ends is told', async () => {
  const ending = made.again();
  const heard: (readonly number[])[] = [];
  const stop = await made.database.signals.listen('days', (ids) => heard.push(ids));
  ending.signals.send('days', [7, 8]);
  await ending.close();
  await expect.poll(() => heard).toEqual([[7, 8]]);
  stop();
});
