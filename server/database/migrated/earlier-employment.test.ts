import { expect, test } from 'vitest';
import { readEmployment } from '../../records/members/employment.ts';
import { beforeMigration } from '../../testing/database/before-migration.ts';

test('members keep their first and last day, and a stretch that ends before it begins is refused', async () => {
  const { query, run, migrateOn } = await beforeMigration('0054-earlier-employment');
  await run(`insert into member (membercode, membername, status, role, phone, email, joined_on, left_on, created_at) values
    ('A', 'Aye Aye', 'active', 'HR', '', '', '2024-02-29', null, '2026-01-01T00:00:00.000Z'),
    ('B', 'Bo Bo', 'suspended', 'MEMBER', '', '', null, '2026-03-31', '2026-01-01T00:00:00.000Z')`);
  await migrateOn();
  expect(await readEmployment(query, 1)).toEqual([{ from: '2024-02-29', to: null }]);
  expect(await readEmployment(query, 2)).toEqual([{ from: null, to: '2026-03-31' }]);
  const add = (from: string, until: string) =>
    run(`insert into earlier_employment (member_id, from_day, until_day) values (1, '${from}', '${until}')`);
  await expect(add('2020-02-01', '2020-01-31')).rejects.toThrow();
  await add('2020-02-01', '2021-01-31');
  await expect(add('2020-02-01', '2020-03-01')).rejects.toThrow();
  await add('0001-01-01', '2019-12-31');
  expect(await readEmployment(query, 1)).toEqual([
    { from: null, to: '2019-12-31' },
    { from: '2020-02-01', to: '2021-01-31' },
    { from: '2024-02-29', to: null },
  ]);
});
