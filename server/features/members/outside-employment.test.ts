import { setAside } from '@muster/domain/leave/acting/acting-rules.ts';
import { listPending } from '@muster/domain/leave/leave-contract.ts';
import { changeForMember, enterForMember } from '@muster/domain/leave/leave-office-contract.ts';
import type { EmploymentSpan } from '@muster/domain/members/employment.ts';
import { readMember } from '@muster/domain/members/member-office-contract.ts';
import * as trips from '@muster/domain/trips/trips-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HrOffice, openHrOffice } from '../../testing/company/hr-office.ts';
import {
  askReturn,
  decide,
  decideReturn,
  expectRefused,
  newcomer,
  type Person,
  take,
  tryEdit,
  tryTake,
} from '../../testing/leave/leave.ts';
import { expectSoundLeave } from '../../testing/leave/sound-leave.ts';
import { changeNow } from '../../testing/members/change-now.ts';
import { expectSoundTrips } from '../../testing/trips/sound-trips.ts';
import { tripBody } from '../../testing/trips/trip-body.ts';

/** It is Friday 20 November 2026. Who this is about left, came back after a gap, and has a last day. */
const FIRST = { from: '2026-01-05', to: '2026-11-03' };
const SECOND = { from: '2026-11-09', to: '2026-12-18' };

let { office, hr } = {} as HrOffice;
let who: Person;
beforeAll(async () => {
  ({ office, hr } = await openHrOffice());
  who = await employed([SECOND, FIRST]);
});
afterAll(async () => {
  await expectSoundLeave(office.database);
  await expectSoundTrips(office.database);
  await office.close();
});

const setEmployment = async ({ id }: Person, employment: readonly EmploymentSpan[]) =>
  (await changeNow(hr, id, { employment: [...employment] })).data();

async function employed(employment: readonly EmploymentSpan[]): Promise<Person> {
  const person = await newcomer(office);
  await setEmployment(person, employment);
  return person;
}

const enter = (fromdate: string, todate = fromdate) =>
  hr.call(enterForMember, {
    body: {
      membercode: who.code,
      leavetype: 'CL',
      fromdate,
      todate,
      reason: 'asked by phone',
      override: [...setAside],
    },
  });
const trip = (crew: readonly Person[], from: string, to: string, more: object = {}) =>
  tripBody(
    crew.map(({ id, code }) => ({ id, membercode: code })),
    from,
    to,
    { carcode: '', ...more },
  );

const outside = [
  ['before the first day', '2026-01-01', '2026-01-06', 'fromdate', '01/01/2026 – 04/01/2026'],
  ['after the last day', '2026-12-17', '2026-12-22', 'todate', '19/12/2026 – 22/12/2026'],
  ['between two times of employment', '2026-11-05', '2026-11-06', 'fromdate', '05/11/2026 – 06/11/2026'],
  ['over a gap between them', '2026-11-02', '2026-11-10', 'todate', '04/11/2026 – 08/11/2026'],
] as const;
const ahead = outside.filter(([_when, from]) => from >= '2026-11-01');

describe('days on which somebody does not work here', () => {
  test.each(ahead)('are no leave that they ask for: %s', async (_when, from, to, field, days) => {
    const said = `The member does not work here on ${days}.`;
    const answer = await expectRefused(office, 422, 'NOT_EMPLOYED', () => tryTake(who, from, to));
    expect(answer.errors).toMatchObject([{ field, message: said }]);
  });

  test('are none that leave which waits can be moved to', async () => {
    const { id } = await take(who, '2026-12-09', '2026-12-09', { leavetype: 'CL-CASUAL LEAVE' });
    const moved = () => tryEdit(who, id, '2026-12-21', '2026-12-21', { leavetype: 'CL-CASUAL LEAVE' });
    await expectRefused(office, 422, 'NOT_EMPLOYED', moved);
  });

  test.each(outside)('are no leave that the office enters, whatever it sets aside: %s', async (...row) => {
    const [_when, from, to, field, days] = row;
    const answer = await expectRefused(office, 422, 'NOT_EMPLOYED', () => enter(from, to));
    expect(answer.errors).toMatchObject([{ field, message: `The member does not work here on ${days}.` }]);
  });

  test('are none that the office can move leave to; their own days can be', async () => {
    const { id } = (await enter('2026-11-03')).data();
    const change = (fromdate: string) =>
      hr.call(changeForMember, {
        params: { id: String(id) },
        body: { leavetype: 'CL', fromdate, todate: fromdate, reason: 'another day', override: [...setAside] },
      });
    await expectRefused(office, 422, 'NOT_EMPLOYED', () => change('2026-11-04'));
    expect((await change('2026-11-09')).status).toBe(200);
  });

  test.each(outside)('are no days of a trip with them, which the form says beforehand: %s', async (...row) => {
    const [_when, from, to, _field, days] = row;
    const [other, traveller] = [await newcomer(office), await employed([SECOND, FIRST])];
    const answer = await expectRefused(office, 422, 'NOT_EMPLOYED', () =>
      hr.call(trips.addTrip, { body: trip([other, traveller], from, to) }),
    );
    const said = `${await nameOf(traveller)} does not work here on ${days}.`;
    expect(answer.errors).toMatchObject([{ field: 'memberList.1', message: said }]);
    const asked = { departuredate: from, arrivaldate: to, members: [other.id, traveller.id] };
    const { data } = (await hr.call(trips.checkTrip, { body: asked })).body();
    expect(data).toMatchObject([{ kind: 'notEmployed', field: 'memberList.1', message: said }]);
  });

  test('are told to colleagues as days that are taken, not as days after somebody has left', async () => {
    const colleague = await newcomer(office);
    const asked = { departuredate: '2026-12-21', arrivaldate: '2026-12-22', members: [who.id] };
    const { data } = (await colleague.client.call(trips.checkTrip, { body: asked })).body();
    expect(data).toMatchObject([{ kind: 'taken', from: '2026-12-21', to: '2026-12-22' }]);
    await expectRefused(office, 409, 'TRIP_OVERLAP', () =>
      colleague.client.call(trips.addTrip, { body: trip([colleague, who], '2026-12-21', '2026-12-22') }),
    );
  });

  test('stay with a trip that had them before, which gets no more of them', async () => {
    const leaver = await newcomer(office);
    const { data } = (await hr.call(trips.addTrip, { body: trip([leaver], '2026-12-07', '2026-12-10') })).body();
    await setEmployment(leaver, [{ from: '2026-01-05', to: '2026-12-08' }]);
    const change = (arrival: string) =>
      hr.call(trips.updateTrip, { body: { id: data.id, ...trip([leaver], '2026-12-07', arrival) } });
    expect((await change('2026-12-09')).status).toBe(200);
    await expectRefused(office, 422, 'NOT_EMPLOYED', () => change('2026-12-10'));
  });
});

const nameOf = async ({ id }: Person) => (await hr.call(readMember, { params: { id: String(id) } })).data().membername;

describe('what waits on days after a last day that was set later', () => {
  const until = (lastDay: string) => [{ from: '2026-01-05', to: lastDay }];

  test('is leave that is told beforehand and approved by nobody, but rejected', async () => {
    const leaver = await newcomer(office);
    const { id } = await take(leaver, '2026-12-14', '2026-12-15', { leavetype: 'CL-CASUAL LEAVE' });
    const seen = async () => (await hr.call(listPending, {})).data().items.find((it) => it.id === id);
    expect(await seen()).toMatchObject({ obstacles: [], may: { approve: true } });
    await setEmployment(leaver, until('2026-12-14'));
    const said = 'The member does not work here on 15/12/2026.';
    expect(await seen()).toMatchObject({
      obstacles: [{ code: 'NOT_EMPLOYED', message: said }],
      may: { approve: false },
    });
    const refused = await expectRefused(office, 422, 'NOT_EMPLOYED', () => decide(hr, id, 'approve'));
    expect(refused.message).toBe(said);
    expect((await decide(hr, id, 'reject')).status).toBe(200);
  });

  test('is given back by an early return, which is confirmed', async () => {
    const leaver = await newcomer(office);
    const { id } = await take(leaver, '2026-12-14', '2026-12-15', { leavetype: 'CL-CASUAL LEAVE' });
    expect((await decide(hr, id, 'approve')).status).toBe(200);
    await askReturn(leaver, id, '2026-12-15');
    await setEmployment(leaver, until('2026-12-14'));
    const { items } = (await hr.call(listPending, {})).data();
    expect(items.find((it) => it.id === id)).toMatchObject({ obstacles: [], may: { approve: true } });
    expect((await decideReturn(hr, id, 'approve')).data()).toMatchObject({ end: '2026-12-14' });
  });

  test('is a trip that is told beforehand and approved by nobody, but rejected, and changed to days of all', async () => {
    await office.database.query.updateTable('company').set({ trip_approval: 'manager' }).execute();
    const [asking, leaver] = [await newcomer(office), await newcomer(office)];
    const enter = async (from: string, to: string) =>
      (await asking.client.call(trips.addTrip, { body: trip([asking, leaver], from, to) })).data().id;
    const [one, two] = [await enter('2026-12-14', '2026-12-15'), await enter('2026-12-16', '2026-12-17')];
    await setEmployment(leaver, until('2026-12-14'));
    const decideTrip = (id: number, decision: 'approve' | 'reject') =>
      hr.call(trips.decideTrip, { params: { id: String(id) }, body: { decision } });
    const said = `${await nameOf(leaver)} does not work here on 15/12/2026.`;
    const told = { obstacles: [{ code: 'NOT_EMPLOYED', message: said }], may: { decide: true, approve: false } };
    const { items } = (await hr.call(trips.listTripsToDecide, {})).data();
    expect(items.find((it) => it.id === one)).toMatchObject(told);
    expect((await hr.call(trips.readTrip, { query: { id: String(one) } })).data()).toMatchObject(told);
    const refused = await expectRefused(office, 422, 'NOT_EMPLOYED', () => decideTrip(one, 'approve'));
    expect(refused.errors).toMatchObject([{ field: 'memberList.1', message: said }]);
    const change = (to: string) =>
      hr.call(trips.updateTrip, { body: { id: one, ...trip([asking, leaver], '2026-12-14', to) } });
    await expectRefused(office, 422, 'NOT_EMPLOYED', () => change('2026-12-15'));
    expect((await change('2026-12-14')).status).toBe(200);
    expect((await decideTrip(one, 'approve')).status).toBe(200);
    expect((await decideTrip(two, 'reject')).status).toBe(200);
  });

  test('is listed by what is asked before the last day is set, without what was rejected', async () => {
    const leaver = await newcomer(office);
    const leave = await take(leaver, '2026-12-14', '2026-12-14', { leavetype: 'CL-CASUAL LEAVE' });
    const gone = await take(leaver, '2026-12-16', '2026-12-16', { leavetype: 'CL-CASUAL LEAVE' });
    await decide(hr, gone.id, 'reject');
    const enter = async (day: string) =>
      (await leaver.client.call(trips.addTrip, { body: trip([leaver], day, day) })).data().id;
    const [waiting, rejected] = [await enter('2026-12-17'), await enter('2026-12-18')];
    await hr.call(trips.decideTrip, { params: { id: String(rejected) }, body: { decision: 'reject' } });
    const { touches } = (await changeNow(hr, leaver.id, { lefton: '2026-12-10' }, { preview: 'true' })).data();
    expect(touches?.leave.map((it) => [it.id, it.approve_status])).toEqual([[leave.id, 0]]);
    expect(touches?.trips.map((it) => [it.id, it.waiting])).toEqual([[waiting, true]]);
  });
});
