import { closePeriod } from '@muster/domain/attendance/periods/periods-contract.ts';
import { readMember } from '@muster/domain/members/member-office-contract.ts';
import { signIn } from '@muster/domain/session/session-contract.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { punch } from '../../../testing/attendance/punches.ts';
import type { Client } from '../../../testing/company/client.ts';
import { inYangon, type Office, openOffice, PASSWORD } from '../../../testing/company/office.ts';
import { newcomer, type Person } from '../../../testing/leave/leave.ts';
import { changeNow } from '../../../testing/members/change-now.ts';
import { dryRun, earnedLeave, faults, found, outcomes } from '../../../testing/members/member-files.ts';
import { closeAccounts } from '../close-accounts.ts';

let office: Office;
let hr: Client;
let who: Person;
const FIRST = { from: '2026-01-01', to: '2026-11-06' };

beforeEach(async () => {
  office = await openOffice();
  hr = await office.holding('HR');
  who = await newcomer(office);
  expect((await changeNow(hr, who.id, { employment: [FIRST] })).status).toBe(200);
  await closeAccounts(office.deps);
});
afterEach(() => office.close());

const member = async () => (await hr.call(readMember, { params: { id: String(who.id) } })).data();
const back = (joinedon: string) => `membercode,joinedon\n${who.code},${joinedon}\n`;
const trySignIn = async () =>
  (await office.visitor().call(signIn, { body: { membercode: who.code, password: PASSWORD } })).status;

describe('a file of members', () => {
  test('brings back who has left by a later first day, as the look at it says, and again changes nothing', async () => {
    const before = await office.state();
    const seen = await found(hr, back('16/11/2026'), dryRun);
    expect(seen.rows).toMatchObject([
      {
        outcome: 'changed',
        returns: FIRST.to,
        changes: [{ field: 'joinedon', before: FIRST.from, after: '2026-11-16' }],
      },
    ]);
    expect(await office.state()).toBe(before);
    expect(await trySignIn()).toBe(403);
    const left = await earnedLeave(office, who.code);
    expect(await found(hr, back('16/11/2026'))).toMatchObject({ applied: true });
    expect(await member()).toMatchObject({
      ...{ status: 'active', joinedon: '2026-11-16', lefton: null, revision: 3 },
      employment: [FIRST, { from: '2026-11-16', to: null }],
    });
    expect(await trySignIn()).toBe(200);
    expect(await earnedLeave(office, who.code)).toBe(left);
    const again = await found(hr, back('16/11/2026'));
    expect([outcomes(again), again.rows[0]?.returns]).toEqual([['same'], undefined]);
  });

  test('gives them the days of a leave year in which they have not worked before, as the form does', async () => {
    office.now = inYangon('2027-05-03T09:00');
    hr = await office.holding('HR');
    const other = await newcomer(office);
    const years = (memberId: number) =>
      office.database.query
        .selectFrom('leave_ledger')
        .select(['leaveid', 'fiscal_year', 'kind', 'half_days'])
        .where('member_id', '=', memberId)
        .where('fiscal_year', '>=', 2027)
        .orderBy('fiscal_year')
        .orderBy('leaveid')
        .orderBy('id')
        .execute();
    const employment = [FIRST, { from: '2027-05-03', to: null }];
    const byForm = async () => {
      await changeNow(hr, other.id, { employment: [FIRST] });
      await changeNow(hr, other.id, { employment });
    };
    await byForm();
    expect(await found(hr, back('03/05/2027'))).toMatchObject({ applied: true });
    expect((await member()).employment).toEqual(employment);
    expect((await years(who.id)).length).toBeGreaterThan(0);
    expect(await years(who.id)).toEqual(await years(other.id));
  });

  test('says which closed pay periods a first day changes', async () => {
    const close = { params: { month: '2026-09' }, body: { waive: 'Counted by hand' } };
    expect((await hr.call(closePeriod, close)).status).toBe(200);
    const closedBy = async (day: string) => (await found(hr, back(day), dryRun)).rows[0]?.closed;
    expect(await closedBy('15/09/2026')).toEqual(['2026-09']);
    expect(await closedBy('16/11/2026')).toBeUndefined();
  });

  test('tells which recorded days of who works here would count no more, and which first day may be a wrong one', async () => {
    const [one, other, third] = [await newcomer(office), await newcomer(office), await newcomer(office)];
    for (const it of [one, other]) await punch(it.client, it.code, 'in');
    const file = (day: string) =>
      `membercode,membername,joinedon\n${[one, other, third].map((it) => `${it.code},,${day}`).join('\n')}\nN9,Newcomer,${day}\n`;
    const seen = async (day: string, fields = dryRun) =>
      (await found(hr, file(day), fields)).rows.map(({ uncounted, doubt }) => [uncounted?.days, doubt]);
    expect(await seen('20/11/2026')).toEqual(Array(4).fill([undefined, undefined]));
    expect(await seen('21/11/2026')).toEqual([
      [1, 'notyet'],
      [1, 'notyet'],
      [undefined, 'notyet'],
      [undefined, undefined],
    ]);
    expect((await seen('20/11/2028')).map(([, doubt]) => doubt)).toEqual(Array(4).fill('far'));
    const [line] = (await found(hr, file('21/11/2026'), dryRun)).rows;
    const preview = await changeNow(hr, one.id, { joinedon: '2026-11-21' }, { preview: 'true' });
    expect(line?.uncounted).toEqual(preview.data().uncounted);
    expect(line?.uncounted).toMatchObject({ from: '2026-11-20', to: '2026-11-20', checkins: 1, leave: 0, trips: 0 });
    expect(await seen('21/11/2026', {})).toEqual([
      [1, 'notyet'],
      [1, 'notyet'],
      [undefined, 'notyet'],
      [undefined, undefined],
    ]);
  });

  test('brings nobody back before their last day is over', async () => {
    expect((await changeNow(hr, who.id, { employment: [{ ...FIRST, to: '2026-12-31' }] })).status).toBe(200);
    expect(faults(await found(hr, back('04/01/2027'), dryRun))).toEqual(['joinedon MEMBER_DATES_WRONG']);
  });
});
