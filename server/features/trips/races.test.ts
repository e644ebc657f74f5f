import { addDays } from '@muster/domain/calendar/day.ts';
import { listContracts } from '@muster/domain/lists/lists-contract.ts';
import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grantLeave } from '../../records/leave/ledger/grants.ts';
import { type Office, openOffice } from '../../testing/company/office.ts';
import { addColleagues } from '../../testing/company/people.ts';
import { testEngine } from '../../testing/database/test-database.ts';
import { leaveBody } from '../../testing/leave/leave-body.ts';
import { expectSoundLeave } from '../../testing/leave/sound-leave.ts';
import { both, openRaceServers, PATIENCE, RACES, type RaceServers, ROUNDS } from '../../testing/processes/races.ts';
import { expectSoundTrips } from '../../testing/trips/sound-trips.ts';
import { type Passenger, tripBody } from '../../testing/trips/trip-body.ts';

const { triptypes } = listContracts;
const TWENTY = 20;
const DAY = '2026-12-01';

let office: Office;
let servers: RaceServers;
/** Twenty members; the first five sign in, enter trips and go along on each other's. */
let people: Passenger[];
let tokens: (string | undefined)[];
beforeAll(async () => {
  office = await openOffice();
  const codes = Array.from({ length: TWENTY }, (_, n) => `RACE${n}`);
  const ids = await addColleagues(
    office.database,
    codes.map((membercode) => ({ membercode })),
  );
  people = codes.map((membercode, n) => ({ membercode, id: ids[n] as number }));
  await office.database.query
    .insertInto('car')
    .values(codes.map((carcode) => ({ carcode })))
    .execute();
  tokens = await Promise.all(codes.slice(0, 5).map(async (it) => (await office.as(it as 'A')).token));
  await grantLeave(office.database, () => office.now);
  servers = await openRaceServers(office);
});
afterAll(async () => {
  await servers.close();
  await office.close();
});

const crew = (...places: number[]) => places.map((it) => people[it] as Passenger);
const ask = (path: string, body: object, by = 0) =>
  servers.ask<TripView>(tokens[by % tokens.length], 'POST', `/api/tripassignment/${path}`, body);
const add = (body: object, by?: number) => ask('add', body, by);
const update = (id: number, body: object) => ask('update', { id, ...body });
const cancel = (id: number) => ask('cancel', { id, reason: 'the next round' });

/** Adds a trip that nothing stands in the way of. */
async function placed(...trip: Parameters<typeof tripBody>): Promise<TripView> {
  const { status, data } = await add(tripBody(...trip));
  expect([status, data]).toEqual([201, data]);
  return data;
}

interface Race {
  readonly about: string;
  /** What the n-th of the twenty asks for. */
  readonly asks: (n: number) => object;
  readonly refusal: 'TRIP_OVERLAP' | 'CAR_TAKEN';
}
/** The same three, told in another order each time: nobody may wait for somebody who waits. */
const shuffled = (n: number) => (n % 2 ? crew(0, 1, 2) : crew(2, 0, 1));
const contests: readonly Race[] = [
  {
    about: 'the same crew, car and days',
    asks: (n) => tripBody(shuffled(n), DAY, addDays(DAY, 2)),
    refusal: 'TRIP_OVERLAP',
  },
  {
    about: 'the same crew and car on other days that share one',
    asks: (n) => tripBody(shuffled(n), addDays(DAY, n % 5), addDays(DAY, 4 + (n % 3))),
    refusal: 'TRIP_OVERLAP',
  },
  {
    about: 'the same crew in other cars',
    asks: (n) => tripBody(shuffled(n), DAY, addDays(DAY, 2), { carcode: `RACE${n}` }),
    refusal: 'TRIP_OVERLAP',
  },
  {
    about: 'other crews in the same car',
    asks: (n) => tripBody(crew(n), addDays(DAY, n % 3), addDays(DAY, 2)),
    refusal: 'CAR_TAKEN',
  },
];

describe(RACES, () => {
  test(
    'of twenty trips that need the same crew or car on a day, one is assigned',
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const { about, asks, refusal } = contests[round % contests.length] as Race;
        const answers = await Promise.all(Array.from({ length: TWENTY }, (_, n) => add(asks(n), n)));
        const refusals = answers.filter((it) => it.status !== 201).map((it) => `${it.status} ${it.code}`);
        expect([round, about, refusals.length]).toEqual([round, about, TWENTY - 1]);
        expect(new Set(refusals)).toEqual(new Set([`409 ${refusal}`]));
        await expectSoundTrips(office.database);
        const place = answers.findIndex((it) => it.status === 201);
        const cancelled = { id: answers[place]?.data.id, reason: 'the next round' };
        expect((await ask('cancel', cancelled, place)).status).toBe(200);
      }
    },
    PATIENCE,
  );

  test(
    'update against update of one trip: both are stored, one after the other',
    async () => {
      const { id } = await placed(crew(0, 1), DAY, DAY);
      for (let round = 0; round < ROUNDS; round++) {
        const [longer, later] = [
          tripBody(crew(1, 2), DAY, addDays(DAY, 3), { carcode: 'CAR-2' }),
          tripBody(crew(0, 3), addDays(DAY, 2), addDays(DAY, 5)),
        ];
        const answers = await both(
          round,
          () => update(id, longer),
          () => update(id, later),
        );
        expect(answers.map((it) => it.status)).toEqual([200, 200]);
        expect(answers.map((it) => it.data.carcode)).toEqual(['CAR-2', 'CAR-1']);
        await expectSoundTrips(office.database);
      }
      await cancel(id);
    },
    PATIENCE,
  );

  test(
    'update against update of two trips onto the same day: one gets it',
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const one = await placed(crew(0, 1), DAY, DAY);
        const other = await placed(crew(1, 0), addDays(DAY, 1), addDays(DAY, 1));
        const wanted = addDays(DAY, 7);
        const answers = await both(
          round,
          () => update(one.id, tripBody(crew(0, 1), wanted, wanted)),
          () => update(other.id, tripBody(crew(1, 0), wanted, wanted)),
        );
        expect(answers.map((it) => it.status).toSorted()).toEqual([200, 409]);
        expect(answers.find((it) => it.status === 409)?.code).toBe('TRIP_OVERLAP');
        await expectSoundTrips(office.database);
        await Promise.all([cancel(one.id), cancel(other.id)]);
      }
    },
    PATIENCE,
  );

  test(
    'two trips that would change places stay where they are',
    async () => {
      const [first, second] = [DAY, addDays(DAY, 1)];
      const one = await placed(crew(0, 1), first, first);
      const other = await placed(crew(1, 0), second, second);
      for (let round = 0; round < ROUNDS; round++) {
        const answers = await both(
          round,
          () => update(one.id, tripBody(crew(0, 1), second, second)),
          () => update(other.id, tripBody(crew(1, 0), first, first)),
        );
        expect(answers.map((it) => `${it.status} ${it.code}`)).toEqual(['409 TRIP_OVERLAP', '409 TRIP_OVERLAP']);
      }
      await expectSoundTrips(office.database);
      await Promise.all([cancel(one.id), cancel(other.id)]);
    },
    PATIENCE,
  );

  test(
    'two who go along on the trips of each other enter them at once, and neither waits for the other (F11)',
    async () => {
      const took: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const started = performance.now();
        const answers = await both(
          round,
          () => add(tripBody(crew(1, 2), DAY, DAY), 0),
          () => add(tripBody(crew(0, 3), DAY, DAY, { carcode: 'CAR-2' }), 1),
        );
        took.push(performance.now() - started);
        expect(answers.map((it) => it.status)).toEqual([201, 201]);
        await Promise.all(answers.map(({ data: { id } }, by) => ask('cancel', { id, reason: 'the next round' }, by)));
      }
      await expectSoundTrips(office.database);
      // PostgreSQL looks for a deadlock after a second: were there any, every other round would take longer.
      if (testEngine() === 'postgres') expect(took.filter((it) => it > 900).length).toBeLessThan(ROUNDS / 5);
    },
    PATIENCE,
  );

  test(
    'cancel against update: the trip is cancelled, and the update came before it or is told',
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const { id } = await placed(crew(0, 1), DAY, addDays(DAY, 2));
        const [cancelled, updated] = await both(
          round,
          () => cancel(id),
          () => update(id, tripBody(crew(0, 2), addDays(DAY, 2), addDays(DAY, 4))),
        );
        expect(cancelled.status).toBe(200);
        expect(['200 200', '409 TRIP_CLOSED']).toContain(`${updated.status} ${updated.code}`);
        await expectSoundTrips(office.database);
      }
    },
    PATIENCE,
  );

  test(
    'a trip against a request for leave on the same day: one gets the day, the other is told',
    async () => {
      const who = { id: people[1]?.id as number, code: 'RACE1' };
      const leave = leaveBody(who, DAY, DAY, { leavetype: 'O-OFF DAY' });
      const takeLeave = () => servers.ask<TripView>(tokens[1], 'POST', '/api/entitleleave/memberLeave', leave);
      for (let round = 0; round < ROUNDS; round++) {
        const [trip, taken] = await both(round, () => add(tripBody(crew(0, 1), DAY, addDays(DAY, 1))), takeLeave);
        const told = `${trip.status} ${trip.code}, ${taken.status} ${taken.code}`;
        expect(['201 201, 409 LEAVE_OVERLAP', '409 TRIP_OVERLAP, 201 201']).toContain(told);
        await expectSoundTrips(office.database);
        await expectSoundLeave(office.database);
        if (trip.status === 201) await cancel(trip.data.id);
        else {
          const removed = `id=${taken.data.id}&leavetype=O&membercode=RACE1&noOfLeave=1`;
          expect((await servers.ask(tokens[1], 'GET', `/api/entitleleave/removeLeaveDay?${removed}`)).status).toBe(200);
        }
      }
    },
    PATIENCE,
  );

  test(
    'a trip against the retirement of its type: it is stored before, or told that there is no such type',
    async () => {
      const hr = await office.holding('HR');
      const id = (await hr.call(triptypes.add, { body: { description: 'Retired in a race' } })).data().id;
      const standing = (verb: 'retire' | 'reinstate') =>
        servers.ask<TripView>(hr.token, 'POST', `/api/office/triptypes/${id}/${verb}`);
      for (let round = 0; round < ROUNDS; round++) {
        const [trip, retired] = await both(
          round,
          () => add(tripBody(crew(0), DAY, DAY, { triptypeid: id })),
          () => standing('retire'),
        );
        expect(retired.status).toBe(200);
        expect(['201 201', '422 TRIP_VALUE_UNKNOWN']).toContain(`${trip.status} ${trip.code}`);
        if (trip.status === 201) {
          const done = await office.database.query
            .selectFrom('audit')
            .select('action')
            .orderBy('id', 'desc')
            .limit(2)
            .execute();
          expect(done.map((it) => it.action)).toEqual(['trip-type.retire', 'trip.add']);
          await cancel(trip.data.id);
        }
        expect((await standing('reinstate')).status).toBe(200);
      }
    },
    PATIENCE,
  );
});
