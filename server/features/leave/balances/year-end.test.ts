import { addDays } from '@muster/domain/calendar/day.ts';
import { readLeaveTypes, readLedger } from '@muster/domain/leave/leave-contract.ts';
import * as contracts from '@muster/domain/leave/leave-office-contract.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type HrOffice, openHrOffice } from '../../../testing/company/hr-office.ts';
import { inYangon } from '../../../testing/company/office.ts';
import { addColleagues } from '../../../testing/company/people.ts';
import { at, newcomer, type Person, take } from '../../../testing/leave/leave.ts';
import { setTerms } from '../../../testing/leave/terms.ts';
import { recordedActions } from '../../../testing/requests/recorded.ts';

let { office, hr } = {} as HrOffice;
beforeEach(async () => {
  ({ office, hr } = await openHrOffice());
});
afterEach(() => office.close());

const carries = (terms: object) => setTerms(hr, 'EL', terms);

const look = async (year = 2026) =>
  (await hr.call(contracts.previewYearEnd, { query: { fiscalyear: String(year) } })).data();
const run = async (year = 2026) => (await hr.call(contracts.runYearEnd, { body: { fiscalyear: year } })).data();
const nextYear = async (day = '2027-04-02') => {
  office.now = inYangon(`${day}T09:00`);
  hr = await office.holding('HR');
};
/** Leave that the office enters for somebody, whatever it breaks. */
const enter = async (who: Person, fromdate: string, todate: string) =>
  hr.call(contracts.enterForMember, {
    body: {
      ...{ membercode: who.code, leavetype: 'EL-EARNED LEAVE', fromdate, todate, reason: 'Was away' },
      override: ['LEAVE_EXCEEDS_BALANCE', 'LEAVE_NEXT_TO_HOLIDAY', 'LEAVE_NEXT_TO_OFFDAY', 'LEAVE_DATES_WRONG'],
    },
  });
const typeIn = async (who: Person, fiscalyear: string) => {
  const query = { membercode: who.code, fiscalyear };
  return (await hr.call(readLeaveTypes, { query })).data().types.find((it) => it.leaveid === 'EL');
};

describe('the end of a year', () => {
  test('is looked at line by line, done once, and done again finds only what came up since', async () => {
    const who = await newcomer(office);
    await take(who, '2026-12-08', '2026-12-10');
    await carries({ carrydays: 5 });
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
    expect(seen.ran).toBeNull();
    const first = await run();
    expect(first).toMatchObject({ members: seen.members, carried: seen.carried, lapsed: seen.lapsed, ran: null });
    const ran = { at: office.now.toString({ smallestUnit: 'millisecond' }), by: { membercode: 'HR' } };
    office.now = office.now.add({ minutes: 5 });
    expect(await run()).toMatchObject({ members: 0, ran });
    expect(await look()).toMatchObject({ members: 0, ran });
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
    expect((await recordedActions(office.database)).at(-1)).toBe('leave.year-end');
    const after = await office.state();
    expect(await run()).toMatchObject({ members: 0, carried: 0, lapsed: 0 });
    expect(await office.state()).toBe(after);
  });

  test('is looked at on pages that have every line once', async () => {
    const names = Array.from({ length: 205 }, (_, n) => ({ membercode: `MANY${1000 + n}`, membername: 'Many' }));
    await addColleagues(office.database, names);
    await newcomer(office);
    await carries({ carrydays: 5 });
    await nextYear();
    const page = async (number: string) =>
      (await hr.call(contracts.previewYearEnd, { query: { fiscalyear: '2026', page: number } })).data();
    const [first, second] = [await page('1'), await page('2')];
    expect([first.lines.length, first.more, second.more]).toEqual([200, true, false]);
    const codes = [...first.lines, ...second.lines].map((it) => it.membercode);
    expect(codes).toEqual([...new Set(codes)].toSorted());
    expect(codes).toHaveLength(first.members);
  });

  test('carries on also what the office adds to the year that is over, before its run or after it', async () => {
    const who = await newcomer(office);
    await carries({ carrydays: 20 });
    await nextYear();
    const add = (days: number) =>
      hr.call(contracts.adjustBalance, {
        body: { membercode: who.code, leavetypeid: 'EL', fiscalyear: 2026, days, note: 'Was counted twice' },
      });
    expect((await add(-3)).data()).toEqual({ remaining: 7 });
    await run();
    expect(await typeIn(who, '2027')).toMatchObject({ entitled: 17 });
    expect((await add(2)).data()).toEqual({ remaining: 2 });
    expect(await run()).toMatchObject({ members: 1, carried: 2 });
    expect([await typeIn(who, '2026'), await typeIn(who, '2027')]).toMatchObject([{ remaining: 0 }, { entitled: 19 }]);
    expect((await add(-1)).failure().code).toBe('LEAVE_BALANCE_TOO_LOW');
  });

  test('lets lapse what was carried and not taken in time', async () => {
    const who = await newcomer(office);
    await carries({ carrydays: 5, carrymonths: 3 });
    await nextYear();
    await run();
    expect(await look()).toMatchObject({ members: 0 });
    await nextYear('2027-06-30');
    expect(await look()).toMatchObject({ members: 0, lapsed: 0 });
    await nextYear('2027-07-01');
    const late = (await look()).lines.find((it) => it.membercode === who.code);
    expect(late).toMatchObject({ carried: 0, lapsed: 5, what: 'lapse' });
    await run();
    expect((await look()).members).toBe(0);
  });

  test('names the first older year of which days are still to be carried over', async () => {
    const [who, later] = [await newcomer(office), await newcomer(office)];
    // Of who did not work here as the years turned nothing goes on, whatever is left.
    const joined = office.database.query.updateTable('member').set({ joined_on: '2027-06-01' });
    await joined.where('id', '=', later.id).execute();
    await carries({ carrydays: 20 });
    await nextYear('2028-04-03');
    expect(await look(2027)).toMatchObject({ earlier: 2026 });
    expect(await look(2026)).toMatchObject({ earlier: null });
    await run(2026);
    const seen = await look(2027);
    expect(seen.earlier).toBeNull();
    expect(seen.lines.find((it) => it.membercode === who.code)).toMatchObject({ carried: 10, what: 'carry' });
  });

  test('names an older year also where it owes for leave that was entered after the run of a later one', async () => {
    const who = await newcomer(office);
    await carries({ carrydays: 8 });
    await nextYear('2028-04-03');
    await run(2026);
    await run(2027);
    expect((await look(2027)).earlier).toBeNull();
    expect((await enter(who, '2027-03-22', '2027-03-23')).status).toBe(201);
    expect(await look(2027)).toMatchObject({ earlier: 2026 });
    expect((await look(2026)).lines).toMatchObject([
      { membercode: who.code, what: 'back', takenback: 0, recovered: 2 },
    ]);
    await run(2026);
    expect(await look(2027)).toMatchObject({ members: 0, earlier: null });
  });

  test('of a year that is not over is refused', async () => {
    const refused = (await hr.call(contracts.runYearEnd, { body: { fiscalyear: 2026 } })).failure();
    expect([refused.code, refused.errors[0]?.field]).toEqual(['INVALID_INPUT', 'fiscalyear']);
  });

  test('takes carried days back for leave that was entered for the year after its run', async () => {
    const who = await newcomer(office);
    await carries({ carrydays: 8 });
    await nextYear();
    await take(await at(office, who, office.now), '2027-04-06', '2027-04-07');
    await run();
    expect([await typeIn(who, '2026'), await typeIn(who, '2027')]).toMatchObject([
      { entitled: 10, remaining: 0 },
      { entitled: 18, remaining: 16 },
    ]);
    const body = { membercode: who.code, leavetype: 'EL-EARNED LEAVE', fromdate: '2027-03-22', todate: '2027-03-25' };
    const refused = (await hr.call(contracts.enterForMember, { body: { ...body, reason: 'Was away' } })).failure();
    expect(refused.errors.find((it) => it.code === 'LEAVE_EXCEEDS_BALANCE')).toMatchObject({
      params: { reason: 'passed', remaining: 0, count: 10 },
    });
    expect((await enter(who, '2027-03-22', '2027-03-25')).status).toBe(201);
    const before = await office.state();
    const seen = await look();
    expect(await office.state()).toBe(before);
    expect(seen).toMatchObject({ members: 1, carried: 0, lapsed: 0, takenback: 2, recovered: 2 });
    expect(seen.lines).toMatchObject([{ membercode: who.code, what: 'back', takenback: 2, recovered: 2, until: null }]);
    expect(await run()).toMatchObject({ takenback: 2, recovered: 2 });
    expect([await typeIn(who, '2026'), await typeIn(who, '2027')]).toMatchObject([
      { entitled: 10, taken: 4, remaining: 0 },
      { entitled: 16, taken: 0, pending: 2, remaining: 14 },
    ]);
    const query = { leavetypeid: 'EL', membercode: who.code, fiscalyear: '2027' };
    const lines = (await hr.call(readLedger, { query })).data();
    expect(lines.at(-1)).toMatchObject({ kind: 'carry', days: -2, notecode: 'takenBack' });
    expect((await look()).members).toBe(0);
  });

  test('lets lapse what was carried though leave after its last day has used the balance up', async () => {
    const who = await newcomer(office);
    await carries({ carrydays: 5, carrymonths: 3 });
    await nextYear();
    await run();
    await enter(who, '2027-06-29', '2027-06-30');
    await enter(who, '2027-07-12', '2027-07-24');
    await nextYear('2027-07-26');
    const late = (await look()).lines.find((it) => it.membercode === who.code);
    expect(late).toMatchObject({ carried: 0, lapsed: 3, what: 'lapse' });
    await run();
    expect(await typeIn(who, '2027')).toMatchObject({ remaining: -3 });
    expect((await look()).members).toBe(0);
  });

  test('takes leave up to the last day that waits as carried days that are used', async () => {
    const who = await newcomer(office);
    await carries({ carrydays: 5, carrymonths: 3 });
    await nextYear();
    await run();
    await take(await at(office, who, office.now), '2027-06-08', '2027-06-09');
    await nextYear('2027-07-01');
    const late = (await look()).lines.find((it) => it.membercode === who.code);
    expect(late).toMatchObject({ carried: 0, lapsed: 3, what: 'lapse' });
  });

  test('is none for who has left before the run', async () => {
    const [gone, going] = [await newcomer(office), await newcomer(office)];
    await carries({ carrydays: 5 });
    const leaves = (who: Person, left_on: string) =>
      office.database.query.updateTable('member').set({ left_on }).where('id', '=', who.id).execute();
    await leaves(gone, '2027-04-01');
    await leaves(going, '2027-04-02');
    await nextYear('2027-04-02');
    const codes = (await look()).lines.map((it) => it.membercode);
    expect([codes.includes(gone.code), codes.includes(going.code)]).toEqual([false, true]);
  });

  test('is the same for who leaves in the year after it', async () => {
    const who = await newcomer(office);
    await carries({ carrydays: 5, carrymonths: 3 });
    await office.database.query.updateTable('member').set({ left_on: '2027-12-31' }).where('id', '=', who.id).execute();
    await nextYear();
    await run();
    await nextYear('2027-07-26');
    expect((await look()).lines.find((it) => it.membercode === who.code)).toMatchObject({ lapsed: 5, what: 'lapse' });
  });

  test('lets carried days end also where the type carries nothing on any more', async () => {
    const who = await newcomer(office);
    await carries({ carrydays: 5, carrymonths: 3 });
    await nextYear();
    await run();
    await carries({ carrydays: 0, carrymonths: 3 });
    expect((await typeIn(who, '2027'))?.carried).toEqual({ days: 5, used: 0, until: '2027-06-30' });
    await nextYear('2027-07-01');
    const late = (await look()).lines.find((it) => it.membercode === who.code);
    expect(late).toMatchObject({ carried: 0, lapsed: 5, what: 'lapse' });
  });

  test('carries on no day that had ended within the year, also where no run has let it lapse in time', async () => {
    const who = await newcomer(office);
    await carries({ carrydays: 5, carrymonths: 3 });
    await nextYear();
    await run();
    const given = (await typeIn(who, '2027'))?.remaining ?? 0;
    // All that the new year itself has given is taken after June, and nothing before.
    await enter(who, '2027-07-05', addDays('2027-07-05', given - 5 - 1));
    expect(await typeIn(who, '2027')).toMatchObject({ remaining: 5 });
    await nextYear('2028-04-03');
    const seen = (await look(2027)).lines.filter((it) => it.membercode === who.code);
    expect(seen).toMatchObject([{ leaveid: 'EL', what: 'missed', carried: 0, lapsed: 5 }]);
    await run(2027);
    expect(await typeIn(who, '2027')).toMatchObject({ remaining: 0 });
    expect((await typeIn(who, '2028'))?.entitled).toBe(0);
    expect(await look(2027)).toMatchObject({ members: 0 });
  });
});
