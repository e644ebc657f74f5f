import { closePeriod, listPeriodChanges } from '@muster/domain/attendance/periods/periods-contract.ts';
import { type LeaveView, listLeave, listPending } from '@muster/domain/leave/leave-contract.ts';
import { cancelForMember, changeForMember } from '@muster/domain/leave/leave-office-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { inYangon, MORNING, type Office, openOffice } from '../../../testing/company/office.ts';
import {
  at,
  decide,
  expectRefused,
  newcomer,
  type Person,
  take,
  tryEdit,
  tryRemove,
} from '../../../testing/leave/leave.ts';
import { expectSoundLeave } from '../../../testing/leave/sound-leave.ts';

const OCTOBER = { month: '2026-10' };

let office: Office;
let who: Person;
let manager: Client;
let hr: Client;
let approved: LeaveView;
const waiting: Record<string, LeaveView> = {};

beforeAll(async () => {
  office = await openOffice();
  office.now = inYangon('2026-10-07T09:00');
  who = await newcomer(office);
  for (const day of ['2026-10-13', '2026-10-14', '2026-10-15', '2026-10-20', '2026-10-21']) {
    waiting[day] = await take(who, day, day);
  }
  const { id } = await take(who, '2026-10-28', '2026-10-28');
  approved = (await decide(await office.holding('M'), id, 'approve')).data() as LeaveView;
  who = await at(office, who, MORNING);
  [manager, hr] = [await office.holding('M'), await office.holding('HR')];
  expect((await hr.call(closePeriod, { params: OCTOBER, body: { waive: 'M is away' } })).status).toBe(200);
});
afterAll(async () => {
  await expectSoundLeave(office.database);
  await office.close();
});

const waitingOn = (day: string) => waiting[day] as LeaveView;
const change = (id: number, day: string) =>
  hr.call(changeForMember, {
    params: { id: String(id) },
    body: { leavetype: 'EL', fromdate: day, todate: day, reason: 'as told' },
  });
const cancel = (id: number) => hr.call(cancelForMember, { params: { id: String(id) }, body: { reason: 'as told' } });

describe('a closed pay period', () => {
  test('offers the office nothing of what it has paid, and everything of what waits', async () => {
    const query = { from: '2026-10-01', to: '2026-11-30', membercode: who.code };
    const leave = (await hr.call(listLeave, { query })).data();
    const mayAct = (id: number) => leave.find((it) => it.id === id)?.may.act;
    expect([mayAct(approved.id), mayAct(waitingOn('2026-10-20').id)]).toEqual([false, true]);
    const open = await take(who, '2026-11-26', '2026-11-26');
    const decided = (await decide(manager, open.id, 'approve')).data() as LeaveView;
    const again = (await hr.call(listLeave, { query })).data();
    expect(again.find((it) => it.id === decided.id)?.may.act).toBe(true);
  });

  test('takes no approval of leave that waited, and offers none', async () => {
    const open = await take(who, '2026-12-02', '2026-12-02');
    const { items } = (await manager.call(listPending, {})).data();
    const mayApprove = (id: number) => items.find((it) => it.id === id)?.may.approve;
    expect([mayApprove(waitingOn('2026-10-13').id), mayApprove(open.id)]).toEqual([false, true]);
    const failure = await expectRefused(office, 409, 'PERIOD_CLOSED', () =>
      decide(manager, waitingOn('2026-10-13').id, 'approve'),
    );
    expect(failure.params).toMatchObject({ days: { from: '2026-10-01', to: '2026-10-31' } });
  });

  test('gives no approved leave away: it is neither moved to open days nor cancelled', async () => {
    await expectRefused(office, 409, 'PERIOD_CLOSED', () => change(approved.id, '2026-11-25'));
    await expectRefused(office, 409, 'PERIOD_CLOSED', () => cancel(approved.id));
  });

  test('takes none that waits on its days to another of them', async () => {
    await expectRefused(office, 409, 'PERIOD_CLOSED', () => change(waitingOn('2026-10-20').id, '2026-10-22'));
  });

  test('lets go what waits, which it never counted: its days stay as they were closed', async () => {
    const settled = [
      await decide(manager, waitingOn('2026-10-13').id, 'reject'),
      await tryRemove(who, waitingOn('2026-10-14')),
      await tryEdit(who, waitingOn('2026-10-15').id, '2026-11-24', '2026-11-24'),
      await change(waitingOn('2026-10-20').id, '2026-11-25'),
      await cancel(waitingOn('2026-10-21').id),
    ];
    expect(settled.map((it) => [it.status, it.raw.body])).toEqual(settled.map((it) => [200, it.raw.body]));
    expect((await hr.call(listPeriodChanges, { params: OCTOBER })).data()).toEqual([]);
  });
});
