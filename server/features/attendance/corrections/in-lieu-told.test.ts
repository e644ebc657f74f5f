import { askCorrection } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { addHoliday, changeHoliday, removeHoliday } from '@muster/domain/holidays/holidays-contract.ts';
import { readSettings, saveSettings } from '@muster/domain/office/settings-contract.ts';
import { overrideDay, setWork } from '@muster/domain/work/work-contract.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { punch } from '../../../testing/attendance/punches.ts';
import type { Client } from '../../../testing/company/client.ts';
import { inYangon, type Office, openOffice, type Persona } from '../../../testing/company/office.ts';

/** It is Friday 20 November 2026. A and B worked on the Saturday before, and were given leave in return. */
let office: Office;
let sa: Client;
beforeEach(async () => {
  office = await openOffice();
  office.now = inYangon('2026-11-20T10:00');
  sa = await office.holding('SA');
  const { zone: _zone, may: _may, ...stored } = (await sa.call(readSettings)).data();
  expect((await sa.call(saveSettings, { body: { ...stored, inlieu: 'O' } })).status).toBe(200);
  for (const who of ['A', 'B'] as const) await givenOn(SATURDAY, who);
  office.now = inYangon('2026-11-20T10:00');
});
afterEach(() => office.close());

const [SATURDAY, SUNDAY, THURSDAY] = ['2026-11-14', '2026-11-15', '2026-11-19'];
const LOOK = { preview: 'true' } as const;

async function givenOn(attendancedate: string, who: Persona): Promise<void> {
  office.now = inYangon(`${attendancedate}T09:00`);
  await punch(await office.holding(who), who, 'in');
  office.now = inYangon(`${attendancedate}T18:00`);
  await punch(await office.holding(who), who, 'out');
  const body = { attendancedate, kind: 'inlieu', reason: 'Stocktaking', membercode: who } as const;
  expect((await sa.call(askCorrection, { body })).status).toBe(201);
}
const single = async (date: string, kind: 'off' | 'work', query: object = LOOK) => {
  const params = { id: String(office.ids.A) };
  return (await sa.call(overrideDay, { params, query, body: { date, kind, reason: 'Swapped' } })).data();
};
const holidayOn = (holidaydate: string, sites: number[] = []) => ({ holidaydate, description: 'Extra day', sites });
const looked = async (holidaydate: string, sites?: number[]) =>
  (await sa.call(addHoliday, { query: LOOK, body: holidayOn(holidaydate, sites) })).data();

test('a single day for whose work leave was given is told before it is set, and as it is', async () => {
  const told = { given: { count: 1, days: [SATURDAY] } };
  expect((await single(SATURDAY, 'work')).touches).toMatchObject(told);
  expect((await single(SUNDAY, 'work')).touches).not.toHaveProperty('given');
  expect((await single(SATURDAY, 'off')).touches, 'it is off as it was').not.toHaveProperty('given');
  expect((await single(SATURDAY, 'work', {})).touches).toMatchObject(told);
  expect((await single(SATURDAY, 'off')).touches).toMatchObject(told);
});

test('other rest days tell of the days that are no longer off, and of none that stays so', async () => {
  const shiftid = await usualShift();
  const set = async (restdays: number[], more: object = {}) => {
    const body = { from: '2026-11-09', shiftid, restdays, ...more };
    return (await sa.call(setWork, { params: { id: String(office.ids.A) }, query: LOOK, body })).data().touches;
  };
  expect((await set([7])).given).toEqual({ count: 1, days: [SATURDAY] });
  expect((await set([6, 7])).given).toBeUndefined();
  const uncounted = await set([6, 7], { counted: false });
  expect(uncounted.summaries.days).toContain(SATURDAY);
  expect(uncounted).not.toHaveProperty('given');
});

test('a holiday tells to whom leave was given for work on its day, when it is added, moved or removed', async () => {
  const told = {
    count: 2,
    first: [expect.objectContaining({ membercode: 'A' }), expect.objectContaining({ membercode: 'B' })],
  };
  expect((await looked(SATURDAY)).given).toEqual(told);
  expect(await looked(SUNDAY)).not.toHaveProperty('given');
  const { holiday, given } = (await sa.call(addHoliday, { body: holidayOn(SATURDAY) })).data();
  expect(given).toEqual(told);
  const params = { id: String(holiday.id) };
  const moved = async (body: object, query: object = LOOK) =>
    (await sa.call(changeHoliday, { params, query, body: { ...holidayOn(SATURDAY), ...body } })).data();
  expect(await moved({ description: 'Company day' })).not.toHaveProperty('given');
  expect((await moved({ holidaydate: THURSDAY })).given).toEqual(told);
  expect((await sa.call(removeHoliday, { params, query: LOOK })).data().given).toEqual(told);
  expect((await moved({ holidaydate: THURSDAY }, {})).given).toEqual(told);
  expect((await sa.call(removeHoliday, { params })).data()).not.toHaveProperty('given');
});

test('a holiday tells nothing of whom it does not concern, as by a single day or by their sites', async () => {
  await single(SATURDAY, 'work', {});
  const toB = { count: 1, first: [{ membercode: 'B', membername: expect.any(String) }] };
  expect((await looked(SATURDAY)).given).toEqual(toB);
  const [head, mandalay] = [1, 2];
  const body = { from: '2026-01-01', shiftid: await usualShift(), restdays: [6, 7], sites: [mandalay] };
  expect((await sa.call(setWork, { params: { id: String(office.ids.B) }, body })).status).toBe(201);
  expect(await looked(SATURDAY, [head])).not.toHaveProperty('given');
  const { holiday, given } = (await sa.call(addHoliday, { body: holidayOn(SATURDAY, [mandalay]) })).data();
  expect(given).toEqual(toB);
  const atSites = async (sites: number[]) => {
    const params = { id: String(holiday.id) };
    return (await sa.call(changeHoliday, { params, query: LOOK, body: holidayOn(SATURDAY, sites) })).data();
  };
  expect(await atSites([head, mandalay])).not.toHaveProperty('given');
  expect((await atSites([head])).given).toEqual(toB);
});

async function usualShift(): Promise<number> {
  const company = await office.database.query
    .selectFrom('company')
    .select('default_shift_id')
    .executeTakeFirstOrThrow();
  return company.default_shift_id;
}
