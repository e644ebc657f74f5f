import { askCorrection, decideCorrection } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { cancelForMember } from '@muster/domain/leave/leave-office-contract.ts';
import { overrideDay } from '@muster/domain/work/work-contract.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inYangon, type Office, openOffice } from '../../../testing/company/office.ts';
import { decide, newcomer, type Person, personOf, take } from '../../../testing/leave/leave.ts';

/** It is Friday 20 November 2026; somebody of SALES, whose manager is M, was there on none of the days before. */
let office: Office;
let who: Person;
let manager: Person;
beforeEach(async () => {
  office = await openOffice();
  office.now = inYangon('2026-11-20T10:00');
  who = await newcomer(office);
  manager = await personOf(office, 'M');
});
afterEach(() => office.close());

const WORKDAY = '2026-11-18';
const SATURDAY = '2026-11-14';
const ask = (day: string) =>
  who.client.call(askCorrection, { body: { attendancedate: day, kind: 'excuse', reason: 'My phone was at home' } });
const approve = (id: number) =>
  manager.client.call(decideCorrection, { params: { id: String(id) }, body: { decision: 'approve' } });
const dayOf = async (day: string) =>
  (await who.client.call(readSummary, { query: { from: day, to: day } })).data().days[0];
const refusal = (answer: Awaited<ReturnType<typeof ask>>) => {
  const { code, params } = answer.failure();
  return [answer.status, code, params?.['reason']];
};
const NOTHING = [422, 'CORRECTION_NOT_POSSIBLE', 'nothing'];

test('a day of leave is not excused, so that it is absence again once the leave is taken back', async () => {
  const leave = await take(who, WORKDAY, WORKDAY);
  expect((await decide(manager.client, leave.id, 'approve')).status).toBe(200);
  expect(await dayOf(WORKDAY)).toMatchObject({ status: 'leave', may: { correct: true, excuse: false } });
  expect(refusal(await ask(WORKDAY))).toEqual(NOTHING);
  const hr = await personOf(office, 'HR');
  const cancelled = await hr.client.call(cancelForMember, {
    params: { id: String(leave.id) },
    body: { reason: 'Not needed' },
  });
  expect(cancelled.status).toBe(200);
  expect(await dayOf(WORKDAY)).toMatchObject({ status: 'absent', may: { excuse: true } });
});

test('leave that was given since the excuse was asked for leaves nothing of it to approve', async () => {
  const { id } = (await ask(WORKDAY)).data();
  const leave = await take(who, WORKDAY, WORKDAY);
  expect((await decide(manager.client, leave.id, 'approve')).status).toBe(200);
  expect((await approve(id)).failure()).toMatchObject({
    code: 'CORRECTION_NOT_POSSIBLE',
    params: { reason: 'nothing' },
  });
});

test('an off-day is not excused, until it is made a working day', async () => {
  expect(await dayOf(SATURDAY)).toMatchObject({ status: 'offday', may: { excuse: false } });
  expect(refusal(await ask(SATURDAY))).toEqual(NOTHING);
  const hr = await personOf(office, 'HR');
  const body = { date: SATURDAY, kind: 'work', reason: 'Stock taking' } as const;
  expect((await hr.client.call(overrideDay, { params: { id: String(who.id) }, body })).status).toBeLessThan(300);
  expect(await dayOf(SATURDAY)).toMatchObject({ status: 'absent', may: { excuse: true } });
  expect((await approve((await ask(SATURDAY)).data().id)).status).toBe(200);
  expect(await dayOf(SATURDAY)).toMatchObject({ status: 'present' });
});

test('the half of a day beside half a day of leave is excused', async () => {
  await office.database.query
    .updateTable('leave_code')
    .set({ half_days_allowed: 1 })
    .where('leaveid', '=', 'CL')
    .execute();
  const leave = await take(who, WORKDAY, WORKDAY, { leavetype: 'CL-CASUAL LEAVE', part: 'am', noOfLeave: 0.5 });
  expect((await decide(manager.client, leave.id, 'approve')).status).toBe(200);
  expect((await approve((await ask(WORKDAY)).data().id)).status).toBe(200);
});
