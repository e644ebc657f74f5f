import { readBalance, readLeaveTypes } from '@muster/domain/leave/leave-contract.ts';
import * as contracts from '@muster/domain/leave/leave-office-contract.ts';
import { addMember } from '@muster/domain/members/members-contract.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/company/client.ts';
import { inYangon, type Office, openOffice } from '../../testing/company/office.ts';
import { newcomer, take, tryTake } from '../../testing/leave/leave.ts';

let office: Office;
let hr: Client;
beforeEach(async () => {
  office = await openOffice();
  hr = await office.holding('HR');
});
afterEach(() => office.close());

const codes = async () => (await hr.call(contracts.listLeaveCodes)).data().codes;
async function set(leaveid: string, terms: object, begin = 'this-year') {
  const type = (await codes()).find((it) => it.leaveid === leaveid) as contracts.LeaveCodeView;
  const { description, daysperyear, nexttoholiday, nexttooffday, revision } = type;
  const body = { description, daysperyear, nexttoholiday, nexttooffday, revision, begin, ...terms } as never;
  return hr.call(contracts.changeLeaveCode, { params: { id: leaveid }, body });
}
const balance = async (who: { client: Client; code: string }, leavetypeid: string, fiscalyear?: string) =>
  (
    await who.client.call(readBalance, {
      query: { leavetypeid, membercode: who.code, ...(fiscalyear ? { fiscalyear } : {}) },
    })
  ).data()[0];
const CASUAL = { leavetype: 'CL-CASUAL LEAVE' };

describe('the terms of a type', () => {
  test('are kept, and what is left out of a change stays', async () => {
    const terms = { paid: 'half', prorated: true, carrydays: 2.5, carrymonths: 3 };
    expect((await set('CL', terms)).data()).toMatchObject(terms);
    expect((await set('CL', { description: 'CASUAL' })).data()).toMatchObject({ ...terms, unlimited: false });
    const wrong = (await set('CL', { carrydays: 2.3 })).failure();
    expect([wrong.code, wrong.errors[0]?.field]).toEqual(['INVALID_INPUT', 'carrydays']);
  });

  test('without limit never run out, and cannot be limited below what was taken', async () => {
    const who = await newcomer(office);
    await set('CL', { unlimited: true });
    await take(who, '2026-12-07', '2026-12-18', CASUAL);
    expect(await balance(who, 'CL')).toEqual({ entitleleave: 378, remain_leave: 366 });
    const refused = await set('CL', { unlimited: false });
    expect([refused.status, refused.failure().code]).toEqual([422, 'LEAVE_BALANCE_TOO_LOW']);
  });

  test('that is retired is taken for no new leave, gives no days, and stays where it is', async () => {
    const who = await newcomer(office);
    await take(who, '2026-12-07', '2026-12-08', CASUAL);
    const retired = (await hr.call(contracts.retireLeaveCode, { params: { id: 'CL' } })).data();
    expect(retired.retired).toBe(true);
    expect((await tryTake(who, '2026-12-14', '2026-12-15', CASUAL)).failure().code).toBe('LEAVE_TYPE_UNKNOWN');
    const shown = await hr.send({ method: 'GET', url: '/api/leavecode_info' });
    expect(shown.json().leavecode_info.map((it: { leaveid: string }) => it.leaveid)).not.toContain('CL');
    expect((await who.client.call(readLeaveTypes)).data().types.map((it) => it.leaveid)).toContain('CL');
    const late = await newcomer(office);
    expect((await late.client.call(readLeaveTypes)).data().types.map((it) => it.leaveid)).toContain('EL');
    expect((await hr.call(contracts.reinstateLeaveCode, { params: { id: 'CL' } })).data().retired).toBe(false);
    expect((await tryTake(who, '2026-12-14', '2026-12-15', CASUAL)).status).toBe(201);
  });

  test('that give a part of the year do so by the joining day, to the nearest half', async () => {
    await set('CL', { prorated: true });
    office.now = inYangon('2027-01-01T09:00');
    hr = await office.holding('HR');
    const added = (await hr.call(addMember, { body: { membercode: 'LATE', membername: 'Late' } })).data();
    const lines = await office.database.query
      .selectFrom('leave_ledger')
      .select(['leaveid', 'fiscal_year', 'half_days'])
      .where('member_id', '=', added.id)
      .where('kind', '=', 'grant')
      .execute();
    const of = (leaveid: string, year: number) =>
      lines.find((it) => it.leaveid === leaveid && it.fiscal_year === year)?.half_days;
    // 90 of 365 days of 6 days are 1.48.
    expect([of('CL', 2026), of('CL', 2027), of('EL', 2026)]).toEqual([3, 12, 20]);
  });
});

describe('the end of a year', () => {
  const look = async (year = 2026) =>
    (await hr.call(contracts.previewYearEnd, { query: { fiscalyear: String(year) } })).data();
  const run = async (year = 2026) => (await hr.call(contracts.runYearEnd, { body: { fiscalyear: year } })).data();
  const nextYear = async (day = '2027-04-02') => {
    office.now = inYangon(`${day}T09:00`);
    hr = await office.holding('HR');
  };

  test('is looked at line by line, done once, and done again finds only what came up since', async () => {
    const who = await newcomer(office);
    await take(who, '2026-12-08', '2026-12-10');
    await set('EL', { carrydays: 5 });
    await nextYear();
    const before = await office.state();
    const seen = await look();
    expect(await office.state()).toBe(before);
    expect(seen.lines.find((it) => it.membercode === who.code)).toMatchObject({
      leaveid: 'EL',
      carried: 5,
      lapsed: 2,
      until: '2028-03-31',
      what: 'carry',
    });
    expect(await run()).toMatchObject({ members: seen.members, carried: seen.carried, lapsed: seen.lapsed });
    const client = await office.database.query
      .selectFrom('leave_ledger')
      .selectAll()
      .where('member_id', '=', who.id)
      .execute();
    const sum = (year: number) =>
      client
        .filter((it) => it.fiscal_year === year && it.leaveid === 'EL')
        .reduce((days, it) => days + it.half_days, 0);
    expect([sum(2026), sum(2027)]).toEqual([0, 30]);
    const after = await office.state();
    expect(await run()).toMatchObject({ members: 0, carried: 0, lapsed: 0 });
    expect(await office.state()).toBe(after);
  });

  test('lets lapse what was carried and not taken in time', async () => {
    const who = await newcomer(office);
    await set('EL', { carrydays: 5, carrymonths: 3 });
    await nextYear();
    await run();
    expect(await look()).toMatchObject({ members: 0 });
    await nextYear('2027-07-01');
    const late = (await look()).lines.find((it) => it.membercode === who.code);
    expect(late).toMatchObject({ carried: 0, lapsed: 5, what: 'lapse' });
    await run();
    expect((await look()).members).toBe(0);
  });

  test('of a year that is not over is refused', async () => {
    const refused = (await hr.call(contracts.runYearEnd, { body: { fiscalyear: 2026 } })).failure();
    expect([refused.code, refused.errors[0]?.field]).toEqual(['INVALID_INPUT', 'fiscalyear']);
  });
});
