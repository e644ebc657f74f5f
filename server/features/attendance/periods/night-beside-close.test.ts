import {
  closePeriod as closing,
  listAdjustments,
  listPeriodChanges,
} from '@muster/domain/attendance/periods/periods-contract.ts';
import { readSettings, saveSettings } from '@muster/domain/office/settings-contract.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { punch } from '../../../testing/attendance/punches.ts';
import { inYangon, type Office, openOffice } from '../../../testing/company/office.ts';
import { closePeriod } from './close-period.ts';

const SEPTEMBER = '2026-09';
const OCTOBER = '2026-10';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
  for (const [at, type] of [
    ['2026-09-14T21:50', 'in'],
    ['2026-09-15T06:00', 'out'],
  ] as const) {
    office.now = inYangon(at);
    await punch(await office.holding('N'), 'N', type, { checktime: office.now.toString() });
  }
  office.now = inYangon('2026-11-20T09:00');
  await set('22:00', '06:00');
});
afterEach(() => office.close());

async function set(nightfrom: string, nighttill: string) {
  const hr = await office.holding('HR');
  const { zone: _zone, may: _may, ...stored } = (await hr.call(readSettings)).data();
  const saved = await hr.call(saveSettings, { body: { ...stored, nightfrom, nighttill } });
  expect(saved.status).toBe(200);
}

/** Closes October; what is done meanwhile comes between the look at everybody's days and keeping them. */
async function closeOctober(meanwhile: () => Promise<void>) {
  const { database } = office;
  let left = 1;
  const write: typeof database.write = async (work) => {
    if (left-- > 0) await meanwhile();
    return database.write(work);
  };
  const member = { id: office.ids.HR, membercode: 'HR', membername: 'Hla Hla', role: 'HR' as const };
  await closePeriod({ ...office.deps, database: { ...database, write } }, { member }, OCTOBER, 'as told');
}

test('a period that is closed with another night meanwhile has not changed for the one that is closed beside it', async () => {
  await closeOctober(async () => {
    await set('23:00', '05:00');
    const hr = await office.holding('HR');
    expect((await hr.call(closing, { params: { month: SEPTEMBER }, body: { waive: 'as told' } })).status).toBe(200);
  });
  const hr = await office.holding('HR');
  expect((await hr.call(listPeriodChanges, { params: { month: SEPTEMBER } })).data()).toEqual([]);
  expect((await hr.call(listAdjustments, { params: { month: OCTOBER } })).data()).toEqual([]);
  expect(await kept()).toEqual([
    [SEPTEMBER, '23:00', '05:00'],
    [OCTOBER, '23:00', '05:00'],
  ]);
});

test('a period keeps the night that its days were reckoned by, whatever is set meanwhile', async () => {
  await closeOctober(() => set('23:00', '05:00'));
  expect(await kept()).toEqual([[OCTOBER, '22:00', '06:00']]);
});

const kept = async () => {
  const closes = office.database.query.selectFrom('period_close').select(['month', 'night_from', 'night_till']);
  return (await closes.orderBy('month').execute()).map((it) => Object.values(it));
};
