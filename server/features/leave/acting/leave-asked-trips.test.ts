import { enterForMember } from '@muster/domain/leave/leave-office-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import * as trips from '@muster/domain/trips/trips-contract.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { type Office, openOffice, type Persona } from '../../../testing/company/office.ts';
import { expectSoundLeave } from '../../../testing/leave/sound-leave.ts';
import { expectSoundTrips } from '../../../testing/trips/sound-trips.ts';
import { passengersOf, tripBody } from '../../../testing/trips/trip-body.ts';

let office: Office;
let hr: Client;
let a: Client;
beforeAll(async () => {
  office = await openOffice();
  await office.database.query.updateTable('company').set({ trip_approval: 'manager' }).execute();
  [hr, a] = [await office.holding('HR'), await office.holding('A')];
});
afterEach(async () => {
  await expectSoundTrips(office.database);
  await expectSoundLeave(office.database);
});
afterAll(() => office.close());

const ask = async (crew: Persona[], from: string, to: string) => {
  const entered = await a.call(trips.addTrip, {
    body: tripBody(passengersOf(office, crew), from, to, { carcode: '' }),
  });
  return entered.data() as trips.TripView;
};
const sick = (membercode: Persona, day: string) =>
  hr.call(enterForMember, {
    body: { membercode, leavetype: 'CL', fromdate: day, todate: day, reason: 'phoned in sick' },
  });
const stored = (id: number) =>
  office.database.query.selectFrom('trip').select(['approval', 'cancelled_at']).where('id', '=', id).executeTakeFirst();
const crewOf = async (id: number) =>
  (await office.database.query.selectFrom('trip_member').select('member_id').where('trip_id', '=', id).execute()).map(
    (it) => it.member_id,
  );
const news = async (persona: Persona) =>
  (await (await office.holding(persona)).call(listNotifications)).body().map((it) => it.title);

test('a trip that was only asked for gives the day of who is away, and goes on without them', async () => {
  const trip = await ask(['A', 'B'], '2026-12-02', '2026-12-04');
  expect((await sick('B', '2026-12-03')).status).toBe(201);
  expect(await crewOf(trip.id)).toEqual([office.ids.A]);
  expect((await stored(trip.id))?.cancelled_at).toBeNull();
  expect(await news('B')).toContain(`You are no longer on a trip: ${trip.trip_assigmentno}`);
  expect(await news('A')).toContain(`Your trip was changed: ${trip.trip_assigmentno}`);
});

test('one that has nobody else on it is cancelled, and who asked for it is told', async () => {
  const trip = await ask(['B'], '2026-12-08', '2026-12-09');
  expect((await sick('B', '2026-12-09')).status).toBe(201);
  expect((await stored(trip.id))?.cancelled_at).not.toBeNull();
  expect(await news('A')).toContain(`Your trip is cancelled: ${trip.trip_assigmentno}`);
});

test('one that is approved keeps its days, and so does one whose leave is refused', async () => {
  const approved = await ask(['B'], '2026-12-10', '2026-12-11');
  const manager = await office.holding('M');
  await manager.call(trips.decideTrip, { params: { id: String(approved.id) }, body: { decision: 'approve' } });
  const asked = await ask(['B'], '2026-12-14', '2026-12-15');
  const before = await office.state();
  expect((await sick('B', '2026-12-11')).failure()).toMatchObject({
    code: 'LEAVE_OVERLAP',
    params: { reason: 'trip' },
  });
  const unknown = { membercode: 'B', leavetype: 'XX', fromdate: '2026-12-14', todate: '2026-12-14', reason: 'sick' };
  expect((await hr.call(enterForMember, { body: unknown })).failure().code).toBe('LEAVE_TYPE_UNKNOWN');
  expect(await office.state()).toBe(before);
  expect(await crewOf(asked.id)).toEqual([office.ids.B]);
});
