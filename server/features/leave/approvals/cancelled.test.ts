import { nameDeputy } from '@muster/domain/deputies/deputies-contract.ts';
import { listCancelled } from '@muster/domain/leave/approvals/decided-leave-contract.ts';
import { cancelForMember } from '@muster/domain/leave/leave-office-contract.ts';
import { listContracts } from '@muster/domain/lists/lists-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { type Office, openOffice } from '../../../testing/company/office.ts';
import {
  askReturn,
  decide,
  decideReturn,
  newcomer,
  type Person,
  take,
  tryRemove,
} from '../../../testing/leave/leave.ts';

let office: Office;
let hr: Client;
let manager: Client;
let who: Person;
const ids: Record<string, number> = {};

beforeAll(async () => {
  office = await openOffice();
  [hr, manager] = [await office.holding('HR'), await office.holding('M')];
  who = await newcomer(office);
  const [waiting, rejected] = [
    await take(who, '2026-12-01', '2026-12-01'),
    await take(who, '2026-12-03', '2026-12-03'),
  ];
  await decide(manager, rejected.id, 'reject');
  for (const leave of [waiting, rejected]) {
    office.now = office.now.add({ minutes: 1 });
    expect((await tryRemove(who, leave)).status).toBe(200);
  }
  const approved = await take(who, '2026-12-08', '2026-12-09');
  await decide(manager, approved.id, 'approve');
  office.now = office.now.add({ minutes: 1 });
  const params = { id: String(approved.id) };
  expect((await hr.call(cancelForMember, { params, body: { reason: 'Entered twice', revision: 2 } })).status).toBe(200);
  Object.assign(ids, { waiting: waiting.id, rejected: rejected.id, approved: approved.id });
});
afterAll(() => office.close());

type Asked = { groupno?: string; search?: string; cursor?: string };
const seenBy = async (client: Client, query: Asked = {}) => (await client.call(listCancelled, { query })).data();
const idsOf = async (client: Client, query?: Asked) => (await seenBy(client, query)).items.map((it) => it.id);

describe('leave that was taken back or cancelled', () => {
  test('is found by the office, the latest first, with when, by whom and why', async () => {
    const { items } = await seenBy(hr);
    expect(items.map((it) => it.id)).toEqual([ids['approved'], ids['rejected'], ids['waiting']]);
    expect(items[0]).toMatchObject({
      ...{ membercode: who.code, groupno: 'SALES', start: '2026-12-08', end: '2026-12-09', days: 2 },
      ...{ withdrawn: false, cancelreason: 'Entered twice', cancelledat: '2026-11-20T02:33:00.000Z' },
    });
    expect(items[2]).toMatchObject({ withdrawn: true, cancelreason: '', cancelledat: '2026-11-20T02:31:00.000Z' });
  });

  test('is narrowed by group and name', async () => {
    expect(await idsOf(hr, { groupno: 'SALES', search: who.code.toLowerCase() })).toHaveLength(3);
    expect(await idsOf(hr, { groupno: 'STORE' })).toEqual([]);
    expect(await idsOf(hr, { search: 'nobody' })).toEqual([]);
  });

  test('is there for who had decided it, and nobody else’s to read', async () => {
    expect(await idsOf(manager)).toEqual([ids['approved'], ids['rejected']]);
    expect(await idsOf(await office.holding('M2'))).toEqual([]);
    expect(await idsOf(who.client)).toEqual([]);
  });

  test('is there for who had it decided in their place, and once, whatever times the shift has later', async () => {
    const deputy = await newcomer(office, { groupno: 'STORE' });
    const body = { membercode: deputy.code, from: '2026-11-20', to: '2026-11-25' };
    expect((await manager.call(nameDeputy, { body })).status).toBe(201);
    const leave = await take(who, '2026-12-17', '2026-12-17');
    expect((await decide(deputy.client, leave.id, 'reject')).status).toBe(200);
    office.now = office.now.add({ minutes: 1 });
    expect((await tryRemove(who, leave)).status).toBe(200);
    const shift = (await hr.call(listContracts.shifts.list)).data().find((it) => it.name === 'Office hours');
    const times = { starts: '08:00', ends: '16:00', from: '2026-12-16', revision: shift?.revision ?? 0 };
    const changed = await hr.call(listContracts.shifts.change, { params: { id: String(shift?.id) }, body: times });
    expect(changed.status).toBe(200);
    expect(await idsOf(manager)).toEqual([leave.id, ids['approved'], ids['rejected']]);
    expect(await idsOf(deputy.client)).toEqual([leave.id]);
  });

  test('does not have leave that was given back whole, which is among the early returns', async () => {
    const { id } = await take(who, '2026-12-15', '2026-12-15');
    await decide(manager, id, 'approve');
    await askReturn(who, id, '2026-12-15');
    expect((await decideReturn(manager, id, 'approve')).status).toBe(200);
    expect(await idsOf(hr)).not.toContain(id);
  });

  test('comes in pages, each of which goes on where the one before ended', async () => {
    const at = '2026-11-20T03:00:00.000Z';
    const told = { member_id: who.id, leaveid: 'EL', remark: '', revision: 1, return_from: null, created_at: at };
    const days = { from_date: '2026-10-06', to_date: '2026-10-06', decided_by: null, decided_at: null };
    const rows = Array.from({ length: 60 }, () => ({
      ...{ ...told, ...days, status: 'removed' as const, cancelled_at: at, cancelled_by: who.id },
    }));
    await office.database.query.insertInto('leave').values(rows).execute();
    const first = await seenBy(hr);
    const second = await seenBy(hr, { cursor: first.cursor ?? '' });
    expect([first.items.length, first.more, second.more, second.cursor]).toEqual([50, true, false, null]);
    expect(new Set([...first.items, ...second.items].map((it) => it.id)).size).toBe(64);
  });
});
