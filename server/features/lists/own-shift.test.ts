import { type ListChange, listContracts } from '@muster/domain/lists/lists-contract.ts';
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

async function change(client: Client, name: string, body: Omit<ListChange<'shifts'>, 'revision'>) {
  const found = (await hr.call(listContracts.shifts.list)).data().find((it) => it.name === name);
  const params = { id: String(found?.id) };
  const answer = await client.call(listContracts.shifts.change, {
    params,
    body: { revision: found?.revision ?? 0, ...body },
  });
  expect([answer.status, answer.raw.body]).toEqual([200, answer.raw.body]);
}
const told = async () =>
  (await sa.call(listNotifications)).body().flatMap((it) => (it.title.includes('changed the shift') ? [it] : []));

test('an officer who sets other times of a shift that they work themselves is told of to administrators', async () => {
  await change(hr, 'Office hours', { starts: '10:00', ends: '12:00', break: 0, grace: 60, from: '2026-11-23' });
  expect((await told()).map((it) => [it.title, it.subtitle, it.path])).toEqual([
    [
      expect.stringMatching(/ changed the shift Office hours, which they work themselves$/),
      'From 23/11/2026: 10:00 – 12:00, break 0 min, grace 60 min',
      '/dashboard/audit',
    ],
  ]);
  await change(hr, 'Office hours', { name: 'Hours of the office' });
  expect(await told()).toHaveLength(1);
  const rule = { overtimefrom: 30, overtimestep: 15, overtimebefore: false, from: '2026-11-23' };
  await change(hr, 'Hours of the office', rule);
  const facts = 'overtime from 30 min, overtime in steps of 15 min, no overtime before the shift';
  expect((await told()).map((it) => it.subtitle)).toContain(
    `From 23/11/2026: 10:00 – 12:00, break 0 min, grace 60 min, ${facts}`,
  );
  const lifted = { overtimefrom: 0, overtimestep: 1, from: '2026-11-24' };
  await change(hr, 'Hours of the office', lifted);
  const counts = 'overtime from the first minute, overtime to the minute, no overtime before the shift';
  expect((await told()).map((it) => it.subtitle)).toContain(
    `From 24/11/2026: 10:00 – 12:00, break 0 min, grace 60 min, ${counts}`,
  );
});

test('nobody is told where it is not the officer’s own, or an administrator sets it', async () => {
  await change(sa, 'Office hours', { grace: 20, from: '2026-11-23' });
  const hours = { starts: '08:00', ends: '16:00', break: 60, grace: 10 };
  expect((await hr.call(listContracts.shifts.add, { body: { name: 'Early', ...hours } })).status).toBe(201);
  await change(hr, 'Early', { ends: '12:00', from: '2026-11-23' });
  expect(await told()).toEqual([]);
});
