import { recordPunch } from '@muster/domain/attendance/attendance-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import * as contracts from '@muster/domain/trips/trips-contract.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/company/client.ts';
import { FAR_AWAY, inYangon, MORNING, type Office, openOffice, type Persona } from '../../testing/company/office.ts';
import { expectSoundTrips } from '../../testing/trips/sound-trips.ts';
import { passengersOf, tripBody } from '../../testing/trips/trip-body.ts';

let office: Office;
let a: Client;
let manager: Client;
let hr: Client;
beforeAll(async () => {
  office = await openOffice();
  await office.database.query.updateTable('company').set({ trip_approval: 'manager' }).execute();
  [a, manager, hr] = [await office.as('A'), await office.as('M'), await office.as('HR')];
});
afterAll(async () => {
  await expectSoundTrips(office.database);
  await office.close();
});
afterEach(() => {
  office.now = MORNING;
});

const body = (crew: Persona[], from: string, to = from, more: object = {}) =>
  tripBody(passengersOf(office, crew), from, to, { carcode: '', ...more });
const enter = async (client: Client, ...of: Parameters<typeof body>) =>
  (await client.call(contracts.addTrip, { body: body(...of) })).data();
const decide = (client: Client, id: number, decision: 'approve' | 'reject', more: object = {}) =>
  client.call(contracts.decideTrip, { params: { id: String(id) }, body: { decision, ...more } });
/** Puts somebody into a group, or into none. */
const put = async (persona: Persona, groupno: string | null) => {
  const { query } = office.database;
  const group = query.selectFrom('work_group').select('id').where('groupno', '=', groupno);
  const group_id = (await group.executeTakeFirst())?.id ?? null;
  await query.updateTable('member_work').set({ group_id }).where('member_id', '=', office.ids[persona]).execute();
};
const newsOf = async (persona: Persona) => {
  const client = await office.as(persona);
  const titles = (await client.call(listNotifications)).body().map((it) => it.title);
  return titles.filter((it) => !it.startsWith('Sign-in on a new device'));
};
const punchFarAway = async (persona: Persona) => {
  const client = await office.as(persona);
  const clientid = crypto.randomUUID();
  const checktime = office.now.toString();
  return client.call(recordPunch, {
    body: { clientid, membercode: persona, checktype: 'in', checktime, remark: 'at the fair', ...FAR_AWAY },
  });
};

describe('a trip that a member asks for', () => {
  test('waits for who decides for its crew, and is no trip until then', async () => {
    const trip = await enter(a, ['A', 'B'], '2026-12-01');
    expect(trip).toMatchObject({
      state: 'requested',
      may: { edit: true, cancel: true, decide: false, approve: false, object: false },
    });
    expect((await newsOf('M'))[0]).toBe(`Aye Aye asks for a trip: ${trip.trip_assigmentno}`);
    expect((await newsOf('B'))[0]).toBe(`Aye Aye asks for a trip with you: ${trip.trip_assigmentno}`);
    office.now = inYangon('2026-12-01T09:00');
    expect((await punchFarAway('B')).data()).toMatchObject({ verdict: 'outside' });
    expect(
      (await (await office.as('A')).call(contracts.addTrip, { body: body(['B'], '2026-12-01') })).failure().code,
    ).toBe('TRIP_OVERLAP');
  });

  test('is approved by their manager and lifts the location rule then', async () => {
    const trip = await enter(a, ['A'], '2026-12-02');
    const waiting = (await manager.call(contracts.listTripsToDecide)).data().items;
    expect(waiting.find((it) => it.id === trip.id)?.may.decide).toBe(true);
    const approved = await decide(manager, trip.id, 'approve', { revision: trip.revision, remark: 'Good' });
    expect(approved.data()).toMatchObject({ state: 'planned', decisionremark: 'Good' });
    expect((await newsOf('A'))[0]).toBe(`Trip ${trip.trip_assigmentno} is approved`);
    expect((await decide(hr, trip.id, 'reject')).failure().code).toBe('TRIP_CLOSED');
    office.now = inYangon('2026-12-02T09:00');
    expect((await punchFarAway('A')).data()).toMatchObject({ verdict: 'exempt' });
  });

  test('is rejected with a word, and its days are free again', async () => {
    const trip = await enter(a, ['A'], '2026-12-03', '2026-12-04', { carcode: 'CAR-1' });
    const rejected = await decide(manager, trip.id, 'reject', { remark: 'Stock count' });
    expect(rejected.data()).toMatchObject({ state: 'rejected', decisionremark: 'Stock count' });
    const edit = { id: trip.id, ...body(['A'], '2026-12-03') };
    expect((await a.call(contracts.updateTrip, { body: edit })).failure().code).toBe('TRIP_CLOSED');
    await enter(a, ['A'], '2026-12-03', '2026-12-04', { carcode: 'CAR-1' });
  });

  test('is never decided by its crew, nor by who decides for none of them', async () => {
    const trip = await enter(a, ['A', 'HR'], '2026-12-07');
    expect((await decide(a, trip.id, 'approve')).failure().code).toBe('FORBIDDEN');
    expect((await decide(hr, trip.id, 'approve')).failure().code).toBe('FORBIDDEN');
    expect((await decide(await office.as('M2'), trip.id, 'approve')).failure().code).toBe('FORBIDDEN');
    const waiting = (await hr.call(contracts.listTripsToDecide)).data().items;
    expect(waiting.map((it) => it.id)).not.toContain(trip.id);
  });

  test('may be objected to by who is put on it, and who decides sees why', async () => {
    const trip = await enter(a, ['A', 'B'], '2026-12-08');
    const b = await office.as('B');
    const object = (client: Client, remark: string) =>
      client.call(contracts.objectToTrip, { params: { id: String(trip.id) }, body: { remark } });
    expect((await object(b, 'My sister marries.')).data().memberList[1]).toMatchObject({
      membercode: 'B',
      objection: 'My sister marries.',
    });
    expect((await newsOf('M'))[0]).toBe(`Bo Bo objects to the trip ${trip.trip_assigmentno}`);
    expect((await object(a, 'I ask for it myself')).failure().code).toBe('FORBIDDEN');
    const sameAgain = { id: trip.id, ...body(['A', 'B'], '2026-12-08', '2026-12-08', { remark: 'with samples' }) };
    const heardBy = (of: contracts.TripView | undefined) => of?.memberList[1]?.objection;
    // Who asks for the trip does not read why: that is for who decides.
    expect(heardBy((await a.call(contracts.updateTrip, { body: sameAgain })).data())).toBe('');
    for (const decider of [manager, hr]) {
      const waiting = (await decider.call(contracts.listTripsToDecide)).data().items;
      expect(heardBy(waiting.find((it) => it.id === trip.id))).toBe('My sister marries.');
    }
    // What was objected to is no more once it is another trip.
    const moved = { id: trip.id, ...body(['A', 'B'], '2026-12-08', '2026-12-08', { stateid: 'Bago' }) };
    expect((await a.call(contracts.updateTrip, { body: moved })).status).toBe(200);
    const waiting = (await manager.call(contracts.listTripsToDecide)).data().items;
    expect(heardBy(waiting.find((it) => it.id === trip.id))).toBe('');
    await decide(manager, trip.id, 'approve');
    expect((await object(b, 'Too late')).failure().code).toBe('TRIP_CLOSED');
  });

  test('that leaves today is told to whoever decides for one of its crew', async () => {
    const heard = async (persona: Persona) => (await newsOf(persona)).filter((it) => it.startsWith('Dewi asks')).length;
    const d = await office.holding('D');
    await enter(d, ['B', 'C'], '2026-11-20');
    expect([await heard('M'), await heard('M2')]).toEqual([1, 1]);
  });

  test('that is approved waits anew when its crew, days or car change, and not for a word', async () => {
    const trip = await enter(a, ['A'], '2026-12-09');
    await decide(manager, trip.id, 'approve');
    const change = async (...of: Parameters<typeof body>) =>
      (await a.call(contracts.updateTrip, { body: { id: trip.id, ...body(...of) } })).data().state;
    expect(await change(['A'], '2026-12-09', '2026-12-09', { remark: 'other shops' })).toBe('planned');
    expect(await change(['A'], '2026-12-09', '2026-12-10')).toBe('requested');
  });

  test.each([
    ['type', { triptypeid: 2, stateid: 'Mandalay' }, '2026-12-17'],
    ['place', { stateid: 'Bago' }, '2026-12-18'],
    ['miles', { milelist: 99_999 }, '2026-12-21'],
  ])(
    'that is approved waits anew when its %s changes, unless who could approve it changes that',
    async (_, more, day) => {
      const trip = await enter(a, ['A'], day);
      await decide(manager, trip.id, 'approve');
      const change = async (client: Client, other: object) =>
        (await client.call(contracts.updateTrip, { body: { id: trip.id, ...body(['A'], day, day, other) } })).data();
      expect((await change(a, { competitor: '', groupno: 'STORE' })).state).toBe('planned');
      expect((await change(a, more)).state).toBe('requested');
      expect((await newsOf('M'))[0]).toBe(`Aye Aye asks for a trip: ${trip.trip_assigmentno}`);
      await decide(manager, trip.id, 'approve');
      expect((await change(hr, {})).state).toBe('planned');
    },
  );

  test('keeps its type, place and miles once days of it are over, for who could not approve it', async () => {
    const trip = await enter(a, ['A'], '2026-11-23', '2026-11-26');
    await decide(manager, trip.id, 'approve');
    office.now = inYangon('2026-11-25T09:00');
    const [asks, officer] = [await office.holding('A'), await office.holding('HR')];
    const change = (client: Client, more: object) =>
      client.call(contracts.updateTrip, { body: { id: trip.id, ...body(['A'], '2026-11-23', '2026-11-26', more) } });
    for (const more of [{ stateid: 'Bago' }, { milelist: 99_999 }]) {
      expect((await change(asks, more)).failure()).toMatchObject({ code: 'TRIP_CLOSED', params: { reason: 'begun' } });
    }
    expect((await change(asks, { remark: 'one shop more' })).data().state).toBe('underway');
    expect((await change(officer, { stateid: 'Bago' })).data()).toMatchObject({ state: 'underway', stateid: 'Bago' });
  });
});

describe('a trip with somebody of the office on it', () => {
  const waitingFor = async (client: Client) =>
    (await client.call(contracts.listTripsToDecide)).data().items.map((it) => it.id);
  const read = async (client: Client, id: number) =>
    (await client.call(contracts.readTrip, { query: { id: String(id) } })).data();

  test('is not decided by whoever decides for somebody else of its crew', async () => {
    const trip = await enter(hr, ['A', 'HR'], '2026-12-22');
    expect(trip.state).toBe('requested');
    for (const decision of ['approve', 'reject'] as const) {
      expect((await decide(manager, trip.id, decision)).failure().code).toBe('FORBIDDEN');
    }
    expect(await read(manager, trip.id)).toMatchObject({ may: { decide: false, approve: false } });
    expect(await waitingFor(manager)).not.toContain(trip.id);
    expect(await newsOf('M')).not.toContain(`Hla Hla asks for a trip: ${trip.trip_assigmentno}`);
    const sa = await office.as('SA');
    expect((await newsOf('SA'))[0]).toBe(`Hla Hla asks for a trip: ${trip.trip_assigmentno}`);
    expect(await waitingFor(sa)).toContain(trip.id);
    expect((await decide(sa, trip.id, 'approve')).data().state).toBe('planned');
  });

  test('is not approved by being entered by them, nor by an officer being put on it later', async () => {
    expect((await enter(manager, ['A', 'HR'], '2026-12-23')).state).toBe('requested');
    const trip = await enter(manager, ['A'], '2026-12-24');
    expect(trip.state).toBe('planned');
    const edit = { id: trip.id, ...body(['A', 'SA'], '2026-12-24') };
    expect((await manager.call(contracts.updateTrip, { body: edit })).data().state).toBe('requested');
  });

  test('is decided by who decides for them', async () => {
    await put('HR', 'SALES');
    const trip = await enter(hr, ['C', 'HR'], '2026-12-25');
    expect((await newsOf('M'))[0]).toBe(`Hla Hla asks for a trip: ${trip.trip_assigmentno}`);
    const managerOfC = await office.as('M2');
    expect([await waitingFor(manager), await waitingFor(managerOfC)]).toEqual([
      expect.arrayContaining([trip.id]),
      expect.not.arrayContaining([trip.id]),
    ]);
    expect((await decide(managerOfC, trip.id, 'approve')).failure().code).toBe('FORBIDDEN');
    expect(await read(manager, trip.id)).toMatchObject({ may: { decide: true, approve: true } });
    expect((await decide(manager, trip.id, 'approve')).data().state).toBe('planned');
    await put('HR', null);
  });
});

test('a trip of one of two managers who decide for each other is decided by the other, with others of theirs on it', async () => {
  await put('M', 'STORE');
  await put('M2', 'SALES');
  const trip = await enter(a, ['A', 'M2'], '2026-12-28');
  expect((await manager.call(contracts.listTripsToDecide)).data().items.map((it) => it.id)).toContain(trip.id);
  expect((await decide(manager, trip.id, 'approve')).data().state).toBe('planned');
  for (const it of ['M', 'M2'] as const) await put(it, null);
});

describe('a trip entered by who may approve it', () => {
  test('is approved with it, unless they are of its crew', async () => {
    expect((await enter(manager, ['A'], '2026-12-14')).state).toBe('planned');
    expect((await enter(hr, ['C'], '2026-12-14')).state).toBe('planned');
    expect((await enter(hr, ['HR'], '2026-12-15')).state).toBe('requested');
  });

  describe('where the company asks for no approval', () => {
    const set = (trip_approval: 'manager' | 'none') =>
      office.database.query.updateTable('company').set({ trip_approval }).execute();
    beforeAll(() => set('none'));
    afterAll(() => set('manager'));

    test('is approved whoever enters it', async () => {
      expect((await enter(a, ['A'], '2026-12-16')).state).toBe('planned');
    });

    test('of days that are over is asked for, unless who may approve it enters it', async () => {
      const asked = await enter(a, ['A', 'C'], '2026-11-05');
      expect(asked.state).toBe('requested');
      const { data } = await a.call(contracts.updateTrip, {
        body: { id: asked.id, ...body(['A', 'C'], '2026-11-06') },
      });
      expect(data().state).toBe('requested');
      expect((await enter(hr, ['N'], '2026-11-05')).state).toBe('done');
    });
  });
});

describe('the days of a trip', () => {
  test('begin no earlier than this month, but for the office', async () => {
    const answer = await a.call(contracts.addTrip, { body: body(['A'], '2026-10-31') });
    expect(answer.failure()).toMatchObject({ code: 'TRIP_DATES_WRONG', errors: [{ field: 'departuredate' }] });
    expect((await enter(hr, ['A'], '2026-10-30')).state).toBe('done');
    expect((await enter(a, ['A'], '2026-11-02')).state).toBe('requested');
  });

  test('are sixty at most', async () => {
    const answer = await a.call(contracts.addTrip, { body: body(['A'], '2027-01-01', '2027-03-02') });
    expect(answer.failure()).toMatchObject({ code: 'TRIP_DATES_WRONG', errors: [{ field: 'arrivaldate' }] });
  });
});
