import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Office, openOffice } from '../../../testing/company/office.ts';
import { rowsReadOf } from '../../../testing/database/rows-read.ts';
import { runStatement } from '../../../testing/database/test-database.ts';
import { leaveThings } from '../../../testing/leave/leave-cast.ts';
import { leaveWaiting } from './pending-view.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const PAST = 5000;

test('what waits for a manager is read without the leave of years', async () => {
  const { database, ids } = office;
  const { pendingId } = await leaveThings(database, ids.A);
  await runStatement(
    database,
    `insert into leave (member_id, leaveid, from_date, to_date, remark, status, revision, created_at)
    select ${ids.B}, 'CL', '2000-01-01'::date + n, '2000-01-01'::date + n, '', 'approved', 1, now()
    from generate_series(1, ${PAST}) n`,
  );
  await runStatement(database, 'analyze leave');
  const { found, read } = await database.write(async (trx) => {
    const { items } = await leaveWaiting(trx, { id: ids.M, office: false, today: '2026-11-20' });
    return { found: items.map((it) => it.id), read: await rowsReadOf(trx, 'leave') };
  });
  expect(found).toContain(pendingId);
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(100);
});
