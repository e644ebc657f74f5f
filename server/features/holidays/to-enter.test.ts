import { addHoliday, readHolidaysToEnter } from '@muster/domain/holidays/holidays-contract.ts';
import { listContracts } from '@muster/domain/lists/lists-contract.ts';
import { readWaiting } from '@muster/domain/waiting/waiting-contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../testing/company/client.ts';
import { openHrOffice } from '../../testing/company/hr-office.ts';
import { inYangon, type Office } from '../../testing/company/office.ts';

/** A site of the test company. */
const MANDALAY = { id: 2, name: 'Mandalay' };

let office: Office;
let hr: Client;
beforeAll(async () => {
  ({ office, hr } = await openHrOffice());
  await office.database.query.deleteFrom('public_holiday').execute();
});
afterAll(() => office.close());

const on = async (day: string) => {
  office.now = inYangon(`${day}T09:00`);
  hr = await office.holding('HR');
};
const enter = async (holidaydate: string, sites: number[] = []) =>
  expect((await hr.call(addHoliday, { body: { holidaydate, description: 'A day', sites } })).status).toBe(201);
const toEnter = async () => (await hr.call(readHolidaysToEnter)).data();
const counted = async (client = hr) => (await client.call(readWaiting)).data().holidaysToEnter;

test('whether the next year has none yet is asked from November on, by site, and waits for the office alone', async () => {
  await on('2026-10-31');
  await enter('2026-12-25');
  await enter('2026-12-26', [MANDALAY.id]);
  expect(await toEnter()).toEqual({ year: 2026, everywhere: false, sites: [] });
  expect(await counted()).toBe(0);

  await on('2026-11-01');
  const { id, name } = MANDALAY;
  expect(await toEnter()).toEqual({
    year: 2027,
    everywhere: true,
    sites: [{ id, name: expect.stringContaining(name) }],
  });
  expect(await counted()).toBe(2);
  expect(await counted(await office.holding('M'))).toBe(0);

  await enter('2027-01-04');
  expect(await toEnter()).toMatchObject({ everywhere: false, sites: [{ id }] });
  expect(await counted()).toBe(1);
  await enter('2027-02-12', [MANDALAY.id]);
  expect(await toEnter()).toEqual({ year: 2027, everywhere: false, sites: [] });
  expect(await counted()).toBe(0);
});

test('a site that is closed is not asked for', async () => {
  await on('2027-12-01');
  expect(await toEnter()).toMatchObject({ everywhere: true, sites: [{ id: MANDALAY.id }] });
  const params = { id: String(MANDALAY.id) };
  expect((await hr.call(listContracts.sites.retire, { params })).status).toBe(200);
  expect(await toEnter()).toMatchObject({ everywhere: true, sites: [] });
});
