import { addDays, showDay } from '@muster/domain/calendar/day.ts';
import { takeLeave } from '@muster/domain/leave/leave-contract.ts';
import { MAX_LEAVE_DAYS } from '@muster/domain/leave/rules/leave-rules.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { MORNING, type Office, openOffice } from '../../../testing/company/office.ts';
import { expectRefused, newcomer, type Person, take, tryTake } from '../../../testing/leave/leave.ts';
import { leaveBody } from '../../../testing/leave/leave-body.ts';
import { expectSoundLeave } from '../../../testing/leave/sound-leave.ts';

let office: Office;
let aye: Person;
beforeAll(async () => {
  office = await openOffice();
  aye = await newcomer(office);
});
afterAll(() => office.close());
afterEach(async () => {
  office.now = MORNING;
  await expectSoundLeave(office.database);
});

const CASUAL = { leavetype: 'CL-CASUAL LEAVE' };
const EARNED = {};

describe('is refused, and changes nothing (T30)', () => {
  const EXCEEDS = "You can't take leave greater than remain leave (10 days)";
  const HOLIDAY = "Leave day can't be taken together with public holidays";
  const OFFDAY = "Leave day can't be taken together with offday";
  test.each([
    [
      'in an earlier month',
      '2026-10-31',
      '2026-11-03',
      EARNED,
      'LEAVE_TOO_EARLY',
      "Leave can't be earlier than 01/11/2026.",
    ],
    [
      'with the last day before the first',
      '2026-12-03',
      '2026-12-02',
      EARNED,
      'LEAVE_DATES_WRONG',
      'The last day is before the first.',
    ],
    [
      'for more than a year',
      '2026-12-01',
      addDays('2026-12-01', MAX_LEAVE_DAYS),
      EARNED,
      'LEAVE_DATES_WRONG',
      'At most 366 days in one request.',
    ],
    ['for more days than remain', '2026-12-01', '2026-12-15', EARNED, 'LEAVE_EXCEEDS_BALANCE', EXCEEDS],
    [
      'for a type without entitlement',
      '2026-12-01',
      '2026-12-01',
      { leavetype: 'WP-LEAVE WITHOUT PAY' },
      'LEAVE_EXCEEDS_BALANCE',
      "Can't leave",
    ],
    ['in a year without entitlement', '2028-06-06', '2028-06-06', EARNED, 'LEAVE_EXCEEDS_BALANCE', "Can't leave"],
    ['after an off-day', '2026-12-07', '2026-12-08', EARNED, 'LEAVE_NEXT_TO_OFFDAY', OFFDAY],
    ['before an off-day', '2026-12-03', '2026-12-04', EARNED, 'LEAVE_NEXT_TO_OFFDAY', OFFDAY],
    [
      'for a type that is not there',
      '2026-12-01',
      '2026-12-01',
      { leavetype: 'XX-EXTRA' },
      'LEAVE_TYPE_UNKNOWN',
      'There is no such leave type to choose.',
    ],
    [
      'with another month',
      '2026-11-30',
      '2026-12-01',
      { attendancemonth: '2026-12' },
      'CLAIM_DIFFERS',
      'The month of the first day is 2026-11.',
    ],
  ] as const)('%s', async (_, from, to, more, code, message) => {
    const failure = await expectRefused(office, 422, code, () => tryTake(aye, from, to, more));
    expect(failure.message).toBe(message);
    expect(failure.errors.map((it) => it.code)).toEqual([code]);
  });

  test('on days that are all free', async () => {
    const failure = await expectRefused(office, 422, 'LEAVE_DATES_WRONG', () =>
      tryTake(aye, '2026-12-05', '2026-12-06', { leavetype: 'CL-CASUAL LEAVE' }),
    );
    expect(failure).toMatchObject({ message: 'All of these days are free already.', params: { reason: 'all_free' } });
  });

  test('next to a public holiday, for who works on Saturdays', async () => {
    const who = await newcomer(office, { rest_days: '7' });
    for (const [from, to] of [
      ['2026-12-23', '2026-12-24'],
      ['2026-12-26', '2026-12-26'],
    ] as const) {
      const days = { rest_days: '' };
      await office.database.query.updateTable('member_work').set(days).where('member_id', '=', who.id).execute();
      const failure = await expectRefused(office, 422, 'LEAVE_NEXT_TO_HOLIDAY', () => tryTake(who, from, to));
      expect(failure).toMatchObject({ message: HOLIDAY, data: { day: '2026-12-25' } });
    }
  });

  test('next to a holiday behind an off-day: the two are one', async () => {
    const type = { next_to_offday: 'allow' } as const;
    await office.database.query.updateTable('leave_code').set(type).where('leaveid', '=', 'EL').execute();
    const failure = await expectRefused(office, 422, 'LEAVE_NEXT_TO_HOLIDAY', () =>
      tryTake(aye, '2026-12-28', '2026-12-29'),
    );
    expect(failure.data).toEqual({ day: '2026-12-25' });
    await office.database.query
      .updateTable('leave_code')
      .set({ next_to_offday: 'forbid' })
      .where('leaveid', '=', 'EL')
      .execute();
  });

  test.each([
    ['on the same days', '2026-12-15', '2026-12-16', '2026-12-15'],
    ['on the last of them', '2026-12-16', '2026-12-17', '2026-12-16'],
    ['around them', '2026-12-08', '2026-12-17', '2026-12-15'],
  ])('where another leave is, %s', async (_, from, to, taken) => {
    const who = await newcomer(office);
    await take(who, '2026-12-15', '2026-12-16');
    const failure = await expectRefused(office, 409, 'LEAVE_OVERLAP', () => tryTake(who, from, to, CASUAL));
    expect(failure.message).toBe(`${showDay(taken)} is taken already by another leave.`);
  });

  test('where a trip is', async () => {
    const who = await newcomer(office);
    await office.database.query
      .insertInto('member_day')
      .values({ member_id: who.id, day: '2026-12-09', claim: 'trip', leave_id: null })
      .execute();
    const failure = await expectRefused(office, 409, 'LEAVE_OVERLAP', () => tryTake(who, '2026-12-08', '2026-12-10'));
    expect(failure).toMatchObject({
      message: '09/12/2026 is taken already by a trip.',
      data: { days: ['2026-12-09'] },
    });
  });

  test.each([0, -1, 0.5, 2, 1e9, 1.0000001])('when %d days are claimed for one (T05)', async (noOfLeave) => {
    await expectRefused(office, 422, 'CLAIM_DIFFERS', () => tryTake(aye, '2026-12-01', '2026-12-01', { noOfLeave }));
  });

  test.each([
    ['noOfLeave in words', { noOfLeave: 'one' }],
    ['noOfLeave as a list', { noOfLeave: [1] }],
    ['no noOfLeave', { noOfLeave: undefined }],
    ['noOfLeave null', { noOfLeave: null }],
    ['a day that does not exist', { fromdate: '2026-02-30' }],
    ['a day as it is shown', { fromdate: '01/12/2026' }],
    ['an instant', { todate: '2026-12-01T00:00:00Z' }],
    ['a remark of a page', { remark: 'x'.repeat(501) }],
    ['no type', { leavetype: '' }],
    ['no member', { membernoid: 0 }],
  ])('with %s', async (_, more) => {
    await expectRefused(office, 400, 'INVALID_INPUT', () => tryTake(aye, '2026-12-01', '2026-12-01', more));
  });

  test.each([
    'approve_status',
    'status',
    'id',
    'takeNo',
    'entitleleave',
    'remain_leave',
    'revision',
    'decided_by',
    'member_id',
  ])('with %s, which is not the member’s to say (T04)', async (field) => {
    const failure = await expectRefused(office, 400, 'UNKNOWN_FIELD', () =>
      tryTake(aye, '2026-12-01', '2026-12-01', { [field]: 1 }),
    );
    expect(failure.errors).toMatchObject([{ field, code: 'UNKNOWN_FIELD' }]);
  });

  test('with a field twice or on the prototype', async () => {
    const body = JSON.stringify(leaveBody(aye, '2026-12-01', '2026-12-01'));
    const before = await office.state();
    for (const payload of [
      body.replace('{', '{"__proto__":{"approve_status":1},'),
      body.replace('{', '{"constructor":{"prototype":{"approve_status":1}},'),
      body.replace('"noOfLeave":1', '"noOfLeave":1,"noOfLeave":2'),
    ]) {
      const headers = { 'content-type': 'application/json' };
      const raw = await aye.client.send({ method: takeLeave.method, url: takeLeave.path, headers, payload });
      expect([payload, raw.statusCode >= 400 && raw.statusCode < 500]).toEqual([payload, true]);
    }
    expect(await office.state()).toBe(before);
  });

  test('in the name of somebody else, known or not, alike (T01)', async () => {
    const peer = await newcomer(office);
    const bodies = [peer.code, 'NOBODY'].map((membercode) => ({ membercode }));
    const noids = [peer.id, 2_000_000_000].map((membernoid) => ({ membernoid }));
    for (const pair of [bodies, noids]) {
      const failures = [];
      for (const more of pair) {
        failures.push(
          await expectRefused(office, 403, 'FORBIDDEN', () => tryTake(aye, '2026-12-01', '2026-12-01', more)),
        );
      }
      expect(failures[0]).toEqual(failures[1]);
    }
  });
});
