import * as contracts from '@muster/domain/attendance/periods/periods-contract.ts';
import { addHoliday } from '@muster/domain/holidays/holidays-contract.ts';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { punch } from '../../../testing/attendance/punches.ts';
import type { Client } from '../../../testing/company/client.ts';
import { inYangon, type Office, openOffice } from '../../../testing/company/office.ts';

let office: Office;
let sa: Client;
beforeEach(async () => {
  office = await openOffice();
});
afterEach(() => office.close());

const at = async (local: string) => {
  office.now = inYangon(local);
  sa = await office.holding('SA');
};
const close = (month: string) =>
  sa.call(contracts.closePeriod, { params: { month }, body: { waive: 'as it is' } }).then((it) => it.status);
const payroll = async (month: string, membercode: string) => {
  const raw = await sa.send({ method: 'GET', url: `/api/attendance/payroll.csv?month=${month}` });
  const rows: Record<string, string>[] = parse(raw.body, { bom: true, columns: true });
  return rows.find((it) => it['membercode'] === membercode);
};
const nightPunch = async (time: string, type: 'in' | 'out') => {
  await at(time);
  await punch(await office.holding('N'), 'N', type, { checktime: office.now.toString() });
};
const changesOfNight = async () =>
  (await sa.call(contracts.listPeriodChanges, { params: { month: '2026-10' } }))
    .data()
    .filter((it) => it.membercode === 'N')
    .map((it) => [it.date, it.before.minutes, it.after.minutes]);

test('a period is closed on the day after its last one at the earliest', async () => {
  await at('2026-11-30T23:59');
  expect(await close('2026-11')).toBe(409);
  await at('2026-12-01T06:01');
  expect(await close('2026-11')).toBe(200);
});

test('a night that still runs is closed as one that nobody ends, whatever the hour', async () => {
  await nightPunch('2026-10-31T22:00', 'in');
  await at('2026-11-01T08:30');
  expect(await close('2026-10')).toBe(200);
  expect(await payroll('2026-10', 'N')).toMatchObject({ workedminutes: '0', overtime_workday: '0', incomplete: '1' });
  await at('2026-11-02T09:00');
  expect(await changesOfNight()).toEqual([]);
  expect(await payroll('2026-11', 'N')).toMatchObject({ adjustments: '0' });
});

test('who ends such a night in time has it counted by the next payroll', async () => {
  await nightPunch('2026-10-31T22:00', 'in');
  await at('2026-11-01T08:30');
  expect(await close('2026-10')).toBe(200);
  await nightPunch('2026-11-01T09:00', 'out');
  expect(await changesOfNight()).toEqual([['2026-10-31', 0, 660]]);
  expect(await payroll('2026-11', 'N')).toMatchObject({ adjustments: '1' });
});

test('two periods that are closed at once do not both count what has changed', async () => {
  await at('2026-12-07T09:00');
  for (const month of ['2026-08', '2026-09']) expect(await close(month)).toBe(200);
  await sa.call(addHoliday, { body: { holidaydate: '2026-08-12', description: 'Given late' } });
  expect(await Promise.all(['2026-10', '2026-11'].map(close))).toEqual([200, 200]);
  const counted = await Promise.all(
    ['2026-10', '2026-11'].map(async (it) => Number((await payroll(it, 'A'))?.['adjustments'])),
  );
  expect(counted.toSorted()).toEqual([0, 1]);
});

test('a period that is opened again while the next is closed is counted with what it is then', async () => {
  await at('2026-12-07T09:00');
  for (const month of ['2026-09', '2026-10']) expect(await close(month)).toBe(200);
  await sa.call(addHoliday, { body: { holidaydate: '2026-10-07', description: 'Given late' } });
  const reopening = sa.call(contracts.reopenPeriod, { params: { month: '2026-10' }, body: { reason: 'put right' } });
  const [closed, reopened] = await Promise.all([close('2026-11'), reopening]);
  expect(closed).toBe(200);
  // Whoever comes first: the change is paid by November, or with October when it is closed again.
  const isOpen = reopened.status === 200;
  expect(await payroll('2026-11', 'A')).toMatchObject({ adjustments: isOpen ? '0' : '1' });
});
