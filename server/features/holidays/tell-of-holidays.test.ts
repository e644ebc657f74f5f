import * as contracts from '@muster/domain/holidays/holidays-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Client } from '../../testing/company/client.ts';
import { inYangon, type Office, openOffice, type Persona } from '../../testing/company/office.ts';
import { addColleagues } from '../../testing/company/people.ts';

/** Today before the officer's shift begins, days that are over before the officer worked here, and one to come. */
const [TODAY, OVER, LONG_OVER, TO_COME] = ['2026-11-20', '2025-11-18', '2025-11-17', '2026-12-09'];
const MANDALAY = 2;

let office: Office;
let hr: Client;
let sa: Client;
beforeEach(async () => {
  office = await openOffice();
  office.now = inYangon(`${TODAY}T07:00`);
  [hr, sa] = [await office.holding('HR'), await office.holding('SA')];
});
afterEach(() => office.close());

const add = async (client: Client, holidaydate: string, query: object = {}) => {
  const body = { holidaydate, description: 'Extra day' };
  const answer = await client.call(contracts.addHoliday, { query, body });
  expect(answer.status).toBeLessThan(300);
  return String(answer.data().holiday.id);
};
const move = (client: Client, id: string, to: { day: string; name?: string; sites?: number[] }, query: object = {}) =>
  client.call(contracts.changeHoliday, {
    ...{ params: { id }, query },
    body: { holidaydate: to.day, description: to.name ?? 'Extra day', ...(to.sites ? { sites: to.sites } : {}) },
  });
const remove = (client: Client, id: string, query: object = {}) =>
  client.call(contracts.removeHoliday, { params: { id }, query });
const bring = async (client: Client, days: readonly string[], more: object = {}) =>
  (
    await client.call(contracts.importHolidays, {
      body: { file: ['date,name', ...days.map((it) => `${it},Day of a file`)].join('\n'), ...more },
    })
  ).data();

/** What an administrator is told, the newest first. */
const told = async (client = sa) =>
  (await client.call(listNotifications)).body().flatMap((it) => (it.title.includes('public holiday') ? [it] : []));
const titles = async () => (await told()).map((it) => it.title);

test('a holiday of today that HR makes, moves and removes is told of to every administrator, and what is counted by it', async () => {
  await addColleagues(office.database, [{ membercode: 'SA2', membername: 'Sein Sein', role: 'SA' }]);
  const id = await add(hr, TODAY);
  expect((await told()).map((it) => [it.title, it.subtitle, it.path])).toEqual([
    [
      'Hla Hla made 20/11/2026 a public holiday: Extra day',
      'Payroll counts the day so. What it was before is in the audit log',
      '/dashboard/audit',
    ],
  ]);
  expect((await move(hr, id, { day: TO_COME })).status).toBe(200);
  expect((await titles())[0]).toBe('Hla Hla moved the public holiday Extra day from 20/11/2026 to 09/12/2026');
  expect((await move(hr, id, { day: TODAY })).status).toBe(200);
  expect((await titles())[0]).toBe('Hla Hla moved the public holiday Extra day from 09/12/2026 to 20/11/2026');
  expect((await remove(hr, id)).status).toBe(200);
  expect((await titles())[0]).toBe('Hla Hla removed the public holiday Extra day of 20/11/2026');
  expect(await titles()).toHaveLength(4);
  expect(await told(await office.as('SA2' as Persona))).toHaveLength(4);
  expect(await told(hr)).toEqual([]);
});

test('so is one of a day gone by, and that it holds at other sites, but not that it is called otherwise', async () => {
  const id = await add(hr, OVER);
  expect((await move(hr, id, { day: OVER, name: 'Another name' })).status).toBe(200);
  expect(await titles()).toEqual(['Hla Hla made 18/11/2025 a public holiday: Extra day']);
  expect((await move(hr, id, { day: OVER, sites: [MANDALAY] })).status).toBe(200);
  expect((await titles())[0]).toBe(
    'Hla Hla changed at which sites the public holiday Another name of 18/11/2025 holds',
  );
});

test('of a file it is told how many are of days up to today, once, and of a single one as if it were made by hand', async () => {
  await bring(hr, [OVER, TO_COME, LONG_OVER, TODAY], { dryrun: 'true' });
  expect(await titles()).toEqual([]);
  expect((await bring(hr, [OVER, TO_COME, LONG_OVER])).applied).toBe(true);
  expect(await titles()).toEqual([
    'Hla Hla brought 2 public holidays up to today from a file: 17/11/2025 – 18/11/2025',
  ]);
  expect((await bring(hr, [OVER, TODAY])).applied).toBe(true);
  expect((await titles())[0]).toBe('Hla Hla made 20/11/2026 a public holiday: Day of a file');
  await bring(hr, [OVER, TODAY]);
  expect(await titles()).toHaveLength(2);
});

test('nobody is told of a look, of a day to come, of what is refused, or of what an administrator does', async () => {
  const [coming, own] = [await add(hr, TO_COME), await add(sa, TODAY)];
  await add(hr, OVER, { preview: 'true' });
  await remove(hr, own, { preview: 'true' });
  await move(hr, own, { day: TO_COME, name: 'Moved' }, { preview: 'true' });
  expect((await move(hr, coming, { day: '2026-12-10' })).status).toBe(200);
  expect((await move(hr, own, { day: '2026-11-19' })).failure().code).toBe('FORBIDDEN');
  expect((await move(sa, own, { day: OVER })).status).toBe(200);
  expect((await remove(hr, coming)).status).toBe(200);
  expect((await remove(sa, own)).status).toBe(200);
  await bring(hr, ['2026-12-11', '2026-12-12']);
  await bring(sa, [OVER, LONG_OVER]);
  expect(await titles()).toEqual([]);
});
