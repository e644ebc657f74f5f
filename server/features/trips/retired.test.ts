import { listContracts } from '@muster/domain/lists/lists-contract.ts';
import { addTrip, listTripPlaces, readTrip, updateTrip } from '@muster/domain/trips/trips-contract.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type HrOffice, openHrOffice } from '../../testing/company/hr-office.ts';

let { office, hr } = {} as HrOffice;
beforeEach(async () => {
  ({ office, hr } = await openHrOffice());
});
afterEach(() => office.close());

const past = { departuredate: '2026-11-02', arrivaldate: '2026-11-03' };
const body = {
  triptypeid: 1,
  stateid: 'Bago',
  groupno: 'SALES',
  carcode: 'CAR-1',
  competitor: 'Silver Star',
  ...past,
  memberList: [],
};
const later = { departuredate: '2026-12-07', arrivaldate: '2026-12-08' };
const idOf = async (table: 'car' | 'competitor' | 'trip_type' | 'trip_place' | 'work_group', n = 0) => {
  const rows = await office.database.query.selectFrom(table).select('id').orderBy('id').execute();
  return String(rows[n]?.id);
};
const retireAll = async () => {
  const { query } = office.database;
  await query.updateTable('member_work').set({ group_id: null }).execute();
  const { cars, competitors, groups, states, triptypes } = listContracts;
  for (const [contract, id] of [
    [cars.retire, await idOf('car')],
    [competitors.retire, await idOf('competitor')],
    [groups.retire, await idOf('work_group')],
    [states.retire, await idOf('trip_place', 1)],
    [triptypes.retire, await idOf('trip_type')],
  ] as const) {
    expect((await hr.call(contract as typeof cars.retire, { params: { id } })).status).toBe(200);
  }
};

describe('what is retired', () => {
  test('stays readable in old trips, which may be changed with it', async () => {
    const trip = (await hr.call(addTrip, { body })).data();
    await retireAll();
    const { revision } = (await hr.call(readTrip, { query: { id: String(trip.id) } })).data();
    const changed = await hr.call(updateTrip, { body: { ...body, id: trip.id, revision, remark: 'Receipts are in.' } });
    expect(changed.data()).toMatchObject({
      triptype: 'Delivery',
      stateid: 'Bago',
      groupno: 'SALES',
      carcode: 'CAR-1',
      competitor: 'Silver Star',
      remark: 'Receipts are in.',
    });
  });

  test('is taken for no new trip, each named', async () => {
    await retireAll();
    const refused = (await hr.call(addTrip, { body: { ...body, ...later } })).failure();
    expect(refused.code).toBe('TRIP_VALUE_UNKNOWN');
    expect(refused.errors.map((it) => it.field)).toEqual(['triptypeid', 'groupno', 'carcode', 'competitor']);
  });

  test('is not in the table reads, nor among the states', async () => {
    await retireAll();
    const shown = async (table: string) => (await hr.send({ method: 'GET', url: `/api/${table}` })).json()[table];
    expect(await shown('carcode_info')).toHaveLength(1);
    expect(await shown('competitor')).toHaveLength(0);
    expect((await shown('group_info')).map((it: { groupno: string }) => it.groupno)).toEqual(['STORE']);
    expect(await shown('triptype_info')).toHaveLength(1);
    expect((await hr.call(listTripPlaces, { query: { triptypeid: 'all' } })).data()).toEqual([]);
  });
});

test('a place is taken for no new trip while its type still is', async () => {
  await hr.call(listContracts.states.retire, { params: { id: await idOf('trip_place', 1) } });
  const refused = (await hr.call(addTrip, { body: { ...body, ...later } })).failure();
  expect(refused.errors.map((it) => it.field)).toEqual(['stateid']);
});

const RETIRED = {
  place: async () => hr.call(listContracts.states.retire, { params: { id: await idOf('trip_place', 1) } }),
  competitor: async () => hr.call(listContracts.competitors.retire, { params: { id: await idOf('competitor') } }),
};

test.each(['place', 'competitor'] as const)(
  'a %s that is retired while trips are entered is in none after it',
  async (it) => {
    const enter = async () => (await hr.call(addTrip, { body: { ...body, carcode: '', ...later } })).status;
    const retire = async () => (await RETIRED[it]()).status;
    const [retired, ...entered] = await Promise.all([retire(), enter(), enter(), enter(), enter()]);
    expect(retired).toBe(200);
    const log = await office.database.query.selectFrom('audit').select('action').orderBy('id').execute();
    const done = log.map((line) => line.action).filter((action) => action === 'trip.add' || action.endsWith('.retire'));
    expect(done.at(-1)).toMatch(/\.retire$/);
    expect(done.length - 1).toBe(entered.filter((status) => status < 300).length);
  },
);

test('a car that a trip to come goes by is not retired, and the trip is named', async () => {
  const trip = (await hr.call(addTrip, { body: { ...body, ...later } })).data();
  const refused = await hr.call(listContracts.cars.retire, { params: { id: await idOf('car') } });
  expect([refused.status, refused.failure().code]).toEqual([409, 'IN_USE']);
  expect(refused.failure().message).toContain(trip.trip_assigmentno);
});
