import { listPunches, recordPunch } from '@muster/domain/attendance/attendance-contract.ts';
import { listForReview } from '@muster/domain/attendance/review/review-contract.ts';
import { readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { addTrip } from '@muster/domain/trips/trips-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { punchBody } from '../../testing/attendance/punches.ts';
import {
  beginAnew,
  type DoorOffice,
  type DoorWithDevice,
  type Holder,
  knock,
  openDoorOffice,
} from '../../testing/doors/door-office.ts';
import { tripBody } from '../../testing/trips/trip-body.ts';

let house: DoorOffice;
let gate: DoorWithDevice;
let workshop: DoorWithDevice;
let siteName: string;
beforeAll(async () => {
  house = await openDoorOffice();
  gate = await house.door('Gate');
  workshop = await house.door('Workshop', 1);
  const site = await house.office.database.query.selectFrom('site').select('name').where('id', '=', 1).execute();
  siteName = site[0]?.name ?? '';
});
afterAll(() => house.office.close());
beforeEach(() => beginAnew(house));

const later = (minutes: number) => {
  house.office.now = house.office.now.add({ minutes });
};
const punchesOf = async (who: Holder) =>
  (await (await who.client()).call(listPunches, { query: { from: '2026-11-18', to: '2026-11-21' } })).data();

describe('who says their code and PIN at a door', () => {
  test('is in, and the next time out, at the time of the server', async () => {
    const who = await house.holder({ membername: 'Nok' });
    const came = await knock(gate.device, who.membercode);
    expect([came.status, came.data()]).toEqual([
      201,
      { membername: 'Nok', checktype: 'in', checktime: '2026-11-20T02:30:00.000Z' },
    ]);
    later(480);
    expect((await knock(gate.device, who.membercode.toLowerCase())).data()).toMatchObject({
      ...{ checktype: 'out', checktime: '2026-11-20T10:30:00.000Z' },
    });
    expect(await punchesOf(who)).toMatchObject([
      { checktype: 'in', ending: 'checked_out', doorname: 'Gate' },
      { checktype: 'out', doorname: 'Gate' },
    ]);
  });

  test('is at the site of the door, without coordinates; at one without a site nobody knows where, and nobody asks', async () => {
    await house.office.database.query.updateTable('company').set({ unlocated_punches: 'review' }).execute();
    const who = await house.holder();
    await knock(workshop.device, who.membercode);
    later(10);
    await knock(gate.device, who.membercode);
    expect(await punchesOf(who)).toMatchObject([
      { verdict: 'inside', sitename: siteName, distance: null, doorname: 'Workshop' },
      { verdict: 'unknown', sitename: null, distance: null, doorname: 'Gate' },
    ]);
    const hr = await house.office.holding('HR');
    const waiting = (await hr.call(listForReview, { query: {} })).data().items;
    expect(waiting.filter((it) => it.membercode === who.membercode)).toEqual([]);
  });

  test('may go on with a phone: it is the same attendance', async () => {
    const who = await house.holder();
    const phone = await who.client();
    expect((await phone.call(recordPunch, { body: punchBody(who.membercode, 'in') })).status).toBe(201);
    later(60);
    expect((await knock(gate.device, who.membercode)).data()).toMatchObject({ checktype: 'out' });
    later(60);
    expect((await knock(gate.device, who.membercode)).data()).toMatchObject({ checktype: 'in' });
    expect((await phone.call(recordPunch, { body: punchBody(who.membercode, 'in') })).failure()).toMatchObject({
      code: 'ALREADY_CHECKED_IN',
    });
  });

  test('of who forgot to check out yesterday is in today, and that day is listed for review', async () => {
    const who = await house.holder();
    await knock(gate.device, who.membercode);
    later(24 * 60);
    expect((await knock(gate.device, who.membercode)).data()).toMatchObject({ checktype: 'in' });
    expect((await punchesOf(who)).map((it) => it.ending)).toEqual(['forgotten', null]);
  });

  test('on a trip checks in on it, as everywhere', async () => {
    const who = await house.holder();
    const crew = [{ id: who.id, membercode: who.membercode }];
    const hr = await house.office.holding('HR');
    const body = tripBody(crew, '2026-11-19', '2026-11-21', { carcode: '' });
    const { id } = (await hr.call(addTrip, { body })).data();
    await knock(workshop.device, who.membercode);
    const [punch] = await house.office.database.query
      .selectFrom('punch')
      .select(['verdict', 'trip_id', 'door_name'])
      .where('member_id', '=', who.id)
      .execute();
    expect(punch).toEqual({ verdict: 'exempt', trip_id: id, door_name: 'Workshop' });
  });
});

describe('pressing twice', () => {
  test('with one key gives one answer, whenever it comes', async () => {
    const who = await house.holder();
    const key = crypto.randomUUID();
    const first = await knock(gate.device, who.membercode, who.pin, key);
    later(90);
    const again = await knock(gate.device, who.membercode, who.pin, key);
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.data()).toEqual(first.data());
    expect(await punchesOf(who)).toHaveLength(1);
    const elsewhere = await knock(workshop.device, who.membercode, who.pin, key);
    expect(elsewhere.failure()).toMatchObject({ code: 'CLIENTID_REUSED' });
  });

  test('within a minute is one, at whatever door; a minute later it is the other', async () => {
    const who = await house.holder();
    const first = (await knock(gate.device, who.membercode)).data();
    house.office.now = house.office.now.add({ seconds: 59 });
    expect((await knock(workshop.device, who.membercode)).data()).toEqual(first);
    house.office.now = house.office.now.add({ seconds: 1 });
    expect((await knock(workshop.device, who.membercode)).data()).toMatchObject({ checktype: 'out' });
  });

  test('within ten minutes of a check-in elsewhere is to be sure of it; who has checked out elsewhere is in again', async () => {
    const who = await house.holder();
    const phone = await who.client();
    const first = (await phone.call(recordPunch, { body: punchBody(who.membercode, 'in') })).data();
    house.office.now = house.office.now.add({ minutes: 9, seconds: 59 });
    const again = await knock(gate.device, who.membercode);
    expect([again.status, again.data()]).toMatchObject([200, { checktype: 'in', checktime: first.checktime }]);
    house.office.now = house.office.now.add({ seconds: 1 });
    expect((await knock(gate.device, who.membercode)).data()).toMatchObject({ checktype: 'out' });
    later(1);
    await knock(gate.device, who.membercode);
    expect((await phone.call(recordPunch, { body: punchBody(who.membercode, 'out') })).status).toBe(201);
    later(1);
    expect((await knock(gate.device, who.membercode)).data()).toMatchObject({ checktype: 'in' });
  });

  test('where the clock of the server was set back in between: nobody is held by a punch that is to come', async () => {
    const who = await house.holder();
    const first = (await knock(gate.device, who.membercode)).data();
    house.office.now = house.office.now.subtract({ seconds: 30 });
    expect((await knock(gate.device, who.membercode)).data()).toEqual(first);
    house.office.now = house.office.now.subtract({ minutes: 50 });
    const out = (await knock(gate.device, who.membercode)).data();
    expect(out).toMatchObject({ checktype: 'out', checktime: '2026-11-20T01:39:30.000Z' });
    house.office.now = house.office.now.add({ seconds: 20 });
    expect((await knock(gate.device, who.membercode)).data()).toEqual(out);
    expect(await punchesOf(who)).toHaveLength(2);
  });

  test('while a check-in waits on a phone is one day without a gap, as soon as that arrives', async () => {
    const who = await house.holder();
    const made = { offline: true, checktime: house.office.now.subtract({ minutes: 5 }).toString() };
    await knock(gate.device, who.membercode);
    later(480);
    await knock(gate.device, who.membercode);
    const phone = await who.client();
    expect((await phone.call(recordPunch, { body: punchBody(who.membercode, 'in', made) })).status).toBe(201);
    const query = { from: '2026-11-20', to: '2026-11-20' };
    const [day] = (await phone.call(readSummary, { query })).data().days;
    expect(day).toMatchObject({ checkin: '2026-11-20T02:25:00.000Z', minutes: 485, flags: [] });
    const waiting = (await (await house.office.holding('HR')).call(listForReview, { query: {} })).data().items;
    expect(waiting.filter((it) => it.membercode === who.membercode).map((it) => it.reasons)).toEqual([['offline']]);
  });

  test('at two doors at once is one check-in', async () => {
    const who = await house.holder();
    const answers = await Promise.all([gate, workshop, gate, workshop].map((it) => knock(it.device, who.membercode)));
    expect(answers.map((it) => it.data().checktype)).toEqual(['in', 'in', 'in', 'in']);
    expect(await punchesOf(who)).toHaveLength(1);
  });
});

describe('the morning after', () => {
  const at = (time: string) => {
    house.office.now = Temporal.Instant.from(`${time}+06:30`);
  };

  test('who did not check out is in anew, and out in the evening', async () => {
    const who = await house.holder();
    await knock(gate.device, who.membercode);
    at('2026-11-21T07:58');
    expect((await knock(gate.device, who.membercode)).data()).toMatchObject({ checktype: 'in' });
    at('2026-11-21T17:02');
    expect((await knock(gate.device, who.membercode)).data()).toMatchObject({ checktype: 'out' });
  });

  test('who goes home after midnight, too late to check out, is not in for the day that has begun', async () => {
    const who = await house.holder();
    await knock(gate.device, who.membercode);
    at('2026-11-21T00:30');
    const late = await knock(gate.device, who.membercode);
    expect([late.status, late.failure().code]).toEqual([409, 'NOT_CHECKED_IN']);
    expect(await punchesOf(who)).toHaveLength(1);
    at('2026-11-21T07:58');
    expect((await knock(gate.device, who.membercode)).data()).toMatchObject({ checktype: 'in' });
  });

  test('a night shift is checked out in the morning, and the next one begins in the evening', async () => {
    const who = await house.holder();
    const { query } = house.office.database;
    const night = await query.selectFrom('shift').select('id').where('name', '=', 'Night').executeTakeFirstOrThrow();
    await query.updateTable('member_work').set({ shift_id: night.id }).where('member_id', '=', who.id).execute();
    at('2026-11-20T21:55');
    expect((await knock(gate.device, who.membercode)).data()).toMatchObject({ checktype: 'in' });
    at('2026-11-21T06:05');
    expect((await knock(gate.device, who.membercode)).data()).toMatchObject({ checktype: 'out' });
    at('2026-11-21T21:50');
    expect((await knock(gate.device, who.membercode)).data()).toMatchObject({ checktype: 'in' });
    // Not checked out this morning.
    at('2026-11-22T21:50');
    expect((await knock(gate.device, who.membercode)).data()).toMatchObject({ checktype: 'in' });
  });
});

describe('a door refuses as every check-in does', () => {
  const refused = async (who: { membercode: string }) => {
    const answer = await knock(gate.device, who.membercode);
    return [answer.status, answer.failure().code];
  };

  test('who is suspended, once they have said the right PIN', async () => {
    const who = await house.holder();
    await house.office.database.query
      .updateTable('member')
      .set({ status: 'suspended' })
      .where('id', '=', who.id)
      .execute();
    expect(await refused(who)).toEqual([403, 'MEMBER_SUSPENDED']);
    expect((await knock(gate.device, who.membercode, '135790')).failure()).toMatchObject({ code: 'PIN_WRONG' });
  });

  test('who has left, and who begins later', async () => {
    const left = await house.holder({ joined_on: '2026-01-01', left_on: '2026-11-19' });
    expect(await refused(left)).toEqual([403, 'MEMBER_SUSPENDED']);
    const begins = await house.holder({ joined_on: '2026-12-01' });
    expect(await refused(begins)).toEqual([422, 'NOT_EMPLOYED']);
  });

  test('guests, who are no members', async () => {
    const who = await house.holder();
    await house.office.database.query.updateTable('member').set({ guest: 1 }).where('id', '=', who.id).execute();
    expect(await refused(who)).toEqual([422, 'PIN_WRONG']);
  });
});

test('nobody changes at which door a punch was made', async () => {
  const who = await house.holder();
  await knock(gate.device, who.membercode);
  const change = house.office.database.query.updateTable('punch').set({ door_name: 'Elsewhere' });
  await expect(change.where('member_id', '=', who.id).execute()).rejects.toThrow('append-only');
});
