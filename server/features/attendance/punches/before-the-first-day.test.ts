import { readToday } from '@muster/domain/attendance/attendance-contract.ts';
import { readOwnToday } from '@muster/domain/attendance/today/today-contract.ts';
import { listContracts } from '@muster/domain/lists/lists-contract.ts';
import type { EmploymentSpan } from '@muster/domain/members/employment.ts';
import { setWork } from '@muster/domain/work/work-contract.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { punch, storedPunches, tryPunch } from '../../../testing/attendance/punches.ts';
import { inYangon, type Newcomer, type Office, openOffice } from '../../../testing/company/office.ts';
import { changeNow } from '../../../testing/members/change-now.ts';

/** Today is Friday 20 November 2026, and the first day the Monday after. */
const FIRST = '2026-11-23';

let office: Office;
let who: Newcomer;
beforeEach(async () => {
  office = await openOffice();
  office.now = inYangon('2026-11-20T09:00');
  who = await office.newcomer();
  await employed([{ from: FIRST, to: null }]);
});
afterEach(() => office.close());

async function employed(employment: readonly EmploymentSpan[]): Promise<void> {
  (await changeNow(await office.holding('HR'), who.id, { employment: [...employment] })).data();
}

async function tryAt(local: string, type: 'in' | 'out', more: object = {}) {
  office.now = inYangon(local);
  return tryPunch(await who.client(), who.membercode, type, { checktime: inYangon(local).toString(), ...more });
}

test('nobody checks in before their first day, which the answer names, and nothing is kept of it', async () => {
  const refused = await tryAt('2026-11-20T09:00', 'in');
  expect(refused.status).toBe(422);
  expect(refused.failure()).toMatchObject({
    code: 'NOT_EMPLOYED',
    message: 'Your first day here is 23/11/2026. You can check in from that day on.',
    params: { reason: 'from', day: FIRST },
  });
  expect(await storedPunches(office)).toEqual([]);
});

test('who looks at their day before the first is told it, and on it nothing of the kind', async () => {
  const client = await who.client();
  expect((await client.call(readToday)).data().startson).toBe(FIRST);
  expect((await client.call(readOwnToday)).data().attendance?.startson).toBe(FIRST);
  office.now = inYangon('2026-11-23T00:10');
  expect((await (await who.client()).call(readToday)).data().startson).toBeNull();
});

test('on the first day they do, and leave again', async () => {
  expect((await tryAt('2026-11-23T08:55', 'in')).data().attendancedate).toBe(FIRST);
  expect((await tryAt('2026-11-23T17:05', 'out')).data().attendancedate).toBe(FIRST);
});

test('a check-in that was made without a connection before the first day is not taken on it either', async () => {
  office.now = inYangon('2026-11-23T09:00');
  const offline = { offline: true, checktime: inYangon('2026-11-22T09:00').toString() };
  const refused = await tryPunch(await who.client(), who.membercode, 'in', offline);
  expect(refused.failure()).toMatchObject({ code: 'NOT_EMPLOYED', params: { day: FIRST } });
  expect(await storedPunches(office)).toEqual([]);
});

test('whoever comes back is told the first day of the next time, not of the last', async () => {
  await employed([
    { from: '2026-01-05', to: '2026-11-18' },
    { from: FIRST, to: null },
  ]);
  expect((await tryAt('2026-11-20T09:00', 'in')).failure()).toMatchObject({ params: { day: FIRST } });
});

test('whoever comes in the evening for a first day that begins at midnight is taken', async () => {
  const hr = await office.holding('HR');
  const shift = { name: 'Midnight', starts: '00:30', ends: '08:30', break: 0, grace: 0 };
  const { id: shiftid } = (await hr.call(listContracts.shifts.add, { body: shift })).data();
  const body = { from: FIRST, shiftid, restdays: [6, 7] };
  expect((await hr.call(setWork, { params: { id: String(who.id) }, body })).status).toBe(201);
  office.now = inYangon('2026-11-22T23:40');
  expect((await (await who.client()).call(readToday)).data().startson).toBeNull();
  expect((await tryAt('2026-11-22T23:40', 'in')).data().attendancedate).toBe(FIRST);
});

test('what was begun before the office set a later first day can still be ended', async () => {
  await employed([{ from: null, to: null }]);
  office.now = inYangon('2026-11-20T09:00');
  const client = await who.client();
  await punch(client, who.membercode, 'in');
  await employed([{ from: FIRST, to: null }]);
  expect((await tryAt('2026-11-20T17:00', 'out')).status).toBe(201);
  expect((await (await who.client()).call(readToday)).data().open).toBeNull();
});
