import { askCorrection, withdrawCorrection } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { closePeriod, reopenPeriod } from '@muster/domain/attendance/periods/periods-contract.ts';
import { addHoliday } from '@muster/domain/holidays/holidays-contract.ts';
import { readSettings, saveSettings } from '@muster/domain/office/settings-contract.ts';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { punch } from '../../../testing/attendance/punches.ts';
import { inYangon, type Office, openOffice } from '../../../testing/company/office.ts';

const OCTOBER = '2026-10';
const NOVEMBER = '2026-11';

/** A works from nine to five, and came at eleven on Monday 5 October; nobody came on the days after it. */
let office: Office;
beforeEach(async () => {
  office = await openOffice();
  for (const [at, kind] of [
    ['11:00', 'in'],
    ['17:00', 'out'],
  ] as const) {
    office.now = inYangon(`2026-10-05T${at}`);
    await punch(await office.holding('A'), 'A', kind, { checktime: office.now.toString() });
  }
  office.now = inYangon('2026-11-20T10:00');
  await allow(480);
});
afterEach(() => office.close());

const hr = () => office.holding('HR');
async function allow(hoursoff: number) {
  const sa = await office.holding('SA');
  const { zone: _zone, may: _may, ...stored } = (await sa.call(readSettings)).data();
  expect((await sa.call(saveSettings, { body: { ...stored, hoursoff } })).status).toBe(200);
}
async function give(attendancedate: string) {
  const hours = { from: '09:00', to: '11:00' };
  const body = { attendancedate, membercode: 'A', kind: 'hours' as const, hours, reason: 'The dentist' };
  return (await (await hr()).call(askCorrection, { body })).data();
}
async function close() {
  const closed = await (await hr()).call(closePeriod, { params: { month: OCTOBER }, body: { waive: 'as told' } });
  expect(closed.status).toBe(200);
}
async function rows(file: string, month: string) {
  const raw = await (await hr()).send({ method: 'GET', url: `/api/attendance/${file}.csv?month=${month}` });
  const [head = [], ...lines] = parse(raw.body, { bom: true }) as string[][];
  const all = lines.map((it) => Object.fromEntries(head.map((name, at) => [name, it[at]])));
  return { head, of: all.find((it) => it['membercode'] === 'A') };
}

test('payroll has a column of hours off in a period in which any were approved, also once it is closed', async () => {
  expect((await rows('payroll', OCTOBER)).head).not.toContain('hoursoff');
  const worked = await give('2026-10-05');
  // To which nobody came: it is absent, and nothing of it is paid.
  await give('2026-10-06');
  const { head, of } = await rows('payroll', OCTOBER);
  expect(head.slice(head.indexOf('overtime_holiday')).slice(0, 4)).toEqual([
    ...['overtime_holiday', 'hoursoff', 'adjustments', 'closedat'],
  ]);
  expect(of).toMatchObject({ hoursoff: '120', workedminutes: '360', latecount: '0', present: '1' });
  expect((await rows('payroll', NOVEMBER)).head).not.toContain('hoursoff');
  await close();
  await allow(0);
  expect((await rows('payroll', OCTOBER)).of).toMatchObject({ hoursoff: '120' });
  const body = { reason: 'They were at work' };
  const reopened = await (await office.holding('SA')).call(reopenPeriod, { params: { month: OCTOBER }, body });
  expect(reopened.status).toBe(200);
  const back = await (await hr()).call(withdrawCorrection, { params: { id: String(worked.id) } });
  expect(back.status).toBe(200);
  expect((await rows('payroll', OCTOBER)).of).toMatchObject({ hoursoff: '0', latecount: '1', lateminutes: '120' });
});

test('the file of adjustments has what of them a closed period is paid less', async () => {
  await give('2026-10-05');
  await close();
  expect((await rows('adjustments', NOVEMBER)).of).toBeUndefined();
  const body = { holidaydate: '2026-10-05', description: 'Given late' };
  expect((await (await office.holding('SA')).call(addHoliday, { body })).status).toBe(201);
  expect((await rows('adjustments', NOVEMBER)).of).toMatchObject({ month: OCTOBER, workdays: '-1', hoursoff: '-120' });
});
