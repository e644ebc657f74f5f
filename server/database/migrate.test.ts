import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, stateOf, type TestDatabase, tableNames } from '../testing/database/test-database.ts';
import { runToEnd, runUntil } from '../testing/processes/running-server.ts';
import { MigrationError, migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';

const MIGRATE_ONCE = 'testing/processes/migrate-once.ts';

let made: TestDatabase;
beforeEach(async () => {
  made = await openTestDatabase({ migrated: false });
});
afterEach(() => made.drop());

interface Recorded {
  name: string;
  checksum: string;
}
const records = async () =>
  (await made.database.query
    .selectFrom('migration' as never)
    .selectAll()
    .execute()) as unknown as Recorded[];
const tables = async () => (await tableNames(made.database)).filter((it) => it !== 'migration');

describe('migrating', () => {
  test('twice changes nothing the second time', async () => {
    await migrate(made.database);
    const before = await stateOf(made.database);
    await migrate(made.database);
    expect(await stateOf(made.database)).toBe(before);
    expect((await records()).map((it) => it.name)).toEqual(migrations.map((it) => it.name));
  });

  test('by four starters at once runs each step once, and all four start', async () => {
    const starters = await Promise.all(Array.from({ length: 4 }, () => runToEnd(MIGRATE_ONCE, made.env)));
    expect(starters.map(({ code, out, err }) => ({ code, out: out.trim(), err }))).toEqual(
      Array(4).fill({ code: 0, out: 'migrated', err: '' }),
    );
    expect((await records()).map((it) => it.name)).toEqual(migrations.map((it) => it.name));
  });

  test('that fails half-way leaves nothing half done, and the next start completes it', async () => {
    const failing = migrations.map(({ name, up }) => ({
      name,
      up: async (...given: Parameters<typeof up>) => {
        await up(...given);
        throw new Error('The power is gone.');
      },
    }));
    await expect(migrate(made.database, failing)).rejects.toThrow('The power is gone.');
    expect(await tables()).toEqual([]);
    await migrate(made.database);
    expect(await tables()).toContain('punch');
  });

  test('that is killed half-way leaves nothing half done, and the next start completes it', async () => {
    const starter = await runUntil(MIGRATE_ONCE, { ...made.env, HANG: '1' }, 'halfway');
    expect((await starter.kill('SIGKILL')).signal).toBe('SIGKILL');
    expect(await tables()).toEqual([]);
    await migrate(made.database);
    expect(await tables()).toContain('punch');
  });
});

describe('a start is refused', () => {
  test('on a schema that is newer than the code', async () => {
    await migrate(made.database);
    const { query } = made.database;
    const future = { name: '0999-future', checksum: 'x', applied_at: '2030-01-01T00:00:00Z' };
    await query
      .insertInto('migration' as never)
      .values(future as never)
      .execute();
    await expect(migrate(made.database)).rejects.toThrow(MigrationError);
    await expect(migrate(made.database)).rejects.toThrow('newer than this Muster (it has 0999-future)');
  });

  test('when a migration was edited after it ran', async () => {
    await migrate(made.database);
    await made.database.query
      .updateTable('migration' as never)
      .set({ checksum: 'edited' } as never)
      .execute();
    await expect(migrate(made.database)).rejects.toThrow('was changed after it ran');
  });
});

describe('the schema', () => {
  test('refuses on either engine what the rules never store', async () => {
    await migrate(made.database);
    const { query } = made.database;
    const shift = await query.insertInto('shift').values({ name: 'Day' }).returning('id').executeTakeFirstOrThrow();
    const company = {
      id: 1,
      name: 'X',
      zone: 'UTC',
      week_start: 1,
      registration: 'code',
      default_shift_id: shift.id,
      created_at: '2026-01-01T00:00:00.000Z',
    } as const;
    const member = {
      membercode: 'A',
      membername: 'A',
      status: 'active',
      role: 'MEMBER',
      phone: '',
      email: '',
      created_at: '2026-01-01T00:00:00.000Z',
    } as const;
    const refused = [
      query.insertInto('company').values({ ...company, id: 2 }),
      query.insertInto('company').values({ ...company, registration: 'anybody' as never }),
      query.insertInto('company').values({ ...company, week_start: 8 }),
      query.insertInto('company').values({ ...company, default_shift_id: 77 }),
      query.insertInto('company').values({ ...company, night_from: '22:00' }),
      query.insertInto('company').values({ ...company, night_till: '06:00' }),
      query.insertInto('company').values({ ...company, night_from: '22:00', night_till: '22:00' }),
      query.insertInto('member').values({ ...member, role: 'GOD' } as never),
      query.insertInto('member').values({ ...member, status: 'gone' } as never),
      query.insertInto('member').values({ ...member, id: 'one' } as never),
      query.insertInto('session').values({
        member_id: 77,
        cookie_hash: null,
        created_at: member.created_at,
        expires_at: member.created_at,
        last_used_at: member.created_at,
        address: '',
        device: '',
      }),
    ];
    for (const insert of refused) await expect(insert.execute()).rejects.toThrow();
    // Sound ones are taken, so that what is wrong with the others is what was changed in them.
    await query.insertInto('company').values(company).execute();
    await query
      .insertInto('member')
      .values(member as never)
      .execute();
    await expect(
      query
        .insertInto('member')
        .values(member as never)
        .execute(),
    ).rejects.toThrow(/unique/i);
  });
});
