import { closePeriod } from '@muster/domain/attendance/periods/periods-contract.ts';
import { takeLeave } from '@muster/domain/leave/leave-contract.ts';
import { readSettings, type SettingsInput, saveSettings } from '@muster/domain/office/settings-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grantLeave } from '../../records/leave/ledger/grants.ts';
import { punch } from '../../testing/attendance/punches.ts';
import type { Client } from '../../testing/company/client.ts';
import { inYangon, type Office, openOffice } from '../../testing/company/office.ts';
import { leaveBody } from '../../testing/leave/leave-body.ts';

/** September is closed; A checked in on 5 October and on 3 November, and is on leave on 4 November. Today is 20 November. */
let office: Office;
let hr: Client;
let sa: Client;
beforeAll(async () => {
  office = await openOffice();
  await grantLeave(office.database, () => office.now);
  for (const day of ['2026-10-05', '2026-11-03']) {
    for (const [time, type] of [['09:00', 'in'] as const, ['17:00', 'out'] as const]) {
      office.now = inYangon(`${day}T${time}`);
      await punch(await office.holding('A'), 'A', type, { checktime: office.now.toString() });
    }
  }
  const a = await office.holding('A');
  const asked = leaveBody({ id: office.ids.A, code: 'A' }, '2026-11-04', '2026-11-04');
  expect((await a.call(takeLeave, { body: asked })).status).toBe(201);
  office.now = inYangon('2026-11-20T09:00');
  [hr, sa] = [await office.holding('HR'), await office.holding('SA')];
  const closed = await hr.call(closePeriod, { params: { month: '2026-09' }, body: { waive: 'before Muster' } });
  expect(closed.status).toBe(200);
});
afterAll(() => office.close());

async function preview(change: Partial<SettingsInput>, by = sa) {
  const { zone: _zone, may: _may, ...stored } = (await hr.call(readSettings)).data();
  const state = await office.state();
  const answer = await by.call(saveSettings, { query: { preview: 'true' }, body: { ...stored, ...change } });
  expect(await office.state()).toBe(state);
  return answer;
}

describe('a preview of the settings', () => {
  test('says which pay periods would have other days, beside the closed one, and stores nothing', async () => {
    const { touches, periodstarts } = (await preview({ periodstarts: 26 })).data();
    expect(periodstarts).toBe(26);
    expect(touches?.days).toBeNull();
    expect(touches?.periods.slice(-3)).toEqual([
      { month: '2026-10', from: '2026-10-01', to: '2026-10-25', was: { from: '2026-10-01', to: '2026-10-31' } },
      { month: '2026-11', from: '2026-10-26', to: '2026-11-25', was: { from: '2026-11-01', to: '2026-11-30' } },
      { month: '2026-12', from: '2026-11-26', to: '2026-12-25', was: { from: '2026-12-01', to: '2026-12-31' } },
    ]);
    expect(touches?.periods.map((it) => it.month)).not.toContain('2026-09');
  });

  test('says of whom and of what days would not count any more, and which closed periods that changes', async () => {
    const { touches } = (await preview({ countedfrom: '2026-11-01' })).data();
    expect(touches?.periods).toEqual([]);
    expect(touches?.days).toMatchObject({ counts: false, from: null, to: '2026-10-31', closed: ['2026-09'] });
    expect(touches?.days).toMatchObject({ checkins: 1, leave: 0, trips: 0 });
    expect(touches?.days?.members.count).toBe(11);
    expect(touches?.days?.members.first[0]).toEqual({ membercode: 'A', membername: 'Aye Aye' });
    expect(touches?.days?.members.first).toHaveLength(10);
  });

  test('says from when on other times of the night reckon work anew that is done and not closed', async () => {
    const night = { nightfrom: '22:00', nighttill: '06:00' };
    expect((await preview({ ...night, countedfrom: null })).data().touches?.night).toEqual({
      from: '2026-10-05',
      members: 1,
    });
    const closed = await hr.call(closePeriod, { params: { month: '2026-10' }, body: { waive: 'before Muster' } });
    expect(closed.status).toBe(200);
    expect((await preview({ ...night, countedfrom: null })).data().touches?.night).toEqual({
      from: '2026-11-03',
      members: 1,
    });
  });

  test('says of which work that is done and not closed overtime would have to be approved, or no longer', async () => {
    // October was closed above.
    const touched = async (overtimeapprovedfrom: string | null) =>
      (await preview({ overtimeapprovedfrom })).data().touches?.overtime;
    const done = { from: '2026-11-03', to: '2026-11-03', members: 1 };
    expect(await touched('2026-09-01')).toEqual({ asked: true, ...done });
    expect(await touched('2026-11-03')).toEqual({ asked: true, ...done });
    expect(await touched('2026-11-04')).toBeUndefined();
    const needed = async (overtime_from: string | null) =>
      office.database.query.updateTable('company').set({ overtime_from }).execute();
    await needed('2026-11-03');
    expect(await touched(null)).toEqual({ asked: false, ...done });
    expect(await touched('2026-11-04')).toEqual({ asked: false, ...done });
    expect(await touched('2026-10-01')).toBeUndefined();
    expect(await touched('2026-11-03')).toBeUndefined();
    expect(
      (await preview({ overtimeapprovedfrom: null, countedfrom: '2026-11-04' })).data().touches,
    ).not.toHaveProperty('overtime');
    await needed('2026-11-10');
    expect(await touched('2026-11-01')).toEqual({ asked: true, ...done });
    await needed(null);
  });

  test('says what an earlier day takes in', async () => {
    const { zone: _zone, may: _may, ...stored } = (await hr.call(readSettings)).data();
    expect((await sa.call(saveSettings, { body: { ...stored, countedfrom: '2026-11-09' } })).status).toBe(200);
    const { touches } = (await preview({ countedfrom: '2026-11-02' })).data();
    expect(touches?.days).toMatchObject({ counts: true, from: '2026-11-02', to: '2026-11-08', closed: [] });
    expect(touches?.days).toMatchObject({ checkins: 1, leave: 1, trips: 0 });
  });

  test('says nothing of times of the night where nobody has worked on a day that counts, or that are as they were', async () => {
    const nothing = { periods: [], days: null };
    expect((await preview({ nightfrom: '22:00', nighttill: '06:00' }, hr)).data().touches).toEqual(nothing);
    expect((await preview({ nightfrom: null, nighttill: null })).data().touches).toEqual(nothing);
  });

  test('of other settings touches nothing', async () => {
    expect((await preview({ name: 'Lotus Works' })).data().touches).toEqual({ periods: [], days: null });
  });

  test('refuses what saving would', async () => {
    expect((await preview({ registration: 'off' }, hr)).failure().code).toBe('FORBIDDEN');
    expect((await preview({ countedfrom: '2026-11-20' }, hr)).failure().errors[0]?.field).toBe('countedfrom');
    expect((await preview({ periodstarts: 26, revision: 99 })).failure().code).toBe('CHANGED_MEANWHILE');
    const a = await office.holding('A');
    const { zone: _zone, may: _may, ...stored } = (await hr.call(readSettings)).data();
    expect((await a.call(saveSettings, { query: { preview: 'true' }, body: stored })).status).toBe(403);
  });
});
