import { recordPunch } from '@muster/domain/attendance/attendance-contract.ts';
import * as contracts from '@muster/domain/doors/doors-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { punchBody } from '../../testing/attendance/punches.ts';
import {
  beginAnew,
  type DoorOffice,
  type DoorWithDevice,
  inPath,
  knock,
  openDoorOffice,
  pair,
} from '../../testing/doors/door-office.ts';

/** What comes at a door from two sides at once, over two servers on one database (threats T63). */
let house: DoorOffice;
let gate: DoorWithDevice;
beforeAll(async () => {
  house = await openDoorOffice();
  gate = await house.door('Gate');
});
afterAll(() => house.office.close());
beforeEach(() => beginAnew(house));

const punchesOf = (id: number) =>
  house.office.database.query.selectFrom('punch').select(['kind', 'client_id']).where('member_id', '=', id).execute();

describe('at once', () => {
  test('a link that is opened on two devices makes one of them the one there', async () => {
    const { link } = (await house.sa.call(contracts.addDoor, { body: { name: 'Twice', siteid: null } })).data();
    const devices = [house.office.visitor(), house.office.visitor()];
    const statuses = (await Promise.all(devices.map((it) => pair(it, link)))).map((it) => it.status);
    expect(statuses.toSorted()).toEqual([200, 422]);
    const reads = await Promise.all(devices.map((it) => it.call(contracts.readDoor)));
    expect(reads.map((it) => it.status)).toEqual(statuses.map((it) => (it === 200 ? 200 : 401)));
  });

  test('the same key from a retry, and another key at another door, are one punch that all are answered', async () => {
    const [who, other] = [await house.holder(), await house.door('Other')];
    const key = crypto.randomUUID();
    const answers = await Promise.all([
      knock(gate.device, who.membercode, who.pin, key),
      knock(gate.device, who.membercode, who.pin, key),
      knock(other.device, who.membercode, who.pin),
    ]);
    expect(answers.map((it) => it.status).toSorted()).toEqual([200, 200, 201]);
    expect(new Set(answers.map((it) => JSON.stringify(it.data()))).size).toBe(1);
    expect(await punchesOf(who.id)).toHaveLength(1);
  });

  test('a phone and a door leave one check-in', async () => {
    const who = await house.holder();
    const phone = await who.client();
    const [byPhone, atDoor] = await Promise.all([
      phone.call(recordPunch, { body: punchBody(who.membercode, 'in') }),
      knock(gate.device, who.membercode),
    ]);
    expect([byPhone.status, atDoor.status]).toEqual(byPhone.status === 201 ? [201, 200] : [422, 201]);
    expect((await punchesOf(who.id)).map((it) => it.kind)).toEqual(['in']);
  });

  test('a door that is ended while ten punch is refused or has recorded, and answers nothing else', async () => {
    const { id, device } = await house.door('Ending');
    const members = await Promise.all(Array.from({ length: 6 }, () => house.holder()));
    const [end, ...answers] = await Promise.all([
      house.sa.call(contracts.endDoor, inPath(id)),
      ...members.map((it) => knock(device, it.membercode)),
    ]);
    expect(end.status).toBe(200);
    for (const [at, answer] of answers.entries()) {
      expect([201, 401]).toContain(answer.status);
      expect(await punchesOf(members[at]?.id ?? 0)).toHaveLength(answer.status === 201 ? 1 : 0);
    }
    expect((await knock(device, members[0]?.membercode ?? '')).status).toBe(401);
  });

  test('a new PIN that is handed out while the old one is said leaves the new one alone', async () => {
    const who = await house.holder();
    const hr = await house.office.holding('HR');
    const [handed, said] = await Promise.all([
      hr.call(contracts.handOutPin, inPath(who.id)),
      knock(gate.device, who.membercode),
    ]);
    expect([201, 422]).toContain(said.status);
    house.office.now = house.office.now.add({ minutes: 2 });
    expect((await knock(gate.device, who.membercode)).status).toBe(422);
    expect((await knock(gate.device, who.membercode, handed.data().pin)).status).toBeLessThan(300);
  });

  test('guesses from two servers add up to five', async () => {
    const who = await house.holder();
    const second = await house.office.secondServer();
    try {
      const device = second.visitor();
      for (const [name, value] of gate.device.cookies) device.cookies.set(name, value);
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, n) => knock(n % 2 ? device : gate.device, who.membercode, '135790')),
      );
      expect(answers.filter((it) => it.status === 422).length).toBeLessThanOrEqual(5);
      expect((await knock(device, who.membercode)).status).toBe(429);
    } finally {
      await second.close();
    }
  });
});
