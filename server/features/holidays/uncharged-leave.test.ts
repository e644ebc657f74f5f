import { closePeriod } from '@muster/domain/attendance/periods/periods-contract.ts';
import { readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import * as contracts from '@muster/domain/holidays/holidays-contract.ts';
import type { LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { changeForMember } from '@muster/domain/leave/leave-office-contract.ts';
import { readWaiting } from '@muster/domain/waiting/waiting-contract.ts';
import { overrideDay, setWork } from '@muster/domain/work/work-contract.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type HrOffice, openHrOffice } from '../../testing/company/hr-office.ts';
import { inYangon, MORNING } from '../../testing/company/office.ts';
import {
  at,
  decide,
  forgetLeave,
  newcomer,
  type Person,
  remaining,
  take,
  tryEdit,
  tryRemove,
} from '../../testing/leave/leave.ts';
import { expectSoundLeave } from '../../testing/leave/sound-leave.ts';
import { found } from '../../testing/members/member-files.ts';

const CASUAL = { leavetype: 'CL-CASUAL LEAVE' };
/** Friday to Monday, with the weekend between; and a Wednesday with the days around it. */
const [FRIDAY, SATURDAY, SUNDAY, MONDAY] = ['2026-12-11', '2026-12-12', '2026-12-13', '2026-12-14'];
const [TUESDAY, WEDNESDAY, THURSDAY] = ['2026-12-08', '2026-12-09', '2026-12-10'];
const [HEAD_OFFICE, MANDALAY] = [1, 2];

let { office, hr, shiftid } = {} as HrOffice;
beforeAll(async () => {
  ({ office, hr, shiftid } = await openHrOffice());
  const { query } = office.database;
  await query.updateTable('leave_code').set({ free_days: 'skipped' }).where('leaveid', '=', 'CL').execute();
});
afterAll(() => office.close());
/** Each test has holidays and leave of its own. */
afterEach(() => forgetLeave(office));

const add = async (holidaydate: string, sites: number[] = []) =>
  (await hr.call(contracts.addHoliday, { body: { holidaydate, description: 'Extra day', sites } })).data().holiday;
const preview = { query: { preview: 'true' } } as const;
const remove = async (id: number | null, query: object = {}) =>
  (await hr.call(contracts.removeHoliday, { params: { id: String(id) }, ...query })).data().affected;
const move = async (id: number | null, holidaydate: string, more: { query?: object; sites?: number[] } = {}) => {
  const { query = {}, sites } = more;
  const body = { holidaydate, description: 'Extra day', ...(sites ? { sites } : {}) };
  return (await hr.call(contracts.changeHoliday, { params: { id: String(id) }, query, body })).data().affected;
};
const override = async (who: Person, date: string, kind: 'off' | 'work', query: object = {}) => {
  const body = { date, kind, reason: 'Stocktaking' };
  return (await hr.call(overrideDay, { params: { id: String(who.id) }, query, body })).data().touches.leave;
};
const work = async (who: Person, from: string, set: { restdays?: number[]; sites?: number[] }, query: object = {}) => {
  const body = { from, shiftid, restdays: [6, 7], ...set };
  return (await hr.call(setWork, { params: { id: String(who.id) }, query, body })).data().touches.leave;
};
const listed = async () => (await hr.call(contracts.listAffectedLeave)).data().items;
const shown = async () => (await listed()).map((it) => [it.leaveid, it.holidaydate, it.effect]);
const waiting = async () => (await hr.call(readWaiting)).data().affectedLeave;
const dismiss = async (id: number | undefined) =>
  (await hr.call(contracts.dismissAffectedLeave, { params: { id: String(id) } })).status;
const skipping = (who: Person, from: string, to: string, noOfLeave: number) =>
  take(who, from, to, { ...CASUAL, noOfLeave });
/** The office saves the leave as it is. */
const saveAgain = async ({ id, start, end, revision }: LeaveView) => {
  const body = { leavetype: 'CL', fromdate: start, todate: end, reason: 'A working day by now', revision };
  return (await hr.call(changeForMember, { params: { id: String(id) }, body })).data();
};

describe('a day that leave skipped and that is a working day by now', () => {
  test('because its holiday is removed is listed, after the preview said so, and charged when the leave is saved again', async () => {
    const who = await newcomer(office);
    const holiday = await add(WEDNESDAY);
    const before = (await remaining(who, 'CL')) ?? 0;
    const leave = await skipping(who, TUESDAY, THURSDAY, 2);
    const seen = await remove(holiday.id, preview);
    expect(seen).toMatchObject([{ id: null, leaveid: leave.id, holidaydate: WEDNESDAY, effect: 'uncharged' }]);
    expect(await listed()).toEqual([]);
    const affected = await remove(holiday.id);
    expect(affected).toEqual(seen.map((it) => ({ ...it, id: expect.any(Number) })));
    expect([await listed(), await waiting()]).toEqual([affected.map((it) => ({ ...it, may: { settle: true } })), 1]);
    expect(await remaining(who, 'CL')).toBe(before - 2);

    expect(await saveAgain(leave)).toMatchObject({ days: 3, uncharged: [] });
    expect(await remaining(who, 'CL')).toBe(before - 3);
    expect([await listed(), await waiting()]).toEqual([[], 0]);
    await expectSoundLeave(office.database);
  });

  test('is charged by saving the leave alone where its type has no balance', async () => {
    const { query } = office.database;
    const noBalance = { free_days: 'skipped', unlimited: 1 } as const;
    await query.updateTable('leave_code').set(noBalance).where('leaveid', '=', 'WP').execute();
    const holiday = await add(WEDNESDAY);
    const who = await newcomer(office);
    await take(who, TUESDAY, THURSDAY, { leavetype: 'WP-LEAVE WITHOUT PAY', noOfLeave: 2 });
    expect(await remove(holiday.id)).toMatchObject([{ effect: 'uncharged', mendby: 'charging' }]);
    expect(await listed()).toMatchObject([{ effect: 'uncharged', mendby: 'charging' }]);
  });

  test('is paid as leave meanwhile, as before', async () => {
    const who = await newcomer(office);
    const holiday = await add('2026-12-02');
    const { id } = await skipping(who, '2026-12-01', '2026-12-03', 2);
    await decide(hr, id, 'approve');
    await remove(holiday.id);
    const later = await at(office, who, inYangon('2026-12-04T09:00'));
    const query = { from: '2026-12-02', to: '2026-12-02' };
    expect((await later.client.call(readSummary, { query })).data().days[0]).toMatchObject({ status: 'leave' });
    office.now = inYangon('2026-11-20T09:00');
    hr = await office.holding('HR');
    expect(await shown()).toEqual([[id, '2026-12-02', 'uncharged']]);
  });

  test('because its holiday is moved is listed, and the other one that it falls on as ever', async () => {
    const who = await newcomer(office);
    const holiday = await add(WEDNESDAY);
    const { id } = await skipping(who, TUESDAY, THURSDAY, 2);
    const expected = [
      [WEDNESDAY, 'uncharged'],
      [THURSDAY, 'inside'],
    ];
    const told = (affected: contracts.HolidayTouch['affected']) => affected.map((it) => [it.holidaydate, it.effect]);
    expect(told(await move(holiday.id, THURSDAY, preview))).toEqual(expected);
    expect(told(await move(holiday.id, THURSDAY))).toEqual(expected);
    expect(await shown()).toEqual(expected.map((it) => [id, ...it]));
  });

  test('because its holiday is given to other sites is listed of those who lose it', async () => {
    const [there, elsewhere] = [await newcomer(office), await newcomer(office)];
    await work(there, '2026-11-20', { sites: [MANDALAY] });
    await work(elsewhere, '2026-11-20', { sites: [HEAD_OFFICE] });
    const holiday = await add(WEDNESDAY);
    const lost = await skipping(there, TUESDAY, THURSDAY, 2);
    await skipping(elsewhere, TUESDAY, THURSDAY, 2);
    await move(holiday.id, WEDNESDAY, { sites: [HEAD_OFFICE] });
    expect(await shown()).toEqual([[lost.id, WEDNESDAY, 'uncharged']]);
  });

  test('because it is made one is listed with the reason, after the preview said so', async () => {
    const who = await newcomer(office);
    const leave = await skipping(who, FRIDAY, MONDAY, 2);
    const effects = [{ id: leave.id, effect: 'uncharged' }];
    expect(await override(who, SATURDAY, 'work', { preview: 'true' })).toMatchObject(effects);
    expect(await listed()).toEqual([]);
    expect(await override(who, SATURDAY, 'work')).toMatchObject(effects);
    expect(await listed()).toMatchObject([
      { leaveid: leave.id, holidaydate: SATURDAY, description: 'Stocktaking', effect: 'uncharged' },
    ]);
    expect(await saveAgain(leave)).toMatchObject({ days: 3, uncharged: [SUNDAY] });
    expect(await listed()).toEqual([]);
  });

  test('because the rest days are others is listed, each day once, whatever is set then', async () => {
    const who = await newcomer(office);
    const { id } = await skipping(who, FRIDAY, MONDAY, 2);
    const effects = [{ id, effect: 'uncharged' }];
    expect(await work(who, '2026-12-01', { restdays: [7] }, { preview: 'true' })).toMatchObject(effects);
    expect(await work(who, '2026-12-01', { restdays: [7] })).toMatchObject(effects);
    await work(who, '2026-12-01', { restdays: [1] });
    expect(await shown()).toEqual([
      [id, SATURDAY, 'uncharged'],
      [id, SUNDAY, 'uncharged'],
      [id, MONDAY, 'inside'],
    ]);
    expect((await listed()).map((it) => it.description)).toEqual(['', '', '']);
  });

  test('because the member moves to where the holiday does not hold is listed', async () => {
    const who = await newcomer(office);
    await work(who, '2026-11-20', { sites: [MANDALAY] });
    await add(WEDNESDAY, [MANDALAY]);
    const { id } = await skipping(who, TUESDAY, THURSDAY, 2);
    expect(await work(who, '2026-12-01', { sites: [HEAD_OFFICE] })).toMatchObject([{ id, effect: 'uncharged' }]);
    expect(await shown()).toEqual([[id, WEDNESDAY, 'uncharged']]);
  });

  test('because a file gives other rest days is listed', async () => {
    const who = await newcomer(office);
    const { id } = await skipping(who, FRIDAY, MONDAY, 2);
    const { applied } = await found(hr, `membercode,membername,restdays\n${who.code},,Sun\n`);
    expect([applied, await shown()]).toEqual([true, [[id, SATURDAY, 'uncharged']]]);
    await found(hr, `membercode,membername,restdays\n${who.code},,Sat Sun\n`);
    expect(await shown()).toEqual([]);
  });

  test('that stays free is not listed, nor is one that was charged', async () => {
    const who = await newcomer(office);
    const holiday = await add(SATURDAY);
    await skipping(who, FRIDAY, MONDAY, 2);
    expect(await remove(holiday.id, preview)).toEqual([]);
    expect(await remove(holiday.id)).toEqual([]);
    expect((await add(SUNDAY)).id).toEqual(expect.any(Number));
    expect(await listed()).toEqual([]);
    const counted = await newcomer(office);
    await take(counted, '2026-12-18', '2026-12-21');
    expect(await override(counted, '2026-12-19', 'work')).toMatchObject([{ effect: 'no-longer-inside' }]);
    expect(await listed()).toEqual([]);
  });
});

describe('a line of such a day', () => {
  test('goes by itself when the day is free again, whichever way, and comes back when it is not', async () => {
    const who = await newcomer(office);
    const { id } = await skipping(who, FRIDAY, MONDAY, 2);
    const line = [[id, SATURDAY, 'uncharged']];
    await override(who, SATURDAY, 'work');
    expect(await shown()).toEqual(line);
    await override(who, SATURDAY, 'off');
    expect([await shown(), await waiting()]).toEqual([[], 0]);
    await override(who, SATURDAY, 'work');
    expect(await shown()).toEqual(line);
  });

  test('goes when a holiday comes to be on the day, and comes back when it is not any more', async () => {
    const who = await newcomer(office);
    const { id } = await skipping(who, FRIDAY, MONDAY, 2);
    const line = [[id, SATURDAY, 'uncharged']];
    await work(who, '2026-12-01', { restdays: [7] });
    expect(await shown()).toEqual(line);
    const holiday = await add(SATURDAY);
    expect(await shown()).toEqual([]);
    await remove(holiday.id);
    expect(await shown()).toEqual(line);
    const other = await add('2026-12-24');
    await move(other.id, SATURDAY);
    expect(await shown()).toEqual([]);
  });

  test('goes with rest days that are set back, and with sites where the holiday holds', async () => {
    const who = await newcomer(office);
    await work(who, '2026-11-20', { sites: [MANDALAY] });
    await add(WEDNESDAY, [MANDALAY]);
    const leave = await skipping(who, TUESDAY, SUNDAY, 3);
    await work(who, '2026-12-01', { restdays: [7], sites: [HEAD_OFFICE] });
    expect((await shown()).map(([, day]) => day)).toEqual([WEDNESDAY, SATURDAY]);
    await work(who, '2026-12-01', { restdays: [6, 7], sites: [HEAD_OFFICE] });
    expect(await shown()).toEqual([[leave.id, WEDNESDAY, 'uncharged']]);
    await work(who, '2026-12-01', { sites: [MANDALAY] });
    expect(await shown()).toEqual([]);
  });

  test('that is dismissed stays away, and is on record', async () => {
    const who = await newcomer(office);
    const { id } = await skipping(who, FRIDAY, MONDAY, 2);
    await override(who, SATURDAY, 'work');
    const [line] = await listed();
    expect([await dismiss(line?.id), await dismiss(line?.id)]).toEqual([200, 404]);
    await work(who, '2026-12-01', { restdays: [3, 6, 7] });
    await override(who, '2026-12-22', 'off');
    expect(await listed()).toEqual([]);
    const entry = await office.database.query
      .selectFrom('audit')
      .select('before')
      .where('subject', '=', `leave:${id}`)
      .where('action', '=', 'affected-leave.settle')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(String(entry.before))).toMatchObject({ holidaydate: SATURDAY, effect: 'uncharged' });
  });

  test('goes when the member asks anew for the days, or takes them back; it cannot be dismissed then', async () => {
    const [asks, leaves] = [await newcomer(office), await newcomer(office)];
    const asked = await skipping(asks, FRIDAY, MONDAY, 2);
    const left = await skipping(leaves, FRIDAY, MONDAY, 2);
    for (const who of [asks, leaves]) await override(who, SATURDAY, 'work');
    const lines = await listed();
    expect(lines.map((it) => it.leaveid)).toEqual([asked.id, left.id]);
    expect((await tryEdit(asks, asked.id, FRIDAY, MONDAY, { ...CASUAL, noOfLeave: 3 })).status).toBe(200);
    expect((await tryRemove(leaves, left)).status).toBe(200);
    expect(await listed()).toEqual([]);
    expect(await dismiss(lines[0]?.id)).toBe(404);
  });
});

test('a day of a closed pay period is listed too, stays uncharged whatever is saved, and waits until it is dismissed', async () => {
  office.now = inYangon('2026-10-07T09:00');
  const sa = await office.as('SA');
  const day = '2026-10-28';
  const { holiday } = (
    await sa.call(contracts.addHoliday, { body: { holidaydate: day, description: 'Extra day' } })
  ).data();
  const { id } = await skipping(await newcomer(office), '2026-10-27', '2026-10-29', 2);
  const leave = (await decide(sa, id, 'approve')).data() as LeaveView;
  office.now = MORNING;
  const later = await office.as('SA');
  hr = await office.holding('HR');
  const closing = { params: { month: '2026-10' }, body: { waive: 'Nothing else is open' } };
  expect((await hr.call(closePeriod, closing)).status).toBe(200);
  const { affected, closed } = (
    await later.call(contracts.removeHoliday, { params: { id: String(holiday.id) } })
  ).data();
  expect([affected, closed]).toMatchObject([[{ leaveid: id, holidaydate: day, effect: 'uncharged' }], ['2026-10']]);
  expect(await saveAgain(leave)).toMatchObject({ days: 2, uncharged: [day] });
  expect(await shown()).toEqual([[id, day, 'uncharged']]);
  expect(await dismiss(affected[0]?.id ?? 0)).toBe(200);
  expect(await shown()).toEqual([]);
});
