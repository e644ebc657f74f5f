import { readToday, recordPunch } from '@muster/domain/attendance/attendance-contract.ts';
import { contracts as all } from '@muster/domain/contracts.ts';
import * as contracts from '@muster/domain/doors/doors-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { punchBody } from '../../testing/attendance/punches.ts';
import type { Client } from '../../testing/company/client.ts';
import { openOffice } from '../../testing/company/office.ts';
import { hasher } from '../../testing/company/people.ts';
import {
  beginAnew,
  type DoorOffice,
  type DoorWithDevice,
  givePin,
  knock,
  openDoorOffice,
  PIN,
  pair,
} from '../../testing/doors/door-office.ts';

/** What is tried at doors, and from them (threats T63). */
const WRONG = '135790';

let house: DoorOffice;
let gate: DoorWithDevice;
beforeAll(async () => {
  house = await openDoorOffice();
  gate = await house.door('Gate');
});
afterAll(() => house.office.close());
beforeEach(() => beginAnew(house));

const guess = async (code: string, times: number, device = gate.device, pin = WRONG) => {
  const statuses: number[] = [];
  for (let n = 0; n < times; n++) statuses.push((await knock(device, code, pin)).status);
  return statuses;
};
const newsOf = async (who: { client(): Promise<Client> }) =>
  (await (await who.client()).call(listNotifications)).body().map((it) => it.title);

describe('guessing PINs at a door (T63)', () => {
  test('an unknown code, one without a PIN and a wrong PIN are answered alike, after one hash each', async () => {
    const [who, without] = [await house.holder(), await house.office.newcomer()];
    const codes = [who.membercode, without.membercode, 'NOBODY'];
    for (let n = 0; n < 7; n++) {
      const answers = [];
      for (const code of codes) answers.push(await knock(gate.device, code, WRONG));
      expect(new Set(answers.map((it) => `${it.status} ${it.raw.body}`)).size).toBe(1);
      expect(answers[0]?.status).toBe(n < 5 ? 422 : 429);
    }
  });

  test('takes as many hashes for a code that there is as for another', async () => {
    const hashed: (string | null | undefined)[] = [];
    const passwords: typeof hasher = {
      ...hasher,
      inTurn: (address, work) =>
        hasher.inTurn(address, (inside) =>
          work({
            ...inside,
            matches: (pin, stored) => {
              hashed.push(stored);
              return inside.matches(pin, stored);
            },
          }),
        ),
    };
    const office = await openOffice({ passwords });
    try {
      const sa = await office.holding('SA');
      const { link } = (await sa.call(contracts.addDoor, { body: { name: 'Gate', siteid: null } })).data();
      const device = office.visitor();
      (await pair(device, link)).body();
      await givePin(office, office.ids.A);
      for (const code of ['A', 'B', 'NOBODY']) expect((await knock(device, code, WRONG)).status).toBe(422);
      expect(hashed.map((it) => typeof it)).toEqual(['string', 'object', 'undefined']);
    } finally {
      await office.close();
    }
  });

  test('after five wrong ones within a quarter of an hour a PIN rests for as long, also the right one and at another door', async () => {
    const who = await house.holder();
    const other = await house.door('Other gate');
    expect(await guess(who.membercode, 3)).toEqual([422, 422, 422]);
    expect(await guess(who.membercode, 2, other.device)).toEqual([422, 422]);
    const held = await knock(other.device, who.membercode);
    expect([held.status, held.failure().code, held.raw.headers['retry-after']]).toEqual([
      429,
      'TOO_MANY_REQUESTS',
      '900',
    ]);
    house.office.now = house.office.now.add({ minutes: 14, seconds: 59 });
    expect((await knock(gate.device, who.membercode)).status).toBe(429);
    house.office.now = house.office.now.add({ seconds: 1 });
    expect((await knock(gate.device, who.membercode)).status).toBe(201);
  });

  test('the member is told of it once, and their phone goes on', async () => {
    const who = await house.holder();
    await guess(who.membercode, 9);
    await house.office.deps.background.settled();
    expect(await newsOf(who)).toEqual(['Five wrong PINs for you at the door Gate']);
    const phone = await who.client();
    expect((await phone.call(recordPunch, { body: punchBody(who.membercode, 'in') })).status).toBe(201);
  });

  test('nobody is told for a code without a PIN', async () => {
    const who = await house.office.newcomer();
    await guess(who.membercode, 6);
    await house.office.deps.background.settled();
    expect(await newsOf(who)).toEqual([]);
  });

  test('a right one has the others forgotten', async () => {
    const who = await house.holder();
    await guess(who.membercode, 4);
    expect((await knock(gate.device, who.membercode)).status).toBe(201);
    expect(await guess(who.membercode, 4)).toEqual([422, 422, 422, 422]);
  });

  test('all at once changes nothing: five are looked at', async () => {
    const who = await house.holder();
    const answers = await Promise.all(Array.from({ length: 15 }, () => knock(gate.device, who.membercode, WRONG)));
    expect(answers.filter((it) => it.status === 422).length).toBeLessThanOrEqual(5);
    expect((await knock(gate.device, who.membercode)).status).toBe(429);
  });

  test('goes on being counted on a second server', async () => {
    const who = await house.holder();
    await guess(who.membercode, 5);
    const second = await house.office.secondServer();
    try {
      const device = second.visitor();
      for (const [name, value] of gate.device.cookies) device.cookies.set(name, value);
      expect((await knock(device, who.membercode)).status).toBe(429);
    } finally {
      await second.close();
    }
  });

  test('who goes through member codes has the door as a whole rest after thirty; another door goes on', async () => {
    const [who, other] = [await house.holder(), await house.door('Side gate')];
    const statuses: number[] = [];
    for (let n = 0; n < 32; n++) statuses.push((await knock(gate.device, `CODE${n}`, WRONG)).status);
    expect(statuses.filter((it) => it === 422)).toHaveLength(30);
    expect((await knock(gate.device, who.membercode)).status).toBe(429);
    expect((await knock(other.device, who.membercode)).status).toBe(201);
    house.office.now = house.office.now.add({ minutes: 5 });
    expect((await knock(gate.device, who.membercode)).data()).toMatchObject({ checktype: 'out' });
  });

  test('a shift that says right ones takes nothing from the door', async () => {
    const who = await house.holder();
    for (let n = 0; n < 40; n++) expect((await knock(gate.device, who.membercode)).status).toBeLessThan(300);
  });
});

describe('the cookie of a door (T63)', () => {
  test('is for its own calls alone, and for no script and no other site', async () => {
    const { link } = (await house.sa.call(contracts.addDoor, { body: { name: 'Cookie', siteid: null } })).data();
    const answer = await pair(house.office.visitor(), link);
    expect(String(answer.raw.headers['set-cookie'])).toMatch(
      /^muster-door=[\w-]{43}; Path=\/api\/door; Expires=.*2027.*; HttpOnly; SameSite=Strict$/,
    );
  });

  test('opens no call of any member', async () => {
    const { device } = gate;
    const members = all.filter((it) => it.access !== 'anyone' && it.method === 'GET' && !it.path.includes(':'));
    for (const { path } of members) {
      expect([path, (await device.send({ method: 'GET', url: path })).statusCode]).toEqual([path, 401]);
    }
    expect((await device.call(recordPunch, { body: punchBody('A', 'in') })).status).toBe(401);
    const cookie = device.cookies.get('muster-door') ?? '';
    const headers = { authorization: `Bearer ${cookie}` };
    expect((await device.send({ method: 'GET', url: readToday.path, headers })).statusCode).toBe(401);
    const session = { 'muster-session': cookie };
    expect((await device.send({ method: 'POST', url: '/jwt/token', cookies: session })).statusCode).toBe(401);
  });

  test('no session, token or key stands for it', async () => {
    const who = await house.holder();
    const client = await who.client();
    expect((await knock(client, who.membercode)).failure()).toMatchObject({ code: 'DOOR_NOT_PAIRED' });
    client.cookies.set('muster-door', client.cookies.get('muster-session') ?? '');
    expect((await knock(client, who.membercode)).status).toBe(401);
    expect((await knock(house.sa, who.membercode)).status).toBe(401);
  });

  test.each([
    ['another site, by Origin', { origin: 'https://evil.example' }],
    ['another site, by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour subdomain', { 'sec-fetch-site': 'same-site', origin: 'http://other.127.0.0.1:3000' }],
  ])('counts nothing on %s', async (_, headers) => {
    const who = await house.holder();
    const { link } = (
      await house.sa.call(contracts.addDoor, { body: { name: crypto.randomUUID(), siteid: null } })
    ).data();
    const post = (url: string, payload: object) => gate.device.send({ method: 'POST', url, payload, headers });
    const punch = { clientid: crypto.randomUUID(), membercode: who.membercode, pin: PIN };
    expect((await post(contracts.punchAtDoor.path, punch)).statusCode).toBe(403);
    expect((await post(contracts.takePairing.path, { token: link.split('#')[1] })).statusCode).toBe(403);
    expect((await knock(gate.device, who.membercode)).status).toBe(201);
  });

  test('guesses at links are counted for each address', async () => {
    const device = house.office.visitor('203.0.113.9');
    const statuses: number[] = [];
    for (let n = 0; n < 60; n++) statuses.push((await pair(device, `#${n}`)).status);
    expect(statuses).toContain(429);
    expect(statuses.filter((it) => it === 422).length).toBeLessThanOrEqual(50);
  });
});

describe('what was ended while a PIN was looked at (T63)', () => {
  test.each([
    [
      'the door',
      401,
      (id: number) =>
        house.office.database.query.updateTable('door').set({ device_hash: null }).where('id', '=', id).execute(),
    ],
    [
      'the member',
      403,
      (_: number, member: number) =>
        house.office.database.query
          .updateTable('member')
          .set({ status: 'suspended' })
          .where('id', '=', member)
          .execute(),
    ],
    [
      'the PIN',
      422,
      (_: number, member: number) =>
        house.office.database.query.deleteFrom('door_pin').where('member_id', '=', member).execute(),
    ],
  ] as const)('%s: nothing is stored', async (_, status, end) => {
    const slow: typeof hasher = { ...hasher };
    const { id, device } = await house.door(`Meanwhile ${status}`);
    const who = await house.holder();
    const first = house.office.deps.passwords.inTurn;
    Object.assign(house.office.deps.passwords, {
      inTurn: (address: string | undefined, work: Parameters<typeof slow.inTurn>[1]) =>
        first(address, async (inside) => {
          const done = await work(inside);
          await end(id, who.id);
          return done;
        }),
    });
    try {
      expect((await knock(device, who.membercode)).status).toBe(status);
    } finally {
      Object.assign(house.office.deps.passwords, { inTurn: first });
    }
    const punches = await house.office.database.query
      .selectFrom('punch')
      .select('id')
      .where('member_id', '=', who.id)
      .execute();
    expect(punches).toEqual([]);
  });
});
