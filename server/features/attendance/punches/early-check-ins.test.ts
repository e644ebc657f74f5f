import { readToday } from '@muster/domain/attendance/attendance-contract.ts';
import { readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { addHoliday } from '@muster/domain/holidays/holidays-contract.ts';
import { listContracts } from '@muster/domain/lists/lists-contract.ts';
import { setWork } from '@muster/domain/work/work-contract.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { punch, tryPunch } from '../../../testing/attendance/punches.ts';
import { inYangon, type Newcomer, type Office, openOffice } from '../../../testing/company/office.ts';
import { changeNow } from '../../../testing/members/change-now.ts';

/** Nights until the 18th of November, a Wednesday; the early shift from the 19th on, with Saturdays and Sundays free. */
let office: Office;
let who: Newcomer;
beforeEach(async () => {
  office = await openOffice();
  office.now = inYangon('2026-11-16T07:00');
  who = await office.newcomer({ shift: 'Night' });
  await workFrom('2026-11-19', { name: 'Early', starts: '06:00', ends: '14:00' }, [6, 7]);
});
afterEach(() => office.close());

async function workFrom(from: string, shift: { name: string; starts: string; ends: string }, restdays: number[]) {
  const hr = await office.holding('HR');
  const { id: shiftid } = (await hr.call(listContracts.shifts.add, { body: { ...shift, break: 0, grace: 0 } })).data();
  const body = { from, shiftid, restdays };
  expect((await hr.call(setWork, { params: { id: String(who.id) }, body })).status).toBe(201);
}

const at = (local: string) => {
  office.now = inYangon(local);
  return who.client();
};
const punchAt = async (local: string, type: 'in' | 'out') =>
  punch(await at(local), who.membercode, type, { checktime: inYangon(local).toString() });
const days = async (from: string, to: string) => {
  const client = await at('2026-11-20T12:00');
  const { days: list } = (await client.call(readSummary, { query: { from, to } })).data();
  return list.map((it) => [it.date, it.status, it.minutes, it.late, it.overtime]);
};

describe('the first early shift of who worked nights', () => {
  test('has the check-in of whoever comes for it, before the night shift would have been over', async () => {
    const client = await at('2026-11-19T05:50');
    expect((await client.call(readToday)).data()).toMatchObject({ attendancedate: '2026-11-19', open: null });
    expect((await punchAt('2026-11-19T05:52', 'in')).attendancedate).toBe('2026-11-19');
    expect((await punchAt('2026-11-19T14:02', 'out')).attendancedate).toBe('2026-11-19');
    expect(await days('2026-11-18', '2026-11-19')).toEqual([
      ['2026-11-18', 'absent', 0, 0, 0],
      ['2026-11-19', 'present', 490, 0, 10],
    ]);
  });

  test('leaves a night that was worked as it was', async () => {
    await punchAt('2026-11-18T21:58', 'in');
    await punchAt('2026-11-19T02:00', 'out');
    expect((await punchAt('2026-11-19T02:30', 'in')).attendancedate).toBe('2026-11-18');
    expect((await punchAt('2026-11-19T05:55', 'out')).attendancedate).toBe('2026-11-18');
    expect((await punchAt('2026-11-19T05:58', 'in')).attendancedate).toBe('2026-11-19');
  });

  test('is no reason to take the end of the night before a free day for it', async () => {
    const hr = await office.holding('HR');
    const shifts = (await hr.call(listContracts.shifts.list)).data();
    const shiftid = shifts.find((it) => it.name === 'Early')?.id ?? 0;
    const body = { from: '2026-11-19', shiftid, restdays: [4] };
    expect((await hr.call(setWork, { params: { id: String(who.id) }, body })).status).toBe(201);
    expect((await punchAt('2026-11-19T04:30', 'in')).attendancedate).toBe('2026-11-18');
  });

  test('takes nothing of the night before a holiday, or before a day of leave', async () => {
    const hr = await office.holding('HR');
    await hr.call(addHoliday, { body: { holidaydate: '2026-11-19', description: 'Given late' } });
    await punchAt('2026-11-18T21:58', 'in');
    await punchAt('2026-11-19T05:00', 'out');
    expect((await punchAt('2026-11-19T05:10', 'in')).attendancedate).toBe('2026-11-18');
  });

  test('has a check-in that was made without a connection as well', async () => {
    const client = await at('2026-11-19T09:00');
    const made = { checktime: inYangon('2026-11-19T05:52').toString(), offline: true, skew: 0 } as const;
    expect((await punch(client, who.membercode, 'in', made)).attendancedate).toBe('2026-11-19');
  });
});

describe('a shift that begins at midnight', () => {
  beforeEach(() => workFrom('2026-11-16', { name: 'Third', starts: '00:00', ends: '08:00' }, [7]));

  test('has the check-in of whoever comes some minutes early, and their check-out', async () => {
    expect((await punchAt('2026-11-17T23:54', 'in')).attendancedate).toBe('2026-11-18');
    const client = await at('2026-11-17T23:56');
    expect((await client.call(readToday)).data()).toMatchObject({ attendancedate: '2026-11-18', open: {} });
    expect((await tryPunch(client, who.membercode, 'in')).status).toBe(409);
    expect((await punchAt('2026-11-18T08:01', 'out')).attendancedate).toBe('2026-11-18');
    expect(await days('2026-11-17', '2026-11-18')).toEqual([
      ['2026-11-17', 'absent', 0, 0, 0],
      ['2026-11-18', 'present', 487, 0, 7],
    ]);
  });

  test('takes nothing from who came back after their shift and is there still', async () => {
    await punchAt('2026-11-17T00:00', 'in');
    await punchAt('2026-11-17T08:05', 'out');
    await punchAt('2026-11-17T15:00', 'in');
    const client = await at('2026-11-17T22:31');
    expect((await client.call(readToday)).data()).toMatchObject({ attendancedate: '2026-11-17', open: {} });
    expect((await tryPunch(client, who.membercode, 'in')).status).toBe(409);
    expect((await punchAt('2026-11-17T22:35', 'out')).attendancedate).toBe('2026-11-17');
    expect(await days('2026-11-17', '2026-11-17')).toEqual([['2026-11-17', 'present', 940, 0, 460]]);
  });

  test('has the check-in of who forgot to check out of the one before', async () => {
    await punchAt('2026-11-17T00:00', 'in');
    expect((await punchAt('2026-11-17T23:50', 'in')).attendancedate).toBe('2026-11-18');
  });

  test('is no longer there on the evening of the last day at the company', async () => {
    const hr = await office.holding('HR');
    expect((await changeNow(hr, who.id, { lefton: '2026-11-17' })).status).toBe(200);
    expect((await punchAt('2026-11-17T22:35', 'in')).attendancedate).toBe('2026-11-17');
  });

  test('is not meant on the evening before a free day', async () => {
    expect((await punchAt('2026-11-21T23:54', 'in')).attendancedate).toBe('2026-11-21');
  });
});

describe('a shift of a whole day', () => {
  beforeEach(() => workFrom('2026-11-16', { name: 'Guard', starts: '08:00', ends: '08:00' }, [3]));

  test('has the check-in of whoever relieves another a little early, though they were there the day before', async () => {
    await punchAt('2026-11-16T08:01', 'in');
    await punchAt('2026-11-16T18:00', 'out');
    expect((await punchAt('2026-11-17T07:50', 'in')).attendancedate).toBe('2026-11-17');
    expect((await punchAt('2026-11-18T08:02', 'out')).attendancedate).toBe('2026-11-17');
    expect(await days('2026-11-17', '2026-11-17')).toEqual([['2026-11-17', 'present', 1452, 0, 12]]);
  });

  test('goes on over a break before a free day', async () => {
    await punchAt('2026-11-17T08:00', 'in');
    await punchAt('2026-11-18T07:00', 'out');
    expect((await punchAt('2026-11-18T07:20', 'in')).attendancedate).toBe('2026-11-17');
  });
});
