import { expect, test } from 'vitest';
import { beforeMigration } from '../../testing/database/before-migration.ts';

const AT = '2026-11-14T10:00:00.000Z';
const asked = (id: number, kind: string, state: string, more: Record<string, string> = {}) =>
  `insert into correction (member_id, day, kind, before, after, reason, state, asked_by, created_at
      ${Object.keys(more)
        .map((it) => `, ${it}`)
        .join('')})
    values (1, '2026-11-1${id}', '${kind}', '[]', '[]', 'Reason ${id}', '${state}', 1, '${AT}'
      ${Object.values(more)
        .map((it) => `, ${it}`)
        .join('')})`;
const LEAVE = { earned_half_days: '2', earned_leaveid: "'O'" };

test('corrections, the leave that they gave and the punches that they added come through; the new kind says its minutes', async () => {
  const { query, run, migrateOn } = await beforeMigration('0084-approved-overtime');
  await run(`insert into member (membercode, membername, status, role, phone, email, created_at)
    values ('A', 'Aye Aye', 'active', 'MEMBER', '', '', '${AT}')`);
  await run(`insert into leave_code (leaveid, description, next_to_holiday, next_to_offday)
    values ('O', 'OFF DAY', 'allow', 'allow')`);
  await run(`insert into punch (client_id, content_hash, member_id, kind, recorded_at, device_at, attendance_date,
      verdict, remark, address) values ('c', 'h', 1, 'in', '${AT}', '${AT}', '2026-11-11', 'exempt', '', '')`);
  await run(`insert into period_close (month, first_day, last_day, waived, closed_by, closed_at)
    values ('2026-10', '2026-10-01', '2026-10-31', '', 1, '${AT}')`);
  await run(asked(1, 'times', 'approved'));
  await run(asked(2, 'excuse', 'pending'));
  await run(asked(3, 'inlieu', 'approved', LEAVE));
  await run('insert into correction_punch (punch_id, correction_id) values (1, 1)');
  const before = await query.selectFrom('correction').selectAll().orderBy('id').execute();
  await migrateOn();
  // Spelled otherwise than before: an engine keeps statements that it has prepared, with the columns of then.
  const rows = () => query.selectFrom('correction').selectAll('correction').orderBy('id').execute();
  expect(await rows()).toMatchObject(before.map((it) => ({ ...it, overtime_minutes: null })));
  expect(await query.selectFrom('correction_punch').selectAll().execute()).toEqual([{ punch_id: 1, correction_id: 1 }]);
  expect(await query.selectFrom('period_close').select('overtime_from').execute()).toEqual([{ overtime_from: null }]);
  await run(asked(4, 'overtime', 'approved', { overtime_minutes: '90' }));
  // What was worked after a first approval is approved by another.
  await run(asked(4, 'overtime', 'approved', { overtime_minutes: '30' }));
  expect((await rows()).map((it) => it.id)).toEqual([1, 2, 3, 4, 5]);
  for (const wrong of [
    asked(5, 'overtime', 'pending'),
    asked(5, 'overtime', 'pending', { overtime_minutes: '0' }),
    asked(5, 'times', 'pending', { overtime_minutes: '90' }),
    asked(5, 'overtime', 'pending', { overtime_minutes: '90', ...LEAVE }),
    asked(5, 'other', 'pending'),
    asked(3, 'inlieu', 'approved', LEAVE),
    asked(2, 'overtime', 'pending', { overtime_minutes: '90' }),
    'insert into correction_punch (punch_id, correction_id) values (1, 2)',
  ]) {
    await expect(run(wrong), wrong).rejects.toThrow();
  }
});
