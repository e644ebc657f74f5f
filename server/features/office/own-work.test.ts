import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { readSettings, type SettingsInput, saveSettings } from '@muster/domain/office/settings-contract.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Client } from '../../testing/company/client.ts';
import { type Office, openOffice } from '../../testing/company/office.ts';

let office: Office;
let hr: Client;
let sa: Client;
beforeEach(async () => {
  office = await openOffice();
  [hr, sa] = [await office.holding('HR'), await office.holding('SA')];
});
afterEach(() => office.close());

async function set(client: Client, asked: Partial<SettingsInput>, query: { preview?: 'true' } = {}) {
  const { zone: _zone, may: _may, ...stored } = (await client.call(readSettings)).data();
  expect((await client.call(saveSettings, { query, body: { ...stored, ...asked } })).status).toBe(200);
}
const told = async () =>
  (await sa.call(listNotifications)).body().flatMap((it) => (it.title.includes('work at night') ? [it] : []));

test.each<[string, Partial<SettingsInput>]>([
  ['what counts as night work', { nightfrom: '00:00', nighttill: '23:59' }],
  ['which leave is given for work on days off', { inlieu: 'EL' }],
  ['from how many minutes on it is', { inlieuminutes: 60 }],
  ['how many hours off there are', { hoursoff: 600 }],
])('an officer who sets %s, of their own work, too, is told of to administrators', async (_, asked) => {
  await set(hr, asked, { preview: 'true' });
  expect(await told()).toEqual([]);
  await set(hr, asked);
  await set(hr, asked);
  expect((await told()).map((it) => [it.title, it.path])).toEqual([
    [
      expect.stringMatching(/^Hla Hla changed what work at night or on days off counts as, or the hours off a year$/),
      '/dashboard/audit',
    ],
  ]);
});

test('nobody is told of other settings, or where an administrator sets it', async () => {
  await set(hr, { weekstart: 7 });
  await set(sa, { nightfrom: '22:00', nighttill: '06:00', inlieu: 'EL', inlieuminutes: 60 });
  expect(await told()).toEqual([]);
});
