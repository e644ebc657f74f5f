import { rmSync } from 'node:fs';
import path from 'node:path';
import { savePreferences } from '@muster/domain/account/account-contract.ts';
import { handOutCode, listPasswordRequests, setMemberStatus } from '@muster/domain/members/members-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { forgotPassword, resetPassword, signIn } from '@muster/domain/session/session-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MORNING, type Office, openOffice, PASSWORD, type Persona } from '../../testing/company/office.ts';
import { mailsIn, tokenIn } from '../../testing/company/outbox.ts';
import { recordedActions } from '../../testing/requests/recorded.ts';

const NEW_PASSWORD = 'seven green lamps';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  await office.database.query
    .updateTable('member')
    .set({ email: 'aye@lotus.example' })
    .where('membercode', 'in', ['A', 'SUSP', 'NEW'])
    .execute();
});
afterAll(() => office.close());
beforeEach(async () => {
  office.now = MORNING;
  // A sign-in of the test before may still be writing its mail about a new device.
  await office.deps.background.settled();
  rmSync(path.join(office.dataDir, 'outbox'), { recursive: true, force: true });
  await office.database.query.deleteFrom('sign_in_throttle').execute();
  await office.database.query.deleteFrom('one_time_token').execute();
  await office.database.query.deleteFrom('password_request').execute();
});

const forget = async (membercode: string) => {
  const answer = await office.visitor().call(forgotPassword, { body: { membercode } });
  await office.deps.background.settled();
  return answer;
};
const mailedToken = async (membercode: Persona = 'A') => {
  const before = new Set(mailsIn(office.dataDir));
  await forget(membercode);
  // Other news may come by mail meanwhile.
  return tokenIn(mailsIn(office.dataDir).find((it) => !before.has(it) && it.includes('/session/reset')));
};
const reset = (token: string, password = NEW_PASSWORD) =>
  office.visitor().call(resetPassword, { body: { token, password, confirm_password: password } });
const signInWith = async (membercode: string, password: string) =>
  (await office.visitor().call(signIn, { body: { membercode, password } })).status;
const requests = async () => (await (await office.holding('HR')).call(listPasswordRequests)).data().items;

describe('forgetting the password', () => {
  test('answers the same for every code, known or not', async () => {
    const answers = [];
    for (const code of ['A', 'B', 'SUSP', 'NEW', 'NOBODY']) answers.push((await forget(code)).raw);
    expect(new Set(answers.map((it) => `${it.statusCode} ${it.body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
  });

  test('mails a link to a member with an address, and asks HR for nothing', async () => {
    await forget('A');
    const [mail, ...others] = mailsIn(office.dataDir);
    expect(others).toEqual([]);
    expect(mail).toMatch(/^To: aye@lotus\.example/m);
    expect(mail).toContain(`http://127.0.0.1:3000/session/reset?token=${tokenIn(mail)}`);
    expect(await requests()).toEqual([]);
  });

  test('puts one request before HR for a member without an address, however often', async () => {
    await forget('B');
    await forget('B');
    expect(mailsIn(office.dataDir)).toEqual([]);
    expect(await requests()).toEqual([
      {
        id: expect.any(Number),
        membernoid: office.ids.B,
        membercode: 'B',
        membername: 'Bo Bo',
        requestedat: '2026-11-20T02:30:00.000Z',
      },
    ]);
  });

  test('is not ended by a stranger who asks again and again: a hundred times later its member is sent a link', async () => {
    for (let n = 0; n < 130; n++) {
      office.now = MORNING.add({ minutes: 16 * n });
      await office.visitor(`198.51.100.${n}`).call(forgotPassword, { body: { membercode: 'A' } });
    }
    await office.deps.background.settled();
    // One each hour, once it was ten times.
    expect(mailsIn(office.dataDir).length).toBeLessThan(50);
    rmSync(path.join(office.dataDir, 'outbox'), { recursive: true, force: true });
    office.now = office.now.add({ minutes: 61 });
    expect((await forget('A')).status).toBe(200);
    expect(mailsIn(office.dataDir)).toHaveLength(1);
  });

  test.each(['SUSP', 'NEW', 'NOBODY'])('does nothing for %s', async (code) => {
    await forget(code);
    expect(mailsIn(office.dataDir)).toEqual([]);
    expect(await requests()).toEqual([]);
    expect(await office.database.query.selectFrom('one_time_token').selectAll().execute()).toEqual([]);
  });
});

describe('the one-time link', () => {
  test('sets a new password once, and ends every session of the member', async () => {
    const before = await office.as('A');
    const token = await mailedToken();
    expect((await reset(token)).status).toBe(200);
    expect((await before.send({ method: 'GET', url: '/api/membercode/me' })).statusCode).toBe(401);
    expect([await signInWith('A', PASSWORD), await signInWith('A', NEW_PASSWORD)]).toEqual([401, 200]);
    const again = await reset(token, 'eight green lamps');
    expect([again.status, again.failure().code]).toEqual([422, 'LINK_NOT_VALID']);
    expect(await signInWith('A', NEW_PASSWORD)).toBe(200);
  });

  test('is spent by one of many at once', async () => {
    const token = await mailedToken();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        office.visitor(`203.0.113.${n}`).call(resetPassword, {
          body: { token, password: `number ${n} of the lamps`, confirm_password: `number ${n} of the lamps` },
        }),
      ),
    );
    expect(answers.map((it) => it.status).sort()).toEqual([200, 422, 422, 422, 422, 422]);
    expect((await recordedActions(office.database)).at(-1)).toBe('member.reset-password');
  });

  test('lasts 30 minutes', async () => {
    const token = await mailedToken();
    office.now = MORNING.add({ minutes: 30 });
    expect((await reset(token)).failure().code).toBe('LINK_NOT_VALID');
  });

  test('stays good when another is asked for, until one of them is used', async () => {
    const [first, second, third] = [await mailedToken(), await mailedToken(), await mailedToken()];
    expect((await reset(second)).status).toBe(200);
    for (const other of [first, third, second]) {
      expect((await reset(other, 'eight green lamps')).failure().code).toBe('LINK_NOT_VALID');
    }
    expect(await signInWith('A', NEW_PASSWORD)).toBe(200);
  });

  test('sets one password, also where several are used at once', async () => {
    const tokens = [await mailedToken(), await mailedToken(), await mailedToken()];
    const answers = await Promise.all(
      tokens.map((token, n) =>
        office.visitor(`203.0.113.${n}`).call(resetPassword, {
          body: { token, password: `number ${n} of the lamps`, confirm_password: `number ${n} of the lamps` },
        }),
      ),
    );
    expect(answers.map((it) => it.status).sort()).toEqual([200, 422, 422]);
  });

  test('takes no code of HR away, whoever asks for it, and ends when HR hands one out', async () => {
    const hr = await office.holding('HR');
    const mailed = await mailedToken();
    const { code } = (await hr.call(handOutCode, { params: { id: String(office.ids.A) } })).data();
    expect((await reset(mailed)).failure().code).toBe('LINK_NOT_VALID');
    const later = await mailedToken();
    expect((await reset(code)).status).toBe(200);
    expect((await reset(later, 'eight green lamps')).failure().code).toBe('LINK_NOT_VALID');
  });

  test('is void for a member who has been suspended since', async () => {
    const token = await mailedToken();
    const hr = await office.holding('HR');
    const stand = (status: 'active' | 'suspended') =>
      hr.call(setMemberStatus, { params: { id: String(office.ids.A) }, body: { status } });
    await stand('suspended');
    expect((await reset(token)).failure().code).toBe('LINK_NOT_VALID');
    await stand('active');
  });

  test('changes its own member alone, whoever the request names (T18)', async () => {
    const token = await mailedToken();
    const body = { token, password: NEW_PASSWORD, confirm_password: NEW_PASSWORD, membercode: 'SA' };
    const raw = await office.visitor().send({ method: 'POST', url: '/api/membercode/reset', payload: body });
    expect([raw.statusCode, raw.json().code]).toEqual([400, 'UNKNOWN_FIELD']);
    await reset(token);
    expect(await signInWith('SA', NEW_PASSWORD)).toBe(401);
    expect(await signInWith('SA', PASSWORD)).toBe(200);
  });

  test('refuses a weak password and stays good for another try', async () => {
    const token = await mailedToken();
    expect((await reset(token, 'short')).failure().code).toBe('PASSWORD_TOO_WEAK');
    expect((await reset(token)).status).toBe(200);
  });

  test('lets a member in again whom guessing has locked out', async () => {
    for (let guess = 0; guess < 101; guess++) {
      await office
        .visitor(`198.51.100.${guess}`)
        .call(signIn, { body: { membercode: 'A', password: 'a noisy morning' } });
      office.now = office.now.add({ minutes: 16 });
    }
    expect(await signInWith('A', NEW_PASSWORD)).toBe(429);
    const hr = await office.holding('HR');
    const { code } = (await hr.call(handOutCode, { params: { id: String(office.ids.A) } })).data();
    await reset(code, 'nine green lamps');
    expect(await signInWith('A', 'nine green lamps')).toBe(200);
  });

  test('lets a member in again who has mistyped on their own device until it was locked', async () => {
    const hr = await office.as('HR');
    const desk = await office.as('D');
    const mistype = () => desk.call(signIn, { body: { membercode: 'D', password: 'a noisy morning' } });
    for (let guess = 0; guess < 101; guess++) {
      await mistype();
      office.now = office.now.add({ minutes: 16 });
    }
    Object.assign(hr, await office.holding('HR'));
    const { code } = (await hr.call(handOutCode, { params: { id: String(office.ids.D) } })).data();
    await reset(code);
    expect((await desk.call(signIn, { body: { membercode: 'D', password: NEW_PASSWORD } })).status).toBe(200);
  });
});

describe('a link handed out by HR', () => {
  test('sets a new password within the hour, and answers the request', async () => {
    await forget('B');
    const hr = await office.holding('HR');
    const handed = (await hr.call(handOutCode, { params: { id: String(office.ids.B) } })).data();
    expect(handed).toMatchObject({ purpose: 'reset', expires: '2026-11-20T03:30:00.000Z' });
    expect(handed.link).toBe(`http://127.0.0.1:3000/session/reset?token=${handed.code}`);
    expect(await requests()).toEqual([]);
    expect((await reset(handed.code)).status).toBe(200);
    expect(await signInWith('B', NEW_PASSWORD)).toBe(200);
  });

  test('is told to its member with who handed it out, before it is used and whatever they chose to be told', async () => {
    const who = await office.newcomer({ email: 'thiri@lotus.example' });
    const own = await who.client();
    const told = async () => (await own.call(listNotifications)).body().map((it) => it.title);
    await own.call(savePreferences, { body: { notify: { device: 'none' } } });
    await (await office.holding('HR')).call(handOutCode, { params: { id: String(who.id) } });
    const title = 'Hla Hla of the HR office handed out a link for a new password of yours';
    expect(await told()).toEqual([title]);
    await office.deps.background.settled();
    expect(mailsIn(office.dataDir)).toEqual([expect.stringContaining(title)]);
  });

  test('is a registration code, and no link to a reset, for who has not registered', async () => {
    const hr = await office.holding('HR');
    const handed = (await hr.call(handOutCode, { params: { id: String(office.ids.NEW) } })).data();
    expect(handed.purpose).toBe('register');
    expect((await reset(handed.code)).failure().code).toBe('LINK_NOT_VALID');
  });
});

describe('a secret left empty or of the wrong kind (T19)', () => {
  const passwords = { password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };
  const calls = [
    ['/api/membercode/login', { membercode: 'A', password: PASSWORD }, 'password'],
    ['/api/membercode/reset', { token: 'x', ...passwords }, 'token'],
    ['/api/membercode/reset', { token: 'x', ...passwords }, 'password'],
    ['/api/membercode/register', { membercode: 'NEW', ...passwords }, 'password'],
    ['/api/membercode/register', { membercode: 'NEW', ...passwords, code: 'x' }, 'code'],
    ['/api/office/setup', { token: 'x' }, 'token'],
  ] as const;
  test.each(calls)('%s %o without %s is malformed', async (url, body, field) => {
    for (const value of [undefined, null, '', [], {}, 0, true, ['x']]) {
      if (field === 'code' && value === undefined) continue;
      const raw = await office.visitor().send({ method: 'POST', url, payload: { ...body, [field]: value } });
      expect([JSON.stringify(value), raw.statusCode]).toEqual([JSON.stringify(value), 400]);
    }
  });
});
