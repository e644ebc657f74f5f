import { randomUUID } from 'node:crypto';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { addTrip } from '@muster/domain/trips/trips-contract.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/company/client.ts';
import { type Office, openOffice } from '../../testing/company/office.ts';
import { expectSoundTrips } from '../../testing/trips/sound-trips.ts';
import { crewRows, type Passenger, tripBody } from '../../testing/trips/trip-body.ts';

let office: Office;
let a: Client;
beforeAll(async () => {
  office = await openOffice();
  a = await office.as('A');
});
afterAll(() => office.close());
afterEach(() => expectSoundTrips(office.database));

const DAY = '2026-12-01';

/** Sends a trip with a key, as the form does so that it may send the same again after a lost answer. */
const send = (client: Client, key: string, payload: object) =>
  client.send({ method: addTrip.method, url: addTrip.path, headers: { 'idempotency-key': key }, payload });

/** A crew with whom nothing has happened yet, so that every test may have the same days. */
async function crewOf(size: number): Promise<Passenger[]> {
  const crew: Passenger[] = [];
  for (let n = 0; n < size; n++) crew.push(await office.newcomer());
  return crew;
}
const request = (crew: readonly Passenger[], more: object = {}) =>
  tripBody(crew, DAY, '2026-12-03', { carcode: '', ...more });
const tripsOf = (who: Passenger | undefined) =>
  office.database.query
    .selectFrom('trip_member')
    .select('trip_id')
    .where('member_id', '=', who?.id ?? 0)
    .execute();

describe('a trip that is sent again with its key (F12, T29)', () => {
  test('gets the same trip again, in whatever order the crew is told, and is one trip', async () => {
    const crew = await crewOf(2);
    const key = randomUUID();
    const first = await send(a, key, request(crew));
    const again = await send(a, key, request(crew.toReversed(), { period: 3, entry_member: 'somebody' }));
    expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
    expect(again.json().data).toEqual(first.json().data);
    expect(await tripsOf(crew[0])).toHaveLength(1);
  });

  test('twenty times at once, on two servers, is one trip, one notification and twenty equal answers', async () => {
    const newcomer = await office.newcomer();
    const crew = [newcomer, ...(await crewOf(2))];
    const neighbour = await office.secondServer();
    const elsewhere = Object.assign(neighbour.visitor(), { token: a.token });
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => send(n % 2 ? a : elsewhere, key, request(crew))),
    );
    await neighbour.close();
    expect(answers.filter((it) => it.statusCode === 201)).toHaveLength(1);
    expect(answers.filter((it) => it.statusCode === 200)).toHaveLength(19);
    expect(new Set(answers.map((it) => JSON.stringify(it.json().data))).size).toBe(1);
    expect(await tripsOf(crew[0])).toHaveLength(1);
    const told = await (await newcomer.client()).call(listNotifications);
    expect(told.body()).toHaveLength(1);
  });

  test.each([
    ['span', () => ({ arrivaldate: '2026-12-04' })],
    ['departure', () => ({ departuredate: '2026-11-30' })],
    ['type', () => ({ triptypeid: 2 })],
    ['state', () => ({ stateid: 'Bago' })],
    ['group', () => ({ groupno: 'STORE' })],
    ['car', () => ({ carcode: 'CAR-1' })],
    ['distance', () => ({ milelist: 391 })],
    ['competitor', () => ({ competitor: '' })],
    ['remark', () => ({ remark: 'something else' })],
    ['crew', () => ({ memberList: [] })],
    [
      'remark of a member',
      (crew: Passenger[]) => ({ memberList: crewRows(crew).map((it) => ({ ...it, remark: 'drives' })) }),
    ],
  ])('but another %s is told so', async (_, more) => {
    const crew = await crewOf(1);
    const key = randomUUID();
    expect((await send(a, key, request(crew))).statusCode).toBe(201);
    const before = await office.state();
    const other = await send(a, key, request(crew, more(crew)));
    expect([other.statusCode, other.json().code]).toEqual([409, 'REQUEST_KEY_REUSED']);
    expect(await office.state()).toBe(before);
  });

  test('is somebody else’s trip when somebody else sends it', async () => {
    const key = randomUUID();
    const b = await office.as('B');
    const answers = [await send(a, key, request(await crewOf(1))), await send(b, key, request(await crewOf(1)))];
    expect(answers.map((it) => it.statusCode)).toEqual([201, 201]);
  });

  test('that was refused may be mended and sent with the same key', async () => {
    const crew = await crewOf(1);
    const key = randomUUID();
    expect((await send(a, key, request(crew, { period: 4 }))).statusCode).toBe(422);
    expect((await send(a, key, request(crew))).statusCode).toBe(201);
  });

  test('without a key is another trip, which finds its crew taken', async () => {
    const crew = await crewOf(1);
    expect((await a.call(addTrip, { body: request(crew) })).status).toBe(201);
    expect((await a.call(addTrip, { body: request(crew) })).failure().code).toBe('TRIP_OVERLAP');
  });
});
