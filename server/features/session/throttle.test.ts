import { askPasskey, finishSignIn } from '@muster/domain/factors/factors-contract.ts';
import { handOutCode } from '@muster/domain/members/members-contract.ts';
import { register, resetPassword, signIn } from '@muster/domain/session/session-contract.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/company/client.ts';
import { MORNING, type Office, openOffice, PASSWORD, type Persona } from '../../testing/company/office.ts';
import { addColleagues } from '../../testing/company/people.ts';
import { setUpApp } from '../../testing/session/second-factor.ts';

const EM = Array.from({ length: 200 }, (_, n) => `EM${n + 100}`);

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  await addColleagues(
    office.database,
    EM.map((membercode) => ({ membercode })),
  );
});
afterAll(() => office.close());
beforeEach(async () => {
  office.now = MORNING;
  await office.database.query.deleteFrom('sign_in_throttle').execute();
});

const guess = (client: Client, membercode: string, password = 'a noisy morning') =>
  client.call(signIn, { body: { membercode, password } });
const from = (n: number) => `198.51.${Math.floor(n / 250)}.${n % 250}`;
const count = (statuses: number[]) =>
  Object.fromEntries([...new Set(statuses)].sort().map((it) => [it, statuses.filter((one) => one === it).length]));

describe('guessing at one account (T09)', () => {
  test('of 200 wrong passwords from 200 addresses within ten minutes at most ten are looked at', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 200; n++) {
      office.now = MORNING.add({ seconds: n * 3 });
      statuses.push((await guess(office.visitor(from(n)), 'A')).status);
    }
    expect(count(statuses)[401]).toBeLessThanOrEqual(10);
    expect(count(statuses)[401]).toBeGreaterThanOrEqual(5);
    expect(Object.keys(count(statuses))).toEqual(['401', '429']);
  });

  test('all at once from 60 addresses changes nothing about that', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => guess(office.visitor(from(n)), 'A')));
    expect(answers.filter((it) => it.status === 401).length).toBeLessThanOrEqual(10);
    expect(answers.every((it) => [401, 429, 503].includes(it.status))).toBe(true);
  });

  test('says when to come back, the same for a right password, a wrong one and an unknown code', async () => {
    for (const code of ['A', 'NOBODY']) for (let n = 0; n < 12; n++) await guess(office.visitor(from(n)), code);
    const answers = [
      await guess(office.visitor(from(201)), 'A', PASSWORD),
      await guess(office.visitor(from(202)), 'A'),
      await guess(office.visitor(from(203)), 'NOBODY'),
    ];
    expect(new Set(answers.map((it) => it.raw.body)).size).toBe(1);
    expect(answers[0]?.failure().code).toBe('TOO_MANY_REQUESTS');
    expect(Number(answers[0]?.raw.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('waits grow to a quarter of an hour, and after a hundred in a row guessing is over', async () => {
    let looked = 0;
    for (let quarter = 0; quarter < 120; quarter++) {
      office.now = MORNING.add({ minutes: quarter * 15 + quarter });
      if ((await guess(office.visitor(from(quarter)), 'A')).status === 401) looked += 1;
    }
    expect(looked).toBe(100);
    office.now = office.now.add({ hours: 24 * 365 });
    expect((await guess(office.visitor(from(201)), 'A', PASSWORD)).status).toBe(429);
  });

  test('after a pause the right password gets in and the counter begins anew', async () => {
    for (let n = 0; n < 6; n++) await guess(office.visitor(from(n)), 'A');
    office.now = MORNING.add({ seconds: 3 });
    expect((await guess(office.visitor(), 'A', PASSWORD)).status).toBe(200);
    for (let n = 0; n < 5; n++) expect((await guess(office.visitor(from(n)), 'A')).status).toBe(401);
  });

  test('goes on being counted after a restart, and on a second server', async () => {
    for (let n = 0; n < 8; n++) {
      office.now = office.now.add({ seconds: 40 });
      await guess(office.visitor(from(n)), 'A');
    }
    const second = await office.secondServer();
    expect((await guess(second.visitor(from(9)), 'A', PASSWORD)).status).toBe(429);
    await second.close();
  });
});

describe('one password over many accounts from one address (T09)', () => {
  const spray = async (address: (n: number) => string) => {
    const statuses: number[] = [];
    for (const [n, code] of EM.entries()) statuses.push((await guess(office.visitor(address(n)), code)).status);
    return count(statuses);
  };

  test('gets 50 looks, and no more', async () => {
    const looked = (await spray(() => '198.51.100.7'))[401];
    expect(looked).toBeLessThanOrEqual(50);
  });

  test('the addresses of one IPv6 network count as one, however they are spelled', async () => {
    const looked = (await spray((n) => `2001:db8::${n.toString(16)}:2:3:4`))[401];
    expect(looked).toBeLessThanOrEqual(50);
  });
});

describe('guessing by devices on which one signed in while one knew the password', () => {
  test('gets the looks of ten of them, those used last, however many there are', async () => {
    const devices: Client[] = [];
    for (let n = 0; n < 30; n++) {
      office.now = MORNING.add({ seconds: n });
      devices.push(office.visitor(from(n)));
      expect((await guess(devices[n] as Client, 'EM101', PASSWORD)).status).toBe(200);
    }
    const looked: number[] = [];
    for (const device of devices) {
      const statuses: number[] = [];
      for (let n = 0; n < 6; n++) statuses.push((await guess(device, 'EM101')).status);
      looked.push(statuses.filter((it) => it === 401).length);
    }
    // All others share the counter of who comes from elsewhere.
    expect(looked.slice(20).every((it) => it > 3)).toBe(true);
    expect(looked.slice(0, 20).reduce((sum, it) => sum + it, 0)).toBeLessThanOrEqual(10);
  });
});

describe('locking a colleague out (T10)', () => {
  test('does not work against a device on which they signed in before', async () => {
    const desk = await office.as('B', '203.0.113.2');
    for (let n = 0; n < 50; n++) await guess(office.visitor('198.51.100.7'), 'B');
    desk.token = undefined;
    expect((await guess(desk, 'B', PASSWORD)).status).toBe(200);
  });

  test('and a device of one member is no way around the count of another', async () => {
    const desk = await office.as('B', '203.0.113.2');
    const statuses: number[] = [];
    for (let n = 0; n < 30; n++) statuses.push((await guess(desk, 'A')).status);
    expect(count(statuses)[401]).toBeLessThanOrEqual(10);
    const invented = office.visitor('203.0.113.3');
    invented.cookies.set('muster-device', 'a-device-that-nobody-knows');
    expect((await guess(invented, 'A', PASSWORD)).status).toBe(429);
  });

  /** A browser on which a member with an authenticator app has signed in, and what it answers to a code. */
  const deskOf = async (persona: Persona) => {
    const { recovery } = await setUpApp(office, await office.holding(persona));
    const desk = office.visitor();
    const confirm = async (code = '', client = desk, password = PASSWORD) => {
      const { data } = (await guess(client, persona, password)).failure();
      const { ticket } = data as { ticket: string };
      return (await client.call(finishSignIn, { body: { ticket, code } })).status;
    };
    expect(await confirm(recovery[0])).toBe(200);
    return { desk, confirm, recovery };
  };

  test('does not work at the second step either, nor by asking for passkeys at the same address', async () => {
    const { desk, confirm, recovery } = await deskOf('HR');
    const ask = async (client: Client) => (await client.call(askPasskey, { body: {} })).status;
    const neighbour = office.visitor();
    for (let n = 0; n < 60; n++) await ask(neighbour);
    expect(await ask(neighbour)).toBe(429);
    expect((await guess(neighbour, 'A', PASSWORD)).status).toBe(200);
    for (let n = 0; n < 60; n++) await guess(neighbour, `NOBODY${n}`);
    expect((await guess(neighbour, 'C', PASSWORD)).status).toBe(429);
    expect(await confirm(recovery[1])).toBe(200);
    expect(await ask(desk)).toBe(200);
  });

  test('and codes on a known device are counted too', async () => {
    const { confirm, recovery } = await deskOf('M');
    const statuses: number[] = [];
    for (let n = 0; n < 15; n++) statuses.push(await confirm('000000'));
    expect(count(statuses)[401]).toBeLessThanOrEqual(10);
    expect(await confirm(recovery[1])).toBe(429);
  });

  test('at the second step ends with a new password, on a known device and elsewhere', async () => {
    const { desk, confirm, recovery } = await deskOf('D');
    const elsewhere = office.visitor('198.51.100.7');
    for (const client of [desk, elsewhere]) {
      for (let n = 0; n < 15; n++) await confirm('000000', client);
      expect(await confirm(recovery[1], client)).toBe(429);
    }
    const inPath = { params: { id: String(office.ids.D) } };
    const token = (await (await office.holding('HR')).call(handOutCode, inPath)).data().code;
    const password = 'seven green lamps';
    const body = { token, password, confirm_password: password };
    expect((await office.visitor('198.51.100.8').call(resetPassword, { body })).status).toBe(200);
    expect(await confirm(recovery[1], desk, password)).toBe(200);
    expect(await confirm(recovery[2], elsewhere, password)).toBe(200);
  });

  test('guesses on a known device are counted too', async () => {
    const desk = await office.as('B');
    const statuses: number[] = [];
    for (let n = 0; n < 30; n++) statuses.push((await guess(desk, 'B')).status);
    expect(count(statuses)[401]).toBeLessThanOrEqual(10);
  });
});

describe('an office behind one address', () => {
  test('signs in all day: right passwords do not add up', async () => {
    for (const code of EM.slice(0, 60)) expect((await guess(office.visitor(), code, PASSWORD)).status).toBe(200);
  });
});

describe('a clock that is set back', () => {
  test('locks nobody out who has not guessed', async () => {
    await office.as('A');
    office.now = MORNING.subtract({ hours: 1 });
    expect((await guess(office.visitor(), 'A', PASSWORD)).status).toBe(200);
    expect(
      (
        await office.visitor().call(register, {
          body: { membercode: 'NEW', password: 'seven green lamps', confirm_password: 'seven green lamps' },
        })
      ).status,
    ).toBe(201);
  });
});

describe('a forged X-Forwarded-For (T35)', () => {
  let trusting: Office | undefined;
  afterEach(async () => {
    await trusting?.close();
    trusting = undefined;
  });
  const spray = async (client: (n: number) => Client, headers: (n: number) => Record<string, string>) => {
    const statuses: number[] = [];
    for (let n = 0; n < 70; n++) {
      const payload = { membercode: `EM${n}`, password: 'a noisy morning' };
      statuses.push(
        (await client(n).send({ method: 'POST', url: '/api/membercode/login', headers: headers(n), payload }))
          .statusCode,
      );
    }
    return count(statuses)[401] as number;
  };
  const forged = (n: number) => ({ 'x-forwarded-for': from(n), 'x-real-ip': from(n), forwarded: `for=${from(n)}` });

  test('without a trusted proxy is not believed: same limit, and the socket address on record', async () => {
    expect(await spray(() => office.visitor('198.51.100.7'), forged)).toBeLessThanOrEqual(50);
    const counted = await office.database.query.selectFrom('sign_in_throttle').select('subject').execute();
    expect(counted.map((it) => it.subject).filter((it) => it.startsWith('address:'))).toEqual(['address:198.51.100.7']);
  });

  test('before one trusted proxy is believed only as far as the proxy saw', async () => {
    const proxied = await openOffice({ trustProxy: 1 });
    trusting = proxied;
    const viaProxy = (n: number) => ({ 'x-forwarded-for': `${from(n)}, 198.51.100.7` });
    expect(await spray(() => proxied.visitor('127.0.0.1'), viaProxy)).toBeLessThanOrEqual(50);
    const counted = await proxied.database.query.selectFrom('sign_in_throttle').select('subject').execute();
    expect(counted.map((it) => it.subject)).toContain('address:198.51.100.7');
  });

  test('from an address that is no trusted proxy is not believed either', async () => {
    const proxied = await openOffice({ trustProxy: ['10.0.0.0/8'] });
    trusting = proxied;
    expect(await spray(() => proxied.visitor('198.51.100.7'), forged)).toBeLessThanOrEqual(50);
  });
});
