import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { listTrips } from '@muster/domain/trips/trip-list-contract.ts';
import * as contracts from '@muster/domain/trips/trips-contract.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Client } from '../../testing/company/client.ts';
import { MORNING, type Office, openOffice, type Persona } from '../../testing/company/office.ts';
import { expectSoundTrips } from '../../testing/trips/sound-trips.ts';
import { passengersOf, tripBody } from '../../testing/trips/trip-body.ts';

let office: Office;
let a: Client;
let manager: Client;
beforeAll(async () => {
  office = await openOffice();
  await office.database.query.updateTable('company').set({ trip_approval: 'manager' }).execute();
});
beforeEach(async () => {
  office.now = MORNING;
  await office.database.query.deleteFrom('notification').execute();
  [a, manager] = [await office.holding('A'), await office.holding('M')];
});
afterAll(async () => {
  await expectSoundTrips(office.database);
  await office.close();
});

const body = (crew: Persona[], from: string, to: string) =>
  tripBody(passengersOf(office, crew), from, to, { carcode: '' });
const approved = async (crew: Persona[], from: string, to: string) => {
  const { id } = (await a.call(contracts.addTrip, { body: body(crew, from, to) })).data();
  const decided = await manager.call(contracts.decideTrip, {
    params: { id: String(id) },
    body: { decision: 'approve' },
  });
  expect(decided.data().may).toMatchObject({ edit: true, cancel: true });
  return id;
};
const change = (client: Client, id: number, ...to: Parameters<typeof body>) =>
  client.call(contracts.updateTrip, { body: { id, ...body(...to) } });
const cancel = (client: Client, id: number) => client.call(contracts.cancelTrip, { body: { id, reason: 'Ill' } });
const toldTo = async (persona: Persona) =>
  (await (await office.holding(persona)).call(listNotifications)).body().map((it) => it.title);

test('who approved a trip takes somebody who is ill off it, and it stays approved', async () => {
  const id = await approved(['A', 'B'], '2026-12-01', '2026-12-03');
  const listed = (await manager.call(listTrips, { query: {} })).data();
  expect(listed.find((it) => it.id === id)?.may).toMatchObject({ edit: true, cancel: true });
  const changed = (await change(manager, id, ['A'], '2026-12-01', '2026-12-03')).data();
  expect(changed).toMatchObject({ state: 'planned', memberList: [{ membercode: 'A' }] });
  expect(await toldTo('B')).toContain(`You are no longer on a trip: ${changed.trip_assigmentno}`);
});

test('who approved a trip by mistake cancels it', async () => {
  const id = await approved(['A', 'B'], '2026-12-07', '2026-12-08');
  expect((await cancel(manager, id)).data().state).toBe('cancelled');
  expect((await toldTo('A'))[0]).toMatch(/^Your trip is cancelled/);
  expect((await toldTo('M')).filter((it) => it.includes('of your group'))).toEqual([]);
});

test('a manager of one of the crew alone changes nothing of it, nor does anybody of the crew', async () => {
  const id = await approved(['A', 'B'], '2026-12-09', '2026-12-10');
  const { query } = office.database;
  const store = query.selectFrom('work_group').select('id').where('groupno', '=', 'STORE');
  const { id: group_id } = await store.executeTakeFirstOrThrow();
  const work = query.selectFrom('member_work').select(['id', 'group_id']).where('member_id', '=', office.ids.B);
  const before = await work.executeTakeFirstOrThrow();
  await query.updateTable('member_work').set({ group_id }).where('id', '=', before.id).execute();
  for (const persona of ['M', 'M2', 'B'] as const) {
    const client = await office.holding(persona);
    expect((await cancel(client, id)).failure().code).toBe('FORBIDDEN');
    expect((await change(client, id, ['A', 'B'], '2026-12-09', '2026-12-09')).failure().code).toBe('FORBIDDEN');
  }
  await query.updateTable('member_work').set({ group_id: before.group_id }).where('id', '=', before.id).execute();
});

test('a manager who puts somebody of another group on it asks who decides for them', async () => {
  const id = await approved(['A'], '2026-12-14', '2026-12-15');
  const withMyself = await change(manager, id, ['A', 'M'], '2026-12-14', '2026-12-15');
  expect(withMyself.data().state).toBe('requested');
});

test('who approved a trip is told of whoever else changes or cancels it', async () => {
  const id = await approved(['A', 'B'], '2026-12-17', '2026-12-18');
  const hr = await office.holding('HR');
  const { trip_assigmentno: number } = (await change(hr, id, ['A', 'B'], '2026-12-17', '2026-12-17')).data();
  expect((await cancel(a, id)).data().state).toBe('cancelled');
  const names = await office.database.query.selectFrom('member').select(['id', 'membername']).execute();
  const nameOf = (persona: Persona) => names.find((it) => it.id === office.ids[persona])?.membername;
  expect((await toldTo('M')).filter((it) => it.includes('of your group'))).toEqual([
    `${nameOf('A')} cancelled trip ${number} of your group`,
    `${nameOf('HR')} changed trip ${number} of your group`,
  ]);
});
