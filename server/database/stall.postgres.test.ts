import net from 'node:net';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { isUnavailable } from '../http/problems.ts';
import { openPostgres } from './postgres.ts';

/** A line to PostgreSQL that can be held up, as a network or a stopped server holds it up. */
async function openLine(target: URL) {
  const pairs = new Set<[net.Socket, net.Socket]>();
  const line = net.createServer((near) => {
    const far = net.connect(Number(target.port || 5432), target.hostname);
    for (const socket of [near, far]) socket.on('error', () => socket.destroy());
    near.pipe(far);
    far.pipe(near);
    pairs.add([near, far]);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((line.address() as net.AddressInfo).port);
  return {
    url: url.href,
    stall: () => {
      for (const [near, far] of pairs) near.unpipe(far);
    },
    close: () => {
      for (const socket of [...pairs].flat()) socket.destroy();
      line.close();
    },
  };
}

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
