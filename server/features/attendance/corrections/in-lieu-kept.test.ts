import * as contracts from '@muster/domain/attendance/corrections/correction-contract.ts';
import * as review from '@muster/domain/attendance/review/review-contract.ts';
import { readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { readBalance, readLedger } from '@muster/domain/leave/leave-contract.ts';
import { adjustBalance, runYearEnd } from '@muster/domain/leave/leave-office-contract.ts';
import { changeMember } from '@muster/domain/members/member-office-contract.ts';
import { readSettings, saveSettings } from '@muster/domain/office/settings-contract.ts';
import { overrideDay } from '@muster/domain/work/work-contract.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { punch } from '../../../testing/attendance/punches.ts';
import { FAR_AWAY, inYangon, type Office, openOffice, type Persona } from '../../../testing/company/office.ts';
import { setTerms } from '../../../testing/leave/terms.ts';

/** It is Friday 20 November 2026. The company gives a day of leave for eight hours of work on a day off. */
let office: Office;
beforeEach(async () => {
  office = await openOffice();
  office.now = inYangon('2026-11-20T10:00');
  const hr = await as('HR');
  const { zone: _zone, may: _may, ...stored } = (await hr.call(readSettings)).data();
  expect((await hr.call(saveSettings, { body: { ...stored, inlieu: 'O' } })).status).toBe(200);
});
afterEach(() => office.close());

const SATURDAY = '2026-11-14';

const as = (who: Persona) => office.holding(who);
async function at(local: string, kind?: 'in' | 'out', more: object = {}): Promise<number> {
  office.now = inYangon(local);
  if (!kind) return 0;
  return (await punch(await as('A'), 'A', kind, { checktime: office.now.toString(), ...more })).id;
}
async function worked(day: string, more: object = {}): Promise<number> {
  const id = await at(`${day}T09:00`, 'in', more);
  await at(`${day}T18:00`, 'out');
  return id;
}
const ask = async (who: Persona, day: string, more: object = {}) =>
  (await as(who)).call(contracts.askCorrection, {
    body: {
      attendancedate: day,
      reason: 'Stocktaking',
      kind: 'inlieu',
      ...(who === 'A' ? {} : { membercode: 'A' }),
      ...more,
    },
  });
const given = async (day = SATURDAY) => (await ask('HR', day)).data().id;
const takeBack = async (id: number) =>
  (await as('HR')).call(contracts.withdrawCorrection, { params: { id: String(id) } });
const decide = async (id: number) =>
  (await as('M')).call(contracts.decideCorrection, { params: { id: String(id) }, body: { decision: 'approve' } });
const day = async (date: string) =>
  (await (await as('A')).call(readSummary, { query: { from: date, to: date } })).data().days[0];
const times = (from: string, to: string) => ({
  kind: undefined,
  punches: [
    { checktype: 'in', time: from },
    { checktype: 'out', time: to },
  ],
});
const sum = async (year: number) => {
  const query = { leavetypeid: 'O', membercode: 'A', fiscalyear: String(year) };
  const lines = (await (await as('HR')).call(readLedger, { query })).data();
  return lines.reduce((all, it) => all + it.days, 0);
};
const refusal = (answer: Pick<Awaited<ReturnType<typeof ask>>, 'status' | 'failure'>) => {
  const { code, params } = answer.failure();
  return [answer.status, code, params?.['reason']];
};

test('what runs still has earned nothing', async () => {
  await at('2026-11-21T08:00', 'in');
  await at('2026-11-21T08:05', 'out');
  await at('2026-11-21T08:10', 'in');
  await at('2026-11-21T17:00');
  expect(await day('2026-11-21')).not.toHaveProperty('inlieu');
  expect(refusal(await ask('A', '2026-11-21'))).toEqual([422, 'CORRECTION_NOT_POSSIBLE', 'unearned']);
  expect(refusal(await ask('HR', '2026-11-21'))).toEqual([422, 'CORRECTION_NOT_POSSIBLE', 'unearned']);
  await at('2026-11-21T17:30', 'out');
  expect(await day('2026-11-21')).toMatchObject({ inlieu: { days: 1 } });
  expect((await ask('A', '2026-11-21')).status).toBe(201);
});

test('of a day that misses a check-out before its last none is offered and none given, excused or not', async () => {
  await worked(SATURDAY);
  await at('2026-11-15T08:00', 'in', { offline: true, checktime: inYangon(`${SATURDAY}T05:00`).toString() });
  await at('2026-11-20T10:00');
  const excused = { kind: 'excuse', reason: 'The gate was locked' };
  for (const first of [() => undefined, () => ask('HR', SATURDAY, excused)]) {
    expect((await first())?.status ?? 201).toBe(201);
    expect(await day(SATURDAY)).toMatchObject({ minutes: 540, overtime: 540 });
    expect(await day(SATURDAY)).not.toHaveProperty('inlieu');
    expect(refusal(await ask('A', SATURDAY))).toEqual([422, 'CORRECTION_NOT_POSSIBLE', 'unearned']);
    expect(refusal(await ask('HR', SATURDAY))).toEqual([422, 'CORRECTION_NOT_POSSIBLE', 'unearned']);
  }
});

test('the work that leave was given for is not corrected away under it', async () => {
  await worked(SATURDAY);
  await at('2026-11-20T10:00');
  const id = await given();
  const refused = [422, 'CORRECTION_NOT_POSSIBLE', 'given'];
  expect(refusal(await ask('HR', SATURDAY, { kind: undefined, punches: [] }))).toEqual(refused);
  expect(refusal(await ask('HR', SATURDAY, times('09:00', '12:00')))).toEqual(refused);
  const asked = (await ask('A', SATURDAY, times('09:00', '12:00'))).data();
  expect(refusal(await decide(asked.id))).toEqual(refused);
  expect(await day(SATURDAY)).toMatchObject({ minutes: 540, overtime: 0 });
  expect((await takeBack(id)).status).toBe(200);
  expect((await decide(asked.id)).status).toBe(200);
  expect(await day(SATURDAY)).toMatchObject({ minutes: 180, overtime: 180 });
});

test('times that earn as much are corrected under it', async () => {
  await worked(SATURDAY);
  await at('2026-11-20T10:00');
  await given();
  expect((await ask('HR', SATURDAY, times('09:00', '17:00'))).status).toBe(201);
  expect((await ask('HR', SATURDAY, times('09:00', '19:00'))).status).toBe(201);
  expect(await day(SATURDAY)).toMatchObject({ minutes: 600, overtime: 0 });
});

test('a day of which half was given says when its work earns a whole one, which is given anew', async () => {
  await at(`${SATURDAY}T09:00`, 'in');
  await at(`${SATURDAY}T13:00`, 'out');
  await at('2026-11-20T10:00');
  const half = await given();
  expect(await day(SATURDAY)).toMatchObject({ given: true, note: expect.stringMatching(/^Off-day; Half a day/) });
  expect(await day(SATURDAY)).not.toHaveProperty('earnswhole');
  expect((await ask('HR', SATURDAY, times('09:00', '17:00'))).status).toBe(201);
  expect(await day(SATURDAY)).toMatchObject({ given: true, earnswhole: true, overtime: 0 });
  expect((await takeBack(half)).status).toBe(200);
  expect(await day(SATURDAY)).toMatchObject({ inlieu: { days: 1 } });
  await given();
  expect(await day(SATURDAY)).toMatchObject({ given: true, overtime: 0 });
  expect(await day(SATURDAY)).not.toHaveProperty('earnswhole');
});

test('a day for which leave was given says so whatever day it becomes, until the office takes the leave back', async () => {
  await worked(SATURDAY);
  await at('2026-11-20T10:00');
  const id = await given();
  expect(await day(SATURDAY)).toMatchObject({ given: true, overtime: 0 });
  const params = { id: String(office.ids.A) };
  const body = { date: SATURDAY, kind: 'work' as const, reason: 'Swapped' };
  expect((await (await as('HR')).call(overrideDay, { params, body })).status).toBe(201);
  expect(await day(SATURDAY)).toMatchObject({ given: true, overtime: 60, flags: [] });
  expect((await takeBack(id)).status).toBe(200);
  expect(await day(SATURDAY)).not.toHaveProperty('given');
});

test('a day on which its member no longer works here still says so, and the leave is taken back', async () => {
  await worked(SATURDAY);
  await at('2026-11-20T10:00');
  const id = await given();
  const params = { id: String(office.ids.A) };
  const body = { lefton: '2026-11-13', revision: 1 };
  expect((await (await as('HR')).call(changeMember, { params, body })).status).toBe(200);
  const query = { from: SATURDAY, to: SATURDAY, membercode: 'A' };
  const left = async () => (await (await as('HR')).call(readSummary, { query })).data().days[0];
  const gone = { status: null, why: 'not_employed', minutes: 0, overtime: 0 };
  expect(await left()).toMatchObject({ ...gone, given: true, note: 'A day off is given for it' });
  expect((await takeBack(id)).status).toBe(200);
  expect(await left()).toMatchObject({ ...gone, note: '' });
  expect(await left()).not.toHaveProperty('given');
});

test('a check-in is not rejected under it', async () => {
  const punchId = await worked(SATURDAY, { ...FAR_AWAY, remark: 'At the customer' });
  await at('2026-11-20T10:00');
  const id = await given();
  const reject = async () =>
    (await as('M')).call(review.settleReview, {
      body: { decision: 'reject', items: [{ id: punchId, reasons: ['outside'] }], remark: 'Not there' },
    });
  expect(refusal(await reject())).toEqual([422, 'CORRECTION_NOT_POSSIBLE', 'given']);
  expect((await takeBack(id)).status).toBe(200);
  expect((await reject()).status).toBe(200);
  expect((await day(SATURDAY))?.minutes).toBe(0);
});

test('of a type without limit none is given, and what was given before is taken back whatever was used', async () => {
  await worked(SATURDAY);
  await at('2026-11-20T10:00');
  const id = await given();
  const hr = await as('HR');
  const { remain_leave: left } = (
    await hr.call(readBalance, { query: { leavetypeid: 'O', membercode: 'A' } })
  ).data()[0] ?? { remain_leave: 0 };
  const used = { membercode: 'A', leavetypeid: 'O', fiscalyear: 2026, days: -left, note: 'Used' };
  expect((await hr.call(adjustBalance, { body: used })).status).toBe(201);
  expect((await takeBack(id)).failure().code).toBe('LEAVE_BALANCE_TOO_LOW');
  expect((await setTerms(hr, 'O', { unlimited: true })).status).toBe(200);
  expect((await takeBack(id)).status).toBe(200);
  expect(await day(SATURDAY)).not.toHaveProperty('inlieu');
  expect(refusal(await ask('HR', SATURDAY))).toEqual([422, 'CORRECTION_NOT_POSSIBLE', 'ungiven']);
});

test('what a year gave that is over is taken back from it, and not from the next one', async () => {
  await worked('2027-03-27');
  await at('2027-03-29T10:00');
  const before = await sum(2026);
  const id = await given('2027-03-27');
  expect(await sum(2026)).toBe(before + 1);
  await at('2027-04-02T10:00');
  const next = await sum(2027);
  expect((await takeBack(id)).status).toBe(200);
  expect([await sum(2026), await sum(2027)]).toEqual([before, next]);
  expect(await day('2027-03-27')).toMatchObject({ overtime: 540 });
});

test('what was carried into the running year is taken back from that, and what was used is not', async () => {
  await setTerms(await as('HR'), 'O', { carrydays: 20 });
  await worked('2027-03-27');
  await at('2027-03-29T10:00');
  const before = await sum(2026);
  const id = await given('2027-03-27');
  await at('2027-04-02T10:00');
  const next = await sum(2027);
  const hr = await as('HR');
  expect((await hr.call(runYearEnd, { body: { fiscalyear: 2026 } })).status).toBe(200);
  expect([await sum(2026), await sum(2027)]).toEqual([0, next + before + 1]);
  const use = (days: number) =>
    hr.call(adjustBalance, { body: { membercode: 'A', leavetypeid: 'O', fiscalyear: 2027, days, note: 'Used' } });
  expect((await use(-(next + before + 1))).status).toBe(201);
  expect((await takeBack(id)).failure().code).toBe('LEAVE_BALANCE_TOO_LOW');
  expect((await use(next + before + 1)).status).toBe(201);
  expect((await takeBack(id)).status).toBe(200);
  expect([await sum(2026), await sum(2027)]).toEqual([0, next + before]);
  expect((await hr.call(runYearEnd, { body: { fiscalyear: 2026 } })).data()).toMatchObject({ members: 0 });
});
