import * as contracts from '@muster/domain/attendance/corrections/correction-contract.ts';
import { closePeriod } from '@muster/domain/attendance/periods/periods-contract.ts';
import { readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { readOwnToday } from '@muster/domain/attendance/today/today-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { readSettings, type SettingsInput, saveSettings } from '@muster/domain/office/settings-contract.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { punch } from '../../../testing/attendance/punches.ts';
import { inYangon, type Office, openOffice, type Persona } from '../../../testing/company/office.ts';
import { personOf, take } from '../../../testing/leave/leave.ts';

/** It is Friday 20 November 2026, ten in the morning; the company allows eight hours off a year. A works from nine to five. */
let office: Office;
beforeEach(async () => {
  office = await openOffice();
  office.now = inYangon('2026-11-20T10:00');
  expect((await set({ hoursoff: 480 })).status).toBe(200);
});
afterEach(() => office.close());

const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';
const WEDNESDAY = '2026-11-25';
const LAST_MONDAY = '2026-11-16';

const as = (who: Persona) => office.holding(who);
async function set(settings: Partial<SettingsInput>) {
  const sa = await as('SA');
  const { zone: _zone, may: _may, ...stored } = (await sa.call(readSettings)).data();
  return sa.call(saveSettings, { body: { ...stored, ...settings } });
}
const ask = async (attendancedate: string, from: string, to: string, who: Persona = 'A') =>
  (await as(who)).call(contracts.askCorrection, {
    body: {
      ...{ attendancedate, kind: 'hours', hours: { from, to }, reason: 'The dentist' },
      ...(who === 'A' ? {} : { membercode: 'A' }),
    },
  });
const decide = async (id: number, decision: 'approve' | 'reject' = 'approve', who: Persona = 'M') =>
  (await as(who)).call(contracts.decideCorrection, { params: { id: String(id) }, body: { decision } });
const takeBack = async (id: number, who: Persona) =>
  (await as(who)).call(contracts.withdrawCorrection, { params: { id: String(id) } });
const read = async (from: string, to = from, who: Persona = 'A') =>
  (
    await (await as(who)).call(readSummary, { query: { from, to, ...(who === 'A' ? {} : { membercode: 'A' }) } })
  ).data();
const day = async (date: string, who: Persona = 'A') => (await read(date, date, who)).days[0];
const left = async (date: string, who: Persona = 'A') =>
  (
    await (
      await as(who)
    ).call(contracts.readHoursOff, {
      query: { day: date, ...(who === 'A' ? {} : { membercode: 'A' }) },
    })
  ).data();
async function worked(date: string, from: string, to: string): Promise<void> {
  for (const [time, kind] of [
    [from, 'in'],
    [to, 'out'],
  ] as const) {
    office.now = inYangon(`${date}T${time}`);
    await punch(await as('A'), 'A', kind, { checktime: office.now.toString() });
  }
}
const refusal = (answer: Pick<Awaited<ReturnType<typeof ask>>, 'status' | 'failure'>) => {
  const { code, params, errors } = answer.failure();
  return [answer.status, code, params?.['reason'], errors[0]?.field];
};
const refused = (reason: string, field = 'hours') => [422, 'CORRECTION_NOT_POSSIBLE', reason, field];

test('who has the first two hours off and comes by then is not late, and two hours less are demanded', async () => {
  expect(await day(MONDAY)).toMatchObject({ may: { correct: false, hours: true } });
  const asked = (await ask(MONDAY, '09:00', '11:00')).data();
  expect(asked).toMatchObject({ kind: 'hours', state: 'pending', hours: { from: '09:00', to: '11:00', minutes: 120 } });
  expect(await left(MONDAY)).toEqual({ allowance: 480, left: 360 });
  expect(await day(MONDAY)).not.toHaveProperty('hoursoff');
  const [wait] = (await (await as('M')).call(listNotifications)).body();
  expect(wait).toMatchObject({ title: 'Aye Aye asks for hours off on 23/11/2026', subtitle: '2 h 0 min' });
  expect((await decide(asked.id)).data()).toMatchObject({ state: 'approved' });
  const [news] = (await (await as('A')).call(listNotifications)).body();
  expect(news).toMatchObject({ title: 'Your hours off on 23/11/2026: approved' });
  await worked(MONDAY, '11:00', '17:00');
  office.now = inYangon(`${MONDAY}T18:00`);
  expect(await day(MONDAY)).toMatchObject({
    ...{ status: 'present', late: 0, early: 0, overtime: 0, minutes: 360, hoursoff: 120, flags: [] },
    note: 'Off 09:00–11:00',
  });
  const { days, totals } = await read(MONDAY);
  expect(totals).toMatchObject({ hoursoffminutes: 120, late: 0, expectedminutes: days[0]?.expected });
  // The next day is demanded in full.
  office.now = inYangon(`${TUESDAY}T20:00`);
  const { expected } = (await day(TUESDAY)) ?? {};
  expect(expected).toBe((days[0]?.expected ?? 0) + 120);
});

test('where the company gives none, nobody is offered any, and none are asked for or approved', async () => {
  const asked = (await ask(MONDAY, '09:00', '11:00')).data();
  expect((await set({ hoursoff: 0 })).status).toBe(200);
  expect((await day(MONDAY))?.may).toEqual({ correct: false, excuse: false });
  expect((await read(MONDAY)).totals).not.toHaveProperty('hoursoffminutes');
  expect(refusal(await ask(TUESDAY, '09:00', '11:00'))).toEqual(refused('nohours', 'kind'));
  expect(refusal(await decide(asked.id))).toEqual(refused('nohours', 'kind'));
  const [shown] = (await (await as('M')).call(contracts.listCorrections, { query: { state: 'pending' } })).data();
  expect(shown).toMatchObject({ ungiven: true, may: { decide: true, approve: false } });
  expect((await decide(asked.id, 'reject')).status).toBe(200);
});

describe('are refused', () => {
  test.each([
    ['on a day off', '2026-11-22', '09:00', '11:00', refused('free', 'attendancedate')],
    ['before the shift', MONDAY, '08:00', '10:00', refused('outsideshift')],
    ['after it', MONDAY, '16:00', '17:30', refused('outsideshift')],
    ['over midnight', MONDAY, '16:00', '09:00', refused('outsideshift')],
    ['for all of it', MONDAY, '09:00', '17:00', refused('wholeshift')],
    ['more than a year ahead', '2027-11-23', '09:00', '11:00', refused('far', 'attendancedate')],
  ])('%s', async (_, date, from, to, answer) => {
    expect((await set({ hoursoff: 600 })).status).toBe(200);
    expect(refusal(await ask(date, from, to))).toEqual(answer);
    expect(refusal(await ask(date, from, to, 'HR'))).toEqual(answer);
    expect(await left(MONDAY)).toEqual({ allowance: 600, left: 600 });
  });

  test('on a day of leave, in the half that is leave, and where either waits', async () => {
    const a = await personOf(office, 'A');
    await office.database.query
      .updateTable('leave_code')
      .set({ half_days_allowed: 1 })
      .where('leaveid', '=', 'CL')
      .execute();
    await take(a, WEDNESDAY, WEDNESDAY);
    expect(refusal(await ask(WEDNESDAY, '09:00', '11:00'))).toEqual(refused('free', 'attendancedate'));
    await take(a, TUESDAY, TUESDAY, { leavetype: 'CL-CASUAL LEAVE', noOfLeave: 0.5, part: 'am' });
    expect(refusal(await ask(TUESDAY, '12:00', '14:00'))).toEqual(refused('outsideshift'));
    expect(refusal(await ask(TUESDAY, '13:00', '17:00'))).toEqual(refused('wholeshift'));
    expect((await ask(TUESDAY, '13:00', '15:00')).status).toBe(201);
  });

  test('over others, of which a day may have several', async () => {
    const first = (await ask(MONDAY, '10:00', '12:00')).data();
    expect(refusal(await ask(MONDAY, '13:00', '14:00'))).toEqual(refused('waiting', 'attendancedate'));
    expect((await decide(first.id)).status).toBe(200);
    expect(refusal(await ask(MONDAY, '11:59', '13:00'))).toEqual(refused('hoursoverlap'));
    expect(refusal(await ask(MONDAY, '09:00', '17:00'))).toEqual(refused('hoursoverlap'));
    const second = (await ask(MONDAY, '09:00', '10:00')).data();
    expect((await decide(second.id)).status).toBe(200);
    expect(await day(MONDAY)).toMatchObject({ hoursoff: 180, note: 'Off 09:00–10:00; Off 10:00–12:00' });
  });

  test('beyond what the budget year allows, waiting ones counted', async () => {
    expect((await ask(MONDAY, '09:00', '14:00')).status).toBe(201);
    const answer = await ask(TUESDAY, '09:00', '12:01');
    expect(refusal(answer)).toEqual(refused('hoursspent'));
    expect(answer.failure().message).toBe('That is more than is left of the hours off of this year: 3 h 0 min.');
    expect(await left(TUESDAY)).toEqual({ allowance: 480, left: 180 });
    expect((await ask(TUESDAY, '09:00', '12:00')).status).toBe(201);
    // The next budget year has its own.
    expect(await left('2027-04-01')).toEqual({ allowance: 480, left: 480 });
  });
});

test('the hours of a request are said with its kind, and with no other', async () => {
  const a = await as('A');
  for (const body of [
    { attendancedate: MONDAY, kind: 'hours', reason: 'The dentist' },
    { attendancedate: LAST_MONDAY, kind: 'excuse', hours: { from: '09:00', to: '10:00' }, reason: 'The dentist' },
    { attendancedate: MONDAY, kind: 'hours', hours: { from: '9:00', to: '24:00' }, reason: 'The dentist' },
  ]) {
    const answer = await a.call(contracts.askCorrection, { body } as never);
    expect([answer.status, answer.failure().code]).toEqual([400, 'INVALID_INPUT']);
  }
});

test('a day to come may have hours off asked for, and nothing else', async () => {
  const a = await as('A');
  const body = { attendancedate: MONDAY, kind: 'excuse', reason: 'The dentist' } as const;
  expect(refusal(await a.call(contracts.askCorrection, { body }))).toEqual(refused('future', 'attendancedate'));
});

test('are taken back by their member while they wait, and by the office once they are approved', async () => {
  const waiting = (await ask(MONDAY, '09:00', '11:00')).data();
  expect((await takeBack(waiting.id, 'B')).status).toBe(404);
  expect((await decide(waiting.id, 'approve', 'B')).status).toBe(404);
  expect((await decide(waiting.id, 'approve', 'A')).status).toBe(403);
  expect((await takeBack(waiting.id, 'A')).data()).toMatchObject({ state: 'withdrawn' });
  expect(await left(MONDAY)).toEqual({ allowance: 480, left: 480 });
  const given = (await ask(MONDAY, '09:00', '11:00', 'HR')).data();
  expect(given).toMatchObject({ state: 'approved', askedby: expect.any(String) });
  const [made] = (await (await as('A')).call(listNotifications)).body();
  expect(made).toMatchObject({ title: 'The office gave you hours off on 23/11/2026' });
  expect((await takeBack(given.id, 'M')).status).toBe(404);
  expect((await takeBack(given.id, 'HR')).data()).toMatchObject({ state: 'withdrawn' });
  expect(await day(MONDAY)).not.toHaveProperty('hoursoff');
  expect(await left(MONDAY)).toEqual({ allowance: 480, left: 480 });
  const [taken] = (await (await as('A')).call(listNotifications)).body();
  expect(taken).toMatchObject({ title: 'The office took back your hours off on 23/11/2026' });
});

test('what is left is told to the member and to who decides for them, and to nobody else', async () => {
  for (const who of ['A', 'M', 'HR'] as const) expect(await left(MONDAY, who)).toEqual({ allowance: 480, left: 480 });
  for (const who of ['B', 'M2'] as const) {
    const query = { day: MONDAY, membercode: 'A' };
    expect((await (await as(who)).call(contracts.readHoursOff, { query })).status).toBe(404);
  }
});

test('once leave takes the day they take nothing of it, and an approval of what waited is refused', async () => {
  const given = (await ask(TUESDAY, '09:00', '11:00', 'HR')).data();
  const waits = (await ask(WEDNESDAY, '09:00', '11:00')).data();
  const a = await personOf(office, 'A');
  for (const it of [TUESDAY, WEDNESDAY]) await take(a, it, it);
  await office.database.query.updateTable('leave').set({ status: 'approved' }).execute();
  expect(await day(TUESDAY)).toMatchObject({ status: 'leave', hoursoff: 0 });
  expect((await day(TUESDAY))?.note).toContain('Off 09:00–11:00, when nothing is to be worked');
  expect(refusal(await decide(waits.id))).toEqual(refused('free', 'attendancedate'));
  // They count as taken until the office takes them back.
  expect(await left(TUESDAY)).toEqual({ allowance: 480, left: 240 });
  expect((await takeBack(given.id, 'HR')).status).toBe(200);
  expect(await left(TUESDAY)).toEqual({ allowance: 480, left: 360 });
});

test('a lower allowance refuses to approve what goes beyond it, and leaves what was approved', async () => {
  const first = (await ask(MONDAY, '09:00', '12:00')).data();
  const second = (await ask(TUESDAY, '09:00', '12:00')).data();
  expect((await decide(first.id)).status).toBe(200);
  expect((await set({ hoursoff: 300 })).status).toBe(200);
  expect(refusal(await decide(second.id))).toEqual(refused('hoursspent'));
  expect((await set({ hoursoff: 60 })).status).toBe(200);
  expect(await left(MONDAY)).toEqual({ allowance: 60, left: 0 });
  expect(await day(MONDAY)).toMatchObject({ hoursoff: 180 });
});

test('another shift that leaves nothing to work beside them is a day that is paid, and no absence', async () => {
  expect((await ask(LAST_MONDAY, '09:00', '11:00', 'HR')).status).toBe(201);
  const shifts = office.database.query.updateTable('shift_times');
  await shifts.set({ ends: '11:00' }).execute();
  expect(await day(LAST_MONDAY)).toMatchObject({ status: 'present', hoursoff: 120, expected: 0, flags: ['corrected'] });
});

test('of a closed pay period none are asked for, approved or taken back', async () => {
  await worked('2026-10-20', '11:00', '17:00');
  office.now = inYangon('2026-11-20T10:00');
  const late = (await day('2026-10-20'))?.late;
  expect(late).toBe(120);
  const waits = (await ask('2026-10-20', '09:00', '11:00')).data();
  const given = (await ask('2026-10-21', '09:00', '11:00', 'HR')).data();
  const closed = await (await as('HR')).call(closePeriod, {
    params: { month: '2026-10' },
    body: { waive: 'Decided later' },
  } as never);
  expect(closed.status).toBe(200);
  expect((await day('2026-10-22'))?.may).not.toHaveProperty('hours');
  expect(refusal(await ask('2026-10-22', '09:00', '11:00'))).toEqual(refused('closed', 'attendancedate'));
  expect(refusal(await decide(waits.id))).toEqual(refused('closed', 'attendancedate'));
  expect((await takeBack(given.id, 'HR')).failure().code).toBe('PERIOD_CLOSED');
  expect((await day('2026-10-20'))?.late).toBe(120);
});

test('a forgotten check-out is asked about all the same on a day with hours off', async () => {
  office.now = inYangon('2026-11-19T11:00');
  await punch(await as('A'), 'A', 'in', { checktime: office.now.toString() });
  expect((await ask('2026-11-19', '09:00', '11:00', 'HR')).status).toBe(201);
  office.now = inYangon('2026-11-20T12:00');
  const { attendance } = (await (await as('A')).call(readOwnToday)).data();
  expect(attendance?.forgotten).toMatchObject({ attendancedate: '2026-11-19' });
});
