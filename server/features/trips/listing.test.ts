import { addDays } from '@muster/domain/calendar/day.ts';
import { listTrips, TRIP_PAGE } from '@muster/domain/trips/trip-list-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/company/client.ts';
import { type Office, openOffice } from '../../testing/company/office.ts';
import { addColleagues } from '../../testing/company/people.ts';
import { countingServer } from '../../testing/database/counted-queries.ts';
import { testEngine } from '../../testing/database/test-database.ts';
import { tripOf } from '../../testing/trips/trip-samples.ts';

let office: Office;
let a: Client;
beforeAll(async () => {
  office = await openOffice();
  a = await office.as('A');
});
afterAll(() => office.close());

/** The day of the office's clock. */
const TODAY = '2026-11-20';

/** Trips with one member each, entered by that member; several leave on the same day. */
async function enter(count: number, memberId: number): Promise<number[]> {
  const ids: number[] = [];
  for (let n = 0; n < count; n++) {
    const day = addDays('2026-12-01', n % 7);
    const id = await tripOf(office.database, memberId, { departure: day, arrival: addDays(day, 1) });
    await office.database.query
      .insertInto('trip_member')
      .values({ trip_id: id, member_id: office.ids.B, remark: '' })
      .execute();
    ids.push(id);
  }
  return ids;
}
const page = async (query: object) => (await a.call(listTrips, { query })).body();

describe('the list of trips', () => {
  test('is told a page at a time, the next departure first, no trip twice and none left out', async () => {
    const few = await enter(2, office.ids.A);
    const server = await countingServer(office);
    const client = Object.assign(server.visitor(), { token: a.token });
    const statements = () => server.countOf(() => client.call(listTrips, { query: { mine: 'true' } }));
    const forFew = await statements();
    const ids = [...few, ...(await enter(TRIP_PAGE + 4, office.ids.A))];
    // On SQLite some statements are answered past where they are counted; the stores, and so their number, are the same.
    if (testEngine() === 'postgres') expect(forFew).toBeGreaterThan(0);
    expect(await statements()).toBe(forFew);
    await server.close();

    const [first, second, third] = [await page({}), await page({ page: '2' }), await page({ page: '3' })];
    expect([first.data.length, first.page, first.more]).toEqual([TRIP_PAGE, 1, true]);
    expect([second.data.length, second.page, second.more]).toEqual([ids.length - TRIP_PAGE, 2, false]);
    expect([third.data, third.page, third.more]).toEqual([[], 3, false]);
    const told = [...first.data, ...second.data];
    expect(new Set(told.map((it) => it.id))).toEqual(new Set(ids));
    const order = told.map((it) => `${it.departuredate} ${String(it.id).padStart(6, '0')}`);
    expect(order).toEqual(order.toSorted());
    expect(told.every((it) => it.memberList[0]?.membercode === 'B')).toBe(true);
  });

  test('begins with what is now or next, and then has what is over, the last first, also from page to page', async () => {
    const { id, client } = await office.newcomer();
    const days = [-40, -3, -3, -1, 0, 2, 2, 30].map((from) => [from, from === -3 ? -3 : from + 1] as const);
    const ids: number[] = [];
    for (const [from, to] of [...days, [-50, 5] as const]) {
      ids.push(await tripOf(office.database, id, { departure: addDays(TODAY, from), arrival: addDays(TODAY, to) }));
    }
    const [long, , , yesterday, today, two, twoAgain, month] = [8, 1, 2, 3, 4, 5, 6, 7].map((it) => ids[it]);
    const past = [ids[2], ids[1], ids[0]];
    const read = async (query: object) =>
      (await (await client()).call(listTrips, { query: { mine: 'true', ...query } })).data();
    const order = [long, yesterday, today, two, twoAgain, month, ...past];
    expect((await read({})).map((it) => it.id)).toEqual(order);
    // So many that what is over goes on over two pages.
    const older: number[] = [];
    for (let n = 0; n < TRIP_PAGE; n++) {
      const day = addDays(TODAY, -100 - n);
      older.push(await tripOf(office.database, id, { departure: day, arrival: day }));
    }
    const all = [...(await read({})), ...(await read({ page: '2' }))].map((it) => it.id);
    expect(all).toEqual([...order, ...older]);
  });

  test('ends with a page that is just full', async () => {
    const b = await office.as('B');
    await enter(TRIP_PAGE, office.ids.C);
    const query = { mine: 'true' } as const;
    const c = await office.as('C');
    expect((await c.call(listTrips, { query })).body()).toMatchObject({ page: 1, more: false });
    const all = (await b.call(listTrips, { query })).body();
    expect([all.data.length, all.more]).toEqual([TRIP_PAGE, true]);
  });

  test('is of those who enter or go along, of a type, of a group, of a span, or of words', async () => {
    const other = await tripOf(office.database, office.ids.D, {
      departure: '2027-05-03',
      arrival: '2027-05-05',
      trip_type_id: 2,
      group_id: 2,
      place: 'Mandalay',
      remark: '50% of the "Blue" stock',
    });
    const found = async (query: object) => (await page(query)).data.map((it) => it.id);
    const d = await office.as('D');
    expect((await d.call(listTrips, { query: { mine: 'true' } })).data().map((it) => it.id)).toEqual([other]);
    await office.database.query
      .insertInto('trip_member')
      .values({ trip_id: other, member_id: office.ids.D, remark: '' })
      .execute();
    expect(await found({ membercode: 'd' })).toEqual([other]);
    expect(await found({ membercode: 'NOBODY' })).toEqual([]);
    expect(await found({ triptypeid: '2' })).toEqual([other]);
    expect(await found({ groupno: 'STORE' })).toEqual([other]);
    expect(await found({ groupno: 'NOWHERE' })).toEqual([]);
    expect(await found({ stateid: 'Mandalay' })).toEqual([other]);
    expect(await found({ stateid: 'Nowhere' })).toEqual([]);
    expect(await found({ from: '2027-05-05', to: '2027-06-01' })).toEqual([other]);
    expect(await found({ from: '2027-05-06' })).toEqual([]);
    expect(await found({ to: '2027-05-03', from: '2027-04-01' })).toEqual([other]);
    for (const search of ['mandalay', '0% of', 'BLUE', '"blue"']) expect(await found({ search })).toEqual([other]);
    for (const search of ['50_', '%%', '\\', 'yellow']) expect(await found({ search })).toEqual([]);
    expect((await found({ search: 'bo bo' })).length).toBe(TRIP_PAGE);
    expect(await found({ search: 'mandalay', triptypeid: '1' })).toEqual([]);
    expect((await a.call(listTrips, { query: { from: '2027-05-05', to: '2027-05-04' } })).failure().code).toBe(
      'INVALID_INPUT',
    );
  });

  test('is of what stands so today', async () => {
    const memberId = office.ids.C;
    const trip = (from: number, to: number, more: object = {}) =>
      tripOf(office.database, memberId, { departure: addDays(TODAY, from), arrival: addDays(TODAY, to), ...more });
    const at = `${TODAY}T00:00:00.000Z`;
    const standing = {
      planned: await trip(1, 2),
      underway: await trip(-59, 0),
      done: await trip(-9, -1),
      requested: await trip(-3, 3, { approval: 'requested' }),
      rejected: await trip(4, 5, { approval: 'rejected' }),
      cancelled: await trip(6, 7, { cancelled_at: at, cancel_reason: 'Rain' }),
    };
    const mine = Object.values(standing);
    for (const [state, id] of Object.entries(standing)) {
      const told = (await page({ state })).data;
      expect(told.every((it) => it.state === state)).toBe(true);
      expect(told.map((it) => it.id).filter((it) => mine.includes(it))).toEqual([id]);
    }
    expect((await a.call(listTrips, { query: { state: 'lost' } as object })).failure().code).toBe('INVALID_INPUT');
  });

  test('finds the trips of whoever has a name, few or many', async () => {
    const namesakes = Array.from({ length: 30 }, (_, n) => ({ membercode: `TWIN${n}`, membername: `Thein Zaw ${n}` }));
    const ids = await addColleagues(office.database, namesakes);
    const found = async (search: string) => (await page({ search })).data.map((it) => it.trip_assigmentno);
    for (const name of ['thein zaw', 'thein zaw 7', 'twin29']) expect(await found(name)).toEqual([]);
    const id = await tripOf(office.database, office.ids.A, { departure: '2027-06-01', arrival: '2027-06-01' });
    await office.database.query
      .insertInto('trip_member')
      .values([ids[7], ids[29]].map((member_id) => ({ trip_id: id, member_id: member_id as number, remark: '' })))
      .execute();
    for (const name of ['thein zaw', 'THEIN ZAW 7', 'twin29', 'twin၂၉']) expect(await found(name)).toHaveLength(1);
    expect(await found('thein zaw 8')).toEqual([]);
  });
});
