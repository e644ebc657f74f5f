import { readLeaveTypes } from '@muster/domain/leave/leave-contract.ts';
import { listBalances, runYearEnd } from '@muster/domain/leave/leave-office-contract.ts';
import { changeMember, readMember } from '@muster/domain/members/member-office-contract.ts';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type HrOffice, openHrOffice } from '../../../testing/company/hr-office.ts';
import { inYangon } from '../../../testing/company/office.ts';
import { countingServer } from '../../../testing/database/counted-queries.ts';
import { decide, newcomer, type Person, take } from '../../../testing/leave/leave.ts';
import { setTerms } from '../../../testing/leave/terms.ts';
import { dryRun, found } from '../../../testing/members/member-files.ts';

let { office, hr } = {} as HrOffice;
let who: Person;
beforeEach(async () => {
  ({ office, hr } = await openHrOffice());
  who = await newcomer(office);
});
afterEach(() => office.close());

const nextYear = async (day: string) => {
  office.now = inYangon(`${day}T09:00`);
  hr = await office.holding('HR');
};

async function leave(lefton: string | null): Promise<void> {
  const params = { id: String(who.id) };
  const { revision } = (await hr.call(readMember, { params })).data();
  expect((await hr.call(changeMember, { params, body: { lefton, revision } })).status).toBe(200);
}

/** What the look at a last day says is left of earned leave. */
async function asked(lefton: string): Promise<number | undefined> {
  const params = { id: String(who.id) };
  const { revision } = (await hr.call(readMember, { params })).data();
  const query = { preview: 'true' as const };
  const { touches } = (await hr.call(changeMember, { params, query, body: { lefton, revision } })).data();
  return touches?.balances.find((it) => it.leaveid === 'EL')?.remaining;
}

/** On the page of the balances, in its file, and with the member's leave. */
async function shown(fiscalyear = '2026', leaveid = 'EL') {
  const { types, members } = (await hr.call(listBalances, { query: { fiscalyear, search: who.code } })).data();
  const file = await hr.send({
    method: 'GET',
    url: `/api/leave/balances.csv?fiscalyear=${fiscalyear}&search=${who.code}`,
  });
  const [row] = parse(file.body, { bom: true, columns: true }) as Record<string, string>[];
  const own = (await hr.call(readLeaveTypes, { query: { fiscalyear, membercode: who.code } })).data();
  return {
    page: members[0]?.balances[types.findIndex((it) => it.leaveid === leaveid)]?.left,
    file: row?.[`${leaveid} left`],
    member: own.types.find((it) => it.leaveid === leaveid)?.left,
  };
}

const everywhere = (lastday: string, days: number) => ({
  ...{ page: { lastday, days }, file: String(days), member: { lastday, days } },
});
const NOWHERE = { page: undefined, file: '', member: undefined };

describe('the days left of who leaves are shown beside their balance', () => {
  test('as the look at the last day says: leave after it, approved or waiting, counts as not taken', async () => {
    const approved = await take(who, '2026-12-08', '2026-12-10');
    expect((await decide(await office.holding('SA'), approved.id, 'approve')).status).toBe(200);
    await take(who, '2026-12-22', '2026-12-23');
    expect(await shown()).toEqual(NOWHERE);
    for (const [lastDay, days] of [
      ['2026-12-04', 10],
      ['2026-12-08', 9],
      ['2026-12-31', 5],
    ] as const) {
      expect([lastDay, await asked(lastDay)]).toEqual([lastDay, days]);
      await leave(lastDay);
      expect(await shown()).toEqual(everywhere(lastDay, days));
    }
    const { members, totals, types } = (await hr.call(listBalances, { query: { search: who.code } })).data();
    const el = types.findIndex((it) => it.leaveid === 'EL');
    expect(members[0]?.balances[el], 'the balance is what its lines add up to').toMatchObject({
      used: 5,
      remaining: 5,
    });
    expect(totals[el]).toEqual({ leaveid: 'EL', entitled: 10, used: 5, gone: 0, remaining: 5 });
    await leave(null);
    expect(await shown()).toEqual(NOWHERE);
  });

  test('with the days of the year before, whether its end was run or not, in the year of the last day alone', async () => {
    await setTerms(hr, 'EL', { carrydays: 5 });
    await nextYear('2027-04-02');
    const days = (await asked('2027-04-15')) ?? 0;
    await leave('2027-04-15');
    expect([await shown('2027'), await shown('2026')]).toEqual([everywhere('2027-04-15', days), NOWHERE]);
    expect((await hr.call(runYearEnd, { body: { fiscalyear: 2026 } })).status).toBe(200);
    expect(await shown('2027')).toEqual(everywhere('2027-04-15', days));
  });

  test('of no type without a limit, and to the office alone', async () => {
    await office.database.query.updateTable('leave_code').set({ unlimited: 1 }).where('leaveid', '=', 'WP').execute();
    await leave('2026-12-04');
    expect(await shown('2026', 'WP')).toEqual(NOWHERE);
    for (const client of [who.client, await office.holding('M')]) {
      const { types } = (await client.call(readLeaveTypes, { query: { membercode: who.code } })).data();
      expect(types.map((it) => it.left)).toEqual(types.map(() => undefined));
    }
  });

  test('in as many statements, however many of a page leave', async () => {
    const leavers = [who, await newcomer(office), await newcomer(office), await newcomer(office)];
    for (const it of leavers) await take(it, '2026-12-08', '2026-12-10');
    const leaveOn = (all: readonly Person[]) =>
      office.database.query
        .updateTable('member')
        .set({ left_on: '2026-12-08' })
        .where(
          'id',
          'in',
          all.map((it) => it.id),
        )
        .execute();
    const server = await countingServer(office);
    const client = Object.assign(server.visitor(), { token: hr.token });
    const lefts = async () => {
      const { types, members } = (await client.call(listBalances, { query: { search: 'Newcomer' } })).data();
      const el = types.findIndex((it) => it.leaveid === 'EL');
      return members.map((it) => it.balances[el]?.left?.days);
    };
    await leaveOn([who]);
    const one = await server.countOf(lefts);
    await leaveOn(leavers);
    const all = await server.countOf(lefts);
    expect([all, await lefts()]).toEqual([one, [9, 9, 9, 9]]);
    await server.close();
  });

  test('and never in the file of members, which an import would take for the balance', async () => {
    await take(who, '2026-12-08', '2026-12-10');
    await leave('2026-12-04');
    const { body } = await hr.send({ method: 'GET', url: '/api/members/export.csv' });
    const row = (parse(body, { bom: true, columns: true }) as Record<string, string>[]).find(
      (it) => it['membercode'] === who.code,
    );
    expect(row?.['balance EL']).toBe('7');
    const { rows } = await found(hr, body, dryRun);
    expect(rows.filter((it) => it.outcome !== 'same')).toEqual([]);
  });
});
