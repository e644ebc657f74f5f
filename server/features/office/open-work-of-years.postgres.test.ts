import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Office, openOffice } from '../../testing/company/office.ts';
import { rowsReadOf } from '../../testing/database/rows-read.ts';
import { runStatement } from '../../testing/database/test-database.ts';
import { openWork } from './counted-days-view.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const DAYS = 4000;

test('on how many days of how many members work is open is found without reading the attendance of years', async () => {
  const { database, ids } = office;
  await runStatement(database, 'alter table attendance drop constraint attendance_in_punch_id_fkey');
  await runStatement(
    database,
    `insert into attendance (member_id, attendance_date, in_punch_id, started_at, ended_at, ending)
    select m, '2010-01-01'::date + n, m * ${DAYS} + n, now(), now(), 'checked_out'
    from generate_series(1, ${DAYS}) n, unnest(array[${ids.A}, ${ids.B}]) m`,
  );
  await runStatement(database, 'vacuum analyze attendance');
  const { found, read } = await database.write(async (trx) => ({
    found: await openWork(trx, { from: '2011-01-01', before: '2020-01-01' }),
    read: await rowsReadOf(trx, 'attendance'),
  }));
  expect(found).toEqual({ from: '2011-01-01', to: '2019-12-31', members: 2 });
  expect(read).toBeLessThan(100);
});
