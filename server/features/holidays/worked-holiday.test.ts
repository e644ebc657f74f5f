import { readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { readOwnToday } from '@muster/domain/attendance/today/today-contract.ts';
import * as contracts from '@muster/domain/holidays/holidays-contract.ts';
import { holidaysAllow, type LeaveView, listPending } from '@muster/domain/leave/leave-contract.ts';
import { changeForMember, enterForMember } from '@muster/domain/leave/leave-office-contract.ts';
import { readOwnDays } from '@muster/domain/leave/own/own-days-contract.ts';
import { overrideDay, setWork } from '@muster/domain/work/work-contract.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/company/client.ts';
import { inYangon, MORNING, type Office, openOffice } from '../../testing/company/office.ts';
import {
  at,
  expectRefused,
  forgetLeave,
  newcomer,
  type Person,
  remaining,
  take,
  tryTake,
} from '../../testing/leave/leave.ts';

/** Leave that skips free days and may stand beside them; earned leave counts them and may not. */
const CASUAL = { leavetype: 'CL-CASUAL LEAVE' };
const [TUESDAY, WEDNESDAY, THURSDAY] = ['2026-12-08', '2026-12-09', '2026-12-10'];
const [HEAD_OFFICE, MANDALAY] = [1, 2];

let office: Office;
let hr: Client;
let who: Person;
beforeAll(async () => {
  office = await openOffice();
  const { query } = office.database;
  await query
    .updateTable('leave_code')
    .set({ free_days: 'skipped', half_days_allowed: 1 })
    .where('leaveid', '=', 'CL')
    .execute();
});
afterAll(() => office.close());
beforeEach(async () => {
  office.now = MORNING;
  hr = await office.as('HR');
  who = await newcomer(office);
});
/** Each test has holidays and leave of its own. */
afterEach(() => forgetLeave(office));

const add = async (holidaydate: string, sites: number[] = []) =>
  (await hr.call(contracts.addHoliday, { body: { holidaydate, description: 'Extra day', sites } })).data();
const override = async (date: string, kind: 'off' | 'work', query: object = {}) => {
  const body = { date, kind, reason: 'Stocktaking' };
  return (await hr.call(overrideDay, { params: { id: String(who.id) }, query, body })).data().touches;
};
const listed = async () =>
  (await hr.call(contracts.listAffectedLeave)).data().items.map((it) => [it.leaveid, it.holidaydate, it.effect]);
const daysOf = async ({ client }: Person) =>
  (await client.call(readOwnDays, { query: { from: TUESDAY, to: THURSDAY } }))
    .data()
    .filter((it) => it.kind === 'holiday' || it.kind === 'offday')
    .map((it) => [it.date, it.kind]);
/** The office saves the leave as it is. */
const saveAgain = async ({ id, start, end, revision }: LeaveView) => {
  const body = { leavetype: 'CL', fromdate: start, todate: end, reason: 'A working day by now', revision };
  return (await hr.call(changeForMember, { params: { id: String(id) }, body })).data();
};

describe('a public holiday that a member is to work', () => {
  beforeEach(() => add(WEDNESDAY));

  test('costs leave as any working day, by itself and among others; for everybody else it is free', async () => {
    await override(WEDNESDAY, 'work');
    expect(await daysOf(who)).toEqual([]);
    const before = (await remaining(who, 'CL')) ?? 0;
    const short = await tryTake(who, TUESDAY, THURSDAY, { ...CASUAL, noOfLeave: 2 });
    expect(short.failure()).toMatchObject({ code: 'CLAIM_DIFFERS', errors: [{ params: { count: 3 } }] });
    expect(await take(who, WEDNESDAY, WEDNESDAY, { ...CASUAL, noOfLeave: 1 })).toMatchObject({ uncharged: [] });
    expect(await remaining(who, 'CL')).toBe(before - 1);

    const other = await newcomer(office);
    expect(await daysOf(other)).toEqual([[WEDNESDAY, 'holiday']]);
    const skipping = await take(other, TUESDAY, THURSDAY, { ...CASUAL, noOfLeave: 2 });
    expect(skipping.uncharged).toEqual([WEDNESDAY]);
  });

  test('is charged where the office enters the leave, as the summary counts it', async () => {
    await override(WEDNESDAY, 'work');
    const body = { leavetype: 'CL', membercode: who.code, fromdate: TUESDAY, todate: THURSDAY, reason: 'By phone' };
    expect((await hr.call(enterForMember, { body })).data()).toMatchObject({ days: 3, uncharged: [] });
    const { days } = (await who.client.call(readSummary, { query: { from: TUESDAY, to: THURSDAY } })).data();
    expect(days.map((it) => it.status)).toEqual(['leave', 'leave', 'leave']);
  });

  test('is no neighbour that a leave may not have; for everybody else it is', async () => {
    const mayStandBeside = async ({ client }: Person) => {
      const query = { month: 8, prevDate: '2026-12-07', nextDate: WEDNESDAY, fromDate: TUESDAY, toDate: TUESDAY };
      return (await client.call(holidaysAllow, { query: query as never })).data();
    };
    expect(await mayStandBeside(who)).toBe(false);
    await expectRefused(office, 422, 'LEAVE_NEXT_TO_HOLIDAY', () => tryTake(who, TUESDAY, TUESDAY));
    await override(WEDNESDAY, 'work');
    expect(await mayStandBeside(who)).toBe(true);
    expect(await take(who, TUESDAY, TUESDAY)).toMatchObject({ days: 1 });
    const other = await newcomer(office);
    expect(await mayStandBeside(other)).toBe(false);
  });

  test('is listed where leave skipped it before, after the preview said so, and charged when that is saved again', async () => {
    const before = (await remaining(who, 'CL')) ?? 0;
    const leave = await take(who, TUESDAY, THURSDAY, { ...CASUAL, noOfLeave: 2 });
    const uncharged = [{ id: leave.id, effect: 'uncharged' }];
    expect((await override(WEDNESDAY, 'work', { preview: 'true' })).leave).toMatchObject(uncharged);
    expect(await listed()).toEqual([]);
    expect((await override(WEDNESDAY, 'work')).leave).toMatchObject(uncharged);
    expect(await listed()).toEqual([[leave.id, WEDNESDAY, 'uncharged']]);
    // Off again, the day is their holiday as before.
    await override(WEDNESDAY, 'off');
    expect([await listed(), await daysOf(who)]).toEqual([
      [],
      [
        [WEDNESDAY, 'holiday'],
        [WEDNESDAY, 'offday'],
      ],
    ]);

    await override(WEDNESDAY, 'work');
    expect(await saveAgain(leave)).toMatchObject({ days: 3, uncharged: [] });
    expect([await listed(), await remaining(who, 'CL')]).toEqual([[], before - 3]);
  });

  test('is named where the day is set as worked, and no more where it is so already or is theirs again', async () => {
    const takes = async (kind: 'off' | 'work', query: object = {}) => {
      const body = { date: WEDNESDAY, kind, reason: 'Stocktaking' };
      return (await hr.call(overrideDay, { params: { id: String(who.id) }, query, body })).data().takes;
    };
    expect(await takes('off')).toBeUndefined();
    expect(await takes('work', { preview: 'true' })).toEqual(['Extra day']);
    expect(await takes('work')).toEqual(['Extra day']);
    expect([await takes('work', { preview: 'true' }), await takes('off')]).toEqual([undefined, undefined]);
  });

  test('is said in the preview of days that are over', async () => {
    office.now = inYangon('2026-12-10T09:00');
    hr = await office.as('HR');
    expect((await override(WEDNESDAY, 'work', { preview: 'true' })).summaries.days).toEqual([WEDNESDAY]);
  });

  test('is a working day on the day itself, and not the next holiday', async () => {
    const { holiday: later } = await add('2026-12-10');
    office.now = inYangon('2026-12-09T09:00');
    hr = await office.as('HR');
    const today = async () => (await (await at(office, who, office.now)).client.call(readOwnToday)).data();
    expect(await today()).toMatchObject({ attendance: { free: 'holiday' }, holiday: { holidaydate: WEDNESDAY } });
    await override(WEDNESDAY, 'work');
    expect(await today()).toMatchObject({ attendance: { free: null }, holiday: { id: later.id } });
  });
});

describe('a holiday that comes or goes on a day that a member is to work', () => {
  test('touches no leave of theirs, within it or beside it, while it touches that of others', async () => {
    await override(WEDNESDAY, 'work');
    const within = await take(who, TUESDAY, THURSDAY, { ...CASUAL, noOfLeave: 3 });
    const beside = await newcomer(office);
    const theirs = await take(beside, TUESDAY, TUESDAY);
    const { holiday, affected } = await add(WEDNESDAY);
    expect(affected.map((it) => [it.leaveid, it.effect])).toEqual([[theirs.id, 'adjacent']]);
    const remove = { params: { id: String(holiday.id) } };
    const gone = (await hr.call(contracts.removeHoliday, remove)).data().affected;
    expect(gone.map((it) => [it.leaveid, it.effect])).toEqual([[theirs.id, 'no-longer-adjacent']]);
    expect(within.uncharged).toEqual([]);
  });

  test('makes a day of theirs that leave skipped neither free nor new on the list', async () => {
    const { holiday } = await add(WEDNESDAY);
    const { id } = await take(who, TUESDAY, THURSDAY, { ...CASUAL, noOfLeave: 2 });
    await override(WEDNESDAY, 'work');
    const line = [[id, WEDNESDAY, 'uncharged']];
    const remove = { params: { id: String(holiday.id) } };
    expect((await hr.call(contracts.removeHoliday, remove)).data().affected).toEqual([]);
    expect(await listed()).toEqual(line);
    await add(WEDNESDAY);
    expect(await listed()).toEqual(line);
  });

  test('is no way through to a holiday behind it', async () => {
    await override(WEDNESDAY, 'work');
    const { id } = await take(who, TUESDAY, TUESDAY);
    await add(WEDNESDAY);
    expect((await add(THURSDAY)).affected).toEqual([]);
    const manager = await office.as('M');
    const { items } = (await manager.call(listPending)).data();
    expect(items.find((it) => it.id === id)?.breaks).toEqual([]);
  });
});

test('a holiday of some sites is worked by whom a single day has work there, wherever they are moved', async () => {
  const { query } = office.database;
  const shifts = query.selectFrom('shift').select('id').where('name', '=', 'Office hours');
  const { id: shiftid } = await shifts.executeTakeFirstOrThrow();
  const move = async (sites: number[]) => {
    const body = { from: '2026-11-20', shiftid, restdays: [6, 7], sites };
    return (await hr.call(setWork, { params: { id: String(who.id) }, body })).data().touches.leave;
  };
  await move([MANDALAY]);
  await add(WEDNESDAY, [MANDALAY]);
  expect(await daysOf(who)).toEqual([[WEDNESDAY, 'holiday']]);
  const body = { date: WEDNESDAY, kind: 'work' as const, reason: 'Stocktaking' };
  const takesFrom = async ({ id }: { id: number }) =>
    (await hr.call(overrideDay, { params: { id: String(id) }, query: { preview: 'true' }, body })).data().takes;
  expect([await takesFrom(who), await takesFrom(await newcomer(office))]).toEqual([['Extra day'], undefined]);
  await override(WEDNESDAY, 'work');
  expect(await daysOf(who)).toEqual([]);
  await take(who, TUESDAY, THURSDAY, { ...CASUAL, noOfLeave: 3 });
  expect(await move([HEAD_OFFICE])).toEqual([]);
  expect(await move([MANDALAY])).toEqual([]);
});

test('the look at a holiday counts whom it holds for on its day, and names apart who is to work on it', async () => {
  const DAY = '2027-01-20';
  const ask = async (sites: number[] = []) => {
    const body = { holidaydate: DAY, description: 'Extra day', sites };
    const { members, worked } = (await hr.call(contracts.addHoliday, { query: { preview: 'true' }, body })).data();
    return { members, worked };
  };
  const { query } = office.database;
  const employed = (id: number, days: { joined_on?: string; left_on?: string }) =>
    query.updateTable('member').set(days).where('id', '=', id).execute();
  const before = await ask();
  expect(before.worked).toEqual({ count: 0, first: [] });
  const [left, coming] = [await newcomer(office), await newcomer(office)];
  expect((await ask()).members).toBe(before.members + 2);
  await employed(left.id, { left_on: '2027-01-19' });
  await employed(coming.id, { joined_on: '2027-01-21' });
  expect((await ask()).members).toBe(before.members);
  await employed(left.id, { left_on: DAY });
  expect((await ask()).members).toBe(before.members + 1);

  await override(DAY, 'work');
  await override('2027-01-21', 'work');
  const worked = { count: 1, first: [{ membercode: who.code, membername: expect.any(String) }] };
  expect(await ask()).toEqual({ members: before.members, worked });
  // At sites it holds for nobody who has none of their own, and takes nothing from them.
  expect(await ask([MANDALAY])).toEqual({ members: expect.any(Number), worked: { count: 0, first: [] } });
  await override(DAY, 'off');
  expect(await ask()).toEqual({ members: before.members + 1, worked: { count: 0, first: [] } });
});

test('half a day of leave on a day that becomes a holiday is told as half', async () => {
  await take(who, WEDNESDAY, WEDNESDAY, { ...CASUAL, part: 'am', noOfLeave: 0.5 });
  const { affected } = await add(WEDNESDAY);
  expect(affected).toMatchObject([{ effect: 'inside', part: 'am' }]);
  expect((await hr.call(contracts.listAffectedLeave)).data().items).toMatchObject([{ part: 'am' }]);
});
