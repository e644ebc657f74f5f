import { nameDeputy } from '@muster/domain/deputies/deputies-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import * as contracts from '@muster/domain/trips/trips-contract.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { tripsOf } from '../../records/trips/claims.ts';
import { inYangon, MORNING, type Office, openOffice } from '../../testing/company/office.ts';
import { at, expectRefused, newcomer, type Person, personOf } from '../../testing/leave/leave.ts';
import { expectSoundTrips } from '../../testing/trips/sound-trips.ts';
import { tripBody } from '../../testing/trips/trip-body.ts';

/** It is Friday 20 November 2026; M decides for SALES, M2 for STORE. */
const TODAY = '2026-11-20';

let office: Office;
let manager: Person;
let hr: Person;
beforeAll(async () => {
  office = await openOffice();
  await office.database.query.updateTable('company').set({ trip_approval: 'manager' }).execute();
  [manager, hr] = [await personOf(office, 'M'), await personOf(office, 'HR')];
});
afterAll(() => office.close());
afterEach(async () => {
  office.now = MORNING;
  await expectSoundTrips(office.database);
});

const body = (crew: readonly Person[], from: string, to = from, carcode = '') =>
  tripBody(
    crew.map(({ id, code }) => ({ id, membercode: code })),
    from,
    to,
    { carcode },
  );
const tryEnter = (who: Person, ...of: Parameters<typeof body>) =>
  who.client.call(contracts.addTrip, { body: body(...of) });
const enter = async (...of: Parameters<typeof tryEnter>) => (await tryEnter(...of)).data();
const tryChange = (who: Person, id: number, ...of: Parameters<typeof body>) =>
  who.client.call(contracts.updateTrip, { body: { id, ...body(...of) } });
const tryCancel = (who: Person, id: number) =>
  who.client.call(contracts.cancelTrip, { body: { id, reason: 'the road is closed' } });
const approve = (who: Person, id: number) =>
  who.client.call(contracts.decideTrip, { params: { id: String(id) }, body: { decision: 'approve' } });
const waitingFor = async (who: Person) =>
  (await who.client.call(contracts.listTripsToDecide)).data().items.map((it) => it.id);
const newsOf = async (who: Person) => (await who.client.call(listNotifications)).body().map((it) => it.title);
const tripOn = async (memberId: number, day: string) =>
  (await tripsOf(office.database.query, memberId, { from: day, to: day })).get(day) ?? null;
const inStore = () => newcomer(office, { groupno: 'STORE' });

describe('who stands in for a manager', () => {
  let deputy: Person;
  beforeAll(async () => {
    deputy = await newcomer(office);
    const named = { membercode: deputy.code, from: TODAY, to: '2026-12-31' };
    expect((await manager.client.call(nameDeputy, { body: named })).status).toBe(201);
  });

  test('approves no trip that has the manager on it, of days to come or gone, nor is asked to', async () => {
    for (const [from, to] of [
      ['2026-11-16', '2026-11-19'],
      ['2026-12-01', '2026-12-02'],
    ] as const) {
      const trip = await enter(manager, [manager, await newcomer(office)], from, to);
      expect(trip.state).toBe('requested');
      await expectRefused(office, 403, 'FORBIDDEN', () => approve(deputy, trip.id));
      expect(await waitingFor(deputy)).not.toContain(trip.id);
      const said = `Mya Mya asks for a trip: ${trip.trip_assigmentno}`;
      expect(await newsOf(deputy)).not.toContain(said);
      expect(await newsOf(hr)).toContain(said);
      expect((await approve(hr, trip.id)).status).toBe(200);
    }
  });

  test('approves none with the manager by entering it, nor by putting them on it later', async () => {
    const other = await newcomer(office);
    expect((await enter(deputy, [manager, other], '2026-12-07')).state).toBe('requested');
    const { id, state } = await enter(deputy, [other], '2026-12-08');
    expect(state).toBe('planned');
    expect((await tryChange(deputy, id, [other, manager], '2026-12-08')).data().state).toBe('requested');
  });

  test('decides about others of the group as ever', async () => {
    const who = await newcomer(office);
    const { id } = await enter(who, [who], '2026-12-09');
    expect(await waitingFor(deputy)).toContain(id);
    expect((await approve(deputy, id)).data().state).toBe('planned');
  });
});

describe('days that are over', () => {
  test('of members of another group are approved by the office, and by their manager and nobody for half of them', async () => {
    const [theirs, other] = [await newcomer(office), await inStore()];
    const trip = await enter(manager, [theirs, other], '2026-11-18', '2026-11-19');
    expect(trip).toMatchObject({ state: 'requested', may: { decide: false } });
    expect(await tripOn(other.id, '2026-11-18')).toBeNull();
    const otherManager = await personOf(office, 'M2');
    for (const half of [manager, otherManager]) {
      await expectRefused(office, 403, 'FORBIDDEN', () => approve(half, trip.id));
      expect(await waitingFor(half)).not.toContain(trip.id);
    }
    expect(await waitingFor(hr)).toContain(trip.id);
    expect(await newsOf(hr)).toContain(`Mya Mya asks for a trip: ${trip.trip_assigmentno}`);
    expect((await approve(hr, trip.id)).data().state).toBe('done');
  });

  test('of the own group alone are approved by entering, and by who decides for all', async () => {
    const [one, other] = [await newcomer(office), await newcomer(office)];
    expect((await enter(manager, [one, other], '2026-11-17')).state).toBe('done');
    const { id } = await enter(one, [one, other], '2026-11-18');
    expect(await waitingFor(manager)).toContain(id);
    expect((await approve(manager, id)).data().state).toBe('done');
  });

  test('are asked for where a trip to come is moved back to them; one to come needs one decider as ever', async () => {
    const crew = [await newcomer(office), await inStore()];
    const { id, state } = await enter(manager, crew, TODAY, '2026-11-24');
    expect(state).toBe('underway');
    expect((await tryChange(manager, id, crew, '2026-11-19', '2026-11-24')).data().state).toBe('requested');
  });
});

describe('a trip that is under way', () => {
  const FROM = '2026-11-23';
  const TO = '2026-11-27';
  /** Entered by one of its crew, approved by their manager; it is its third day. */
  async function underWay() {
    const [asks, along] = [await newcomer(office), await newcomer(office)];
    const { id } = await enter(asks, [asks, along], FROM, TO);
    expect((await approve(manager, id)).data().state).toBe('planned');
    return { id, along, asks: await at(office, asks, inYangon('2026-11-25T09:00')) };
  }

  test('keeps its days that are over, whatever who entered it wants', async () => {
    const { id, asks, along } = await underWay();
    const both = [asks, along];
    for (const [crew, from, to] of [
      [[asks], FROM, TO],
      [both, '2026-11-24', TO],
      [both, '2026-11-26', '2026-11-28'],
      [both, FROM, FROM],
      [both, FROM, '2026-11-28'],
      [[...both, await newcomer(office)], FROM, TO],
    ] as const) {
      const { params } = await expectRefused(office, 409, 'TRIP_CLOSED', () => tryChange(asks, id, crew, from, to));
      expect(params).toMatchObject({ reason: 'begun' });
    }
    await expectRefused(office, 409, 'TRIP_CLOSED', () => tryCancel(asks, id));
    const { may } = (await asks.client.call(contracts.readTrip, { query: { id: String(id) } })).data();
    expect(may).toMatchObject({ edit: true, cancel: false });
    expect(await tripOn(along.id, FROM)).toBe(id);
  });

  test('may end earlier, yesterday at the earliest, and stays approved', async () => {
    const { id, asks, along } = await underWay();
    expect((await tryChange(asks, id, [asks, along], FROM, '2026-11-26')).data().state).toBe('underway');
    expect((await tryChange(asks, id, [asks, along], FROM, '2026-11-24')).data().state).toBe('done');
    expect(await tripOn(along.id, '2026-11-24')).toBe(id);
    expect(await tripOn(along.id, '2026-11-25')).toBeNull();
  });

  test('is changed and cancelled by the office, and by who entered it and decides for its crew', async () => {
    const { id, asks } = await underWay();
    const officer = await at(office, hr, office.now);
    expect((await tryChange(officer, id, [asks], FROM, TO)).data().state).toBe('underway');
    expect((await tryCancel(officer, id)).data().state).toBe('cancelled');
    office.now = MORNING;
    const trip = await enter(manager, [asks], '2026-11-19', '2026-11-24');
    expect(trip.may).toMatchObject({ edit: true, cancel: true });
    expect((await tryCancel(manager, trip.id)).data().state).toBe('cancelled');
  });
});

describe('trips that wait', () => {
  test('and have others on them are three at most for who asks; cancelled, decided and own ones do not count', async () => {
    const [asks, along] = [await newcomer(office), await newcomer(office)];
    const days = ['2027-02-01', '2027-02-02', '2027-02-03'] as const;
    const [first] = [
      await enter(asks, [along], days[0]),
      await enter(asks, [asks, along], days[1]),
      await enter(asks, [asks, along], days[2]),
    ];
    const { message } = await expectRefused(office, 409, 'TRIPS_WAITING', () => tryEnter(asks, [along], '2027-02-04'));
    expect(message).toContain('You have asked for 3 trips with others');
    const alone = await enter(asks, [asks], '2027-02-05');
    expect(alone.state).toBe('requested');
    const joined = () => tryChange(asks, alone.id, [asks, along], '2027-02-05');
    await expectRefused(office, 409, 'TRIPS_WAITING', joined);
    expect((await tryChange(asks, first.id, [along], '2027-02-08')).status).toBe(200);
    await tryCancel(asks, first.id);
    expect((await joined()).status).toBe(200);
  });

  test('take one car a day of who asks, whoever goes; successive trips have one each', async () => {
    const [asks, along] = [await newcomer(office), await newcomer(office)];
    const first = await enter(asks, [asks], '2027-04-05', '2027-04-06', 'CAR-1');
    const second = (crew: Person[]) => () => tryEnter(asks, crew, '2027-04-06', '2027-04-07', 'CAR-2');
    for (const crew of [[], [along]]) {
      const { message, errors } = await expectRefused(office, 409, 'TRIPS_WAITING', second(crew));
      expect(errors.map((it) => it.field)).toEqual(['carcode']);
      expect(message).toContain(`Your trip ${first.trip_assigmentno} (06/04/2027) waits to be decided and has a car`);
    }
    expect((await tryEnter(asks, [along], '2027-04-06')).status).toBe(201);
    const days = ['2027-04-07', '2027-04-08', '2027-04-09', '2027-04-12'];
    for (const day of days) await enter(asks, [asks], day, day, 'CAR-2');
    // It does not stand in its own way.
    expect((await tryChange(asks, first.id, [asks], '2027-04-04', '2027-04-06', 'CAR-1')).status).toBe(200);
    await approve(manager, first.id);
    expect((await tryEnter(asks, [], '2027-04-06', '2027-04-06', 'CAR-2')).status).toBe(201);
  });

  test('take no second car by a change either', async () => {
    const asks = await newcomer(office);
    await enter(asks, [asks], '2027-05-03', '2027-05-03', 'CAR-1');
    const other = await enter(asks, [], '2027-05-03');
    await expectRefused(office, 409, 'TRIPS_WAITING', () =>
      tryChange(asks, other.id, [], '2027-05-03', '2027-05-03', 'CAR-2'),
    );
    expect((await tryChange(asks, other.id, [], '2027-05-04', '2027-05-04', 'CAR-2')).status).toBe(200);
    const moved = () => tryChange(asks, other.id, [], '2027-05-03', '2027-05-03', 'CAR-2');
    await expectRefused(office, 409, 'TRIPS_WAITING', moved);
    await enter(asks, [], '2027-05-06', '2027-05-06', 'CAR-1');
    const longer = () => tryChange(asks, other.id, [], '2027-05-04', '2027-05-06', 'CAR-2');
    await expectRefused(office, 409, 'TRIPS_WAITING', longer);
  });

  test('take one car a day when two are asked for at once', async () => {
    const asks = await newcomer(office);
    const cars = ['CAR-1', 'CAR-2'];
    const answers = await Promise.all(cars.map((it) => tryEnter(asks, [], '2027-06-01', '2027-06-01', it)));
    expect(answers.map((it) => it.status).toSorted()).toEqual([201, 409]);
  });

  test('are no more when two are asked for at once', async () => {
    const asks = await newcomer(office);
    await enter(asks, [await newcomer(office)], '2027-03-01');
    await enter(asks, [await newcomer(office)], '2027-03-01');
    const [one, other] = [await newcomer(office), await newcomer(office)];
    const answers = await Promise.all([one, other].map((it) => tryEnter(asks, [it], '2027-03-02')));
    expect(answers.map((it) => it.status).toSorted()).toEqual([201, 409]);
  });
});
