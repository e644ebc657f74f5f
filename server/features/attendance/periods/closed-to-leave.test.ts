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
  tryTake,
} from '../../../testing/leave/leave.ts';
import { expectSoundLeave } from '../../../testing/leave/sound-leave.ts';

const OCTOBER = { month: '2026-10' };

let office: Office;
let who: Person;
let manager: Client;
let hr: Client;
let approved: LeaveView;
let crossing: LeaveView;
/** Over the end of the period, with a free day on either side of it that costs nothing. */
let resting: LeaveView;
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
  const long = await take(who, '2026-10-29', '2026-11-03', { leavetype: 'CL-CASUAL LEAVE' });
  crossing = (await decide(await office.holding('M'), long.id, 'approve')).data() as LeaveView;
  const freeDays = (free_days: 'skipped' | 'counted') =>
    office.database.query.updateTable('leave_code').set({ free_days }).where('leaveid', '=', 'CL').execute();
  await freeDays('skipped');
  const other = await newcomer(office);
  const asked = await take(other, '2026-10-30', '2026-11-03', { leavetype: 'CL-CASUAL LEAVE', noOfLeave: 3 });
  resting = (await decide(await office.holding('M'), asked.id, 'approve')).data() as LeaveView;
  await freeDays('counted');
  who = await at(office, who, MORNING);
  [manager, hr] = [await office.holding('M'), await office.holding('HR')];
  expect((await hr.call(closePeriod, { params: OCTOBER, body: { waive: 'M is away' } })).status).toBe(200);
});
afterAll(async () => {
  await expectSoundLeave(office.database);
  await office.close();
});

const waitingOn = (day: string) => waiting[day] as LeaveView;
const changeTo = (id: number, fromdate: string, todate: string, leavetype = 'EL') =>
  hr.call(changeForMember, {
    params: { id: String(id) },
    body: { leavetype, fromdate, todate, reason: 'as told', override: ['LEAVE_NEXT_TO_OFFDAY'] },
  });
const change = (id: number, day: string) => changeTo(id, day, day);
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

  test('is no reason to have it opened for leave that is asked for too late: that stays too early', async () => {
    const asked = (from: string, to: string) =>
      expectRefused(office, 422, 'LEAVE_TOO_EARLY', () => tryTake(who, from, to));
    for (const to of ['2026-10-22', '2026-11-12']) {
      const { params, errors } = await asked('2026-10-22', to);
      expect([params, errors[0]?.field]).toEqual([{ day: '2026-11-01' }, 'fromdate']);
    }
  });

  test('gives no approved leave away: it is neither moved to open days nor cancelled', async () => {
    await expectRefused(office, 409, 'PERIOD_CLOSED', () => change(approved.id, '2026-11-25'));
    await expectRefused(office, 409, 'PERIOD_CLOSED', () => cancel(approved.id));
  });

  test('lets the open days of approved leave that crosses its end go and come, and keeps its own as they are', async () => {
    const { id } = crossing;
    const query = { from: '2026-10-29', to: '2026-11-30', membercode: who.code };
    const may = async () => (await hr.call(listLeave, { query })).data().find((it) => it.id === id)?.may;
    expect(await may()).toMatchObject({ act: true, cancel: false });
    for (const [from, to, type] of [
      ['2026-10-29', '2026-10-30', 'CL'],
      ['2026-10-30', '2026-11-03', 'CL'],
      ['2026-10-26', '2026-11-03', 'CL'],
      ['2026-11-02', '2026-11-03', 'CL'],
      ['2026-10-29', '2026-11-03', 'EL'],
    ] as const) {
      await expectRefused(office, 409, 'PERIOD_CLOSED', () => changeTo(id, from, to, type));
    }
    await expectRefused(office, 409, 'PERIOD_CLOSED', () => cancel(id));
    const shorter = (await changeTo(id, '2026-10-29', '2026-11-02', 'CL')).data();
    expect(shorter).toMatchObject({ end: '2026-11-02', days: 5, approve_status: 1, may: { act: true, cancel: false } });
    const ended = (await changeTo(id, '2026-10-29', '2026-10-31', 'CL')).data();
    expect(ended).toMatchObject({ end: '2026-10-31', days: 3, may: { act: false, cancel: false } });
    expect((await changeTo(id, '2026-10-29', '2026-11-03', 'CL')).data()).toMatchObject({
      days: 6,
      may: { act: true },
    });
    expect((await hr.call(listPeriodChanges, { params: OCTOBER })).data()).toEqual([]);
  });

  test('keeps what the days of such leave cost in it, whatever is free by now', async () => {
    const { query } = office.database;
    await query.updateTable('leave_code').set({ free_days: 'skipped' }).where('leaveid', '=', 'CL').execute();
    const holiday = { holidaydate: '2026-10-30', description: 'Found out later' };
    await query.insertInto('public_holiday').values(holiday).execute();
    const changed = (await changeTo(crossing.id, '2026-10-29', '2026-11-02', 'CL')).data();
    expect(changed).toMatchObject({ days: 4, uncharged: ['2026-11-01'] });
    const rested = (await changeTo(resting.id, '2026-10-30', '2026-11-02', 'CL')).data();
    expect(rested).toMatchObject({ days: 2, uncharged: ['2026-10-31', '2026-11-01'] });
    await query.deleteFrom('public_holiday').where('holidaydate', '=', '2026-10-30').execute();
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
