import { listReturns } from '@muster/domain/leave/approvals/decided-leave-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { type Office, openOffice } from '../../../testing/company/office.ts';
import {
  askReturn,
  decide,
  decideReturn,
  newcomer,
  type Person,
  remaining,
  take,
} from '../../../testing/leave/leave.ts';

let office: Office;
let manager: Client;
let who: Person;
let id: number;
beforeAll(async () => {
  office = await openOffice();
  manager = await office.as('M');
  who = await newcomer(office);
  ({ id } = await take(who, '2026-12-01', '2026-12-03'));
  await decide(manager, id, 'approve');
  for (const [from, verdict] of [
    ['2026-12-03', 'reject'],
    ['2026-12-01', 'approve'],
  ] as const) {
    await askReturn(who, id, from);
    await decideReturn(manager, id, verdict, `said ${verdict}`);
  }
});
afterAll(() => office.close());

test('who keeps nothing of a leave but free days that cost nothing has given it back whole', async () => {
  const skips = office.database.query.updateTable('leave_code').set({ free_days: 'skipped' });
  await skips.where('leaveid', '=', 'CL').execute();
  const other = await newcomer(office);
  const before = await remaining(other, 'CL');
  const leave = await take(other, '2026-12-05', '2026-12-08', { leavetype: 'CL-CASUAL LEAVE', noOfLeave: 2 });
  await decide(manager, leave.id, 'approve');
  await askReturn(other, leave.id, '2026-12-07');
  expect((await decideReturn(manager, leave.id, 'approve')).data()).toBeNull();
  expect(await remaining(other, 'CL')).toBe(before);
  await take(other, '2026-12-05', '2026-12-08', { leavetype: 'CL-CASUAL LEAVE', noOfLeave: 2 });
});

describe('what was decided about an early return', () => {
  const returnsSeenBy = async (client: Client, query: { own?: 'true'; search?: string; groupno?: string } = {}) =>
    (await client.call(listReturns, { query })).data().items;

  test('stays to be read by the member, though nothing is left of the leave', async () => {
    const [confirmed, declined, ...more] = await returnsSeenBy(who.client, { own: 'true' });
    expect(more).toEqual([]);
    expect(confirmed).toMatchObject({
      ...{ start: '2026-12-01', end: '2026-12-03', returnfrom: '2026-12-01', leavetitle: 'EARNED LEAVE' },
      ...{ confirmed: true, decisionremark: 'said approve', decidedby: 'Mya Mya', decidedfor: null },
    });
    expect(declined).toMatchObject({ returnfrom: '2026-12-03', confirmed: false, decisionremark: 'said reject' });
  });

  test('is there for who decided and for the office, by group and name', async () => {
    const hr = await office.as('HR');
    for (const client of [manager, hr]) {
      const seen = await returnsSeenBy(client, { search: who.code });
      expect(seen.map((it) => [it.membercode, it.groupno, it.confirmed])).toEqual([
        [who.code, 'SALES', true],
        [who.code, 'SALES', false],
      ]);
      expect(await returnsSeenBy(client, { search: who.code, groupno: 'STORE' })).toEqual([]);
    }
    expect(await returnsSeenBy(hr, { own: 'true' })).toEqual([]);
  });

  test('is nobody else’s to read', async () => {
    expect(await returnsSeenBy(who.client)).toEqual([]);
    expect(await returnsSeenBy(await office.as('M2'))).toEqual([]);
    expect(await returnsSeenBy(await office.as('B'), { own: 'true' })).toEqual([]);
  });

  test('comes in pages, each of which goes on where the one before ended', async () => {
    const hr = await office.as('HR');
    const decided = { leave_id: id, member_id: who.id, decided_by: office.ids.HR, decided_for: null };
    const days = { from_date: '2026-12-01', to_date: '2026-12-03', return_from: '2026-12-02' };
    const rows = Array.from({ length: 60 }, () => ({
      ...{ ...decided, ...days, confirmed: 0 as const, decision_remark: '', decided_at: '2026-11-20T03:00:00.000Z' },
    }));
    await office.database.query.insertInto('leave_return').values(rows).execute();
    const query = { search: who.code };
    const first = (await hr.call(listReturns, { query })).data();
    const second = (await hr.call(listReturns, { query: { ...query, cursor: String(first.cursor) } })).data();
    expect([first.items.length, first.more, second.more, second.cursor]).toEqual([50, true, false, null]);
    expect(new Set([...first.items, ...second.items].map((it) => it.id)).size).toBe(62);
  });
});
