import { recordPunch } from '@muster/domain/attendance/attendance-contract.ts';
import * as leave from '@muster/domain/leave/leave-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { listTrips } from '@muster/domain/trips/trip-list-contract.ts';
import * as contracts from '@muster/domain/trips/trips-contract.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/company/client.ts';
import { FAR_AWAY, MORNING, type Office, openOffice } from '../../testing/company/office.ts';
import { expectSoundTrips } from '../../testing/trips/sound-trips.ts';
import { crewRows, tripBody } from '../../testing/trips/trip-body.ts';

let office: Office;
let a: Client;
beforeAll(async () => {
  office = await openOffice();
  a = await office.as('A');
});
afterAll(async () => {
  await expectSoundTrips(office.database);
  await office.close();
});
afterEach(() => {
  office.now = MORNING;
});

const crewOf = (...codes: ('A' | 'B' | 'C' | 'D' | 'SUSP')[]) =>
  codes.map((membercode) => ({ id: office.ids[membercode], membercode }));

const trip = (from: string, to: string, more: object = {}) => tripBody(crewOf('A', 'B'), from, to, more);

const added = async (client: Client, from: string, to: string, more: object = {}) =>
  (await client.call(contracts.addTrip, { body: trip(from, to, more) })).data();

describe('assigning a trip', () => {
  test('gives it a number, a period and its date, and tells the crew', async () => {
    const it = await added(a, '2026-12-01', '2026-12-03', { period: 3, entry_member: 'someone else' });
    expect(it).toMatchObject({
      trip_assigmentno: 'TA-2026-00001',
      trip_assignmentdate: '2026-11-20',
      period: 3,
      entry_member: 'A',
      state: 'planned',
      may: { edit: true, cancel: true, decide: false, approve: false, object: false },
    });
    const b = await office.as('B');
    expect((await b.call(listNotifications)).body()[0]).toMatchObject({
      heading: 'Trip',
      path: `/dashboard/trip_assignment?trip=${it.id}`,
    });
    expect((await b.call(contracts.readTrip, { query: { id: String(it.id) } })).data().may).toEqual({
      edit: false,
      cancel: false,
      decide: false,
      approve: false,
      object: false,
    });
    expect((await b.call(contracts.cancelTrip, { body: { id: it.id, reason: 'no' } })).failure().code).toBe(
      'FORBIDDEN',
    );
  });

  test('without its required fields is refused with every empty one named, and the sentence in data', async () => {
    const answer = await a.call(contracts.addTrip, { body: { triptypeid: '', groupno: 'SALES', departuredate: '' } });
    expect(answer.status).toBe(422);
    expect(answer.failure()).toMatchObject({
      success: 'fail',
      code: 'TRIP_REQUIRED_FIELD',
      data: 'Please fill in what is marked.',
    });
    expect(answer.failure().errors.map((it) => it.field)).toEqual([
      'triptypeid',
      'stateid',
      'departuredate',
      'arrivaldate',
    ]);
  });

  test.each([
    ['arrival before departure', { arrivaldate: '2027-01-01' }, 'TRIP_DATES_WRONG', 'arrivaldate'],
    ['a claimed period that differs', { period: 2 }, 'CLAIM_DIFFERS', 'period'],
    ['a state that the type has not', { stateid: 'Atlantis' }, 'TRIP_VALUE_UNKNOWN', 'stateid'],
    ['an unknown car', { carcode: 'CAR-9' }, 'TRIP_VALUE_UNKNOWN', 'carcode'],
    ['an unknown competitor', { competitor: 'Silver Star,Nobody' }, 'TRIP_VALUE_UNKNOWN', 'competitor'],
  ])('with %s is refused', async (_, more, code, field) => {
    const answer = await a.call(contracts.addTrip, { body: trip('2027-01-12', '2027-01-12', more) });
    expect(answer.failure()).toMatchObject({ code, errors: [{ field }] });
  });

  test('with the same member twice, or a suspended one, is refused', async () => {
    const memberList = crewRows(crewOf('A', 'A', 'SUSP'));
    const answer = await a.call(contracts.addTrip, { body: trip('2027-01-12', '2027-01-12', { memberList }) });
    expect(answer.failure().errors.map((it) => it.field)).toEqual(['memberList.1', 'memberList.2']);
  });

  test('names every conflict: a member on leave, a member on another trip, the car on another trip', async () => {
    const c = await office.as('C');
    const fromdate = '2026-12-02';
    await c.call(leave.takeLeave, {
      body: {
        leavetype: 'CL-CASUAL LEAVE',
        fromdate,
        todate: fromdate,
        noOfLeave: 1,
        remark: '',
        membernoid: office.ids.C,
        membercode: 'C',
        attendancemonth: '2026-12',
      },
    });
    const memberList = crewRows(crewOf('B', 'C'));
    const answer = await a.call(contracts.addTrip, { body: trip('2026-12-02', '2026-12-04', { memberList }) });
    expect(answer.status).toBe(409);
    expect(answer.failure().errors).toEqual([
      {
        field: 'memberList.0',
        code: 'TRIP_OVERLAP',
        message: 'Bo Bo is on another trip 02/12/2026 – 03/12/2026.',
        params: { reason: 'who', who: 'Bo Bo', days: { from: '2026-12-02', to: '2026-12-03' } },
      },
      {
        field: 'memberList.1',
        // Of a colleague's leave it says that the day is taken, not by what.
        code: 'TRIP_OVERLAP',
        message: 'Chit Ko is not free 02/12/2026.',
        params: { reason: 'taken', who: 'Chit Ko', days: { from: '2026-12-02', to: '2026-12-02' } },
      },
      {
        field: 'carcode',
        code: 'CAR_TAKEN',
        message: 'Car CAR-1 is on another trip 02/12/2026 – 03/12/2026.',
        params: { reason: 'who', who: 'CAR-1', days: { from: '2026-12-02', to: '2026-12-03' } },
      },
    ]);
    const check = await a.call(contracts.checkTrip, {
      body: {
        departuredate: '2026-12-02',
        arrivaldate: '2026-12-04',
        carcode: 'CAR-1',
        members: [office.ids.B, office.ids.C],
      },
    });
    expect(check.data().map((it) => it.kind)).toEqual(['trip', 'taken', 'car']);
    expect(check.data()[1]?.message).toBe('Chit Ko is not free 02/12/2026.');
  });

  test('says how many the car takes, as far as that is known, and lets more go', async () => {
    const hr = await office.as('HR');
    await office.database.query.updateTable('car').set({ seats: 1 }).where('carcode', '=', 'CAR-2').execute();
    const days = { departuredate: '2027-05-04', arrivaldate: '2027-05-04' };
    const seatsOf = async (carcode: string) =>
      (await hr.call(contracts.checkTrip, { body: { ...days, carcode, members: [] } })).body().seats;
    expect([await seatsOf('CAR-1'), await seatsOf('CAR-2'), await seatsOf('')]).toEqual([null, 1, null]);
    const memberList = crewRows(crewOf('A', 'B'));
    const stored = await added(hr, days.departuredate, days.arrivaldate, { memberList, carcode: 'CAR-2' });
    expect(stored).toMatchObject({ entry_member: 'HR', entry_membername: 'Hla Hla' });
  });

  test('says no more of a trip than its list would, where members see their own alone', async () => {
    const hr = await office.as('HR');
    const theirs = await added(hr, '2027-04-05', '2027-04-06', { memberList: crewRows(crewOf('B')), carcode: '' });
    const c = await office.as('C');
    const asks = async (id?: number) => {
      const body = {
        ...(id && { id }),
        departuredate: '2027-04-05',
        arrivaldate: '2027-04-07',
        members: [office.ids.B],
      };
      return (await c.call(contracts.checkTrip, { body })).data().map((it) => it.kind);
    };
    expect([await asks(), await asks(theirs.id)]).toEqual([['trip'], []]);
    await office.database.query.updateTable('company').set({ trips_shown: 'own' }).execute();
    // Naming the trip would else tell that it is the one.
    expect([await asks(), await asks(theirs.id)]).toEqual([['taken'], ['taken']]);
    const memberList = crewRows(crewOf('B'));
    const refused = await c.call(contracts.addTrip, {
      body: trip('2027-04-05', '2027-04-05', { memberList, carcode: '' }),
    });
    expect(refused.failure().errors.map((it) => it.params)).toMatchObject([{ reason: 'taken' }]);
    await office.database.query.updateTable('company').set({ trips_shown: 'all' }).execute();
  });
});

describe('a trip that is assigned', () => {
  test('lifts the location rule of its crew on its days and keeps the place', async () => {
    office.now = Temporal.Instant.from('2026-12-01T03:00:00Z');
    const b = await office.as('B');
    const punch = await b.call(recordPunch, {
      body: {
        clientid: crypto.randomUUID(),
        membercode: 'B',
        checktype: 'in',
        checktime: '2026-12-01T09:30:00+06:30',
        ...FAR_AWAY,
      },
    });
    expect(punch.data()).toMatchObject({ verdict: 'exempt', sitename: 'Head Office' });
  });

  test('can be shortened, and cancelled with a reason: its days and its car are free again', async () => {
    const it = await added(a, '2027-02-01', '2027-02-03');
    const shorter = await a.call(contracts.updateTrip, { body: { id: it.id, ...trip('2027-02-01', '2027-02-02') } });
    expect(shorter.data().period).toBe(2);
    await added(a, '2027-02-03', '2027-02-03');
    const cancelled = await a.call(contracts.cancelTrip, { body: { id: it.id, reason: 'road closed' } });
    expect(cancelled.data()).toMatchObject({ state: 'cancelled', cancelreason: 'road closed' });
    await added(a, '2027-02-01', '2027-02-02');
    expect((await a.call(contracts.cancelTrip, { body: { id: it.id, reason: 'again' } })).failure().code).toBe(
      'TRIP_CLOSED',
    );
  });

  test('that is over is closed to all but the office', async () => {
    const it = await added(a, '2027-03-02', '2027-03-03');
    office.now = Temporal.Instant.from('2027-03-04T03:00:00Z');
    const [later, hr] = [await office.as('A'), await office.as('HR')];
    const body = { id: it.id, ...trip('2027-03-02', '2027-03-03', { remark: 'late note' }) };
    expect((await later.call(contracts.updateTrip, { body })).failure()).toMatchObject({
      success: 'fail',
      code: 'TRIP_CLOSED',
    });
    expect((await hr.call(contracts.updateTrip, { body })).data()).toMatchObject({
      remark: 'late note',
      state: 'done',
    });
  });

  test('is listed by days, by words and by crew', async () => {
    const span = { from: '2026-12-03', to: '2026-12-31' };
    const list = (query: object) => a.call(listTrips, { query: { ...span, ...query } });
    expect((await list({})).data()).toHaveLength(1);
    expect((await list({ search: 'bo bo' })).data()).toHaveLength(1);
    expect((await list({ search: '%' })).data()).toHaveLength(0);
    expect((await list({ mine: 'true' })).body()).toMatchObject({ page: 1, more: false });
  });

  test('is for its own people alone when the office says so', async () => {
    await office.database.query.updateTable('company').set({ trips_shown: 'own' }).execute();
    const [c, hr] = [await office.as('C'), await office.as('HR')];
    const [it] = (await a.call(listTrips)).data();
    expect((await c.call(listTrips)).data()).toEqual([]);
    expect((await c.call(contracts.readTrip, { query: { id: String(it?.id) } })).failure().code).toBe('NOT_FOUND');
    expect((await hr.call(listTrips)).data().length).toBeGreaterThan(3);
    await office.database.query.updateTable('company').set({ trips_shown: 'all' }).execute();
  });
});

describe('the states of trip types', () => {
  const states = async (triptypeid: string) =>
    (await a.call(contracts.listTripPlaces, { query: { triptypeid } })).data();

  test("are the type's own, or those of all when it has none", async () => {
    const all = [
      { merge_state: 'Bago', miles: 50 },
      { merge_state: 'Mandalay', miles: 390 },
    ];
    expect(await states('1')).toEqual(all);
    expect(await states('2')).toEqual(all);
    expect(await states('all')).toEqual(all);
  });
});
