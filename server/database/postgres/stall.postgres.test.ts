import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openLine } from '../../testing/database/line.ts';
import { isUnavailable } from '../unavailable.ts';
import { openPostgres } from './postgres.ts';

test('work without a hurry outlasts the limits of every other', async () => {
  const database = openPostgres(process.env['TEST_DATABASE_URL'] ?? '');
  try {
    const slow = database.unhurried(async (db) => (await sql`select pg_sleep(5.5), 'done' as word`.execute(db)).rows);
    const hurried = sql`select pg_sleep(5.5)`.execute(database.query);
    await expect(hurried).rejects.toMatchObject({ code: '57014' });
    expect(await slow).toMatchObject([{ word: 'done' }]);
  } finally {
    await database.close();
  }
});

describe('a PostgreSQL that does not answer', () => {
  test('ends the query as unavailable, and the late connection is never used again', async () => {
    const line = await openLine(new URL(process.env['TEST_DATABASE_URL'] ?? ''));
    const database = openPostgres(line.url, { poolSize: 1 });
    const ask = (word: string) => sql<{ word: string }>`select ${word}::text as word`.execute(database.query);
    try {
      expect((await ask('before')).rows).toEqual([{ word: 'before' }]);
      line.stall();
      const refusal = await ask('during').catch((error: unknown) => error);
      expect(isUnavailable(refusal)).toBe(true);
      expect((await ask('after')).rows).toEqual([{ word: 'after' }]);
    } finally {
      await database.close();
      line.close();
    }
  });
});
