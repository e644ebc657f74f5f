import { readLeaveTypes, readLedger } from '@muster/domain/leave/leave-contract.ts';
import { enterForMember, listBalances } from '@muster/domain/leave/leave-office-contract.ts';
import { addMember } from '@muster/domain/members/members-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { grantLeave } from '../../records/leave/ledger/grants.ts';
import type { Client } from '../../testing/company/client.ts';
import { type Office, openOffice } from '../../testing/company/office.ts';
import { newcomer, type Person, remaining, take } from '../../testing/leave/leave.ts';
import { changeNow } from '../../testing/members/change-now.ts';
import { found, idByCode } from '../../testing/members/member-files.ts';

/** It is 20 November 2026; the leave year runs from April to March. */
let office: Office;
let hr: Client;
let who: Person;
beforeAll(async () => {
  office = await openOffice();
  await office.database.query.updateTable('leave_code').set({ prorated: 1 }).where('leaveid', '=', 'EL').execute();
  hr = await office.holding('HR');
});
afterAll(() => office.close());
beforeEach(async () => {
  who = await newcomer(office);
});

const joins = async (joinedon: string, id = who.id) => expect((await changeNow(hr, id, { joinedon })).status).toBe(200);
async function entitled(fiscalyear = '2026') {
  const { types, members } = (await hr.call(listBalances, { query: { search: who.code, fiscalyear } })).data();
  return members[0]?.balances[types.findIndex((it) => it.leaveid === 'EL')]?.entitled;
}

/** What this leave year and the next give, also to who does not work here in them. */
async function ofType(code = who.code, leaveid = 'EL') {
  const of = async (fiscalyear: string) => {
    const { types } = (await hr.call(readLeaveTypes, { query: { membercode: code, fiscalyear } })).data();
    return types.find((it) => it.leaveid === leaveid)?.entitled;
  };
  return [await of('2026'), await of('2027')];
}

test('who is listed ahead for the next leave year is given nothing of this one, until an earlier first day is theirs', async () => {
  const added = { membercode: 'AHEAD', membername: 'Ahead Of Time', joinedon: '2027-06-01' };
  expect((await hr.call(addMember, { body: added })).status).toBe(201);
  await grantLeave(office.database, office.deps.clock);
  expect(await ofType('AHEAD')).toEqual([0, 8.5]);
  await joins('2026-10-01', await idByCode(office, 'AHEAD'));
  expect(await ofType('AHEAD')).toEqual([5, 10]);
});

test('who is listed ahead by a file has its balances in the leave year of their first day, and the file tells them so', async () => {
  const file = (days: number) => `code,name,joined on,balance EL\nFILED,Filed Ahead,01/06/2027,${days}\n`;
  expect(await found(hr, file(3))).toMatchObject({ rows: [{ outcome: 'new' }], applied: true });
  expect(await ofType('FILED')).toEqual([0, 3]);
  await grantLeave(office.database, office.deps.clock);
  expect(await ofType('FILED')).toEqual([0, 3]);
  expect(await found(hr, file(3))).toMatchObject({ rows: [{ outcome: 'same' }] });
  expect(await found(hr, file(4.5))).toMatchObject({
    rows: [{ outcome: 'changed', changes: [{ field: 'balance EL', before: '3', after: '4.5' }] }],
  });
  expect(await ofType('FILED')).toEqual([0, 4.5]);
  // An earlier first day is of another year, whose days the file does not say.
  expect(await found(hr, 'code,joined on\nFILED,01/10/2026\n')).toMatchObject({ applied: true });
  expect(await ofType('FILED')).toEqual([5, 4.5]);
});

describe('a corrected first day', () => {
  test('brings the days of its year to the part that is left of it, and back', async () => {
    await joins('2020-01-01');
    expect(await entitled()).toBe(10);
    await joins('2026-10-01');
    expect(await entitled()).toBe(5);
    await joins('2026-07-01');
    expect(await entitled()).toBe(7.5);
    await joins('2025-11-03');
    expect([await entitled(), await entitled('2027')]).toEqual([10, 10]);
  });

  test('of the next leave year brings the days of that', async () => {
    await joins('2027-10-01');
    expect(await entitled('2027')).toBe(5);
  });

  test('after the end of a leave year leaves nothing of that, until it is an earlier one', async () => {
    await joins('2027-02-01');
    expect(await ofType()).toEqual([1.5, 10]);
    await joins('2027-10-01');
    expect(await ofType()).toEqual([0, 5]);
    await joins('2027-03-01');
    expect(await ofType()).toEqual([1, 10]);
  });

  test('after the end of a leave year leaves nothing of that of types that give whole years either, but what is used', async () => {
    await joins('2020-01-01');
    const [whole] = await ofType(who.code, 'CL');
    expect(whole).toBeGreaterThan(2);
    await joins('2027-10-01');
    expect([await ofType(), await ofType(who.code, 'CL')]).toEqual([
      [0, 5],
      [0, whole],
    ]);
    await joins('2027-02-01');
    expect(await ofType(who.code, 'CL')).toEqual([whole, whole]);
    await joins('2020-01-01');
    await take(who, '2026-12-01', '2026-12-02', { leavetype: 'CL-CASUAL LEAVE' });
    await joins('2028-04-03');
    expect(await ofType(who.code, 'CL')).toEqual([2, 0]);
  });

  test('leaves what is used', async () => {
    await joins('2020-01-01');
    await take(who, '2026-12-01', '2026-12-03');
    await joins('2027-02-01');
    expect(await entitled()).toBe(3);
    await joins('2026-10-01');
    expect(await entitled()).toBe(5);
  });

  test('gives nothing to who has taken more than there was', async () => {
    await joins('2020-01-01');
    await take(who, '2026-12-01', '2026-12-09');
    const body = {
      ...{ membercode: who.code, leavetype: 'EL-EARNED LEAVE', fromdate: '2026-12-14', todate: '2026-12-22' },
      ...{ reason: 'Was away', override: ['LEAVE_EXCEEDS_BALANCE' as const, 'LEAVE_NEXT_TO_OFFDAY' as const] },
    };
    expect((await hr.call(enterForMember, { body })).status).toBe(201);
    const before = await remaining(who);
    expect(before).toBeLessThan(0);
    await joins('2026-10-01');
    expect(await remaining(who)).toBe(before);
  });

  test('does the same in a file of members, but for a balance that it changes itself', async () => {
    await joins('2020-01-01');
    const line = (cells: string) => found(hr, `membercode,membername,joinedon${cells}\n`);
    expect((await line(`\n${who.code},,2026-10-01`)).applied).toBe(true);
    expect(await entitled()).toBe(5);
    expect((await line(`,balance EL\n${who.code},,2026-07-01,5`)).applied).toBe(true);
    expect(await entitled()).toBe(7.5);
    expect((await line(`,balance EL\n${who.code},,2026-10-01,9`)).applied).toBe(true);
    expect(await entitled()).toBe(9);
  });

  test('leaves a balance that a file entered of somebody new, also where it is what the year gave', async () => {
    const lines = ['TT03,Paper One,2026-10-01,5', 'TT04,Paper Two,2026-10-01,4.5'];
    const columns = 'membercode,membername,joinedon,balance EL';
    expect((await found(hr, [columns, ...lines, ''].join('\n'))).applied).toBe(true);
    for (const [code, days] of [
      ['TT03', 5],
      ['TT04', 4.5],
    ] as const) {
      const id = (await idByCode(office, code)) ?? 0;
      who = { ...who, id, code };
      await joins('2026-04-01');
      expect([await entitled(), await entitled('2027')]).toEqual([days, 10]);
      const ledger = { leavetypeid: 'EL', membercode: code, fiscalyear: '2026' };
      const told = (await hr.call(readLedger, { query: ledger })).data();
      expect(told.at(-1)).toMatchObject({ notecode: 'balanceEntered', days: days - 5, balance: days });
    }
  });
});
