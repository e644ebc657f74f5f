import { listAudit } from '@muster/domain/audit/audit-contract.ts';
import * as contracts from '@muster/domain/leave/leave-contract.ts';
import { adjustBalance, changeForMember, enterForMember } from '@muster/domain/leave/leave-office-contract.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { type Office, openOffice } from '../../../testing/company/office.ts';
import { decide, expectRefused, newcomer, type Person, take, tryEdit, tryTake } from '../../../testing/leave/leave.ts';
import { expectSoundLeave } from '../../../testing/leave/sound-leave.ts';
import { setTerms } from '../../../testing/leave/terms.ts';
import { found } from '../../../testing/members/member-files.ts';

let office: Office;
let hr: Client;
beforeAll(async () => {
  office = await openOffice();
  hr = await office.holding('HR');
});
afterEach(() => expectSoundLeave(office.database));
afterAll(() => office.close());

const CASUAL = { leavetype: 'CL' };
const OFF = { leavetype: 'O' };
const set = async (leaveid: string, terms: object) => {
  const answer = await setTerms(hr, leaveid, terms);
  expect([answer.status, answer.raw.body]).toEqual([200, answer.raw.body]);
  return answer.data();
};
const typeOf = async (who: Person, leaveid: string, query: object = {}) =>
  (await who.client.call(contracts.readLeaveTypes, { query })).data().types.find((it) => it.leaveid === leaveid);
const balanceOf = async (who: Person, leavetypeid: string, more: object = {}) =>
  (await who.client.call(contracts.readBalance, { query: { leavetypeid, membercode: who.code, ...more } })).data()[0];

test('says nothing of either where a type has neither', async () => {
  const who = await newcomer(office, { joined_on: '2026-08-03' });
  const keys = Object.keys((await typeOf(who, 'CL')) ?? {});
  expect(keys.filter((it) => it === 'servicefrom' || it === 'earned')).toEqual([]);
  expect(Object.keys((await balanceOf(who, 'CL')) ?? {})).toEqual(['entitleleave', 'remain_leave']);
});

describe('leave of a type for which one has to be here for half a year', () => {
  let who: Person;
  beforeAll(async () => {
    await set('CL', { servicemonths: 6 });
    who = await newcomer(office, { joined_on: '2026-08-03' });
  });
  afterAll(() => set('CL', { servicemonths: 0 }));

  test('is refused a day before, and had on the day; its member is told of it beforehand', async () => {
    expect(await typeOf(who, 'CL')).toMatchObject({ servicefrom: '2027-02-03' });
    const refused = await expectRefused(office, 422, 'LEAVE_SERVICE_SHORT', () =>
      tryTake(who, '2027-02-02', '2027-02-04', CASUAL),
    );
    expect(refused).toMatchObject({
      message: 'This leave type can be taken from 03/02/2027 on.',
      errors: [{ field: 'fromdate', params: { day: '2027-02-03' } }],
    });
    const { id } = await take(who, '2027-02-03', '2027-02-03', CASUAL);
    await expectRefused(office, 422, 'LEAVE_SERVICE_SHORT', () => tryEdit(who, id, '2027-02-02', '2027-02-02', CASUAL));
    expect((await tryTake(who, '2026-12-02', '2026-12-02')).status).toBe(201);
  });

  test('is had by whose first day nobody wrote down, and by who has been here for years', async () => {
    const unknown = await newcomer(office);
    const old = await newcomer(office, { joined_on: '2019-05-02' });
    for (const it of [unknown, old]) {
      expect((await typeOf(it, 'CL'))?.servicefrom).toBeUndefined();
      await take(it, '2026-12-02', '2026-12-02', CASUAL);
    }
  });

  test('is waited for from today by who comes by a file that says no first day', async () => {
    await found(hr, 'membercode,membername,joinedon\nFILE1,Aye,\nFILE2,Mya,2026-05-20\n');
    const query = (membercode: string) => ({ query: { membercode } });
    const from = async (code: string) =>
      (await hr.call(contracts.readLeaveTypes, query(code))).data().types.find((it) => it.leaveid === 'CL')
        ?.servicefrom;
    expect([await from('FILE1'), await from('FILE2')]).toEqual(['2027-05-20', '2026-11-20']);
  });

  test('is entered by the office where it sets that aside, which is on record', async () => {
    const body = { membercode: who.code, ...CASUAL, fromdate: '2026-12-08', todate: '2026-12-08', reason: 'Ill' };
    const refused = (await hr.call(enterForMember, { body })).failure();
    expect([refused.code, refused.data]).toEqual(['LEAVE_SERVICE_SHORT', { override: ['LEAVE_SERVICE_SHORT'] }]);
    const override = ['LEAVE_SERVICE_SHORT' as const];
    const entered = (await hr.call(enterForMember, { body: { ...body, override } })).data();
    const moved = { params: { id: String(entered.id) } };
    const { membercode: _, ...other } = { ...body, fromdate: '2026-12-09', todate: '2026-12-09' };
    expect((await hr.call(changeForMember, { ...moved, body: other })).failure().code).toBe('LEAVE_SERVICE_SHORT');
    const query = { subject: `leave:${entered.id}` };
    const { data } = (await (await office.holding('SA')).call(listAudit, { query })).body();
    expect(JSON.stringify(data)).toContain('LEAVE_SERVICE_SHORT');
  });
});

describe('leave of a type whose days are earned month by month', () => {
  beforeAll(() => set('O', { earnedmonthly: true }));

  test('is had up to what is earned by its first day, with what was taken and waits', async () => {
    const who = await newcomer(office);
    expect(await typeOf(who, 'O')).toMatchObject({ remaining: 12, earned: { days: 8, of: 12, most: 8 } });
    const refused = await expectRefused(office, 422, 'LEAVE_NOT_EARNED', () =>
      tryTake(who, '2026-11-23', '2026-12-01', OFF),
    );
    expect(refused).toMatchObject({
      message:
        'By 23/11/2026 8 of the 12 days of the year are earned; at most 8 can be taken then. So many can be taken from 01/12/2026 on.',
      errors: [{ field: 'todate' }],
    });
    await take(who, '2026-11-23', '2026-11-30', OFF);
    await expectRefused(office, 422, 'LEAVE_NOT_EARNED', () => tryTake(who, '2026-12-02', '2026-12-03', OFF));
    const { id } = await take(who, '2026-12-02', '2026-12-02', OFF);
    const edited = { leavetype: 'CL' };
    expect((await tryEdit(who, id, '2026-12-02', '2026-12-03', edited)).status).toBe(200);
    expect(await balanceOf(who, 'O')).toMatchObject({
      remain_leave: 4,
      earning: { granted: 12, whole: 0, leave: [{ from: '2026-11-23', days: 8 }] },
    });
  });

  test('that was asked for ahead leaves the days that are earned before it', async () => {
    const who = await newcomer(office);
    await take(who, '2027-03-02', '2027-03-05', OFF);
    await take(who, '2026-11-23', '2026-11-30', OFF);
    await expectRefused(office, 422, 'LEAVE_EXCEEDS_BALANCE', () => tryTake(who, '2026-12-02', '2026-12-02', OFF));
  });

  test('is edited as if its own days were not taken', async () => {
    const who = await newcomer(office);
    const { id } = await take(who, '2026-11-23', '2026-11-30', OFF);
    const other = (to: string, noOfLeave: number) => tryEdit(who, id, '2026-11-24', to, { leavetype: 'CL', noOfLeave });
    expect((await other('2026-11-25', 2)).status).toBe(200);
    await take(who, '2026-12-01', '2026-12-09', OFF);
  });

  test('across two fiscal years takes of each what that has earned', async () => {
    const who = await newcomer(office);
    const refused = await expectRefused(office, 422, 'LEAVE_NOT_EARNED', () =>
      tryTake(who, '2027-03-31', '2027-04-02', OFF),
    );
    expect(refused.errors).toMatchObject([{ field: 'todate', params: { day: '2027-04-01', earned: 1, count: 1 } }]);
    await take(who, '2027-03-31', '2027-04-01', OFF);
  });

  test('is what is left of who joined within the year and has a part of its days', async () => {
    await set('O', { prorated: true });
    const who = await newcomer(office, { joined_on: '2026-10-15' });
    expect(await typeOf(who, 'O')).toMatchObject({ remaining: 5.5, earned: { days: 1, of: 5.5, most: 1 } });
    const months = ['2026-11-01', '2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01'];
    expect((await balanceOf(who, 'O'))?.earning).toMatchObject({ granted: 5.5, months });
    await expectRefused(office, 422, 'LEAVE_NOT_EARNED', () => tryTake(who, '2026-11-24', '2026-11-25', OFF));
    await take(who, '2026-11-24', '2026-11-24', OFF);
    await set('O', { prorated: false });
  });

  test('has all of what the office added by hand at once', async () => {
    const who = await newcomer(office);
    const query = { fiscalyear: '2027' };
    expect((await typeOf(who, 'O', query))?.earned).toBeUndefined();
    const body = { membercode: who.code, leavetypeid: 'O', fiscalyear: 2027, days: 3, note: 'Thanks' };
    expect((await hr.call(adjustBalance, { body })).status).toBe(201);
    expect((await balanceOf(who, 'O', query))?.earning).toMatchObject({ granted: 12, whole: 3 });
    await expectRefused(office, 422, 'LEAVE_NOT_EARNED', () => tryTake(who, '2027-04-05', '2027-04-09', OFF));
    await take(who, '2027-04-05', '2027-04-08', OFF);
  });

  test('is refused with what counts besides where the office took days off, and with no half of a day', async () => {
    const who = await newcomer(office);
    const body = { membercode: who.code, leavetypeid: 'O', fiscalyear: 2026, days: -7.5, note: 'Taken before' };
    expect((await hr.call(adjustBalance, { body })).status).toBe(201);
    const ask = (to: string) => () => tryTake(who, '2026-11-23', to, OFF);
    const refused = await expectRefused(office, 422, 'LEAVE_NOT_EARNED', ask('2026-11-23'));
    expect(refused).toMatchObject({
      message:
        'By 23/11/2026 8 of the 12 days of the year are earned. With what is taken or waits, was carried over or was entered by the office, at most 0 can be taken then. So many can be taken from 01/12/2026 on.',
      errors: [{ field: 'fromdate', params: { reason: 'besidelater', count: 0 } }],
    });
    expect(await typeOf(who, 'O')).toMatchObject({ remaining: 4.5, earned: { days: 8, of: 12, most: 0 } });
    await take(who, '2026-12-01', '2026-12-01', OFF);
  });

  test('can be taken today up to what its member reads, none of it before they work here or have been here long enough', async () => {
    const who = await newcomer(office, { joined_on: '2020-02-03' });
    const most = async (of: Person) => (await typeOf(of, 'O'))?.earned?.most;
    expect(await most(who)).toBe(8);
    await take(who, '2026-11-23', '2026-11-25', OFF);
    expect(await most(who)).toBe(5);
    await take(who, '2027-02-01', '2027-02-06', OFF);
    expect(await most(who)).toBe(2);
    await expectRefused(office, 422, 'LEAVE_NOT_EARNED', () => tryTake(who, '2026-11-20', '2026-11-22', OFF));
    await take(who, '2026-11-20', '2026-11-21', OFF);
    const coming = await newcomer(office, { joined_on: '2026-11-21' });
    expect(await most(coming)).toBe(0);
    await set('O', { servicemonths: 12 });
    const young = await newcomer(office, { joined_on: '2025-11-21' });
    expect([await most(who), await most(young)]).toEqual([0, 0]);
    await set('O', { servicemonths: 0 });
    expect(await most(young)).toBe(8);
  });

  test('is said to be possible from the very day on which its member has been here long enough', async () => {
    await set('O', { servicemonths: 6 });
    const who = await newcomer(office, { joined_on: '2026-06-16' });
    const body = { membercode: who.code, ...OFF, fromdate: '2026-11-23', todate: '2026-12-01', reason: 'Away' };
    expect((await hr.call(enterForMember, { body })).failure().errors).toMatchObject([
      { code: 'LEAVE_SERVICE_SHORT', params: { day: '2026-12-16' } },
      { code: 'LEAVE_NOT_EARNED', params: { reason: 'later', from: '2026-12-16' } },
    ]);
    await take(who, '2026-12-16', '2026-12-24', OFF);
    await set('O', { servicemonths: 0 });
  });

  test('is entered by the office where it sets that aside, and what it set aside counts from then on', async () => {
    const who = await newcomer(office);
    const body = { membercode: who.code, ...OFF, fromdate: '2026-05-04', todate: '2026-05-06', reason: 'Was away' };
    const refused = (await hr.call(enterForMember, { body })).failure();
    expect([refused.code, refused.data]).toEqual(['LEAVE_NOT_EARNED', { override: ['LEAVE_NOT_EARNED'] }]);
    const override = ['LEAVE_NOT_EARNED' as const];
    expect((await hr.call(enterForMember, { body: { ...body, override } })).status).toBe(201);
    await expectRefused(office, 422, 'LEAVE_NOT_EARNED', () => tryTake(who, '2026-11-23', '2026-11-28', OFF));
    await take(who, '2026-11-23', '2026-11-27', OFF);
  });

  test('of two who ask for the last earned day at once gets one', async () => {
    const who = await newcomer(office);
    await take(who, '2026-11-21', '2026-11-27', OFF);
    const days = ['2026-11-28', '2026-11-29', '2026-11-30'];
    const answers = await Promise.all(days.map((day) => tryTake(who, day, day, { ...OFF })));
    expect(answers.map((it) => it.status).toSorted()).toEqual([201, 422, 422]);
  });
});

test('leave that was asked for before stays, and is approved, when its type comes to be earned', async () => {
  await set('O', { earnedmonthly: false });
  const who = await newcomer(office, { joined_on: '2026-08-03' });
  const { id } = await take(who, '2026-11-21', '2026-12-01', OFF);
  await set('O', { earnedmonthly: true, servicemonths: 12 });
  expect((await decide(hr, id, 'approve')).status).toBe(200);
  await set('O', { earnedmonthly: false, servicemonths: 0 });
});
