import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addLargeCompany } from '../seed/large-company.ts';
import { openTestDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { runCommandFile } from '../testing/processes/run-command.ts';

let made: TestDatabase;
beforeEach(async () => {
  made = await openTestDatabase();
});
afterEach(() => made.drop());

describe('npm run seed', () => {
  test('makes members with months of attendance', async () => {
    const told: number[] = [];
    await addLargeCompany(made.database, {
      now: Temporal.Instant.from('2026-11-20T08:30:00Z'),
      passwordHash: 'hash',
      members: 45,
      months: 1,
      onProgress: ({ members }) => told.push(members),
    });
    const { query } = made.database;
    expect(told).toEqual([20, 40, 45]);
    expect((await query.selectFrom('member').select('id').execute()).length).toBe(45);
    const punches = await query.selectFrom('punch').select(['id', 'member_id']).orderBy('id').execute();
    expect(punches.length).toBeGreaterThan(45 * 30);
    expect(punches.map((it) => it.member_id)).toEqual(punches.map((it) => it.member_id).toSorted((a, b) => a - b));
    expect((await query.selectFrom('group_manager').selectAll().orderBy('group_id').execute()).length).toBe(2);
  });

  test.each([
    [['--members=-3'], '--members'],
    [['--months', '61'], '--months'],
    [['--years', '2'], '--years'],
  ])('refuses %j with one line', async (args, named) => {
    const { code, out, err } = await runCommandFile('seed.ts', args, { DATA_DIR: made.dataDir });
    expect({ code, out, lines: err.trim().split('\n').length }).toEqual({ code: 1, out: '', lines: 1 });
    expect(err).toContain(named);
  });

  test('refuses a database that holds a company', async () => {
    const again = () => runCommandFile('seed.ts', ['--members', '3', '--months', '1'], { DATA_DIR: made.dataDir });
    expect((await again()).code).toBe(0);
    const { code, err } = await again();
    expect({ code, lines: err.trim().split('\n').length }).toEqual({ code: 1, lines: 1 });
    expect(err).toContain('seeding needs an empty one');
  });
});
