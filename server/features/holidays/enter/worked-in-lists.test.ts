import * as contracts from '@muster/domain/holidays/holidays-contract.ts';
import { overrideDay } from '@muster/domain/work/work-contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { type Office, openOffice } from '../../../testing/company/office.ts';
import { upload } from '../../../testing/company/upload.ts';
import { newcomer, type Person } from '../../../testing/leave/leave.ts';

/** On the full moon of Kason and on a listed holiday somebody works; on Labour Day they are off. */
const [KASON, LISTED, LABOUR] = ['2027-05-20', '2027-01-04', '2027-05-01'];
const MANDALAY = 'Mandalay Branch';

let office: Office;
let hr: Client;
let who: Person;
beforeAll(async () => {
  office = await openOffice();
  hr = await office.as('HR');
  who = await newcomer(office);
  for (const [date, kind] of [[KASON, 'work'] as const, [LISTED, 'work'] as const, [LABOUR, 'off'] as const]) {
    const body = { date, kind, reason: 'Stocktaking' };
    expect((await hr.call(overrideDay, { params: { id: String(who.id) }, body })).status).toBe(201);
  }
});
afterAll(() => office.close());

const worked = () => ({ count: 1, first: [{ membercode: who.code, membername: expect.any(String) }] });

test('suggested holidays name who is to work on them, those that are listed already nobody', async () => {
  const query = { country: 'MM', year: '2027' } as never;
  const { holidays } = (await hr.call(contracts.suggestHolidays, { query })).data();
  expect(holidays.find((it) => it.holidaydate === LISTED)?.known).toBe(true);
  const named = holidays.filter((it) => it.worked);
  expect(named.map((it) => [it.holidaydate, it.worked])).toEqual([[KASON, worked()]]);
});

test('the lines of a file do so before and when they are stored, as far as they hold for them', async () => {
  const table = [
    'Date;Name;Sites',
    `${KASON};Full Moon of Kason;`,
    `${KASON};Branch day;${MANDALAY}`,
    `${LABOUR};Labour Day;`,
    `${LISTED};Independence Day;`,
  ].join('\n');
  const send = async (dryrun: string) => {
    const fields = { dryrun };
    const { status, body } = await upload(hr, '/api/holidays/import', table, { name: 'holidays.csv', fields });
    expect(status).toBe(200);
    return (body.data as contracts.HolidayImport).rows.map((it) => [it.line, it.outcome, it.worked]);
  };
  const told = [
    [2, 'new', worked()],
    [3, 'new', undefined],
    [4, 'new', undefined],
    [5, 'same', undefined],
  ];
  expect(await send('true')).toEqual(told);
  expect(await send('false')).toEqual(told);
});
