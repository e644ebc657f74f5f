import { readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import * as contracts from '@muster/domain/holidays/holidays-contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Office, openOffice } from '../../testing/company/office.ts';

const DAY = '2026-12-09';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

test('two holidays of a day come as they were entered, in the list and in the note of the day, whichever is renamed', async () => {
  const hr = await office.as('HR');
  const add = async (description: string) =>
    (await hr.call(contracts.addHoliday, { body: { holidaydate: DAY, description } })).data().holiday.id;
  const [first, second] = [await add('Full Moon'), await add('Elders’ Day')];
  const rename = (id: number | null, description: string) =>
    hr.call(contracts.changeHoliday, { params: { id: String(id) }, body: { holidaydate: DAY, description } });
  const shown = async () => {
    const listed = (await hr.call(contracts.listHolidays, { query: { year: '2026' } })).data();
    const { days } = (await hr.call(readSummary, { query: { from: DAY, to: DAY } })).data();
    return [listed.filter((it) => it.holidaydate === DAY).map((it) => it.description), days[0]?.note];
  };
  expect(await shown()).toEqual([['Full Moon', 'Elders’ Day'], 'Full Moon, Elders’ Day']);
  await rename(first, 'Night of the full moon');
  expect(await shown()).toEqual([['Night of the full moon', 'Elders’ Day'], 'Night of the full moon, Elders’ Day']);
  await rename(second, 'A day of elders');
  expect(await shown()).toEqual([
    ['Night of the full moon', 'A day of elders'],
    'Night of the full moon, A day of elders',
  ]);
});
