import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import { addHoliday, importHolidays } from '@muster/domain/holidays/holidays-contract.ts';
import { listContracts } from '@muster/domain/lists/lists-contract.ts';
import { addTrip } from '@muster/domain/trips/trips-contract.ts';
import { setWork } from '@muster/domain/work/work-contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { groupList } from '../../records/deciding/group.ts';
import type { KeptRow } from '../../records/office/kept-list.ts';
import { carList } from '../../records/trips/car.ts';
import { competitorList } from '../../records/trips/competitor.ts';
import { tripPlaceList, tripTypeList } from '../../records/trips/trip-type.ts';
import { shiftList } from '../../records/work/shift.ts';
import { siteList } from '../../records/work/site.ts';
import { type HrOffice, openHrOffice } from '../../testing/company/hr-office.ts';
import { heldUp, holdTable } from '../../testing/database/hold.ts';
import { newcomer, type Person } from '../../testing/leave/leave.ts';
import { found } from '../../testing/members/member-files.ts';
import { tripBody } from '../../testing/trips/trip-body.ts';

const TUESDAY = '2026-12-08';
const { sites, shifts, groups, cars, triptypes, states, competitors } = listContracts;

let { office, hr } = {} as HrOffice;
beforeAll(async () => {
  ({ office, hr } = await openHrOffice());
});
afterAll(() => office.close());

/** How the office has somebody have an entry of a list. */
interface Given {
  readonly who: Person;
  readonly id: number;
  readonly name: string;
}
const work = async ({ who }: Given, more: object) => {
  const { shift_id: shiftid } = await office.database.query
    .selectFrom('member_work')
    .select('shift_id')
    .where('member_id', '=', who.id)
    .executeTakeFirstOrThrow();
  const body = { shiftid, restdays: [6, 7], groupno: 'SALES', from: TUESDAY, ...more };
  return (await hr.call(setWork, { params: { id: String(who.id) }, body })).status;
};
const file = async ({ who, name }: Given, column: string) => {
  const { applied } = await found(hr, `code,${column}\n${who.code},${name}`, { from: TUESDAY });
  return applied ? 200 : 422;
};
const trip = async ({ who }: Given, more: object) => {
  const body = tripBody([{ id: who.id, membercode: who.code }], TUESDAY, TUESDAY, more);
  return (await hr.call(addTrip, { body })).status;
};

const HOLIDAY = { holidaydate: TUESDAY, description: 'Company day' };
const holiday = async ({ id }: Given) => (await hr.call(addHoliday, { body: { ...HOLIDAY, sites: [id] } })).status;
const fileOfHolidays = async ({ name }: Given) => {
  const body = { file: `date,name,sites\n${TUESDAY},Company day,${name}\n` };
  return (await hr.call(importHolidays, { body })).data().applied ? 200 : 422;
};

let named = 0;
/** A new entry of a list, and how it is retired. */
const entryOf = {
  site: async (name: string) => {
    const body = { name, latitude: 16.8, longitude: 96.1, radius: 100 };
    return { id: (await hr.call(sites.add, { body })).data().id, retire: sites.retire };
  },
  shift: async (name: string) => {
    const body = { name, starts: '08:00', ends: '16:00', break: 30, grace: 5 };
    return { id: (await hr.call(shifts.add, { body })).data().id, retire: shifts.retire };
  },
  group: async (groupno: string) => {
    const added = await hr.call(groups.add, { body: { groupno, name: '', managers: ['M'] } });
    return { id: added.data().id, retire: groups.retire };
  },
  car: async (carcode: string) => ({
    id: (await hr.call(cars.add, { body: { carcode, description: '', seats: 9 } })).data().id,
    retire: cars.retire,
  }),
  type: async (description: string) => ({
    id: (await hr.call(triptypes.add, { body: { description } })).data().id,
    retire: triptypes.retire,
  }),
  place: async (merge_state: string) => ({
    id: (await hr.call(states.add, { body: { triptypeid: 1, merge_state, miles: 50 } })).data().id,
    retire: states.retire,
  }),
  competitor: async (competitor: string) => ({
    id: (await hr.call(competitors.add, { body: { competitor } })).data().id,
    retire: competitors.retire,
  }),
};
const GIVING = [
  ['a site', 'work', 'site', 'member_work', (it: Given) => work(it, { sites: [it.id] })],
  ['a shift', 'work', 'shift', 'member_work', (it: Given) => work(it, { shiftid: it.id })],
  ['a group', 'work', 'group', 'member_work', (it: Given) => work(it, { groupno: it.name })],
  ['a site', 'a file', 'site', 'member_work', (it: Given) => file(it, 'sites')],
  ['a shift', 'a file', 'shift', 'member_work', (it: Given) => file(it, 'shift')],
  ['a group', 'a file', 'group', 'member_work', (it: Given) => file(it, 'group')],
  ['a car', 'a trip', 'car', 'trip', (it: Given) => trip(it, { carcode: it.name })],
] as const;

const begin = async (noun: keyof typeof entryOf) => {
  const name = `${noun.toUpperCase()}-${++named}`;
  const who = await newcomer(office);
  const { id, retire } = await entryOf[noun](name);
  const retiring = async () => (await hr.call(retire as typeof cars.retire, { params: { id: String(id) } })).status;
  return { given: { who, id, name }, retiring };
};

test.each(GIVING)('%s that is being given by %s is in use', async (_, __, noun, table, give) => {
  const { given, retiring } = await begin(noun);
  const letGo = await holdTable(office.database, table);
  const giving = give(given);
  await heldUp(office.database, 1);
  const retired = retiring();
  await Promise.race([heldUp(office.database, 2), retired]);
  await letGo();
  expect(await giving).toBeLessThan(300);
  expect(await retired).toBe(409);
});

/** As the office retires an entry, up to where it is stored. */
const listOf = {
  site: siteList,
  shift: shiftList,
  group: groupList,
  car: carList,
  type: tripTypeList,
  place: tripPlaceList,
  competitor: competitorList,
} as const;

/** These are retired also while holidays or trips to come name them. */
const TAKING = [
  ...GIVING,
  ['a site', 'a holiday', 'site', 'public_holiday', holiday],
  ['a site', 'a file of holidays', 'site', 'public_holiday', fileOfHolidays],
  ['a type', 'a trip', 'type', 'trip', (it: Given) => trip(it, { triptypeid: it.id })],
  ['a place', 'a trip', 'place', 'trip', (it: Given) => trip(it, { stateid: it.name })],
  ['a competitor', 'a trip', 'competitor', 'trip', (it: Given) => trip(it, { competitor: it.name })],
] as const;

test.each(TAKING)('%s that is being retired is given by %s no more', async (_, __, noun, _table, give) => {
  const { given } = await begin(noun);
  const kept = listOf[noun] as typeof siteList;
  const [retired, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const retiring = office.database.write(async (trx) => {
    await kept.lockToRetire(trx, given.id);
    await kept.change(trx, (await kept.find(trx, given.id)) as KeptRow, { retired_at: writeInstant(office.now) });
    retired.resolve();
    await gone.promise;
  });
  await retired.promise;
  const giving = give(given);
  await Promise.race([heldUp(office.database, 1), giving]);
  gone.resolve();
  await retiring;
  expect(await giving).toBe(422);
});

test('of two sites that are the last ones, one is retired at once', async () => {
  const { query } = office.database;
  const offered = await query.selectFrom('site').select('id').where('retired_at', 'is', null).execute();
  const last = offered.slice(-2).map((it) => it.id);
  await query.updateTable('site').set({ retired_at: '2026-11-20T02:30:00.000Z' }).where('id', 'not in', last).execute();
  await query.deleteFrom('member_work_site').execute();
  const letGo = await holdTable(office.database, 'audit');
  const retiring = last.map((id) => hr.call(sites.retire, { params: { id: String(id) } }));
  await heldUp(office.database, 2);
  await letGo();
  expect((await Promise.all(retiring)).map((it) => it.status).toSorted()).toEqual([200, 409]);
});
