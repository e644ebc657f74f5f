import { changeLeaveCode, type LeaveCodeChange, listBalances } from '@muster/domain/leave/leave-office-contract.ts';
import { changeMember, type MemberChange, readMember } from '@muster/domain/members/member-office-contract.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type HrOffice, openHrOffice } from '../../../testing/company/hr-office.ts';
import { newcomer, type Person, take } from '../../../testing/leave/leave.ts';

/** It is 20 November 2026; the leave year runs from April to March, and gives 10 days. */
let { office, hr } = {} as HrOffice;
let who: Person;
beforeEach(async () => {
  ({ office, hr } = await openHrOffice());
  who = await newcomer(office);
});
afterEach(() => office.close());

async function give(daysperyear: number, more: Partial<LeaveCodeChange> = {}, query: { preview?: 'true' } = {}) {
  const { revision } = await office.database.query
    .selectFrom('leave_code')
    .select('revision')
    .where('leaveid', '=', 'EL')
    .executeTakeFirstOrThrow();
  const rules = { description: 'EARNED LEAVE', nexttoholiday: 'forbid', nexttooffday: 'forbid' } as const;
  const body = { ...rules, begin: 'this-year' as const, revision, ...more, daysperyear };
  const answer = await hr.call(changeLeaveCode, { params: { id: 'EL' }, query, body });
  expect([answer.status, answer.raw.body]).toEqual([200, answer.raw.body]);
  return answer.data();
}
async function set(person: Person, to: Partial<MemberChange>): Promise<void> {
  const params = { id: String(person.id) };
  const { revision } = (await hr.call(readMember, { params })).data();
  const answer = await hr.call(changeMember, { params, body: { revision, ...to } });
  expect([answer.status, answer.raw.body]).toEqual([200, answer.raw.body]);
}
async function entitled(person: Person, fiscalyear = '2026') {
  const { types, members } = (await hr.call(listBalances, { query: { search: person.code, fiscalyear } })).data();
  return members[0]?.balances[types.findIndex((it) => it.leaveid === 'EL')]?.entitled;
}
const prorated = () => give(10, { prorated: true });

describe('other days per year', () => {
  test('give who joined within it their part, and as much as who is listed later with the same first day', async () => {
    await prorated();
    await set(who, { joinedon: '2026-10-01' });
    expect(await entitled(who)).toBe(5);
    const [year] = (await give(12, {}, { preview: 'true' })).touches.years;
    expect(year).toMatchObject({ difference: 2, inpart: 1 });
    await give(12);
    const later = await newcomer(office, { joined_on: '2026-10-01' });
    expect([await entitled(who), await entitled(later)]).toEqual([6, 6]);
    expect(await entitled(who, '2027')).toBe(12);
    await give(10);
    expect([await entitled(who), await entitled(later)]).toEqual([5, 5]);
  });

  test('give nothing of a year to who comes only after it, and do not count them', async () => {
    const granted = async () => (await give(12, {}, { preview: 'true' })).touches.years.map((it) => it.granted);
    const before = await granted();
    const ahead = await newcomer(office, { joined_on: '2027-06-01' });
    expect(await granted()).toEqual(before);
    await give(12);
    const lines = office.database.query.selectFrom('leave_ledger').where('member_id', '=', ahead.id);
    const years = await lines.select('fiscal_year').where('leaveid', '=', 'EL').distinct().execute();
    expect(years).toEqual([{ fiscal_year: 2027 }]);
  });

  test('stand in nobody’s way whose part shrinks by less than all', async () => {
    await prorated();
    await set(who, { joinedon: '2027-03-01' });
    expect(await entitled(who)).toBe(1);
    await give(8);
    expect(await entitled(who)).toBe(0.5);
  });

  test('are the same for everybody where the type gives whole years', async () => {
    await set(who, { joinedon: '2026-10-01' });
    await give(12);
    expect(await entitled(who)).toBe(12);
  });

  test('leave who has left as they were, and are not stopped by what they took', async () => {
    await take(who, '2026-11-03', '2026-11-05');
    await set(who, { lefton: '2026-11-13' });
    const staying = await newcomer(office);
    const before = await entitled(who);
    await give(2);
    expect([await entitled(who), await entitled(staying)]).toEqual([before, 2]);
    await give(12);
    expect([await entitled(who), await entitled(staying)]).toEqual([before, 12]);
  });

  test('reach who leaves today', async () => {
    await set(who, { lefton: '2026-11-20' });
    await give(12);
    expect(await entitled(who)).toBe(12);
  });

  const away = async () => {
    await set(who, { lefton: '2026-11-06' });
    await give(12);
    expect(await entitled(who)).toBe(10);
    const first = { from: '2020-01-01', to: '2026-11-06' };
    await set(who, { employment: [{ from: '2026-11-16', to: null }, first] });
  };

  test('reach who was away when they come back', async () => {
    await away();
    expect([await entitled(who), await entitled(who, '2027')]).toEqual([12, 12]);
  });

  test('reach the year in which they have not worked before, where the type gives parts', async () => {
    await prorated();
    await away();
    expect([await entitled(who), await entitled(who, '2027')]).toEqual([10, 12]);
  });

  test('come to the same in whatever order first days are corrected and days are changed', async () => {
    await prorated();
    const joined = fc
      .integer({ min: 0, max: 500 })
      .map((it) => Temporal.PlainDate.from('2026-01-15').add({ days: it }));
    const step = fc.oneof(
      fc.record({ joinedon: joined.map(String) }),
      fc.record({ days: fc.integer({ min: 0, max: 30 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
        const person = await newcomer(office);
        for (const it of steps) await ('days' in it ? give(it.days) : set(person, it));
        const { joinedon } = (await hr.call(readMember, { params: { id: String(person.id) } })).data();
        const anew = await newcomer(office, joinedon ? { joined_on: joinedon } : {});
        for (const year of ['2026', '2027']) expect(await entitled(person, year)).toBe(await entitled(anew, year));
      }),
      { numRuns: 6 },
    );
  });
});
