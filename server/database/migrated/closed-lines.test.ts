import { expect, test } from 'vitest';
import { beforeMigration } from '../../testing/database/before-migration.ts';

test('a pay period that was closed before gets the names, groups and terms of leave that are so today', async () => {
  const { query, run, migrateOn } = await beforeMigration('0053-closed-lines');
  await run("insert into shift (name) values ('Day')");
  await run("insert into work_group (groupno) values ('OLD'), ('NEW')");
  await run(`insert into member (membercode, membername, status, role, phone, email, created_at)
    values ('A', 'Aye Aye', 'active', 'HR', '', '', '2026-01-01T00:00:00.000Z')`);
  const work = (from: string, until: string, group: number) =>
    run(`insert into member_work (member_id, from_day, until_day, shift_id, rest_days, group_id, location_rule)
      values (1, '${from}', '${until}', 1, '7', ${group}, 'sites')`);
  await work('0001-01-01', '2026-10-31', 1);
  await work('2026-11-01', '9999-12-31', 2);
  await run(`insert into leave_code (leaveid, description, next_to_holiday, next_to_offday, paid)
    values ('ZZ', 'Without pay', 'allow', 'allow', 'none'), ('AA', 'Paid', 'allow', 'allow', 'full')`);
  await run(`insert into period_close (month, first_day, last_day, waived, closed_by, closed_at)
    values ('2026-10', '2026-10-01', '2026-10-31', '', 1, '2026-11-02T00:00:00.000Z')`);
  await run("insert into period_close_line (close_id, member_id, days) values (1, 1, '[]')");
  await migrateOn();
  const line = await query.selectFrom('period_close_line').selectAll().executeTakeFirstOrThrow();
  expect(line).toMatchObject({ membername: 'Aye Aye', groupno: 'OLD', group_id: 1, adjustments: null, days: '[]' });
  const close = await query.selectFrom('period_close').select('leave_types').executeTakeFirstOrThrow();
  expect(JSON.parse(close.leave_types ?? '')).toEqual(
    expect.arrayContaining([
      ['AA', 'full'],
      ['ZZ', 'none'],
    ]),
  );
});
