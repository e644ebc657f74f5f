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
const HOURS = { off_from: "'09:00'", off_to: "'11:00'", off_minutes: '120' };
const LEAVE = { earned_half_days: '2', earned_leaveid: "'O'" };

test('corrections, what they gave and the punches that they added come through; the new kind says its hours', async () => {
  const { query, run, migrateOn } = await beforeMigration('0091-hours-off');
  await run(`insert into member (membercode, membername, status, role, phone, email, created_at)
    values ('A', 'Aye Aye', 'active', 'MEMBER', '', '', '${AT}')`);
  await run(`insert into leave_code (leaveid, description, next_to_holiday, next_to_offday)
    values ('O', 'OFF DAY', 'allow', 'allow')`);
  await run(`insert into punch (client_id, content_hash, member_id, kind, recorded_at, device_at, attendance_date,
      verdict, remark, address) values ('c', 'h', 1, 'in', '${AT}', '${AT}', '2026-11-11', 'exempt', '', '')`);
  await run(asked(1, 'times', 'approved'));
  await run(asked(2, 'excuse', 'pending'));
  await run(asked(3, 'inlieu', 'approved', LEAVE));
  await run(asked(4, 'overtime', 'approved', { overtime_minutes: '90' }));
  await run('insert into correction_punch (punch_id, correction_id) values (1, 1)');
  const before = await query.selectFrom('correction').selectAll().orderBy('id').execute();
  await migrateOn();
  // Spelled otherwise than before: an engine keeps statements that it has prepared, with the columns of then.
  const rows = () => query.selectFrom('correction').selectAll('correction').orderBy('id').execute();
  expect(await rows()).toEqual(before.map((it) => ({ ...it, off_from: null, off_to: null, off_minutes: null })));
  expect(await query.selectFrom('correction_punch').selectAll().execute()).toEqual([{ punch_id: 1, correction_id: 1 }]);
  await run(asked(5, 'hours', 'approved', HOURS));
  // A day may have several.
  await run(asked(5, 'hours', 'pending', { ...HOURS, off_from: "'13:00'", off_to: "'14:00'", off_minutes: '60' }));
  expect((await rows()).map((it) => it.id)).toEqual([1, 2, 3, 4, 5, 6]);
  for (const wrong of [
    asked(6, 'hours', 'pending'),
    asked(6, 'hours', 'pending', { ...HOURS, off_minutes: '0' }),
    asked(6, 'hours', 'pending', { ...HOURS, off_to: 'null' }),
    asked(6, 'times', 'pending', HOURS),
    asked(6, 'hours', 'pending', { ...HOURS, overtime_minutes: '90' }),
    asked(6, 'other', 'pending'),
    asked(3, 'inlieu', 'approved', LEAVE),
    asked(5, 'overtime', 'pending', { overtime_minutes: '90' }),
    'insert into correction_punch (punch_id, correction_id) values (1, 2)',
  ]) {
    await expect(run(wrong), wrong).rejects.toThrow();
  }
});
