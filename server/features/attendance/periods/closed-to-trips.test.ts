import { closePeriod, listPeriodChanges } from '@muster/domain/attendance/periods/periods-contract.ts';
import { listTrips } from '@muster/domain/trips/trip-list-contract.ts';
import * as contracts from '@muster/domain/trips/trips-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { inYangon, MORNING, type Office, openOffice, type Persona } from '../../../testing/company/office.ts';
import { expectRefused } from '../../../testing/leave/leave.ts';
import { expectSoundTrips } from '../../../testing/trips/sound-trips.ts';
import { passengersOf, tripBody } from '../../../testing/trips/trip-body.ts';

const OCTOBER = { month: '2026-10' };

let office: Office;
let a: Client;
let manager: Client;
let hr: Client;
let over: contracts.TripView;
let underWay: contracts.TripView;
let asked: Record<'one' | 'two' | 'three', contracts.TripView>;

const body = (crew: Persona[], from: string, to: string) =>
  tripBody(passengersOf(office, crew), from, to, { carcode: '' });
const enter = async (...of: Parameters<typeof body>) =>
  (await a.call(contracts.addTrip, { body: body(...of) })).data() as contracts.TripView;
const decide = (id: number, decision: 'approve' | 'reject') =>
  manager.call(contracts.decideTrip, { params: { id: String(id) }, body: { decision } });
const update = (client: Client, id: number, ...of: Parameters<typeof body>) =>
  client.call(contracts.updateTrip, { body: { id, ...body(...of) } });
const cancel = (client: Client, id: number) =>
  client.call(contracts.cancelTrip, { body: { id, reason: 'The fair was called off' } });
const signIn = async () => {
  [a, manager, hr] = [await office.holding('A'), await office.holding('M'), await office.holding('HR')];
};

beforeAll(async () => {
  office = await openOffice();
  await office.database.query.updateTable('company').set({ trip_approval: 'manager' }).execute();
  office.now = inYangon('2026-10-07T09:00');
  await signIn();
  asked = {
    one: await enter(['A'], '2026-10-13', '2026-10-14'),
    two: await enter(['A'], '2026-10-15', '2026-10-16'),
    three: await enter(['A'], '2026-10-19', '2026-10-20'),
  };
  over = await enter(['A', 'B'], '2026-10-21', '2026-10-22');
  underWay = await enter(['A', 'B'], '2026-10-29', '2026-11-24');
  for (const { id } of [over, underWay]) expect((await decide(id, 'approve')).status).toBe(200);
  office.now = MORNING;
  await signIn();
  expect((await hr.call(closePeriod, { params: OCTOBER, body: { waive: 'M is away' } })).status).toBe(200);
});
afterAll(async () => {
  await expectSoundTrips(office.database);
  await office.close();
});

describe('a closed pay period', () => {
  test('offers nobody to cancel what it has paid, and what waits still', async () => {
    const query = { from: '2026-10-01', to: '2026-11-30' };
    const trips = (await hr.call(listTrips, { query })).data();
    const mayCancel = (id: number) => trips.find((it) => it.id === id)?.may.cancel;
    expect([over, underWay, asked.three].map((it) => mayCancel(it.id))).toEqual([false, false, true]);
    const one = (await hr.call(contracts.readTrip, { query: { id: String(over.id) } })).data();
    expect(one.may).toMatchObject({ cancel: false });
  });

  test('takes no approval of a trip that was asked for, and offers none', async () => {
    const open = await enter(['A'], '2026-11-27', '2026-11-28');
    const { items } = (await manager.call(contracts.listTripsToDecide, {})).data();
    const may = (id: number) => items.find((it) => it.id === id)?.may;
    expect(may(asked.one.id)).toMatchObject({ decide: true, approve: false });
    expect(may(open.id)).toMatchObject({ decide: true, approve: true });
    const body = { decision: 'approve' as const, revision: 99 };
    const stale = await manager.call(contracts.decideTrip, { params: { id: String(asked.one.id) }, body });
    expect(stale.failure().stored).toMatchObject({ may: { decide: true, approve: false } });
    const failure = await expectRefused(office, 409, 'PERIOD_CLOSED', () => decide(asked.one.id, 'approve'));
    expect(failure.params).toMatchObject({ days: { from: '2026-10-01', to: '2026-10-31' } });
  });

  test('gives no days of an approved trip away, nor those of who is taken off it', async () => {
    await expectRefused(office, 409, 'PERIOD_CLOSED', () =>
      update(hr, over.id, ['A', 'B'], '2026-11-25', '2026-11-26'),
    );
    await expectRefused(office, 409, 'PERIOD_CLOSED', () => update(hr, underWay.id, ['A'], '2026-11-02', '2026-11-24'));
    await expectRefused(office, 409, 'PERIOD_CLOSED', () =>
      update(hr, underWay.id, ['A', 'B'], '2026-11-02', '2026-11-24'),
    );
  });

  test('keeps its trips: none is cancelled, by the office or by who entered it', async () => {
    await expectRefused(office, 409, 'PERIOD_CLOSED', () => cancel(hr, over.id));
    await expectRefused(office, 409, 'PERIOD_CLOSED', () => cancel(a, underWay.id));
  });

  test('lets what is open of a trip that crosses its end be given up, and nothing of its own days', async () => {
    const to = (client: Client, day: string) => update(client, underWay.id, ['A', 'B'], '2026-10-29', day);
    await expectRefused(office, 409, 'PERIOD_CLOSED', () => to(hr, '2026-10-30'));
    expect((await to(a, '2026-11-20')).status).toBe(200);
    expect((await to(hr, '2026-11-02')).status).toBe(200);
    expect((await to(hr, '2026-10-31')).status).toBe(200);
    expect((await to(hr, '2026-11-24')).data()).toMatchObject({ departuredate: '2026-10-29', state: 'underway' });
    const { data } = (await hr.call(listPeriodChanges, { params: OCTOBER })).body();
    expect(data).toEqual([]);
  });

  test('lets go trips that are only asked for, which it never counted: its days stay as they were closed', async () => {
    const settled = [
      await decide(asked.one.id, 'reject'),
      await cancel(a, asked.two.id),
      await update(a, asked.three.id, ['A'], '2026-11-25', '2026-11-26'),
    ];
    expect(settled.map((it) => [it.status, it.raw.body])).toEqual(settled.map((it) => [200, it.raw.body]));
    expect((await hr.call(listPeriodChanges, { params: OCTOBER })).data()).toEqual([]);
  });
});
