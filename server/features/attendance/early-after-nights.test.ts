import { readToday } from '@muster/domain/attendance/attendance-contract.ts';
import { readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { listContracts } from '@muster/domain/lists/lists-contract.ts';
import { setWork } from '@muster/domain/work/work-contract.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { punch } from '../../testing/attendance/punches.ts';
import { inYangon, type Newcomer, type Office, openOffice } from '../../testing/company/office.ts';

/** Nights until the 18th of November, a Wednesday; the early shift from the 19th on, with Saturdays and Sundays free. */
let office: Office;
let who: Newcomer;
beforeEach(async () => {
  office = await openOffice();
  office.now = inYangon('2026-11-16T12:00');
  who = await office.newcomer({ shift: 'Night' });
  const hr = await office.holding('HR');
  const early = { name: 'Early', starts: '06:00', ends: '14:00', break: 0, grace: 0 };
  const { id: shiftid } = (await hr.call(listContracts.shifts.add, { body: early })).data();
  const body = { from: '2026-11-19', shiftid, restdays: [6, 7] };
  expect((await hr.call(setWork, { params: { id: String(who.id) }, body })).status).toBe(201);
});
afterEach(() => office.close());

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

  test('has a check-in that was made without a connection as well', async () => {
    const client = await at('2026-11-19T09:00');
    const made = { checktime: inYangon('2026-11-19T05:52').toString(), offline: true, skew: 0 } as const;
    expect((await punch(client, who.membercode, 'in', made)).attendancedate).toBe('2026-11-19');
  });
});
