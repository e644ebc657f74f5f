import { listContracts } from '@muster/domain/lists/lists-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
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

const { add, change, list, retire, reinstate } = listContracts.sites;
const HOME = { name: 'Home', latitude: 16.9, longitude: 96.158, radius: 200 };
const site = async (name: string) =>
  (await hr.call(list, { query: { retired: 'true' } })).data().find((it) => it.name === name);
async function set(client: Client, name: string, body: object) {
  const { id, revision } = (await site(name)) ?? { id: 0, revision: 0 };
  expect((await client.call(change, { params: { id: String(id) }, body: { revision, ...body } })).status).toBe(200);
}
const told = async () =>
  (await sa.call(listNotifications)).body().flatMap((it) => (it.title.includes('set the site') ? [it] : []));

test('an officer who sets a place where they check in themselves is told of to administrators', async () => {
  await set(hr, 'Head Office', { radius: 900 });
  expect((await told()).map((it) => [it.title, it.subtitle, it.path])).toEqual([
    [
      expect.stringMatching(/ set the site Head Office, where they check in themselves$/),
      'Check-ins within 900 m of it count as inside from now on',
      '/dashboard/audit',
    ],
  ]);
  await set(hr, 'Head Office', { name: 'Headquarters' });
  expect(await told()).toHaveLength(1);
  expect((await hr.call(add, { body: HOME })).status).toBe(201);
  expect(await told()).toHaveLength(2);
  const params = { id: String((await site('Home'))?.id) };
  await hr.call(retire, { params });
  expect(await told()).toHaveLength(2);
  await hr.call(reinstate, { params });
  expect(await told()).toHaveLength(3);
});

test('nobody is told where the place is not the officer’s own, or an administrator sets it', async () => {
  await set(sa, 'Head Office', { radius: 800 });
  const head = (await site('Head Office'))?.id as number;
  const { query } = office.database;
  const work = query.selectFrom('member_work').select('id').where('member_id', '=', office.ids.HR);
  await query.insertInto('member_work_site').values({ work_id: work, site_id: head }).execute();
  await set(hr, 'Mandalay Branch', { radius: 900 });
  expect(await told()).toEqual([]);
  await set(hr, 'Head Office', { radius: 900 });
  expect(await told()).toHaveLength(1);
  await query
    .updateTable('member_work')
    .set({ location_rule: 'exempt' })
    .where('member_id', '=', office.ids.HR)
    .execute();
  await set(hr, 'Head Office', { radius: 950 });
  expect(await told()).toHaveLength(1);
});
