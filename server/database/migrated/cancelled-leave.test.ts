import { expect, test } from 'vitest';
import { beforeMigration } from '../../testing/database/before-migration.ts';

test('when, by whom and why leave was cancelled before is taken from the log of changes', async () => {
  const { query, run, migrateOn } = await beforeMigration('0070-cancelled-leave');
  const now = '2026-01-01T00:00:00.000Z';
  await run(`insert into member (membercode, membername, status, role, phone, email, created_at) values
    ('A', 'Aye Aye', 'active', 'MEMBER', '', '', '${now}'), ('H', 'Hla Hla', 'active', 'HR', '', '', '${now}')`);
  await run(`insert into leave_code (leaveid, description, next_to_holiday, next_to_offday)
    values ('ZZ', 'LEAVE', 'allow', 'allow')`);
  const leave = (day: string, status: string) =>
    run(`insert into leave (member_id, leaveid, from_date, to_date, remark, status, revision, created_at)
      values (1, 'ZZ', '${day}', '${day}', '', '${status}', 2, '${now}')`);
  for (const status of ['removed', 'removed', 'removed', 'approved']) await leave('2026-02-02', status);
  await run(`insert into audit (at, actor_id, action, subject, before, after) values
    ('2026-01-02T00:00:00.000Z', 1, 'leave.remove', 'leave:1', '{}', null),
    ('2026-01-03T00:00:00.000Z', 2, 'leave.cancel', 'leave:2', '{}', '{"reason":"Entered twice"}'),
    ('2026-01-04T00:00:00.000Z', 2, 'leave.return-approve', 'leave:3', '{}', '{}')`);
  await migrateOn();
  const told = query.selectFrom('leave').select(['cancelled_at', 'cancelled_by', 'cancel_reason']);
  expect(await told.orderBy('id').execute()).toEqual([
    { cancelled_at: '2026-01-02T00:00:00.000Z', cancelled_by: 1, cancel_reason: '' },
    { cancelled_at: '2026-01-03T00:00:00.000Z', cancelled_by: 2, cancel_reason: 'Entered twice' },
    { cancelled_at: null, cancelled_by: null, cancel_reason: '' },
    { cancelled_at: null, cancelled_by: null, cancel_reason: '' },
  ]);
});
