import * as contracts from '@muster/domain/leave/leave-office-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { type Office, openOffice } from '../../../testing/company/office.ts';

let office: Office;
let hr: Client;
let sa: Client;
beforeEach(async () => {
  office = await openOffice();
  [hr, sa] = [await office.holding('HR'), await office.holding('SA')];
});
afterEach(() => office.close());

const RULES = { description: 'EARNED LEAVE', nexttoholiday: 'forbid', nexttooffday: 'forbid' } as const;
type Change = Partial<contracts.LeaveCodeChange>;

async function change(client: Client, asked: Change, query: object = {}) {
  const { codes } = (await hr.call(contracts.listLeaveCodes)).data();
  const { daysperyear = 0, revision = 0 } = codes.find((it) => it.leaveid === 'EL') ?? {};
  const body = { ...RULES, daysperyear, begin: 'this-year', revision, ...asked } as const;
  expect((await client.call(contracts.changeLeaveCode, { params: { id: 'EL' }, query, body })).status).toBe(200);
}
const told = async () =>
  (await sa.call(listNotifications)).body().flatMap((it) => (it.title.includes('set the leave type') ? [it] : []));

test('an officer who gives more days a year, and so themselves more, is told of to administrators', async () => {
  await change(hr, { daysperyear: 60 }, { preview: 'true' });
  expect(await told()).toEqual([]);
  await change(hr, { daysperyear: 60 });
  expect((await told()).map((it) => [it.title, it.subtitle, it.path])).toEqual([
    [
      expect.stringMatching(/ set the leave type EARNED LEAVE, which gives them more leave, too$/),
      'Days a year: 60. What it was before is in the audit log',
      '/dashboard/audit',
    ],
  ]);
  await change(hr, { daysperyear: 61, begin: 'next-year' });
  expect(await told()).toHaveLength(2);
  await change(hr, { daysperyear: 12 });
  expect(await told()).toHaveLength(2);
});

test.each<[string, Change]>([
  ['has no limit', { unlimited: true }],
  ['carries more over', { carrydays: 30 }],
  ['costs nothing on free days', { freedays: 'skipped' }],
])('so is one whose leave, by what they set, %s', async (_, asked) => {
  await change(hr, asked);
  expect(await told()).toHaveLength(1);
});

test('so is one who adds a type that gives days', async () => {
  const body = { ...RULES, leaveid: 'XL', description: 'EXTRA LEAVE', daysperyear: 20 };
  expect((await hr.call(contracts.addLeaveCode, { body })).status).toBe(201);
  expect(await told()).toHaveLength(1);
  const nothing = { ...body, leaveid: 'NL', description: 'NO LEAVE', daysperyear: 0 };
  expect((await hr.call(contracts.addLeaveCode, { body: nothing })).status).toBe(201);
  expect(await told()).toHaveLength(1);
});

test('nobody is told where the officer gets nothing by it, or an administrator sets it', async () => {
  await change(sa, { daysperyear: 60 });
  await change(hr, { nexttoholiday: 'allow', daysperyear: 50 });
  expect(await told()).toEqual([]);
});

test('how a type is paid is told of to administrators whenever an officer changes it, and not when one of them does', async () => {
  const toldOfPay = async () =>
    (await sa.call(listNotifications)).body().flatMap((it) => (it.title.includes('is paid') ? [it] : []));
  await change(hr, { paid: 'none' });
  await change(hr, { paid: 'full' }, { preview: 'true' });
  await change(hr, { carrydays: 0 });
  expect(await toldOfPay()).toHaveLength(1);
  await change(hr, { paid: 'full' });
  const [newest] = await toldOfPay();
  expect([newest?.title, newest?.subtitle, newest?.path]).toEqual([
    'Hla Hla changed how the leave type EARNED LEAVE is paid',
    'Before: unpaid. Now: paid in full. Payroll of every open pay period counts it so',
    '/dashboard/audit',
  ]);
  expect(await told()).toEqual([]);
  await change(sa, { paid: 'half' });
  expect(await toldOfPay()).toHaveLength(2);
});
