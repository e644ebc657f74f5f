import { takeLeave } from '@muster/domain/leave/leave-contract.ts';
import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import * as contracts from '@muster/domain/trips/trips-contract.ts';
import { tripInput } from '@muster/domain/trips/trips-schemas.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { notificationsOf } from '../../records/news/notification.ts';
import { punch, storedPunches, tryPunch } from '../../testing/attendance/punches.ts';
import type { Client } from '../../testing/company/client.ts';
import { FAR_AWAY, inYangon, MORNING, type Office, openOffice } from '../../testing/company/office.ts';
import { expectRefused, newcomer, type Person } from '../../testing/leave/leave.ts';
import { leaveBody } from '../../testing/leave/leave-body.ts';
import { expectSoundTrips } from '../../testing/trips/sound-trips.ts';
import { crewRows, type Passenger, tripBody } from '../../testing/trips/trip-body.ts';
import { sayNews } from '../../words/words.ts';

let office: Office;
let a: Client;
beforeAll(async () => {
  office = await openOffice();
  a = await office.as('A');
});
afterAll(() => office.close());
afterEach(async () => {
  office.now = MORNING;
  await expectSoundTrips(office.database);
});

type Crew = readonly Person[];
const passengers = (crew: Crew): Passenger[] => crew.map(({ id, code }) => ({ id, membercode: code }));
const body = (crew: Crew, from: string, to: string, more: object = {}) =>
  tripBody(passengers(crew), from, to, { carcode: '', ...more });
const tryAdd = (...it: Parameters<typeof body>) => a.call(contracts.addTrip, { body: body(...it) });
const add = async (...it: Parameters<typeof body>) => (await tryAdd(...it)).data();
const tryUpdate = (id: number, ...it: Parameters<typeof body>) =>
  a.call(contracts.updateTrip, { body: { id, ...body(...it) } });
const update = async (...it: Parameters<typeof tryUpdate>) => (await tryUpdate(...it)).data();
const cancel = async (id: number) =>
  (await a.call(contracts.cancelTrip, { body: { id, reason: 'the road is closed' } })).data();
/** Checks in from far away on a day, by a session of that day. */
async function checkIn(who: Person, day: string) {
  office.now = inYangon(`${day}T09:00:00`);
  const client = await office.as(who.code as 'A');
  return tryPunch(client, who.code, 'in', { checktime: `${day}T09:00:00+06:30`, ...FAR_AWAY });
}

test('that a trip is cancelled is told to its crew and to nobody else, who entered it neither', async () => {
  const crew = [await newcomer(office), await newcomer(office)];
  const { id } = await add(crew, '2026-12-15', '2026-12-16');
  const hr = await office.holding('HR');
  expect((await hr.call(contracts.cancelTrip, { body: { id, reason: 'the road is closed' } })).status).toBe(200);
  const told = await office.database.query
    .selectFrom('notification')
    .select(['member_id', 'params'])
    .where('code', '=', 'tripCancelled')
    .execute();
  const ofThis = told.filter((it) => JSON.parse(String(it.params)).trip === id).map((it) => it.member_id);
  expect(ofThis.toSorted((one, other) => one - other)).toEqual(crew.map((it) => it.id));
});

describe('days that a trip gives up are free for its crew and for its car', () => {
  test('when it is shortened, at either end', async () => {
    const [who, other] = [await newcomer(office), await newcomer(office)];
    const { id } = await add([who], '2026-12-01', '2026-12-05', { carcode: 'CAR-1' });
    await update(id, [who], '2026-12-02', '2026-12-04', { carcode: 'CAR-1' });
    await add([who], '2026-12-01', '2026-12-01');
    await add([other], '2026-12-05', '2026-12-05', { carcode: 'CAR-1' });
    expect((await tryAdd([who], '2026-12-04', '2026-12-05')).failure().code).toBe('TRIP_OVERLAP');
    expect((await tryAdd([other], '2026-12-01', '2026-12-02', { carcode: 'CAR-1' })).failure().code).toBe('CAR_TAKEN');
  });

  test('when it is cancelled: for another trip, another car, and leave', async () => {
    const [who, other] = [await newcomer(office), await newcomer(office)];
    const { id } = await add([who, other], '2026-12-08', '2026-12-09', { carcode: 'CAR-2' });
    const leave = () => who.client.call(takeLeave, { body: leaveBody(who, '2026-12-08', '2026-12-09') });
    expect((await leave()).failure().code).toBe('LEAVE_OVERLAP');
    await cancel(id);
    expect((await leave()).status).toBe(201);
    await add([other], '2026-12-08', '2026-12-09', { carcode: 'CAR-2' });
  });

  test('when a member is taken off it, and is told so', async () => {
    const [stays, goes] = [await newcomer(office), await newcomer(office)];
    const { id } = await add([stays, goes], '2026-12-10', '2026-12-11');
    const after = await update(id, [stays], '2026-12-10', '2026-12-11');
    expect(after.memberList.map((it) => it.membercode)).toEqual([stays.code]);
    await add([goes], '2026-12-11', '2026-12-12');
    const told = (await notificationsOf(office.database.query, goes.id))
      .toReversed()
      .map((it) => sayNews(it.news, 'en'));
    const { title, path } = told[1] ?? {};
    expect({ title, path }).toEqual({
      title: `You are no longer on a trip: ${after.trip_assigmentno}`,
      path: '/dashboard/trip_assignment',
    });
  });

  test('when it takes another car, or none', async () => {
    const [who, other] = [await newcomer(office), await newcomer(office)];
    const { id } = await add([who], '2026-12-14', '2026-12-14', { carcode: 'CAR-1' });
    await update(id, [who], '2026-12-14', '2026-12-14', { carcode: 'CAR-2' });
    const free = await add([other], '2026-12-14', '2026-12-14', { carcode: 'CAR-1' });
    await update(id, [who], '2026-12-14', '2026-12-14');
    await update(free.id, [other], '2026-12-14', '2026-12-14', { carcode: 'CAR-2' });
  });
});

describe('what an edit leaves out stays as it is stored', () => {
  const note = { remark: 'drives, has the keys' };
  const rowsOf = (crew: Crew, more: object) =>
    passengers(crew).map(({ id: membernoid, membercode }) => ({ membernoid, membercode, ...more }));
  const noted = (crew: Crew, day: string) =>
    add(crew, day, day, { memberList: rowsOf(crew, note), remark: 'new shops' });
  const notes = ({ memberList }: TripView) => memberList.map((it) => [it.membercode, it.remark]);

  test('each text of the trip that may be cleared', async () => {
    const isClearable = (schema: z.ZodType) => schema.safeParse(null).data === '';
    const names = Object.entries(tripInput.shape).flatMap(([name, schema]) => (isClearable(schema) ? [name] : []));
    expect(names).toContain('remark');
    const all = (said: string | null | undefined) => Object.fromEntries(names.map((it) => [it, said]));
    const who = await newcomer(office);
    const day = '2027-02-18';
    const { id } = await add([who], day, day, all('said'));
    expect(await update(id, [who], day, '2027-02-19', all(undefined))).toMatchObject(all('said'));
    expect(await update(id, [who], day, day, all(null))).toMatchObject(all(''));
  });

  test('the remark about one of the crew, and an empty one or none at all clears it', async () => {
    const [who, other] = [await newcomer(office), await newcomer(office)];
    const day = '2027-02-15';
    const { id } = await noted([who], day);
    const joined = await update(id, [], day, day, { memberList: rowsOf([who, other], {}) });
    expect(notes(joined)).toEqual([
      [who.code, note.remark],
      [other.code, ''],
    ]);
    for (const remark of ['', null]) {
      await update(id, [], day, day, { memberList: rowsOf([who], note) });
      const cleared = await update(id, [], day, day, { memberList: rowsOf([who], { remark }) });
      expect(notes(cleared)).toEqual([[who.code, '']]);
    }
  });

  test('the whole crew and what is noted about the trip, and none of either clears it', async () => {
    const who = await newcomer(office);
    const day = '2027-02-16';
    const { id } = await noted([who], day);
    const moved = await update(id, [], day, '2027-02-17', { memberList: undefined, remark: undefined });
    expect([notes(moved), moved.remark, moved.period]).toEqual([[[who.code, note.remark]], 'new shops', 2]);
    for (const none of [
      { memberList: [], remark: '' },
      { memberList: null, remark: null },
    ]) {
      await update(id, [who], day, day);
      const cleared = await update(id, [], day, day, none);
      expect([notes(cleared), cleared.remark]).toEqual([[], '']);
    }
  });
});

describe('a check-in far from every site', () => {
  test('is exempt on the days of a trip and keeps the trip; not before, not after', async () => {
    const who = await newcomer(office);
    const { id } = await add([who], '2026-12-15', '2026-12-16');
    expect((await checkIn(who, '2026-12-14')).failure().code).toBe('OUTSIDE_AREA');
    expect((await checkIn(who, '2026-12-15')).data().verdict).toBe('exempt');
    expect((await checkIn(who, '2026-12-17')).failure().code).toBe('OUTSIDE_AREA');
    const stored = (await storedPunches(office)).filter((it) => it.member_id === who.id);
    expect(stored.map((it) => [it.attendance_date, it.trip_id])).toEqual([['2026-12-15', id]]);
  });

  test('is judged as ever once the trip is cancelled, or goes on without the member', async () => {
    const [one, other] = [await newcomer(office), await newcomer(office)];
    const trip = await add([one, other], '2026-12-21', '2026-12-21');
    await update(trip.id, [one], '2026-12-21', '2026-12-21');
    expect((await checkIn(other, '2026-12-21')).failure().code).toBe('OUTSIDE_AREA');
    office.now = MORNING;
    await cancel(trip.id);
    expect((await checkIn(one, '2026-12-21')).failure().code).toBe('OUTSIDE_AREA');
  });

  test('at the office, by a member on no trip, has no trip', async () => {
    const who = await newcomer(office);
    await punch(who.client, who.code, 'in');
    expect((await storedPunches(office)).find((it) => it.member_id === who.id)?.trip_id).toBeNull();
  });
});

describe('a change that is refused leaves everything as it was', () => {
  test('because of a member on leave: all conflicts are named', async () => {
    const [goes, rests, busy] = [await newcomer(office), await newcomer(office), await newcomer(office)];
    await rests.client.call(takeLeave, { body: leaveBody(rests, '2027-01-13', '2027-01-13') });
    await add([busy], '2027-01-12', '2027-01-14', { carcode: 'CAR-1' });
    const { id } = await add([goes], '2027-01-11', '2027-01-11');
    const crew = [goes, rests, busy];
    const { errors, message } = await expectRefused(office, 409, 'TRIP_OVERLAP', () =>
      tryUpdate(id, crew, '2027-01-11', '2027-01-13', { carcode: 'CAR-1', remark: 'longer' }),
    );
    expect(errors.map((it) => `${it.field} ${it.code}`)).toEqual([
      'memberList.1 TRIP_OVERLAP',
      'memberList.2 TRIP_OVERLAP',
      'carcode CAR_TAKEN',
    ]);
    expect(message).toBe(errors.map((it) => it.message).join(' '));
  });

  test('because of its own days it is not: a trip never stands in its own way', async () => {
    const who = await newcomer(office);
    const { id } = await add([who], '2027-01-18', '2027-01-20', { carcode: 'CAR-1' });
    const moved = await update(id, [who], '2027-01-19', '2027-01-21', { carcode: 'CAR-1' });
    expect([moved.departuredate, moved.period]).toEqual(['2027-01-19', 3]);
  });

  test('because of members who are unknown, or whose number and code are not one member’s', async () => {
    const [who, other] = [await newcomer(office), await newcomer(office)];
    const memberList = [
      ...crewRows(passengers([who])),
      { membernoid: 999_999, membercode: 'NOBODY', membername: '', remark: '' },
      { membernoid: who.id, membercode: other.code, membername: '', remark: '' },
    ];
    const wrong = { memberList, carcode: 'CAR-9', groupno: 'NOWHERE' };
    const { id } = await add([who], '2027-01-25', '2027-01-25');
    for (const attempt of [
      () => tryAdd([], '2027-01-26', '2027-01-26', wrong),
      () => tryUpdate(id, [], '2027-01-26', '2027-01-26', wrong),
    ]) {
      const { errors } = await expectRefused(office, 422, 'TRIP_VALUE_UNKNOWN', attempt);
      expect(errors.map((it) => `${it.field}: ${it.message}`)).toEqual([
        'memberList.1: There is no member NOBODY with that number.',
        `memberList.2: There is no member ${other.code} with that number.`,
        'groupno: There is no such group.',
        'carcode: There is no such car.',
      ]);
    }
  });

  test('because somebody else entered it, or it is cancelled, or it is none', async () => {
    const who = await newcomer(office);
    const { id } = await add([who], '2027-01-28', '2027-01-28');
    const b = await office.as('B');
    const theirs = { body: { id, ...body([who], '2027-01-29', '2027-01-29') } };
    await expectRefused(office, 403, 'FORBIDDEN', () => b.call(contracts.updateTrip, theirs));
    await cancel(id);
    await expectRefused(office, 409, 'TRIP_CLOSED', () => tryUpdate(id, [who], '2027-01-29', '2027-01-29'));
    await expectRefused(office, 404, 'NOT_FOUND', () => tryUpdate(999_999, [who], '2027-01-29', '2027-01-29'));
  });

  test('a member who is suspended since may stay on the trip, though not come along on another', async () => {
    const who = await newcomer(office);
    const { id } = await add([who], '2027-02-01', '2027-02-01');
    await office.database.query.updateTable('member').set({ status: 'suspended' }).where('id', '=', who.id).execute();
    expect((await update(id, [who], '2027-02-01', '2027-02-02')).period).toBe(2);
    await expectRefused(office, 422, 'TRIP_VALUE_UNKNOWN', () => tryAdd([who], '2027-02-08', '2027-02-08'));
  });
});

describe('a trip that somebody else has changed since it was read', () => {
  const revise = (client: Client, id: number, revision: number, crew: Crew, remark: string) =>
    client.call(contracts.updateTrip, {
      body: { id, revision, ...body(crew, '2027-01-11', '2027-01-12', { remark }) },
    });

  test('is not changed again: the answer holds what is stored now, and its revision may follow', async () => {
    const who = await newcomer(office);
    const hr = await office.as('HR');
    const read = await add([who], '2027-01-11', '2027-01-12');
    expect(read.revision).toBe(1);
    const theirs = (await revise(hr, read.id, read.revision, [who], 'by the bridge')).data();
    expect(theirs.revision).toBe(2);
    const refused = await revise(a, read.id, read.revision, [who], 'by the river');
    expect(refused.status).toBe(409);
    expect(refused.failure()).toMatchObject({
      success: 'fail',
      code: 'CHANGED_MEANWHILE',
      data: 'This was changed elsewhere meanwhile. Please look at it again.',
      stored: { id: read.id, revision: 2, remark: 'by the bridge' },
    });
    expect((await revise(a, read.id, 2, [who], 'by the river')).data()).toMatchObject({ revision: 3 });
  });

  test('is not cancelled either; without a revision it is, as the specification asks', async () => {
    const who = await newcomer(office);
    const { id } = await add([who], '2027-01-13', '2027-01-14');
    await update(id, [who], '2027-01-13', '2027-01-14', { remark: 'earlier' });
    const refused = await a.call(contracts.cancelTrip, { body: { id, revision: 1, reason: 'the road is closed' } });
    expect([refused.status, refused.failure().code]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect(await cancel(id)).toMatchObject({ state: 'cancelled', revision: 3 });
  });
});
