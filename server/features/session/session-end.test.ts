import { readProfile } from '@muster/domain/members/profile-contract.ts';
import { listSessions } from '@muster/domain/session/own-sessions-contract.ts';
import { issueToken, signIn, signOut } from '@muster/domain/session/session-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/company/client.ts';
import { inYangon, MORNING, type Office, openOffice, PASSWORD, type Persona } from '../../testing/company/office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  office.now = MORNING;
  await office.database.query.deleteFrom('sign_in_throttle').execute();
});

const at = (local: string) => {
  office.now = inYangon(local);
};
const use = async (client: Client) => (await client.call(readProfile)).status;
const renew = async (client: Client) => {
  const answer = await client.call(issueToken);
  if (answer.status === 200) client.token = answer.body().accessToken;
  return answer.status;
};
/** The status poll of the screen, once a minute, and the renewals that it needs. */
async function poll(client: Client, persona: Persona, minutes: number) {
  for (let minute = 0; minute < minutes; minute += 29) {
    office.now = office.now.add({ minutes: 29 });
    await renew(client);
    await client.send({ method: 'GET', url: `/api/memberno_info?filter=membercode,eq,${persona}` });
  }
}

describe('the access token', () => {
  test('lives 30 minutes; the cookie renews it', async () => {
    const a = await office.as('A');
    at('2026-11-20T09:29:59');
    expect(await use(a)).toBe(200);
    at('2026-11-20T09:30');
    expect(await use(a)).toBe(401);
    expect(await renew(a)).toBe(200);
    expect(await use(a)).toBe(200);
  });
});

describe('the daily sign-out at 23:55 of the office', () => {
  test('ends the session on the server, cookie and token', async () => {
    at('2026-11-20T23:50');
    const a = await office.as('A');
    at('2026-11-20T23:54:59');
    expect([await use(a), await renew(a)]).toEqual([200, 200]);
    at('2026-11-20T23:55');
    expect([await use(a), await renew(a)]).toEqual([401, 401]);
  });

  test('ends also a session that was begun with Basic credentials', async () => {
    at('2026-11-20T23:54');
    const script = office.visitor();
    const authorization = `Basic ${Buffer.from(`A:${PASSWORD}`).toString('base64')}`;
    script.token = (
      await script.send({ method: 'POST', url: '/jwt/token', headers: { authorization } })
    ).json().accessToken;
    expect(await use(script)).toBe(200);
    at('2026-11-20T23:55');
    expect(await use(script)).toBe(401);
  });

  test('a sign-in at 23:56 lasts until the next one', async () => {
    at('2026-11-20T23:56');
    const a = await office.as('A');
    expect(a.cookies.get('muster-session')).toBeDefined();
    at('2026-11-21T07:00');
    expect([await renew(a), await use(a)]).toEqual([200, 200]);
    at('2026-11-21T14:00');
    expect([await renew(a), await use(a)]).toEqual([200, 200]);
    at('2026-11-21T21:30');
    expect([await renew(a), await use(a)]).toEqual([200, 200]);
    at('2026-11-21T23:55');
    expect(await renew(a)).toBe(401);
  });
});

describe('a session that nobody uses', () => {
  test.each([
    ['A', 8 * 60],
    ['HR', 30],
    ['SA', 30],
  ] as const)('of %s ends after %i minutes', async (persona, minutes) => {
    const soonEnough = await office.as(persona);
    office.now = MORNING.add({ minutes }).subtract({ seconds: 1 });
    expect(await renew(soonEnough)).toBe(200);
    office.now = MORNING;
    const tooLate = await office.as(persona);
    office.now = MORNING.add({ minutes });
    expect([await use(tooLate), await renew(tooLate)]).toEqual([401, 401]);
  });

  test('is not kept alive by the polls of an open page', async () => {
    const hr = await office.as('HR');
    await poll(hr, 'HR', 31);
    expect([await use(hr), await renew(hr)]).toEqual([401, 401]);
    office.now = MORNING;
    const a = await office.as('A');
    await poll(a, 'A', 8 * 60 + 1);
    expect(await renew(a)).toBe(401);
  });

  test('goes on as long as its member does something', async () => {
    const hr = await office.as('HR');
    for (let used = 0; used < 6; used++) {
      office.now = office.now.add({ minutes: 25 });
      expect([await renew(hr), await use(hr)]).toEqual([200, 200]);
    }
  });
});

describe('signing out', () => {
  test('ends token and cookie at once, and drops the cookie', async () => {
    const a = await office.as('A');
    const kept = a.cookies.get('muster-session') as string;
    const answer = await a.call(signOut);
    expect(answer.body()).toMatchObject({ status: 'success', data: null });
    expect(a.cookies.has('muster-session')).toBe(false);
    expect(await use(a)).toBe(401);
    a.cookies.set('muster-session', kept);
    expect(await renew(a)).toBe(401);
  });

  test('works by the token alone and by the cookie alone, and twice', async () => {
    const byToken = await office.as('A');
    byToken.cookies.clear();
    await byToken.call(signOut);
    expect(await use(byToken)).toBe(401);
    const byCookie = await office.as('A');
    const { token } = byCookie;
    byCookie.token = undefined;
    await byCookie.call(signOut);
    byCookie.token = token;
    expect(await use(byCookie)).toBe(401);
    expect((await byCookie.call(signOut)).status).toBe(200);
  });

  test('is not done for a page of another site', async () => {
    const a = await office.as('A');
    const { token } = a;
    a.token = undefined;
    await a.send({ method: 'POST', url: '/api/membercode/logout', headers: { origin: 'https://evil.example' } });
    a.token = token;
    expect(await use(a)).toBe(200);
  });

  test('leaves the other devices of the member signed in', async () => {
    const [phone, desk] = [await office.as('A'), await office.as('A')];
    await phone.call(signOut);
    expect([await use(phone), await use(desk)]).toEqual([401, 200]);
  });

  test('while the token is being renewed never fails the server', async () => {
    for (let round = 0; round < 15; round++) {
      const a = await office.holding('A');
      await a.call(signIn, { body: { membercode: 'A', password: PASSWORD } });
      const renewing = a.cookies.get('muster-session') as string;
      const page = Object.assign(office.visitor(), { token: undefined });
      page.cookies.set('muster-session', renewing);
      const other = office.visitor();
      other.cookies.set('muster-session', renewing);
      const [renewed, out] = await Promise.all([page.call(issueToken), other.call(signOut)]);
      expect([200, 401]).toContain(renewed.status);
      expect(out.status).toBe(200);
    }
  });
});

describe('an expired session', () => {
  test('is not listed among the own devices', async () => {
    at('2026-11-20T23:50');
    await office.as('B');
    at('2026-11-20T23:58');
    const b = await office.as('B');
    expect((await b.call(listSessions)).data().map((it) => it.current)).toEqual([true]);
  });
});
