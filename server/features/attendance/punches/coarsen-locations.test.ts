import { saveSettings } from '@muster/domain/office/settings-contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { punch } from '../../../testing/attendance/punches.ts';
import { type Office, openOffice } from '../../../testing/company/office.ts';
import { coarsenLocations } from './coarsen-locations.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  await punch(await office.as('A'), 'A', 'in', { latitude: 16.779123, longitude: 96.158456 });
});
afterAll(() => office.close());

const place = () => office.database.query.selectFrom('punch').select(['latitude', 'longitude']).executeTakeFirst();
const coarsenAfter = (days: number) =>
  coarsenLocations({ ...office.deps, clock: () => office.now.add({ hours: 24 * days + 1 }) });

test('places are kept as they are until the office says for how long, and then to about a kilometre', async () => {
  const exact = { latitude: 16.779123, longitude: 96.158456 };
  await coarsenAfter(4000);
  expect(await place()).toEqual(exact);

  const sa = await office.as('SA');
  const body = {
    name: 'Lotus Test Works',
    weekstart: 1,
    registration: 'listed',
    tripsshown: 'all',
    revision: 1,
  } as const;
  expect((await sa.call(saveSettings, { body: { ...body, locationdays: 5 } })).status).toBe(400);
  expect((await sa.call(saveSettings, { body: { ...body, locationdays: 30 } })).data().locationdays).toBe(30);
  await coarsenAfter(29);
  expect(await place()).toEqual(exact);
  await coarsenAfter(30);
  expect(await place()).toEqual({ latitude: 16.78, longitude: 96.16 });
  await coarsenAfter(31);
  expect(await place()).toEqual({ latitude: 16.78, longitude: 96.16 });
});

test.each([
  ['elsewhere', { latitude: 17, longitude: 96.16 }],
  ['nowhere', { latitude: null, longitude: null }],
  ['finer', { latitude: 16.7812, longitude: 96.16 }],
  ['with another remark', { latitude: 16.78, longitude: 96.16, remark: 'changed' }],
])('a punch cannot be put %s', async (_, change) => {
  await expect(office.database.query.updateTable('punch').set(change).execute()).rejects.toThrow('append-only');
});
