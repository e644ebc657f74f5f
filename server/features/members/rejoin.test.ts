import { closePeriod, listPeriodChanges } from '@muster/domain/attendance/periods/periods-contract.ts';
import { readGroupSummary, readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { readBalance } from '@muster/domain/leave/leave-contract.ts';
import * as leave from '@muster/domain/leave/leave-office-contract.ts';
import { type MemberChange, readMember } from '@muster/domain/members/member-office-contract.ts';
import { signIn } from '@muster/domain/session/session-contract.ts';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { punch } from '../../testing/attendance/punches.ts';
import type { Client } from '../../testing/company/client.ts';
import { inYangon, MORNING, type Office, openOffice } from '../../testing/company/office.ts';
import { PASSWORD } from '../../testing/company/people.ts';
import { newcomer, type Person } from '../../testing/leave/leave.ts';
import { changeNow } from '../../testing/members/change-now.ts';

let office: Office;
let hr: Client;
let who: Person;
beforeEach(async () => {
  office = await openOffice();
  office.now = inYangon('2026-10-07T09:00');
  who = await newcomer(office);
  await punch(who.client, who.code, 'in');
  await goTo('2026-11-20T09:00');
});
afterEach(() => office.close());

async function goTo(time: string) {
  office.now = time === '2026-11-20T09:00' ? MORNING : inYangon(time);
  hr = await office.holding('HR');
}
const member = async () => (await hr.call(readMember, { params: { id: String(who.id) } })).data();
const tryChange = (asked: Partial<MemberChange>, query: { preview?: 'true' } = {}) =>
  changeNow(hr, who.id, asked, query);
const change = async (...asked: Parameters<typeof tryChange>) => (await tryChange(...asked)).data();
const trySignIn = async () =>
  (await office.visitor().call(signIn, { body: { membercode: who.code, password: PASSWORD } })).status;

const FIRST = { from: '2026-01-01', to: '2026-11-06' };
const SECOND = { from: '2026-11-16', to: null };
const awayAndBack = () => change({ employment: [SECOND, FIRST] });
const span = { from: '2026-11-01', to: '2026-11-30' };
const file = async (url: string) =>
  parse((await hr.send({ method: 'GET', url })).body, { bom: true, columns: true }) as Record<string, string>[];
const own = (rows: readonly Record<string, string>[]) => rows.filter((it) => it['membercode'] === who.code);

describe('who leaves and comes back after a gap', () => {
  test('keeps both stretches, and signs in again', async () => {
    await change({ lefton: FIRST.to });
    expect(await trySignIn()).toBe(403);
    const back = await awayAndBack();
    expect(back).toMatchObject({
      joinedon: SECOND.from,
      lefton: null,
      status: 'active',
      uncounted: null,
      touches: null,
    });
    expect(back.employment).toEqual([FIRST, SECOND]);
    expect((await member()).employment).toEqual([FIRST, SECOND]);
    expect(await trySignIn()).toBe(200);
    await change({ lefton: '2026-12-31' });
    expect((await member()).employment).toEqual([FIRST, { ...SECOND, to: '2026-12-31' }]);
  });

  test('has no days between, and on no screen and in no file an absence there', async () => {
    await awayAndBack();
    const { days } = (await hr.call(readSummary, { query: { ...span, membercode: who.code } })).data();
    const between = days.filter((it) => it.date > FIRST.to && it.date < SECOND.from);
    expect(between.map((it) => it.status)).toEqual(Array(9).fill(null));
    const absent = days.filter((it) => it.status === 'absent').map((it) => it.date);
    expect(absent.map((it) => it.slice(8))).toEqual(['02', '03', '04', '05', '06', '16', '17', '18', '19']);
    const grid = (await hr.call(readGroupSummary, { query: { month: '2026-11' } })).data();
    expect(JSON.stringify(grid)).toContain(who.code);
    const rows = own(await file(`/api/attendance/summary.csv?from=${span.from}&to=${span.to}`));
    expect(rows.filter((it) => it['status'] === 'absent').map((it) => it['date'])).toEqual(absent);
    const [paid] = own(await file('/api/attendance/payroll.csv?month=2026-11'));
    expect(paid).toMatchObject({ absent: '9' });
    const away = own(await file('/api/attendance/summary.csv?from=2026-11-09&to=2026-11-13'));
    expect(away.filter((it) => it['status'] !== '')).toEqual([]);
  });

  test('leaves a closed period and its payroll as they were', async () => {
    expect((await hr.call(closePeriod, { params: { month: '2026-10' }, body: { waive: 'all known' } })).status).toBe(
      200,
    );
    const closed = own(await file('/api/attendance/payroll.csv?month=2026-10'));
    await change({ lefton: FIRST.to });
    await awayAndBack();
    expect(own(await file('/api/attendance/payroll.csv?month=2026-10'))).toEqual(closed);
    expect((await hr.call(listPeriodChanges, { params: { month: '2026-10' } })).data()).toEqual([]);
    await change({ employment: [{ ...FIRST, to: '2026-10-28' }, SECOND] });
    const changed = (await hr.call(listPeriodChanges, { params: { month: '2026-10' } })).data();
    expect(changed.map((it) => it.date)).toEqual(['2026-10-29', '2026-10-30', '2026-10-31']);
    expect(own(await file('/api/attendance/payroll.csv?month=2026-10'))).toEqual(closed);
    expect(own(await file('/api/attendance/payroll.csv?month=2026-11'))).toMatchObject([{ adjustments: '3' }]);
  });

  test('is shown first which recorded days of any stretch would count no more', async () => {
    await awayAndBack();
    const later = [{ ...FIRST, from: '2026-10-08' }, SECOND];
    const state = await office.state();
    const { uncounted } = await change({ employment: later }, { preview: 'true' });
    expect(uncounted).toMatchObject({ from: '2026-10-07', to: '2026-10-07', days: 1, checkins: 1 });
    expect((await change({ employment: [SECOND] }, { preview: 'true' })).uncounted).toMatchObject({ days: 1 });
    expect(await office.state()).toBe(state);
    expect((await change({ employment: [{ ...FIRST, from: '2026-10-07' }, SECOND] })).uncounted).toBeNull();
  });

  test('is refused where two stretches have a day together, by code and field', async () => {
    await awayAndBack();
    const state = await office.state();
    for (const body of [
      { joinedon: '2026-11-06' },
      { employment: [{ from: '2026-03-01', to: '2026-03-02' }, FIRST, SECOND] },
      { employment: [{ ...FIRST, to: null }, SECOND] },
    ]) {
      const refused = (await tryChange(body)).failure();
      expect([refused.code, refused.errors[0]?.field]).toEqual(['MEMBER_DATES_WRONG', 'joinedon']);
    }
    const backwards = (await tryChange({ employment: [{ from: '2026-11-16', to: '2026-11-15' }] })).failure();
    expect([backwards.code, backwards.errors[0]?.field]).toEqual(['MEMBER_DATES_WRONG', 'lefton']);
    const both = (await tryChange({ employment: [FIRST], lefton: null })).failure();
    expect([both.code, both.errors[0]?.field]).toEqual(['INVALID_INPUT', 'employment']);
    expect(await office.state()).toBe(state);
  });
});

describe('the leave year of who comes back', () => {
  const balance = async (leavetypeid: string, fiscalyear: string) => {
    const query = { leavetypeid, membercode: who.code, fiscalyear };
    return (await hr.call(readBalance, { query })).data()[0]?.entitleleave;
  };
  async function set(leaveid: string, terms: object) {
    const type = (await hr.call(leave.listLeaveCodes)).data().codes.find((it) => it.leaveid === leaveid);
    if (!type) throw new Error(leaveid);
    const { description, daysperyear, nexttoholiday, nexttooffday, revision } = type;
    const kept = { description, daysperyear, nexttoholiday, nexttooffday, revision, begin: 'next-year' as const };
    expect(
      (await hr.call(leave.changeLeaveCode, { params: { id: leaveid }, body: { ...kept, ...terms } })).status,
    ).toBe(200);
  }

  test('is the one they left in, whole, while they come back within it', async () => {
    await set('CL', { prorated: true });
    await change({ lefton: FIRST.to });
    await goTo('2027-02-01T09:00');
    await change({ employment: [FIRST, { from: '2027-02-01', to: null }] });
    expect([await balance('CL', '2026'), await balance('EL', '2026')]).toEqual([6, 10]);
  });

  test('is the part that is left of a year in which they have not worked, and nothing is carried into it', async () => {
    await set('CL', { prorated: true });
    await set('EL', { carrydays: 5 });
    await change({ lefton: FIRST.to });
    await goTo('2027-07-01T09:00');
    const back = { employment: [FIRST, { from: '2027-07-01', to: null }] };
    await change(back);
    // 274 of 365 days of 6 days are 4.5; EL gives whole years.
    expect([await balance('CL', '2027'), await balance('EL', '2027')]).toEqual([4.5, 10]);
    await change({ employment: [FIRST] });
    await change(back);
    expect(await balance('CL', '2027')).toBe(4.5);
    const { lines } = (await hr.call(leave.previewYearEnd, { query: { fiscalyear: '2026' } })).data();
    expect(lines.map((it) => it.membercode)).not.toContain(who.code);
    expect(lines.map((it) => it.membercode)).toContain('A');
  });

  const yearEnd = async () =>
    (await hr.call(leave.previewYearEnd, { query: { fiscalyear: '2026' } }))
      .data()
      .lines.filter((it) => it.membercode === who.code);

  test('is carried nothing of the year on whose last day they left, which was settled then', async () => {
    await set('EL', { carrydays: 5 });
    const first = { ...FIRST, to: '2027-03-31' };
    await change({ lefton: first.to });
    await goTo('2027-04-05T09:00');
    await change({ employment: [first, { from: '2027-04-05', to: null }] });
    expect(await yearEnd()).toEqual([]);
    // Whoever goes on without a day between has not left.
    await change({ employment: [first, { from: '2027-04-01', to: null }] });
    expect(await yearEnd()).toMatchObject([{ leaveid: 'EL', what: 'carry', carried: 5 }]);
  });

  test('has taken back what was carried into it before the last day was known', async () => {
    await set('EL', { carrydays: 5 });
    await goTo('2027-04-02T09:00');
    await hr.call(leave.runYearEnd, { body: { fiscalyear: 2026 } });
    expect(await balance('EL', '2027')).toBe(15);
    await goTo('2027-04-09T09:00');
    await change({
      employment: [
        { ...FIRST, to: '2027-03-20' },
        { from: '2027-04-08', to: null },
      ],
    });
    expect(await yearEnd()).toMatchObject([{ leaveid: 'EL', what: 'back', takenback: 5 }]);
    await hr.call(leave.runYearEnd, { body: { fiscalyear: 2026 } });
    expect(await balance('EL', '2027')).toBe(10);
    expect(await yearEnd()).toEqual([]);
  });

  test('is given anew after years away', async () => {
    await set('CL', { prorated: true });
    await change({ lefton: FIRST.to });
    await goTo('2028-10-02T09:00');
    await change({ employment: [FIRST, { from: '2028-10-02', to: null }] });
    // 181 of 365 days of 6 days are 2.98.
    expect([await balance('CL', '2028'), await balance('EL', '2028')]).toEqual([3, 10]);
  });
});
