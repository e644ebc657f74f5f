import { expect, test } from 'vitest';
import { beforeMigration } from '../../testing/database/before-migration.ts';

const AT = '2026-11-14T10:00:00.000Z';
const asked = (id: number, kind: string, state: string, more = '') =>
  `insert into correction (member_id, day, kind, before, after, reason, state, asked_by, created_at${more && ', earned_half_days, earned_leaveid'})
    values (1, '2026-11-1${id}', '${kind}', '[]', '[]', 'Reason ${id}', '${state}', 1, '${AT}'${more})`;

test('corrections and the punches that they added come through, and count on; the new kind says what it earned', async () => {
  const { query, run, migrateOn } = await beforeMigration('0082-in-lieu');
  await run(`insert into member (membercode, membername, status, role, phone, email, created_at)
    values ('A', 'Aye Aye', 'active', 'MEMBER', '', '', '${AT}')`);
  await run(`insert into leave_code (leaveid, description, next_to_holiday, next_to_offday)
    values ('O', 'OFF DAY', 'allow', 'allow')`);
  await run(`insert into punch (client_id, content_hash, member_id, kind, recorded_at, device_at, attendance_date,
      verdict, remark, address) values ('c', 'h', 1, 'in', '${AT}', '${AT}', '2026-11-11', 'exempt', '', '')`);
  await run(asked(1, 'times', 'approved'));
  await run(asked(2, 'excuse', 'pending'));
  await run('insert into correction_punch (punch_id, correction_id) values (1, 1)');
  const before = await query.selectFrom('correction').selectAll().orderBy('id').execute();
  await migrateOn(1);
  // Spelled otherwise than before: an engine keeps statements that it has prepared, with the columns of then.
  const rows = () => query.selectFrom('correction').selectAll('correction').orderBy('id').execute();
  expect(await rows()).toEqual(before.map((it) => ({ ...it, earned_half_days: null, earned_leaveid: null })));
  expect(await query.selectFrom('correction_punch').selectAll().execute()).toEqual([{ punch_id: 1, correction_id: 1 }]);
  await run(asked(3, 'inlieu', 'approved', ", 2, 'O'"));
  expect((await rows()).map((it) => it.id)).toEqual([1, 2, 3]);
  for (const wrong of [
    asked(3, 'inlieu', 'approved', ", 1, 'O'"),
    asked(4, 'inlieu', 'pending'),
    asked(4, 'times', 'pending', ", 2, 'O'"),
    asked(4, 'inlieu', 'pending', ", 3, 'O'"),
    asked(2, 'times', 'pending'),
    'insert into correction_punch (punch_id, correction_id) values (1, 2)',
  ]) {
    await expect(run(wrong), wrong).rejects.toThrow();
  }
});
