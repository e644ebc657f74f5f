import { setAside } from '@muster/domain/leave/acting-rules.ts';
import { changeForMember, enterForMember } from '@muster/domain/leave/leave-office-contract.ts';
import type { EmploymentSpan } from '@muster/domain/members/employment.ts';
import { changeMember, readMember } from '@muster/domain/members/member-office-contract.ts';
import * as trips from '@muster/domain/trips/trips-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/company/client.ts';
import { type Office, openOffice } from '../../testing/company/office.ts';
import { expectRefused, newcomer, type Person, take, tryEdit, tryTake } from '../../testing/leave/leave.ts';
import { expectSoundLeave } from '../../testing/leave/sound-leave.ts';
import { expectSoundTrips } from '../../testing/trips/sound-trips.ts';
import { tripBody } from '../../testing/trips/trip-body.ts';

/** It is Friday 20 November 2026. Who this is about left, came back after a gap, and has a last day. */
const FIRST = { from: '2026-01-05', to: '2026-11-03' };
const SECOND = { from: '2026-11-09', to: '2026-12-18' };

let office: Office;
let hr: Client;
let who: Person;
beforeAll(async () => {
  office = await openOffice();
  hr = await office.holding('HR');
  who = await employed([SECOND, FIRST]);
});
afterAll(async () => {
  await expectSoundLeave(office.database);
  await expectSoundTrips(office.database);
  await office.close();
});

async function setEmployment(person: Person, employment: readonly EmploymentSpan[]): Promise<void> {
  const params = { id: String(person.id) };
  const { revision } = (await hr.call(readMember, { params })).data();
  const answer = await hr.call(changeMember, { params, query: {}, body: { revision, employment: [...employment] } });
  expect([answer.status, answer.raw.body]).toEqual([200, answer.raw.body]);
}

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
    const said = `The member does not work here ${days}.`;
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
    expect(answer.errors).toMatchObject([{ field, message: `The member does not work here ${days}.` }]);
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
    const said = `${await nameOf(traveller)} does not work here ${days}.`;
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
