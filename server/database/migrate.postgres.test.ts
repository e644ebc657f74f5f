import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';

let made: TestDatabase;
beforeEach(async () => {
  made = await openTestDatabase({ migrated: false });
});
afterEach(() => made.drop());

test('a step that has to wait for a long read, such as a backup, lets the other servers go on', async () => {
  const earlier = migrations.slice(0, -1);
  const { name } = migrations.at(-1) as (typeof migrations)[number];
  let tries = 0;
  const step = {
    name,
    up: async (...[db]: Parameters<(typeof migrations)[number]['up']>) => {
      tries += 1;
      await sql`alter table punch add column told_later text`.execute(db);
    },
  };
  await migrate(made.database, earlier);
  let migrating: Promise<void> | undefined;
  await made.database.unhurried(async (connection) => {
    await connection.transaction().execute(async (reading) => {
      await reading.selectFrom('punch').select('id').execute();
      migrating = migrate(made.database, [...earlier, step]);
      while (tries < 3) {
        // Would be refused after a second behind a step that waits.
        expect(await made.database.query.selectFrom('punch').select('id').execute()).toEqual([]);
      }
    });
  });
  await migrating;
  expect(tries).toBeGreaterThanOrEqual(3);
  expect(await sql`select told_later from punch`.execute(made.database.query)).toMatchObject({ rows: [] });
});

test('a server that starts beside one that migrates waits longer than that one waits for a backup', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const again = made.again();
  try {
    await made.database.unhurried(async (db) => {
      await sql`select pg_advisory_lock(hashtext('muster'), hashtext(current_schema()))`.execute(db);
      let isOver = false;
      const starting = migrate(again).finally(() => {
        isOver = true;
      });
      await sleep(300);
      vi.advanceTimersByTime(6 * 60_000);
      await sleep(300);
      expect(isOver).toBe(false);
      await sql`select pg_advisory_unlock_all()`.execute(db);
      await starting;
    });
  } finally {
    vi.useRealTimers();
    await again.close();
  }
});
