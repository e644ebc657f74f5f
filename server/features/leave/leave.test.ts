import * as contracts from '@muster/domain/leave/leave-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { type Office, openOffice } from '../../testing/office.ts';

let office: Office;
let a: Client;
let manager: Client;
beforeAll(async () => {
  office = await openOffice();
  a = await office.as('A');
  manager = await office.as('M');
});
afterAll(() => office.close());

const request = (from: string, to: string, days: number, more: object = {}) => ({
  leavetype: 'EL-EARNED LEAVE',
  fromdate: from,
  todate: to,
  noOfLeave: days,
  remark: 'family',
  membernoid: office.ids.A,
  membercode: 'A',
  attendancemonth: from.slice(0, 7),
  ...more,
});
const balance = async () =>
  (await a.call(contracts.readBalance, { query: { leavetypeid: 'EL', membercode: 'A' } })).data()[0]?.remain_leave;

describe('a leave from the request to its decision', () => {
  test('asking reserves the days, rejecting gives them back once, asking again takes them', async () => {
    expect(await balance()).toBe(10);
    const asked = await a.call(contracts.takeLeave, { body: request('2026-12-01', '2026-12-03', 3) });
    expect(asked.status).toBe(201);
    const leave = asked.data();
    expect(leave).toMatchObject({
      start: '2026-12-01',
      end: '2026-12-03',
      ltype: 'EL-EARNED LEAVE',
      approve_status: 0,
      days: 3,
    });
    expect(await balance()).toBe(7);
    const [pending] = (await manager.call(contracts.listPending)).data().items;
    expect(pending).toMatchObject({ membercode: 'A', balancebefore: 10, balanceafter: 7 });
    const rejected = await manager.call(contracts.decideLeave, {
      params: { id: String(leave.id) },
      body: { decision: 'reject', remark: 'stock taking' },
    });
    expect(rejected.data()).toMatchObject({ approve_status: 2, decisionremark: 'stock taking' });
    expect(await balance()).toBe(10);
    expect(
      (
        await manager.call(contracts.decideLeave, { params: { id: String(leave.id) }, body: { decision: 'reject' } })
      ).failure().code,
    ).toBe('LEAVE_READ_ONLY');
    expect((await a.call(listNotifications)).body()[0]).toMatchObject({ title: 'EARNED LEAVE: rejected' });
    const again = await a.call(contracts.editLeave, {
      body: { id: leave.id, ...request('2026-12-02', '2026-12-03', 2) },
    });
    expect(again.data()).toMatchObject({ approve_status: 0, days: 2 });
    expect(await balance()).toBe(8);
    await manager.call(contracts.decideLeave, { params: { id: String(leave.id) }, body: { decision: 'approve' } });
    expect(
      (
        await a.call(contracts.removeLeave, {
          query: { id: String(leave.id), leavetype: 'EL', membercode: 'A', noOfLeave: '2' },
        })
      ).failure().code,
    ).toBe('LEAVE_READ_ONLY');
    await a.call(contracts.askReturn, { params: { id: String(leave.id) }, body: { from: '2026-12-03' } });
    const back = await manager.call(contracts.decideReturn, {
      params: { id: String(leave.id) },
      body: { decision: 'approve' },
    });
    expect(back.data()).toMatchObject({ end: '2026-12-02', days: 1 });
    expect(await balance()).toBe(9);
    const ledger = (await a.call(contracts.readLedger, { query: { leavetypeid: 'EL', membercode: 'A' } })).data();
    expect(ledger.map((it) => [it.kind, it.days, it.balance])).toEqual([
      ['grant', 10, 10],
      ['taken', -3, 7],
      ['reversed', 3, 10],
      ['taken', -2, 8],
      ['reversed', 1, 9],
    ]);
  });

  test.each([
    ['next to an off-day', ['2026-12-11', '2026-12-11', 1], 'LEAVE_NEXT_TO_OFFDAY'],
    ['next to a public holiday', ['2026-12-24', '2026-12-24', 1], 'LEAVE_NEXT_TO_OFFDAY'],
    ['too early', ['2026-10-27', '2026-10-27', 1], 'LEAVE_TOO_EARLY'],
    ['more than remains', ['2026-12-08', '2026-12-24', 17], 'LEAVE_EXCEEDS_BALANCE', { leavetype: 'CL' }],
    ['without entitlement', ['2026-12-08', '2026-12-08', 1], 'LEAVE_EXCEEDS_BALANCE', { leavetype: 'WP' }],
    ['with other days than computed', ['2026-12-08', '2026-12-08', 2], 'CLAIM_DIFFERS'],
  ] as [string, [string, string, number], string, object?][])(
    '%s it is refused',
    async (_, [from, to, days], code, more: object = {}) => {
      const before = await balance();
      expect((await a.call(contracts.takeLeave, { body: request(from, to, days, more) })).failure().code).toBe(code);
      expect(await balance()).toBe(before);
    },
  );
});
