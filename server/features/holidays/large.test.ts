import { addHoliday } from '@muster/domain/holidays/holidays-contract.ts';
import { expect, test } from 'vitest';
import { inBatches } from '../../database/batches.ts';
import { openOffice } from '../../testing/company/office.ts';
import { newcomer, take } from '../../testing/leave/leave.ts';

const MANY = 10_000;

test('a holiday lists all leave of a large company, more than one statement takes', async () => {
  const office = await openOffice();
  const { query } = office.database;
  const { id } = await take(await newcomer(office), '2026-12-08', '2026-12-10');
  const stored = query.selectFrom('leave').selectAll().where('id', '=', id);
  const { id: _own, ...like } = await stored.executeTakeFirstOrThrow();
  await inBatches(
    Array.from({ length: MANY - 1 }, () => like),
    async (some) => {
      await query.insertInto('leave').values(some).execute();
    },
  );
  const hr = await office.as('HR');
  const body = { holidaydate: '2026-12-09', description: 'Festival' };
  const { affected } = (await hr.call(addHoliday, { body })).data();
  const lines = await query.selectFrom('affected_leave').select(['id', 'leave_id as leaveid']).orderBy('id').execute();
  expect(lines.length).toBe(MANY);
  expect(affected.map(({ id, leaveid }) => ({ id, leaveid }))).toEqual(
    expect.arrayContaining([lines[0], lines.at(-1)]),
  );
  await office.close();
});
