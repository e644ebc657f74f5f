import { listPunches } from '@muster/domain/attendance/attendance-contract.ts';
import * as contracts from '@muster/domain/attendance/corrections/correction-contract.ts';
import { readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addForReview } from '../../../records/attendance/review-item.ts';
import { punch, storedAttendances } from '../../../testing/attendance/punches.ts';
import { inYangon, type Office, openOffice, type Persona } from '../../../testing/company/office.ts';

/** It is Friday 20 November 2026; on the Saturday before, a day off, A checked in and out by mistake. */
let office: Office;
beforeEach(async () => {
  office = await openOffice();
  const client = await office.holding('A');
  office.now = inYangon(`${SATURDAY}T12:00:20`);
  await punch(client, 'A', 'in');
  office.now = inYangon(`${SATURDAY}T12:01:10`);
  await punch(client, 'A', 'out');
  office.now = inYangon('2026-11-20T10:00');
});
afterEach(() => office.close());

const SATURDAY = '2026-11-14';
const RECORDED: contracts.ClockPunch[] = [
  { checktype: 'in', time: '12:00' },
  { checktype: 'out', time: '12:01' },
];
const ask = async (who: Persona, more: object = {}) =>
  (await office.holding(who)).call(contracts.askCorrection, {
    body: { attendancedate: SATURDAY, punches: [], reason: 'I was not there', ...more },
  });
const approve = async (id: number) =>
  (await office.holding('M')).call(contracts.decideCorrection, {
    params: { id: String(id) },
    body: { decision: 'approve' },
  });
const ofSaturday = { query: { from: SATURDAY, to: SATURDAY } };
const summary = async () => (await (await office.holding('A')).call(readSummary, ofSaturday)).data().days[0];

test('the office takes all times of a day away, which stay readable', async () => {
  expect(await summary()).toMatchObject({ status: 'present', flags: ['worked_on_offday'] });
  const [first] = await storedAttendances(office);
  const about = { punchId: Number(first?.in_punch_id), memberId: office.ids.A, day: SATURDAY };
  await office.database.write((trx) => addForReview(trx, about, ['outside']));
  const made = await ask('HR', { membercode: 'A' });
  expect(made.data()).toMatchObject({ state: 'approved', kind: 'times', before: RECORDED, after: [] });
  expect(await summary()).toMatchObject({ status: 'offday', minutes: 0, checkin: null, flags: ['corrected'] });
  const listed = (await (await office.holding('A')).call(listPunches, ofSaturday)).data();
  expect(listed.map((it) => [it.checktype, it.replaced])).toEqual([
    ['in', true],
    ['out', true],
  ]);
  const looked = await office.database.query.selectFrom('review_item').select(['reason', 'state']).execute();
  expect(looked).toContainEqual({ reason: 'outside', state: 'corrected' });
});

test('a member asks for it, and another correction brings the times back', async () => {
  const { id } = (await ask('A')).data();
  expect(await summary()).toMatchObject({ status: 'present' });
  expect((await approve(id)).data()).toMatchObject({ state: 'approved', before: RECORDED, after: [] });
  expect(await summary()).toMatchObject({ status: 'offday' });
  const back = (await ask('A', { punches: RECORDED })).data();
  expect(back).toMatchObject({ before: [], after: RECORDED });
  expect((await approve(back.id)).status).toBe(200);
  expect(await summary()).toMatchObject({ status: 'present' });
});

test('a day of which nothing counts has nothing to take away', async () => {
  const refused = (await ask('A', { attendancedate: '2026-11-18' })).failure();
  expect(refused).toMatchObject({
    ...{ code: 'CORRECTION_NOT_POSSIBLE', errors: [{ field: 'punches' }], params: { reason: 'none' } },
    message: 'No time is given, and none is recorded of this day that could be taken away.',
  });
});

test('a closed period keeps its times', async () => {
  const close = { month: '2026-11', first_day: SATURDAY, last_day: SATURDAY, waived: '', closed_by: office.ids.HR };
  await office.database.query
    .insertInto('period_close')
    .values({ ...close, closed_at: '2026-11-20T00:00:00.000Z', reopened_by: null, reopened_at: null })
    .execute();
  expect((await ask('HR', { membercode: 'A' })).failure().params).toEqual({ reason: 'closed' });
});
