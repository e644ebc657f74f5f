import { adjustBalance, listBalances } from '@muster/domain/leave/leave-office-contract.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HrOffice, openHrOffice } from '../../../testing/company/hr-office.ts';
import { addColleagues } from '../../../testing/company/people.ts';
import { newcomer, type Person, take } from '../../../testing/leave/leave.ts';

let { office, hr } = {} as HrOffice;
let who: Person;
beforeAll(async () => {
  ({ office, hr } = await openHrOffice());
  await addColleagues(office.database, [{ membercode: 'Z1', membername: '=SUM(A1:A9)' }]);
  who = await newcomer(office, { groupno: 'STORE' });
  await take(who, '2026-12-01', '2026-12-02');
  const half = { leavetypeid: 'CL', fiscalyear: 2026, days: 1.5, note: 'brought along' };
  expect((await hr.call(adjustBalance, { body: { membercode: who.code, ...half } })).status).toBe(201);
});
afterAll(() => office.close());

const table = async (query: object = {}) => (await hr.call(listBalances, { query })).data();

describe('the balances of everybody', () => {
  test('are there by leave type, with halves, and used days among them that wait', async () => {
    const { fiscalyear, types, members } = await table({ search: who.code });
    expect(fiscalyear).toBe(2026);
    const [one] = members;
    expect([one?.membercode, one?.groupno]).toEqual([who.code, 'STORE']);
    const of = (leaveid: string) => one?.balances[types.findIndex((it) => it.leaveid === leaveid)];
    expect(of('EL')).toEqual({ leaveid: 'EL', entitled: 10, used: 2, gone: 0, remaining: 8 });
    expect(of('CL')).toEqual({ leaveid: 'CL', entitled: 7.5, used: 0, gone: 0, remaining: 7.5 });
  });

  test('add up to the totals of all who are found', async () => {
    for (const query of [{}, { groupno: 'STORE' }, { search: 'new' }]) {
      const { types, members, totals, count } = await table(query);
      expect(count).toBe(members.length);
      for (const [at, { leaveid, unlimited }] of types.entries()) {
        const sum = (pick: 'entitled' | 'used' | 'gone' | 'remaining') =>
          members.reduce((all, it) => all + (it.balances[at]?.[pick] ?? 0), 0);
        expect(totals[at]).toEqual({
          ...{ leaveid, used: sum('used'), gone: sum('gone') },
          entitled: unlimited ? null : sum('entitled'),
          remaining: unlimited ? null : sum('remaining'),
        });
      }
    }
    expect((await table({ groupno: 'STORE' })).members.every((it) => it.groupno === 'STORE')).toBe(true);
    expect((await table({ search: '%' })).count).toBe(0);
    expect((await table({ fiscalyear: '2027' })).fiscalyear).toBe(2027);
  });

  test('are a file with the same figures, whose cells run nowhere', async () => {
    const raw = await hr.send({ method: 'GET', url: '/api/leave/balances.csv' });
    expect(raw.headers['content-disposition']).toBe('attachment; filename="leave-balances-2026.csv"');
    const rows: Record<string, string>[] = parse(raw.body, { bom: true, columns: true });
    const own = rows.find((it) => it['membercode'] === who.code);
    expect(own).toMatchObject({ group: 'STORE', 'EL used': '2', 'CL remaining': '7.5' });
    expect(rows.find((it) => it['membercode'] === 'Z1')?.['membername']).toBe("'=SUM(A1:A9)");
    const { totals, count } = await table();
    const remaining = String(totals.find((it) => it.leaveid === 'EL')?.remaining);
    expect(rows).toHaveLength(count + 1);
    expect(rows.at(-1)).toMatchObject({ membername: 'total', 'EL remaining': remaining });
    const workbook = await hr.send({ method: 'GET', url: '/api/leave/balances.xlsx?groupno=STORE' });
    expect([workbook.statusCode, workbook.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK']);
  });

  test('say what of a year has lapsed, so that a row adds up', async () => {
    await office.database.query
      .insertInto('leave_ledger')
      .values({
        ...{ member_id: who.id, fiscal_year: 2026, leaveid: 'EL', kind: 'expired', half_days: -3 },
        ...{ at: '2026-12-01T00:00:00.000Z', note_code: 'notTaken' },
      })
      .execute();
    const { types, members } = await table({ search: who.code });
    const own = members[0]?.balances[types.findIndex((it) => it.leaveid === 'EL')];
    expect(own).toEqual({ leaveid: 'EL', entitled: 10, used: 2, gone: 1.5, remaining: 6.5 });
    const raw = await hr.send({ method: 'GET', url: `/api/leave/balances.csv?search=${who.code}` });
    const [row] = parse(raw.body, { bom: true, columns: true }) as Record<string, string>[];
    expect(row).toMatchObject({ 'EL entitled': '10', 'EL used': '2', 'EL remaining': '6.5', 'EL gone': '1.5' });
  });

  test('come in pages of a hundred', async () => {
    const crowd = Array.from({ length: 110 }, (_, n) => ({ membercode: `P${1000 + n}`, membername: `Many ${n}` }));
    await addColleagues(office.database, crowd);
    const [first, second] = [await table({ search: 'Many' }), await table({ search: 'Many', page: '2' })];
    expect([first.members.length, first.more, second.members.length, second.more]).toEqual([100, true, 10, false]);
    expect([first.count, second.count]).toEqual([110, 110]);
    const codes = [...first.members, ...second.members].map((it) => it.membercode);
    expect(codes).toEqual(crowd.map((it) => it.membercode));
  });
});
