import {
  closePeriod,
  listPeriodChanges,
  listPeriods,
  reopenPeriod,
} from '@muster/domain/attendance/periods/periods-contract.ts';
import { readGroupSummary, readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { readSettings, type SettingsInput, saveSettings } from '@muster/domain/office/settings-contract.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { punch } from '../../../testing/attendance/punches.ts';
import { inYangon, type Office, openOffice } from '../../../testing/company/office.ts';

const SEPTEMBER = '2026-09';
const OCTOBER = '2026-10';
const NIGHT = { nightfrom: '22:00', nighttill: '06:00' };
const NONE = { nightfrom: null, nighttill: null };

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  await work('2026-09-14T21:50', '2026-09-15T06:00');
  await work('2026-10-05T21:50', '2026-10-06T05:00');
  await work('2026-10-06T21:10', '2026-10-07T06:30');
  office.now = inYangon('2026-11-20T09:00');
  await close(SEPTEMBER);
});
afterAll(() => office.close());

async function work(from: string, to: string) {
  for (const [at, type] of [
    [from, 'in'],
    [to, 'out'],
  ] as const) {
    office.now = inYangon(at);
    await punch(await office.holding('N'), 'N', type, { checktime: office.now.toString() });
  }
}

const hr = () => office.holding('HR');
async function close(month: string) {
  const closed = await (await hr()).call(closePeriod, { params: { month }, body: { waive: 'as told' } });
  expect(closed.status).toBe(200);
}
async function set(night: Partial<SettingsInput>) {
  const { zone: _zone, may: _may, ...stored } = (await (await hr()).call(readSettings)).data();
  expect((await (await hr()).call(saveSettings, { body: { ...stored, ...night } })).status).toBe(200);
}
async function rows(file: string, month: string) {
  const raw = await (await hr()).send({ method: 'GET', url: `/api/attendance/${file}.csv?month=${month}` });
  const [head = [], ...lines] = parse(raw.body, { bom: true }) as string[][];
  return { head, of: lines.map((it) => Object.fromEntries(head.map((name, at) => [name, it[at]]))) };
}
const payroll = async (month: string) =>
  (await rows('payroll', month)).of.find((it) => it['membercode'] === 'N')?.['night'];
/** The nights of N's days in September and October, with the sum of them. */
async function nights() {
  const query = { from: '2026-09-01', to: '2026-10-31' };
  const { days, totals } = (await (await office.holding('N')).call(readSummary, { query })).data();
  return [...days.flatMap((it) => (it.checkin ? [it.night] : [])), totals.nightminutes];
}
async function inGroup(month: string) {
  const { members } = (await (await hr()).call(readGroupSummary, { query: { month, groupno: 'STORE' } })).data();
  return members.find((it) => it.membercode === 'N')?.totals.nightminutes;
}
const changes = async (month: string) =>
  (await (await hr()).call(listPeriodChanges, { params: { month } }))
    .data()
    .map((it) => [...[it.date, it.before.night, it.after.night]]);
/** The nights that the closed periods of the year tell. */
async function told() {
  const listed = (await (await hr()).call(listPeriods, { query: { year: '2026', changes: 'false' } })).data();
  const open = listed.filter((it) => it.state === 'open');
  expect(open.filter((it) => it.night !== undefined)).toEqual([]);
  return listed.flatMap((it) => (it.state === 'closed' ? [[it.month, it.night]] : []));
}
/** The night that is on record of the close of a period. */
async function closeOnRecord(month: string) {
  const closes = office.database.query.selectFrom('audit').select('after').where('action', '=', 'period.close');
  const { after } = await closes.where('subject', '=', `period:${month}`).executeTakeFirstOrThrow();
  const { nightfrom, nighttill } = JSON.parse(after ?? '{}');
  return JSON.parse(JSON.stringify({ nightfrom, nighttill }));
}

describe('night work', () => {
  test('is said nowhere of a company that has no night', async () => {
    expect(await nights()).toEqual([undefined, undefined, undefined, undefined]);
    expect(await inGroup(OCTOBER)).toBeUndefined();
    expect(await told()).toEqual([[SEPTEMBER, undefined]]);
    for (const file of ['payroll', 'adjustments']) expect((await rows(file, OCTOBER)).head).not.toContain('night');
  });

  test('is what was worked within the night, in open periods alone', async () => {
    await set(NIGHT);
    expect(await nights()).toEqual([undefined, 420, 480, 900]);
    expect([await inGroup(OCTOBER), await inGroup(SEPTEMBER)]).toEqual([900, undefined]);
    expect([await payroll(OCTOBER), await payroll(SEPTEMBER)]).toEqual(['900', undefined]);
    expect(await changes(SEPTEMBER)).toEqual([]);
    const { head } = await rows('payroll', OCTOBER);
    expect(head.slice(head.indexOf('overtime_holiday'))).toEqual([
      ...['overtime_holiday', 'night', 'adjustments', 'closedat'],
      ...head.slice(head.indexOf('closedat') + 1),
    ]);
  });

  test('stays as it was closed, whatever the night is from then on', async () => {
    await close(OCTOBER);
    expect([await closeOnRecord(OCTOBER), await closeOnRecord(SEPTEMBER)]).toEqual([NIGHT, {}]);
    for (const night of [{ nightfrom: '21:00', nighttill: '05:00' }, NONE, NIGHT]) {
      await set(night);
      expect(await nights()).toEqual([undefined, 420, 480, 900]);
      expect([await payroll(OCTOBER), await payroll(SEPTEMBER)]).toEqual(['900', undefined]);
      expect([await changes(SEPTEMBER), await changes(OCTOBER)]).toEqual([[], []]);
      expect(await told()).toEqual([
        [SEPTEMBER, night === NONE ? undefined : null],
        [OCTOBER, { from: '22:00', till: '06:00' }],
      ]);
    }
  });

  test('that turns out to be less afterwards is told as a change, by the night of then', async () => {
    await set({ nightfrom: '23:00', nighttill: '04:00' });
    const attendance = office.database.query.updateTable('attendance').where('attendance_date', '=', '2026-10-06');
    await attendance
      .set({ started_at: inYangon('2026-10-06T22:30').toString({ smallestUnit: 'millisecond' }) })
      .execute();
    expect(await changes(OCTOBER)).toEqual([['2026-10-06', 480, 450]]);
    const { of } = await rows('adjustments', '2026-11');
    expect(of).toMatchObject([{ membercode: 'N', month: OCTOBER, workedminutes: '-80', night: '-30' }]);
    expect(await payroll(OCTOBER)).toBe('900');
  });

  test('of a period that is opened again is what the company says by then', async () => {
    const sa = await office.holding('SA');
    const opened = await sa.call(reopenPeriod, { params: { month: OCTOBER }, body: { reason: 'as told' } });
    expect(opened.status).toBe(200);
    expect(await nights()).toEqual([undefined, 300, 300, 600]);
    expect(await payroll(OCTOBER)).toBe('600');
  });
});
