import { readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import * as contracts from '@muster/domain/holidays/holidays-contract.ts';
import { readOwnDays } from '@muster/domain/leave/own/own-days-contract.ts';
import { listContracts } from '@muster/domain/lists/lists-contract.ts';
import { setWork } from '@muster/domain/work/work-contract.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { holidaysOfEach } from '../../records/work/member-work/holidays.ts';
import { type HrOffice, openHrOffice } from '../../testing/company/hr-office.ts';
import { expectRefused, forgetLeave, newcomer, type Person, take, tryTake } from '../../testing/leave/leave.ts';

/** The sites of the test company. */
const [HEAD_OFFICE, MANDALAY] = [1, 2];
/** A Wednesday to come, and one that is over. */
const [DAY, PAST] = ['2026-12-09', '2026-11-18'];

let { office, hr, shiftid } = {} as HrOffice;
beforeAll(async () => {
  ({ office, hr, shiftid } = await openHrOffice());
});
afterAll(() => office.close());
/** Each test has holidays and leave of its own. */
afterEach(() => forgetLeave(office));

const add = (body: { holidaydate: string; sites?: number[] }, query: { preview?: 'true' } = {}) =>
  hr.call(contracts.addHoliday, { query, body: { description: 'Extra day', ...body } });
const work = (who: Person, from: string, sites: number[], preview: 'true' | 'false' = 'false') =>
  hr.call(setWork, {
    params: { id: String(who.id) },
    query: { preview },
    body: { from, shiftid, restdays: [6, 7], sites },
  });
const at = async (...sites: number[]) => {
  const who = await newcomer(office);
  expect((await work(who, '2026-01-01', sites)).status).toBe(201);
  return who;
};
const listedFor = async ({ client }: Pick<Person, 'client'>, day: string) =>
  (await client.send({ method: 'GET', url: `/api/publicholiday_info?filter=holidaydate,eq,${day}` }))
    .json()
    .publicholiday_info.map((it: { description: string }) => it.description);
const inCalendar = async ({ client }: Person, day: string) =>
  (await client.call(readOwnDays, { query: { from: day, to: day } })).data().map((it) => it.kind);
const statusOf = async ({ client }: Person, day: string) =>
  (await client.call(readSummary, { query: { from: day, to: day } })).data().days[0]?.status;
const membersOf = ({ affected }: contracts.HolidayTouch) => affected.map((it) => [it.membercode, it.effect]);

describe('a holiday that holds at some sites', () => {
  test('is one for whom one of them is set, in the list, the calendar, the rules of leave and the summary', async () => {
    const [there, both, elsewhere, nowhere] = [
      await at(MANDALAY),
      await at(HEAD_OFFICE, MANDALAY),
      await at(HEAD_OFFICE),
      await at(),
    ];
    const added = (await add({ holidaydate: DAY, sites: [MANDALAY, MANDALAY] })).data();
    expect(added.holiday).toMatchObject({ holidaydate: DAY, sites: [MANDALAY] });
    await add({ holidaydate: PAST, sites: [MANDALAY] });
    for (const who of [there, both]) {
      expect(await listedFor(who, DAY)).toEqual(['Extra day']);
      expect(await inCalendar(who, DAY)).toEqual(['holiday']);
      expect(await statusOf(who, PAST)).toBe('holiday');
      await expectRefused(office, 422, 'LEAVE_NEXT_TO_HOLIDAY', () => tryTake(who, '2026-12-08', '2026-12-08'));
    }
    for (const who of [elsewhere, nowhere]) {
      expect(await listedFor(who, DAY)).toEqual([]);
      expect(await inCalendar(who, DAY)).toEqual([]);
      expect(await statusOf(who, PAST)).toBe('absent');
      await take(who, '2026-12-08', '2026-12-08');
    }
  });

  test('is listed for whom it holds from the moment at which it ceases to hold everywhere, and until it holds again', async () => {
    const [there, elsewhere] = [await at(MANDALAY), await at(HEAD_OFFICE)];
    const { holiday } = (await add({ holidaydate: DAY })).data();
    const holdAt = (sites: number[]) =>
      hr.call(contracts.changeHoliday, {
        params: { id: String(holiday.id) },
        body: { holidaydate: DAY, description: 'Extra day', sites },
      });
    const listed = async () => [await listedFor(there, DAY), await listedFor(elsewhere, DAY)];
    expect(await listed()).toEqual([['Extra day'], ['Extra day']]);
    expect((await holdAt([MANDALAY])).status).toBe(200);
    expect(await listed()).toEqual([['Extra day'], []]);
    expect((await holdAt([])).status).toBe(200);
    expect(await listed()).toEqual([['Extra day'], ['Extra day']]);
  });

  test('follows the sites of each day: what a past day was stays when a member moves', async () => {
    const who = await at(MANDALAY);
    await add({ holidaydate: PAST, sites: [MANDALAY] });
    await add({ holidaydate: DAY, sites: [MANDALAY] });
    await work(who, '2026-12-01', [HEAD_OFFICE]);
    expect([await statusOf(who, PAST), await listedFor(who, PAST)]).toEqual(['holiday', ['Extra day']]);
    expect([await inCalendar(who, DAY), await listedFor(who, DAY)]).toEqual([[], []]);
  });

  test('says beforehand how many have it, and lists only leave of those', async () => {
    const [there, elsewhere] = [await at(MANDALAY), await at(HEAD_OFFICE)];
    for (const who of [there, elsewhere]) await take(who, '2026-12-08', '2026-12-10');
    const before = await office.state();
    const seen = (await add({ holidaydate: DAY, sites: [MANDALAY] }, { preview: 'true' })).data();
    expect(membersOf(seen)).toEqual([[there.code, 'inside']]);
    expect(await office.state()).toBe(before);
    const everywhere = (await add({ holidaydate: DAY }, { preview: 'true' })).data();
    expect(membersOf(everywhere).map(([code]) => code)).toEqual([there.code, elsewhere.code]);
    expect(everywhere.members).toBeGreaterThan(seen.members);
    expect(membersOf((await add({ holidaydate: DAY, sites: [MANDALAY] })).data())).toEqual([[there.code, 'inside']]);
  });

  test('that is given other sites touches those for whom it begins or ceases to hold', async () => {
    const [there, both, elsewhere] = [await at(MANDALAY), await at(HEAD_OFFICE, MANDALAY), await at(HEAD_OFFICE)];
    for (const who of [there, both, elsewhere]) await take(who, '2026-12-08', '2026-12-10');
    const { holiday } = (await add({ holidaydate: DAY, sites: [MANDALAY] })).data();
    const change = (query: { preview?: 'true' }, sites?: number[]) =>
      hr.call(contracts.changeHoliday, {
        params: { id: String(holiday.id) },
        query,
        body: { holidaydate: DAY, description: 'Extra day', ...(sites ? { sites } : {}) },
      });
    const expected = [
      [there.code, 'no-longer-inside'],
      [elsewhere.code, 'inside'],
    ];
    expect(membersOf((await change({ preview: 'true' }, [HEAD_OFFICE])).data())).toEqual(expected);
    expect(membersOf((await change({}, [HEAD_OFFICE])).data())).toEqual(expected);
    expect([await listedFor(there, DAY), await listedFor(elsewhere, DAY)]).toEqual([[], ['Extra day']]);
    // Sites of which nothing is said stay.
    expect((await change({})).data().holiday.sites).toEqual([HEAD_OFFICE]);
    const everybody = (await change({}, [])).data();
    expect([membersOf(everybody), everybody.holiday.sites]).toEqual([[[there.code, 'inside']], undefined]);
  });

  test('is not changed by who looked at other sites', async () => {
    const { holiday } = (await add({ holidaydate: DAY, sites: [MANDALAY] })).data();
    const was = { holidaydate: DAY, description: 'Extra day', sites: [HEAD_OFFICE] };
    const answer = await hr.call(contracts.changeHoliday, {
      params: { id: String(holiday.id) },
      body: { holidaydate: '2026-12-10', description: 'Extra day', was },
    });
    expect([answer.failure().code, answer.failure().data]).toEqual(['CHANGED_MEANWHILE', holiday]);
  });

  test('names sites that there are', async () => {
    const before = await office.state();
    const refused = await add({ holidaydate: DAY, sites: [MANDALAY, 999] });
    expect([refused.status, refused.failure().errors[0]?.field]).toEqual([422, 'sites']);
    expect(await office.state()).toBe(before);
  });

  test('is among all for the office, with its sites, and goes with them', async () => {
    const { holiday } = (await add({ holidaydate: DAY, sites: [MANDALAY] })).data();
    const all = async () => (await hr.call(contracts.listHolidays, { query: { year: '2026' } })).data();
    expect(await all()).toContainEqual(holiday);
    expect((await all()).find((it) => it.description === 'Christmas Day')).not.toHaveProperty('sites');
    const removed = (await hr.call(contracts.removeHoliday, { params: { id: String(holiday.id) } })).data();
    expect(removed.holiday).toEqual(holiday);
    expect(await office.database.query.selectFrom('public_holiday_site').selectAll().execute()).toEqual([]);
  });

  test('comes by a file that names sites, and not by one that names others', async () => {
    const file = `date,name,sites\n${DAY},Extra far,mandalay  branch\n2026-12-10,Extra near,Nowhere\n2026-12-11,Extra all,\n`;
    const imported = (await hr.call(contracts.importHolidays, { body: { file, partly: 'true' } })).data();
    expect(imported.rows.map((it) => [it.outcome, it.sites, it.errors[0]?.field])).toEqual([
      ['new', [MANDALAY], undefined],
      ['refused', undefined, 'sites'],
      ['new', undefined, undefined],
    ]);
    const [there, elsewhere] = [await at(MANDALAY), await at(HEAD_OFFICE)];
    expect([await listedFor(there, DAY), await listedFor(elsewhere, DAY)]).toEqual([['Extra far'], []]);
    expect(await listedFor(elsewhere, '2026-12-11')).toEqual(['Extra all']);
  });

  test('is refused in a file that has a line for each of its sites, so that none of them goes without it unseen', async () => {
    const file = `date,name,sites\n${DAY},Extra fair,Head Office\n${DAY},Extra fair,Mandalay Branch\n`;
    const imported = (await hr.call(contracts.importHolidays, { body: { file } })).data();
    expect([imported.applied, imported.rows.map((it) => it.outcome)]).toEqual([false, ['new', 'refused']]);
    expect(imported.rows[1]?.errors).toMatchObject([{ field: 'sites', code: 'HOLIDAY_EXISTS' }]);
    const inOneLine = `date,name,sites\n${DAY},Extra fair,Head Office; Mandalay Branch\n`;
    const again = async () => (await hr.call(contracts.importHolidays, { body: { file: inOneLine } })).data();
    expect((await again()).rows.map((it) => it.outcome)).toEqual(['new']);
    expect((await again()).rows.map((it) => it.outcome)).toEqual(['same']);
    expect(await listedFor(await at(MANDALAY), DAY)).toEqual(['Extra fair']);
  });
});

test('a file is not stored with a site that was retired while it was read', async () => {
  const site = { name: 'Bago shop', latitude: 17.3, longitude: 96.5, radius: 100 };
  const { id } = (await hr.call(listContracts.sites.add, { body: site })).data();
  const file = `date,name,sites\n${DAY},Extra far,Bago shop\n`;
  const importing = hr.call(contracts.importHolidays, { body: { file } });
  const retired = await hr.call(listContracts.sites.retire, { params: { id: String(id) } });
  const { applied } = (await importing).data();
  expect(retired.status).toBe(200);
  const log = await office.database.query.selectFrom('audit').select('action').orderBy('id', 'desc').limit(2).execute();
  expect(log.map((it) => it.action)).toEqual(applied ? ['site.retire', 'holiday.add'] : ['site.retire', 'site.add']);
});

test('a change of sites shows beforehand the leave and the days that it touches', async () => {
  const who = await at(HEAD_OFFICE);
  await add({ holidaydate: DAY, sites: [MANDALAY] });
  await add({ holidaydate: PAST, sites: [MANDALAY] });
  const { id } = await take(who, '2026-12-08', '2026-12-10');
  const { touches } = (await work(who, '2026-11-01', [MANDALAY], 'true')).data();
  expect(touches.leave.map((it) => [it.id, it.effect])).toEqual([[id, 'inside']]);
  // Whoever was just listed joined today: no day before is theirs.
  const since = { joined_on: '2026-11-01' };
  await office.database.query.updateTable('member').set(since).where('id', '=', who.id).execute();
  const { touches: again } = (await work(who, '2026-11-01', [MANDALAY], 'true')).data();
  expect(again.summaries.days).toEqual([PAST]);
});

test('the list of holidays and the rules ask the same of everybody, on every day', async () => {
  const people = [await at(MANDALAY), await at(HEAD_OFFICE), await at(HEAD_OFFICE, MANDALAY), await at()];
  const [moving] = people as [Person];
  await work(moving, DAY, []);
  for (const [holidaydate, sites] of [
    ['2026-12-08', [MANDALAY]],
    [DAY, [MANDALAY]],
    ['2026-12-10', [HEAD_OFFICE]],
    ['2026-12-11', [HEAD_OFFICE, MANDALAY]],
    ['2026-12-14', []],
  ] as const) {
    await add({ holidaydate, sites: [...sites] });
  }
  const span = ['2026-12-07', '2026-12-18'] as const;
  const holidaysOf = await holidaysOfEach(office.database.query, 'everybody', ...span);
  for (const who of people) {
    const url = `/api/publicholiday_info?filter=holidaydate,bt,${span.join()}&order=holidaydate`;
    const listed = (await who.client.send({ method: 'GET', url })).json().publicholiday_info;
    const own = holidaysOf(who.id).map((it) => it.day);
    expect(listed.map((it: { holidaydate: string }) => it.holidaydate)).toEqual(own);
    const one = await holidaysOfEach(office.database.query, [who.id], ...span);
    expect(one(who.id)).toEqual(holidaysOf(who.id));
  }
  expect(holidaysOf(moving.id).map((it) => it.day)).toEqual(['2026-12-08', '2026-12-14']);
});
