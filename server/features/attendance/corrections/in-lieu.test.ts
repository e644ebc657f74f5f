import * as contracts from '@muster/domain/attendance/corrections/correction-contract.ts';
import { closePeriod, listPeriodChanges } from '@muster/domain/attendance/periods/periods-contract.ts';
import { readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { readBalance, readLedger } from '@muster/domain/leave/leave-contract.ts';
import { adjustBalance, retireLeaveCode } from '@muster/domain/leave/leave-office-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { readSettings, saveSettings } from '@muster/domain/office/settings-contract.ts';
import { setWork } from '@muster/domain/work/work-contract.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { punch } from '../../../testing/attendance/punches.ts';
import { inYangon, type Office, openOffice, type Persona } from '../../../testing/company/office.ts';
import { setTerms } from '../../../testing/leave/terms.ts';

/** It is Friday 20 November 2026. A worked on the two days off before, and the company gives leave for it. */
let office: Office;
beforeEach(async () => {
  office = await openOffice();
  await worked(SATURDAY, '09:00', '18:00');
  await worked(SUNDAY, '09:00', '13:30');
  office.now = inYangon('2026-11-20T10:00');
  expect((await give('O')).status).toBe(200);
});
afterEach(() => office.close());

const SATURDAY = '2026-11-14';
const SUNDAY = '2026-11-15';
const WORKDAY = '2026-11-19';

async function worked(day: string, from: string, to: string): Promise<void> {
  office.now = inYangon(`${day}T${from}`);
  await punch(await office.holding('A'), 'A', 'in');
  office.now = inYangon(`${day}T${to}`);
  await punch(await office.holding('A'), 'A', 'out');
}

const as = (who: Persona) => office.holding(who);
async function give(inlieu: string | null, more: { inlieuminutes?: number } = {}) {
  const hr = await as('HR');
  const { zone: _zone, may: _may, ...stored } = (await hr.call(readSettings)).data();
  return hr.call(saveSettings, { body: { ...stored, inlieu, ...more } });
}
const ask = async (day: string, who: Persona = 'A', more: object = {}) =>
  (await as(who)).call(contracts.askCorrection, {
    body: { attendancedate: day, kind: 'inlieu', reason: 'Stocktaking', ...more },
  });
const decide = async (id: number, decision: 'approve' | 'reject', who: Persona = 'M') =>
  (await as(who)).call(contracts.decideCorrection, { params: { id: String(id) }, body: { decision } });
const takeBack = async (id: number, who: Persona = 'HR') =>
  (await as(who)).call(contracts.withdrawCorrection, { params: { id: String(id) } });
const days = async (from: string, to: string = from) =>
  (await (await as('A')).call(readSummary, { query: { from, to } })).data();
const day = async (date: string) => (await days(date)).days[0];
const balance = async () =>
  (await (await as('A')).call(readBalance, { query: { leavetypeid: 'O', membercode: 'A' } })).data()[0];
const lines = async () =>
  (await (await as('A')).call(readLedger, { query: { leavetypeid: 'O', membercode: 'A' } })).data();
const refusal = (answer: Pick<Awaited<ReturnType<typeof ask>>, 'status' | 'failure'>) => {
  const { code, params } = answer.failure();
  return [answer.status, code, params?.['reason']];
};
const UNEARNED = [422, 'CORRECTION_NOT_POSSIBLE', 'unearned'];
const UNGIVEN = [422, 'CORRECTION_NOT_POSSIBLE', 'ungiven'];

test('a day off that was worked is given back as leave, and is no overtime then', async () => {
  const before = await balance();
  expect(await day(SATURDAY)).toMatchObject({ overtime: 540, inlieu: { days: 1, leavetype: 'O-OFF DAY' } });
  const asked = (await ask(SATURDAY)).data();
  expect(asked).toMatchObject({ kind: 'inlieu', state: 'pending', earned: { days: 1, leavetype: 'O-OFF DAY' } });
  expect(await balance()).toEqual(before);
  expect((await decide(asked.id, 'approve')).data()).toMatchObject({ state: 'approved', earned: { days: 1 } });
  expect(await day(SATURDAY)).toMatchObject({
    status: 'present',
    minutes: 540,
    overtime: 0,
    flags: ['worked_on_offday'],
  });
  expect((await day(SATURDAY))?.note).toBe('Off-day; A day off is given for it');
  expect(await day(SATURDAY)).not.toHaveProperty('inlieu');
  expect((await balance())?.remain_leave).toBe((before?.remain_leave ?? 0) + 1);
  expect((await lines()).at(-1)).toMatchObject({ kind: 'adjusted', days: 1, note: 'For work on 14/11/2026' });
  const [news] = (await (await as('A')).call(listNotifications)).body();
  expect(news).toMatchObject({ title: 'Leave in return for your work on 14/11/2026: approved' });
});

test('half of what makes a day earns half a day, less earns nothing', async () => {
  expect(await day(SUNDAY)).toMatchObject({ minutes: 270, inlieu: { days: 0.5 } });
  expect((await give('O', { inlieuminutes: 541 })).status).toBe(200);
  expect(await day(SUNDAY)).not.toHaveProperty('inlieu');
  expect(refusal(await ask(SUNDAY))).toEqual(UNEARNED);
  expect((await give('O', { inlieuminutes: 540 })).status).toBe(200);
  const { id } = (await ask(SUNDAY)).data();
  expect((await decide(id, 'approve')).status).toBe(200);
  expect((await day(SUNDAY))?.note).toBe('Off-day; Half a day off is given for it');
  expect((await lines()).at(-1)).toMatchObject({ days: 0.5 });
});

test('a working day earns none, nor a day twice, nor any where the company gives nothing', async () => {
  expect(refusal(await ask(WORKDAY))).toEqual(UNEARNED);
  const { id } = (await ask(SATURDAY)).data();
  expect(refusal(await ask(SATURDAY))).toEqual([422, 'CORRECTION_NOT_POSSIBLE', 'waiting']);
  await decide(id, 'approve');
  expect(refusal(await ask(SATURDAY))).toEqual(UNEARNED);
  await give(null);
  expect(refusal(await ask(SUNDAY))).toEqual(UNGIVEN);
  expect(await day(SUNDAY)).not.toHaveProperty('inlieu');
});

test('who need not check in on the day has no overtime, and earns none; what waits is given no more', async () => {
  const { id } = (await ask(SATURDAY)).data();
  const { default_shift_id: shiftid } = await office.database.query
    .selectFrom('company')
    .select('default_shift_id')
    .executeTakeFirstOrThrow();
  const set = {
    params: { id: String(office.ids.A) },
    body: { from: SATURDAY, shiftid, restdays: [6, 7], counted: false },
  };
  expect((await (await as('HR')).call(setWork, set)).status).toBe(201);
  expect(await day(SUNDAY)).toMatchObject({ status: 'present', minutes: 270, overtime: 0 });
  expect(await day(SUNDAY)).not.toHaveProperty('inlieu');
  expect(refusal(await ask(SUNDAY))).toEqual(UNEARNED);
  expect(refusal(await ask(SUNDAY, 'HR', { membercode: 'A' }))).toEqual(UNEARNED);
  expect(refusal(await decide(id, 'approve'))).toEqual(UNEARNED);
  expect((await decide(id, 'reject')).status).toBe(200);
});

test('a type that is taken no more is given no more', async () => {
  const hr = await as('HR');
  expect((await hr.call(retireLeaveCode, { params: { id: 'O' } })).status).toBe(200);
  expect(await day(SATURDAY)).not.toHaveProperty('inlieu');
  expect(refusal(await ask(SATURDAY))).toEqual(UNGIVEN);
  await give(null);
  expect((await give('O')).failure()).toMatchObject({ code: 'LEAVE_TYPE_UNKNOWN', errors: [{ field: 'inlieu' }] });
  expect((await give('XX')).failure()).toMatchObject({ code: 'LEAVE_TYPE_UNKNOWN' });
});

test('of a type that is not paid in full none is given, as it stands for overtime', async () => {
  const hr = await as('HR');
  expect((await setTerms(hr, 'O', { paid: 'half' })).status).toBe(200);
  expect(await day(SATURDAY)).toMatchObject({ overtime: 540 });
  expect(await day(SATURDAY)).not.toHaveProperty('inlieu');
  expect(refusal(await ask(SATURDAY))).toEqual(UNGIVEN);
  expect((await give('O', { inlieuminutes: 400 })).status).toBe(200);
  await give(null);
  const refused = (await give('O')).failure();
  expect(refused).toMatchObject({ code: 'INVALID_INPUT', errors: [{ field: 'inlieu', params: { reason: 'unpaid' } }] });
});

test('who approves gives what was asked for, or nothing', async () => {
  const { id } = (await ask(SATURDAY)).data();
  await give('O', { inlieuminutes: 600 });
  expect(refusal(await decide(id, 'approve'))).toEqual([422, 'CORRECTION_NOT_POSSIBLE', 'changed']);
  await give(null);
  const ungiven = await decide(id, 'approve');
  expect(refusal(ungiven)).toEqual(UNGIVEN);
  expect(ungiven.failure().message).toMatch(/^No leave is given any more/);
  for (const who of ['M', 'HR'] as const) {
    const list = (await (await as(who)).call(contracts.listCorrections, { query: { membercode: 'A' } })).data();
    expect(list).toMatchObject([{ ungiven: true, may: { decide: true, approve: false } }]);
  }
  await give('O');
  const [again] = (await (await as('M')).call(contracts.listCorrections, { query: { membercode: 'A' } })).data();
  expect(again).toMatchObject({ may: { decide: true, approve: true } });
  expect(again).not.toHaveProperty('ungiven');
  await give(null);
  const before = await balance();
  expect((await decide(id, 'reject')).data()).toMatchObject({ state: 'rejected' });
  expect(await balance()).toEqual(before);
  expect(await day(SATURDAY)).toMatchObject({ overtime: 540 });
});

test('it is not for oneself to give, nor for who decides nothing of the member', async () => {
  const { id } = (await ask(SATURDAY)).data();
  expect((await decide(id, 'approve', 'A')).status).toBe(403);
  expect((await decide(id, 'approve', 'B')).status).toBe(404);
  expect((await ask(SUNDAY, 'M', { membercode: 'A' })).status).toBe(404);
});

test('the office gives it at once, and takes it back while it is there', async () => {
  const before = await balance();
  const given = (await ask(SATURDAY, 'HR', { membercode: 'A' })).data();
  expect(given).toMatchObject({ state: 'approved', may: { withdraw: true } });
  expect((await takeBack(given.id, 'M')).status).toBe(404);
  expect((await takeBack(given.id, 'A')).failure().code).toBe('CORRECTION_DECIDED');
  expect((await takeBack(given.id)).data()).toMatchObject({ state: 'withdrawn', may: { withdraw: false } });
  expect((await takeBack(given.id)).failure().code).toBe('CORRECTION_DECIDED');
  expect(await balance()).toEqual(before);
  expect((await lines()).at(-1)).toMatchObject({ days: -1, note: 'No longer for work on 14/11/2026' });
  expect(await day(SATURDAY)).toMatchObject({ overtime: 540, inlieu: { days: 1 } });
  expect((await ask(SATURDAY, 'HR', { membercode: 'A' })).data()).toMatchObject({ state: 'approved' });
});

test('what was used is not taken back', async () => {
  const given = (await ask(SATURDAY, 'HR', { membercode: 'A' })).data();
  const left = (await balance())?.remain_leave ?? 0;
  const hr = await as('HR');
  const less = { membercode: 'A', leavetypeid: 'O', fiscalyear: 2026, days: -left, note: 'Used' };
  expect((await hr.call(adjustBalance, { body: less })).status).toBe(201);
  expect((await takeBack(given.id)).failure().code).toBe('LEAVE_BALANCE_TOO_LOW');
  expect(await day(SATURDAY)).toMatchObject({ overtime: 0 });
});

test('a request that waits is named before its period is closed; after that nothing is given or taken back', async () => {
  const { id } = (await ask(SATURDAY)).data();
  const given = (await ask(SUNDAY, 'HR', { membercode: 'A' })).data();
  office.now = inYangon('2026-12-02T10:00');
  const sa = await as('SA');
  const close = (body: object) => sa.call(closePeriod, { params: { month: '2026-11' }, body });
  expect((await close({})).failure().code).toBe('PERIOD_NOT_READY');
  expect((await close({ waive: 'It is late' })).status).toBe(200);
  expect(refusal(await decide(id, 'approve'))).toEqual([422, 'CORRECTION_NOT_POSSIBLE', 'closed']);
  expect((await takeBack(given.id)).failure().code).toBe('PERIOD_CLOSED');
  expect((await decide(id, 'reject')).status).toBe(200);
  const changes = await sa.call(listPeriodChanges, { params: { month: '2026-11' } });
  expect(changes.data()).toEqual([]);
});
