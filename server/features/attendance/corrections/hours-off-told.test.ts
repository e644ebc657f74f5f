import * as contracts from '@muster/domain/attendance/corrections/correction-contract.ts';
import { addHoliday, changeHoliday } from '@muster/domain/holidays/holidays-contract.ts';
import { readOwnDays } from '@muster/domain/leave/own/own-days-contract.ts';
import { readSettings, saveSettings } from '@muster/domain/office/settings-contract.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inYangon, type Office, openOffice, type Persona } from '../../../testing/company/office.ts';

/** It is Friday 20 November 2026; A has the last two hours of Tuesday off, and asks for the first two of Monday. */
let office: Office;
let waits: number;
beforeEach(async () => {
  office = await openOffice();
  office.now = inYangon('2026-11-20T10:00');
  const sa = await office.holding('SA');
  const { zone: _zone, may: _may, ...stored } = (await sa.call(readSettings)).data();
  expect((await sa.call(saveSettings, { body: { ...stored, hoursoff: 480 } })).status).toBe(200);
  await decide(await ask(TUESDAY, '15:00', '17:00'));
  waits = await ask(MONDAY, '09:00', '11:00');
});
afterEach(() => office.close());

const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';
const WEDNESDAY = '2026-11-25';

async function ask(attendancedate: string, from: string, to: string): Promise<number> {
  const body = { attendancedate, kind: 'hours' as const, hours: { from, to }, reason: 'The dentist' };
  return (await (await office.holding('A')).call(contracts.askCorrection, { body })).data().id;
}
async function decide(id: number, decision: 'approve' | 'reject' = 'approve'): Promise<void> {
  const asked = { params: { id: String(id) }, body: { decision } };
  expect((await (await office.holding('M')).call(contracts.decideCorrection, asked)).status).toBe(200);
}

test('the days of a member hold their hours off, those that wait too, and no more once they are rejected', async () => {
  const held = async (who: Persona = 'A') => {
    const query = { from: MONDAY, to: TUESDAY, ...(who === 'A' ? {} : { membercode: 'A' }) };
    return (await (await office.holding(who)).call(readOwnDays, { query })).data();
  };
  const hours = { kind: 'hours', part: null };
  const tuesday = { ...hours, date: TUESDAY, description: '15:00–17:00' };
  expect(await held()).toEqual([{ ...hours, date: MONDAY, description: '09:00–11:00', waits: true }, tuesday]);
  await decide(waits, 'reject');
  expect(await held()).toEqual([tuesday]);
  expect(await held('M')).toEqual([tuesday]);
});

test('a new holiday tells who has hours off of its day, once however many', async () => {
  await decide(await ask(TUESDAY, '09:00', '10:00'));
  const hr = await office.holding('HR');
  const on = (holidaydate: string) => ({ holidaydate, description: 'Company day' });
  const query = { preview: 'true' } as const;
  const looked = async (day: string) => (await hr.call(addHoliday, { query, body: on(day) })).data();
  const told = { count: 1, first: [{ membercode: 'A', membername: 'Aye Aye' }] };
  expect((await looked(TUESDAY)).hoursoff).toEqual(told);
  expect(await looked(MONDAY), 'what waits is nobody’s yet').not.toHaveProperty('hoursoff');
  const { holiday } = (await hr.call(addHoliday, { body: on(WEDNESDAY) })).data();
  const moved = await hr.call(changeHoliday, { params: { id: String(holiday.id) }, query, body: on(TUESDAY) });
  expect(moved.data().hoursoff).toEqual(told);
});
