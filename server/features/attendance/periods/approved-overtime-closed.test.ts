import { askCorrection, withdrawCorrection } from '@muster/domain/attendance/corrections/correction-contract.ts';
import {
  closePeriod,
  listPeriodChanges,
  listPeriods,
  readAbsences,
  reopenPeriod,
} from '@muster/domain/attendance/periods/periods-contract.ts';
import { readGroupSummary, readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { readSettings, saveSettings } from '@muster/domain/office/settings-contract.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { punch } from '../../../testing/attendance/punches.ts';
import { inYangon, type Office, openOffice } from '../../../testing/company/office.ts';

const SEPTEMBER = '2026-09';
const OCTOBER = '2026-10';

/** A works from 9 to 17, Monday to Friday. Overtime by hand: 90 minutes in September; 60, 120 and a Saturday of 300 in October. */
let office: Office;
beforeAll(async () => {
  office = await openOffice();
  await work('2026-09-14', '09:00', '18:30');
  await work('2026-10-05', '09:00', '18:00');
  await work('2026-10-06', '09:00', '19:00');
  await work('2026-10-10', '10:00', '15:00');
  office.now = inYangon('2026-11-20T09:00');
  await close(SEPTEMBER);
});
afterAll(() => office.close());

async function work(day: string, from: string, to: string) {
  for (const [at, type] of [
    [from, 'in'],
    [to, 'out'],
  ] as const) {
    office.now = inYangon(`${day}T${at}`);
    await punch(await office.holding('A'), 'A', type, { checktime: office.now.toString() });
  }
}

const hr = () => office.holding('HR');
async function close(month: string) {
  const closed = await (await hr()).call(closePeriod, { params: { month }, body: { waive: 'as told' } });
  expect(closed.status).toBe(200);
}
async function needed(overtimeapprovedfrom: string | null) {
  const sa = await office.holding('SA');
  const { zone: _zone, may: _may, ...stored } = (await sa.call(readSettings)).data();
  expect((await sa.call(saveSettings, { body: { ...stored, overtimeapprovedfrom } })).status).toBe(200);
}
const approve = async (attendancedate: string) => {
  const body = { attendancedate, membercode: 'A', kind: 'overtime' as const, reason: 'The audit' };
  return (await hr()).call(askCorrection, { body });
};
async function rows(file: string, month: string) {
  const raw = await (await hr()).send({ method: 'GET', url: `/api/attendance/${file}.csv?month=${month}` });
  const [head = [], ...lines] = parse(raw.body, { bom: true }) as string[][];
  return lines.map((it) => Object.fromEntries(head.map((name, at) => [name, it[at]])));
}
/** What payroll pays of A's overtime on working days and on days off. */
async function paid(month: string) {
  const own = (await rows('payroll', month)).find((it) => it['membercode'] === 'A');
  return [own?.['overtime_workday'], own?.['overtime_offday'], own?.['workedminutes']];
}
/** What A reads of September and October: overtime that counts, and what does not. */
async function told() {
  const query = { from: '2026-09-01', to: '2026-10-31' };
  const { days, totals } = (await (await office.holding('A')).call(readSummary, { query })).data();
  const each = days.flatMap((it) => (it.checkin ? [[it.overtime, it.overtimeopen ?? 0]] : []));
  return [...each, [totals.overtimeminutes, totals.overtimeopenminutes ?? 0]];
}
const inGroup = async (month: string) => {
  const { members } = (await (await hr()).call(readGroupSummary, { query: { month } })).data();
  return members.find((it) => it.membercode === 'A')?.totals.overtimeopenminutes;
};
const changes = async (month: string) =>
  (await (await hr()).call(listPeriodChanges, { params: { month } }))
    .data()
    .map((it) => [...[it.date, it.before.overtime, it.after.overtime]]);

/** From when on overtime had to be approved in the closed periods of the year, as their list tells. */
async function listed() {
  const periods = (await (await hr()).call(listPeriods, { query: { year: '2026', changes: 'false' } })).data();
  const open = periods.filter((it) => it.state === 'open');
  expect(open.filter((it) => it.overtimeapprovedfrom !== undefined)).toEqual([]);
  return periods.flatMap((it) => (it.state === 'closed' ? [it.overtimeapprovedfrom] : []));
}

/** Whose overtime of a period is said not to be paid before it is closed. */
const unpaid = async (month: string) =>
  (await (await hr()).call(readAbsences, { params: { month } })).data().overtimeopen;
const daysOfA = (days: number) => ({
  ...{ days, members: { count: 1, first: [{ membercode: 'A', membername: 'Aye Aye', days }] } },
});

describe('overtime that must be approved', () => {
  test('is all paid where the company does not ask for that', async () => {
    expect(await paid(OCTOBER)).toEqual(['180', '300', '1440']);
    expect(await told()).toEqual([
      ...[
        [90, 0],
        [60, 0],
        [120, 0],
        [300, 0],
      ],
      [570, 0],
    ]);
    expect(await inGroup(OCTOBER)).toBeUndefined();
    expect(await listed()).toEqual([undefined]);
    expect(await unpaid(OCTOBER)).toBeUndefined();
  });

  test('is paid as far as it was approved, from the day on, in open periods alone', async () => {
    await needed('2026-09-01');
    expect(await told()).toEqual([
      ...[
        [90, 0],
        [0, 60],
        [0, 120],
        [0, 300],
      ],
      [90, 480],
    ]);
    expect([await paid(OCTOBER), await paid(SEPTEMBER)]).toEqual([
      ['0', '0', '1440'],
      ['90', '0', '570'],
    ]);
    expect([await inGroup(OCTOBER), await inGroup(SEPTEMBER)]).toEqual([480, undefined]);
    expect([await unpaid(OCTOBER), await unpaid(SEPTEMBER)]).toEqual([daysOfA(3), undefined]);
    expect(await changes(SEPTEMBER)).toEqual([]);
    await needed('2026-10-06');
    expect(await told()).toEqual([
      ...[
        [90, 0],
        [60, 0],
        [0, 120],
        [0, 300],
      ],
      [150, 420],
    ]);
    expect(await unpaid(OCTOBER)).toEqual(daysOfA(2));
    expect((await approve('2026-10-10')).status).toBe(201);
    expect(await unpaid(OCTOBER)).toEqual(daysOfA(1));
    expect(await paid(OCTOBER)).toEqual(['60', '300', '1440']);
  });

  test('stays as it was closed, whatever is asked for from then on', async () => {
    await close(OCTOBER);
    const closed = [
      ...[
        [90, 0],
        [60, 0],
        [0, 120],
        [300, 0],
      ],
      [450, 120],
    ];
    for (const since of ['2026-09-01', '2026-10-08', null, '2026-12-01', '2026-10-06']) {
      await needed(since);
      expect(await told()).toEqual(closed);
      expect(await paid(OCTOBER)).toEqual(['60', '300', '1440']);
      expect([await changes(SEPTEMBER), await changes(OCTOBER)]).toEqual([[], []]);
      // September was closed with all overtime, which is told where the company's day is one of it or before it.
      expect(await listed()).toEqual([since === '2026-09-01' ? null : undefined, '2026-10-06']);
    }
    const lines = await office.database.query
      .selectFrom('audit')
      .select(['subject', 'after'])
      .where('action', '=', 'period.close')
      .orderBy('id')
      .execute();
    expect(lines.map((it) => JSON.parse(it.after ?? '{}').overtimeapprovedfrom)).toEqual([undefined, '2026-10-06']);
  });

  test('that turns out to be more or less afterwards is told as a change by the rule of then, and paid no further than it was approved', async () => {
    await needed(null);
    const ends = (day: string, at: string) =>
      office.database.query
        .updateTable('attendance')
        .set({ ended_at: inYangon(`${day}T${at}`).toString({ smallestUnit: 'millisecond' }) })
        .where('attendance_date', '=', day)
        .execute();
    await ends('2026-10-06', '20:00');
    await ends('2026-10-10', '14:00');
    expect(await changes(OCTOBER)).toEqual([
      ['2026-10-06', 0, 0],
      ['2026-10-10', 300, 240],
    ]);
    const [line] = await rows('adjustments', '2026-11');
    expect(line).toMatchObject({ membercode: 'A', month: OCTOBER, overtime_workday: '0', overtime_offday: '-60' });
  });

  test('of a period that is opened again is by what the company says by then', async () => {
    const sa = await office.holding('SA');
    const opened = await sa.call(reopenPeriod, { params: { month: OCTOBER }, body: { reason: 'as told' } });
    expect(opened.status).toBe(200);
    expect(await paid(OCTOBER)).toEqual(['240', '240', '1440']);
    await needed('2026-10-01');
    expect(await paid(OCTOBER)).toEqual(['0', '240', '1440']);
    const [given] = await office.database.query.selectFrom('correction').select('id').execute();
    const back = await (await hr()).call(withdrawCorrection, { params: { id: String(given?.id) } });
    expect(back.status).toBe(200);
    expect(await paid(OCTOBER)).toEqual(['0', '0', '1440']);
  });
});
