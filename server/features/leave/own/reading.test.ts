import * as contracts from '@muster/domain/leave/leave-contract.ts';
import { readOwnDays } from '@muster/domain/leave/own/own-days-contract.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { inYangon, MORNING, type Office, openOffice } from '../../../testing/company/office.ts';
import { at, decide, expectRefused, newcomer, type Person, take } from '../../../testing/leave/leave.ts';

let office: Office;
let who: Person;
beforeAll(async () => {
  office = await openOffice();
  who = await newcomer(office);
  await decide(await office.holding('M'), (await take(who, '2026-12-01', '2026-12-03')).id, 'approve');
  await take(who, '2026-12-09', '2026-12-10');
});
afterAll(() => office.close());
afterEach(() => {
  office.now = MORNING;
});

const balance = (leavetypeid: string, membercode = who.code) =>
  who.client.call(contracts.readBalance, { query: { leavetypeid, membercode } });

describe('noOfLeave', () => {
  test('tells entitlement and what remains; what waits counts as taken', async () => {
    expect((await balance('EL')).data()).toEqual([{ entitleleave: 10, remain_leave: 5 }]);
  });

  test('takes the type as the form holds it, too', async () => {
    expect((await balance('EL-EARNED LEAVE')).data()).toEqual((await balance('EL')).data());
  });

  test('of a type that gives nothing is nothing', async () => {
    expect((await balance('WP')).data()).toEqual([{ entitleleave: 0, remain_leave: 0 }]);
  });

  test('is of the fiscal year of today, by the company’s clock', async () => {
    const before = await at(office, who, inYangon('2027-03-31T23:50'));
    const read = (client: Person['client']) =>
      client.call(contracts.readBalance, { query: { leavetypeid: 'EL', membercode: who.code } });
    expect((await read(before.client)).data()[0]?.remain_leave).toBe(5);
    const after = await at(office, who, inYangon('2027-04-01T00:00'));
    expect((await read(after.client)).data()[0]?.remain_leave).toBe(10);
  });

  test('is of another fiscal year when one is named', async () => {
    await take(who, '2027-04-06', '2027-04-07');
    const query = { leavetypeid: 'EL', membercode: who.code, fiscalyear: '2027' };
    expect((await who.client.call(contracts.readBalance, { query })).data()).toEqual([
      { entitleleave: 10, remain_leave: 8 },
    ]);
    expect((await balance('EL')).data()[0]?.remain_leave).toBe(5);
  });

  test('knows its types', async () => {
    const failure = (await balance('XX')).failure();
    expect([failure.code, failure.errors?.[0]?.field]).toEqual(['LEAVE_TYPE_UNKNOWN', 'leavetypeid']);
  });

  test.each([{}, { leavetypeid: 'EL' }, { membercode: 'A' }, { leavetypeid: 'EL', membercode: 'A', year: '2026' }])(
    'asked with %j is refused',
    async (query) => {
      const raw = await who.client.send({ method: 'GET', url: '/api/entitleleave/noOfLeave', query });
      expect(raw.statusCode).toBe(400);
    },
  );
});

describe('the own leave', () => {
  const list = (from: string, to: string) => who.client.call(contracts.listLeave, { query: { from, to } });

  test('is listed by the days that it touches, oldest first', async () => {
    const starts = async (from: string, to: string) => (await list(from, to)).data().map((it) => it.start);
    expect(await starts('2026-11-01', '2026-12-31')).toEqual(['2026-12-01', '2026-12-09']);
    expect(await starts('2026-12-03', '2026-12-09')).toEqual(['2026-12-01', '2026-12-09']);
    expect(await starts('2026-12-04', '2026-12-08')).toEqual([]);
  });

  test('says where the latest leave before these days begins', async () => {
    const earlier = async (from: string) => (await list(from, '2027-12-31')).body().earlier;
    expect(await earlier('2026-12-01')).toBeNull();
    expect(await earlier('2026-12-03')).toBeNull();
    expect(await earlier('2026-12-04')).toBe('2026-12-01');
    expect(await earlier('2026-12-31')).toBe('2026-12-09');
  });

  test('is asked for by a span that makes sense', async () => {
    const backwards = await expectRefused(office, 400, 'INVALID_INPUT', () => list('2026-12-31', '2026-12-01'));
    expect(backwards.message).toContain('The last day is before the first.');
    expect((await list('2026-01-01', '2028-03-10')).status).toBe(200);
    await expectRefused(office, 400, 'INVALID_INPUT', () => list('2026-01-01', '2028-03-11'));
    await expectRefused(office, 400, 'INVALID_INPUT', () => list('1900-01-01', '2199-12-31'));
  });

  test('stands in the calendar beside holidays and off-days', async () => {
    const query = { from: '2026-12-09', to: '2026-12-13' };
    expect((await who.client.call(readOwnDays, { query })).data()).toEqual([
      { date: '2026-12-12', kind: 'offday', description: '', part: null },
      { date: '2026-12-13', kind: 'offday', description: '', part: null },
      { date: '2026-12-09', kind: 'leave', description: '', part: null },
      { date: '2026-12-10', kind: 'leave', description: '', part: null },
    ]);
    const weeks = { from: '2026-12-30', to: '2027-01-10' };
    const found = (await who.client.call(readOwnDays, { query: weeks })).data();
    expect(found.filter((it) => it.kind === 'offday').map((it) => it.date)).toEqual([
      '2027-01-02',
      '2027-01-03',
      '2027-01-09',
      '2027-01-10',
    ]);
    const ofThem = { ...query, membercode: who.code };
    expect((await (await office.holding('HR')).call(readOwnDays, { query: ofThem })).data()).toHaveLength(4);
    const christmas = { from: '2026-12-25', to: '2026-12-25' };
    expect((await who.client.call(readOwnDays, { query: christmas })).data()).toEqual([
      { date: '2026-12-25', kind: 'holiday', description: 'Christmas Day', part: null },
    ]);
  });
});

describe('checkHolidayForLeave', () => {
  const check = (prevDate: string, nextDate: string, more: object = {}) =>
    who.client.call(contracts.holidaysAllow, {
      query: { month: '8', prevDate, nextDate, fromDate: '2026-12-24', toDate: '2026-12-24', ...more },
    });

  test.each([
    ['no holiday near', '2026-12-15', '2026-12-17', {}, true],
    ['the day after is one', '2026-12-23', '2026-12-25', {}, false],
    ['the day before is one', '2026-12-25', '2026-12-29', {}, false],
    ['one lies behind the weekend', '2026-12-27', '2026-12-29', {}, false],
    ['one lies behind a weekend ahead', '2026-12-30', '2027-01-02', {}, false],
    ['off-days alone are no holidays', '2026-12-10', '2026-12-12', {}, true],
    ['the type allows it', '2026-12-23', '2026-12-25', { leavetype: 'CL-CASUAL LEAVE' }, true],
    ['the type is the default one, named', '2026-12-23', '2026-12-25', { leavetype: 'EL-EARNED LEAVE' }, false],
  ])('%s', async (_, previous, next, more, allowed) => {
    expect((await check(previous, next, more)).data()).toBe(allowed);
  });

  test.each(['2026-04-01', '2026-12-24', '2027-03-31', '2027-04-30'])(
    'knows the fiscal month of %s',
    async (fromDate) => {
      const right = { '04': '0', '12': '8', '03': '11' }[fromDate.slice(5, 7)] as string;
      for (let month = 0; month < 12; month++) {
        const answer = await check('2026-12-15', '2026-12-17', { fromDate, month: String(month) });
        expect([month, answer.status]).toEqual([month, String(month) === right ? 200 : 400]);
      }
    },
  );

  test.each([{ month: '12' }, { month: '-1' }, { month: 'April' }, { month: '' }, { prevDate: '24/12/2026' }])(
    'is refused with %j',
    async (more) => expect((await check('2026-12-23', '2026-12-25', more)).failure().code).toBe('INVALID_INPUT'),
  );

  test('knows its types', async () => {
    const answer = await check('2026-12-23', '2026-12-25', { leavetype: 'XX' });
    expect([answer.status, answer.failure().code]).toEqual([422, 'LEAVE_TYPE_UNKNOWN']);
  });

  test('knows a type in whatever case it is spelled', async () => {
    expect((await check('2026-12-23', '2026-12-25', { leavetype: 'el-earned leave' })).status).toBe(200);
  });
});

describe('checkOffdayDateForLeave', () => {
  const check = (prevDate: string, nextDate: string, more: object = {}) =>
    who.client.call(contracts.offdaysAllow, {
      query: { prevDate, nextDate, fromDate: '2026-12-11', toDate: '2026-12-11', membercode: who.code, ...more },
    });

  test.each([
    ['no off-day near', '2026-12-15', '2026-12-17', {}, true],
    ['the day after is one', '2026-12-10', '2026-12-12', {}, false],
    ['the day before is one', '2026-12-13', '2026-12-15', {}, false],
    ['one lies behind a holiday', '2026-12-23', '2026-12-25', {}, false],
    ['a holiday alone is no off-day', '2026-12-29', '2026-12-31', {}, true],
    ['the type allows it', '2026-12-10', '2026-12-12', { leavetype: 'CL' }, true],
  ])('%s', async (_, previous, next, more, allowed) => {
    expect((await check(previous, next, more)).data()).toBe(allowed);
  });

  test('looks at the rest days of the member who is named', async () => {
    const worksOnSaturday = await newcomer(office, { rest_days: '7' });
    const manager = await office.holding('M');
    const query = { prevDate: '2026-12-10', nextDate: '2026-12-12', fromDate: '2026-12-11', toDate: '2026-12-11' };
    const of = async (membercode: string) =>
      (await manager.call(contracts.offdaysAllow, { query: { ...query, membercode } })).data();
    expect([await of(worksOnSaturday.code), await of(who.code)]).toEqual([true, false]);
  });
});
