import { readProfile } from '@muster/domain/members/profile-contract.ts';
import { issueToken, signIn } from '@muster/domain/session/session-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MORNING, type Office, openOffice, PASSWORD } from '../../testing/company/office.ts';
import { realHasher } from '../../testing/company/people.ts';
import { processorTime } from '../../testing/processes/processor-time.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  office.now = MORNING;
  await office.database.query.deleteFrom('sign_in_throttle').execute();
});

const credentials = (membercode: string, password = PASSWORD) => ({ body: { membercode, password } });
const basic = (membercode: string, password = PASSWORD) => ({
  authorization: `Basic ${Buffer.from(`${membercode}:${password}`).toString('base64')}`,
});

const inBurmeseDigits = (text: string) => text.replace(/\d/g, (it) => String.fromCharCode(0x1040 + Number(it)));

/** Everything an answer shows but what is new on every answer. */
const shown = (raw: { statusCode: number; body: string; headers: object }) => {
  const { 'x-request-id': _id, date: _date, ...headers } = raw.headers as Record<string, unknown>;
  return { status: raw.statusCode, body: raw.body, headers };
};

describe('signing in', () => {
  test('tells who the member is, and nothing private', async () => {
    const visitor = office.visitor();
    const answer = await visitor.call(signIn, credentials('A'));
    expect(answer.body()).toEqual({
      status: 'success',
      code: '200',
      message: 'Signed in.',
      data: { id: office.ids.A, membercode: 'A', membername: 'Aye Aye', role: 'MEMBER' },
    });
  });

  test('takes the member code in any case, with blanks around it', async () => {
    expect((await office.visitor().call(signIn, credentials(' hr '))).data().membercode).toBe('HR');
  });

  test('takes the member code in the digits of a Burmese keyboard, by the form and for a token', async () => {
    const { membercode } = await office.newcomer();
    const typed = inBurmeseDigits(membercode);
    expect(typed).not.toBe(membercode);
    expect((await office.visitor().call(signIn, credentials(typed))).data().membercode).toBe(membercode);
    const token = await office.visitor().send({ method: 'POST', url: '/jwt/token', headers: basic(typed) });
    expect(token.statusCode).toBe(200);
  });

  test.each([
    ['an unknown code', 'NOBODY', PASSWORD],
    ['a wrong password', 'A', 'a noisy morning'],
    ['a member who has not registered', 'NEW', PASSWORD],
    ['a suspended member with a wrong password', 'SUSP', 'a noisy morning'],
    ['the right password in capitals', 'A', PASSWORD.toUpperCase()],
  ])('%s is one and the same refusal, to the last header', async (_, membercode, password) => {
    const plain = await office.visitor('198.51.100.1').call(signIn, credentials('B', 'a noisy morning'));
    const other = await office.visitor('198.51.100.2').call(signIn, credentials(membercode, password));
    expect(plain.failure()).toMatchObject({ status: 'fail', code: 'INVALID_CREDENTIALS', errors: [] });
    expect(shown(other.raw)).toEqual(shown(plain.raw));
    const byBasic = [basic('B', 'a noisy morning'), basic(membercode, password)];
    const [first, second] = await Promise.all(
      byBasic.map((headers) => office.visitor('198.51.100.3').send({ method: 'POST', url: '/jwt/token', headers })),
    );
    expect(shown(second as never)).toEqual(shown(first as never));
    expect(first?.statusCode).toBe(401);
  });

  test('an unknown code takes the work of a wrong password', async () => {
    const careful = await openOffice({ passwords: realHasher });
    const samples: Record<string, number[]> = { unknown: [], wrong: [], unregistered: [] };
    for (let round = 0; round < 9; round++) {
      for (const [kind, code] of [
        ['unknown', `NOBODY${round}`],
        ['wrong', 'C'],
        ['unregistered', 'NEW'],
      ] as const) {
        careful.now = careful.now.add({ hours: 25 });
        const guess = () => careful.visitor().call(signIn, credentials(code, 'a noisy morning'));
        samples[kind]?.push((await processorTime(guess)).took);
      }
    }
    const median = (of: number[] = []) => of.toSorted((a, b) => a - b)[4] as number;
    for (const kind of ['unknown', 'unregistered'] as const) {
      const ratio = median(samples[kind]) / median(samples['wrong']);
      expect(ratio, `${kind} to wrong`).toBeGreaterThan(0.6);
      expect(ratio, `${kind} to wrong`).toBeLessThan(1.7);
    }
    await careful.close();
  });

  test('a suspended member learns it only with the right password', async () => {
    const answer = await office.visitor().call(signIn, credentials('SUSP'));
    expect(answer.status).toBe(403);
    expect(answer.failure()).toMatchObject({
      code: 'MEMBER_SUSPENDED',
      message: 'Your account is suspended! Please contact to the administrator',
    });
    expect(answer.raw.cookies).toEqual([]);
  });

  test('before the company is set up, says so', async () => {
    const fresh = await openOffice({ empty: true });
    const answer = await fresh.visitor().call(signIn, credentials('SA'));
    expect([answer.status, answer.failure().code]).toEqual([409, 'NOT_SET_UP']);
    await fresh.close();
  });
});

describe('the cookies', () => {
  test('over http are kept from scripts and other sites, and end when the session ends', async () => {
    const { raw } = await office.visitor().call(signIn, credentials('A'));
    expect(raw.cookies.find((it) => it.name === 'muster-session')).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
      path: '/',
      expires: new Date('2026-11-20T17:25:00Z'),
    });
    expect(raw.cookies.find((it) => it.name === 'muster-session')?.secure).toBeUndefined();
  });

  test('over https carry the __Host- prefix and are secure', async () => {
    const secure = await openOffice({ publicUrl: 'https://muster.example' });
    const { raw } = await secure.visitor().call(signIn, credentials('A'));
    expect(raw.cookies.map((it) => it.name).sort()).toEqual(['__Host-muster-device', '__Host-muster-session']);
    for (const cookie of raw.cookies) {
      expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Strict', path: '/' });
      expect(cookie.domain).toBeUndefined();
    }
    expect(raw.headers['strict-transport-security']).toMatch(/max-age=31536000/);
    await secure.close();
  });

  test('open nothing but the token: every other call asks for the bearer header', async () => {
    const a = await office.as('A');
    a.token = undefined;
    const answer = await a.call(readProfile);
    expect(answer.failure().code).toBe('UNAUTHENTICATED');
    expect(answer.raw.headers['www-authenticate']).toBe('Bearer');
  });
});

describe('/jwt/token', () => {
  test('by Basic credentials begins a session without a cookie', async () => {
    const visitor = office.visitor();
    const raw = await visitor.send({ method: 'POST', url: '/jwt/token', headers: basic('a') });
    expect(raw.json()).toEqual({ accessToken: expect.any(String), tokenType: 'Bearer', expiresIn: 1800 });
    expect(raw.cookies).toEqual([]);
    visitor.token = raw.json().accessToken;
    expect((await visitor.call(readProfile)).data().membercode).toBe('A');
  });

  test('takes a password with colons, and letters beyond ASCII, as UTF-8', async () => {
    const password = 'မင်္ဂလာပါ: a quiet: morning';
    const hash = await office.deps.passwords.hash(password);
    await office.database.query
      .updateTable('member')
      .set({ password_hash: hash })
      .where('membercode', '=', 'D')
      .execute();
    const raw = await office.visitor().send({ method: 'POST', url: '/jwt/token', headers: basic('D', password) });
    expect(raw.statusCode).toBe(200);
  });

  test.each([
    ['no colon', Buffer.from('A').toString('base64')],
    ['an empty password', Buffer.from('A:').toString('base64')],
    ['no member code', Buffer.from(`:${PASSWORD}`).toString('base64')],
    ['no base64', '%%%'],
    ['a password beyond all length', Buffer.from(`A:${'x'.repeat(129)}`).toString('base64')],
  ])('with %s in the Basic header is refused', async (_, header) => {
    const raw = await office
      .visitor()
      .send({ method: 'POST', url: '/jwt/token', headers: { authorization: `Basic ${header}` } });
    expect([raw.statusCode, raw.json().code]).toEqual([401, 'INVALID_CREDENTIALS']);
  });

  test('without cookie or credentials is refused', async () => {
    expect((await office.visitor().call(issueToken)).failure().code).toBe('UNAUTHENTICATED');
  });

  test('by the cookie gives each time another token of the same session', async () => {
    const a = await office.as('A');
    const first = a.token;
    a.token = (await a.call(issueToken)).body().accessToken;
    expect(a.token).not.toBe(first);
    expect((await a.call(readProfile)).status).toBe(200);
  });

  test.each([
    ['a page of another site', { origin: 'https://evil.example' }],
    ['a sandboxed page', { origin: 'null' }],
    ['another site, by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour subdomain', { 'sec-fetch-site': 'same-site', origin: 'http://other.127.0.0.1:3000' }],
    ['our host on another port', { origin: 'http://127.0.0.1:3001' }],
  ])('does not take the cookie from %s', async (_, headers) => {
    const a = await office.as('A');
    a.token = undefined;
    const raw = await a.send({ method: 'POST', url: '/jwt/token', headers });
    expect([raw.statusCode, raw.json().code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  test('behind https does not take the cookie from a page without it, whatever the proxy says', async () => {
    const secure = await openOffice({ publicUrl: 'https://muster.example' });
    const a = await secure.as('A');
    a.token = undefined;
    const statusFrom = async (origin: string) =>
      (await a.send({ method: 'POST', url: '/jwt/token', headers: { host: 'muster.example', origin } })).statusCode;
    expect(await statusFrom('http://muster.example')).toBe(401);
    expect(await statusFrom('https://muster.example')).toBe(200);
    await secure.close();
  });

  test.each([
    ['our own page', { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' }],
    ['a script without a browser', {}],
  ])('takes the cookie from %s', async (_, headers) => {
    const a = await office.as('A');
    a.token = undefined;
    expect((await a.send({ method: 'POST', url: '/jwt/token', headers })).statusCode).toBe(200);
  });
});

describe('a cookie planted before sign-in (T13)', () => {
  test('is another afterwards, and opens nothing', async () => {
    const attacker = await office.as('B');
    const planted = attacker.cookies.get('muster-session') as string;
    const victim = office.visitor();
    victim.cookies.set('muster-session', planted);
    await victim.call(signIn, credentials('A'));
    expect(victim.cookies.get('muster-session')).not.toBe(planted);
    expect((await attacker.call(issueToken)).status).toBe(401);
    expect((await attacker.call(readProfile)).status).toBe(401);
  });

  test('that nobody ever issued is never taken over', async () => {
    const victim = office.visitor();
    victim.cookies.set('muster-session', 'chosen-by-the-attacker');
    await victim.call(signIn, credentials('A'));
    const attacker = office.visitor();
    attacker.cookies.set('muster-session', 'chosen-by-the-attacker');
    expect((await attacker.call(issueToken)).status).toBe(401);
  });
});

describe('in the database', () => {
  test('there is no usable secret: only hashes of cookies, tokens and passwords (T14)', async () => {
    const a = await office.as('A');
    const rows = await office.state();
    for (const secret of [a.token, ...a.cookies.values(), PASSWORD]) expect(rows).not.toContain(secret);
  });
});
