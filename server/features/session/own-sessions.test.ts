import { readProfile } from '@muster/domain/members/profile-contract.ts';
import { changePassword, listSessions, revokeSession } from '@muster/domain/session/own-sessions-contract.ts';
import { issueToken, signIn } from '@muster/domain/session/session-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MORNING, type Office, openOffice, PASSWORD } from '../../testing/company/office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  office.now = MORNING;
  await office.database.query.deleteFrom('session').execute();
});

const CHROME_ON_ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';

describe('the own devices', () => {
  test('are listed, newest use first, with where and since when, and this one marked', async () => {
    const phone = office.visitor('203.0.113.9');
    await phone.send({
      method: 'POST',
      url: '/api/membercode/login',
      headers: { 'user-agent': CHROME_ON_ANDROID },
      payload: { membercode: 'A', password: PASSWORD },
    });
    office.now = MORNING.add({ minutes: 5 });
    const desk = await office.as('A');
    await office.as('B');
    expect((await desk.call(listSessions)).data()).toEqual([
      {
        id: expect.any(Number),
        device: '',
        address: '192.0.2.1',
        signedinat: '2026-11-20T02:35:00.000Z',
        lastusedat: '2026-11-20T02:35:00.000Z',
        expires: '2026-11-20T17:25:00.000Z',
        current: true,
      },
      {
        id: expect.any(Number),
        device: 'Chrome · Android',
        address: '203.0.113.9',
        signedinat: '2026-11-20T02:30:00.000Z',
        lastusedat: '2026-11-20T02:30:00.000Z',
        expires: '2026-11-20T17:25:00.000Z',
        current: false,
      },
    ]);
  });

  test('are signed out one by one, by their owner alone', async () => {
    const [phone, desk, b] = [await office.as('A'), await office.as('A'), await office.as('B')];
    const [phonesOwn] = (await phone.call(listSessions)).data().filter((it) => it.current);
    const id = String(phonesOwn?.id);
    const before = await office.state();
    const byOther = await b.call(revokeSession, { params: { id } });
    const absent = await b.call(revokeSession, { params: { id: '2000000000' } });
    expect([byOther.status, byOther.raw.body]).toEqual([404, absent.raw.body]);
    expect(await office.state()).toBe(before);
    expect((await desk.call(revokeSession, { params: { id } })).body().data).toBeNull();
    expect((await phone.call(readProfile)).status).toBe(401);
    expect((await phone.call(issueToken)).status).toBe(401);
    expect((await desk.call(readProfile)).status).toBe(200);
  });
});

describe('changing the own password', () => {
  const change = { current: PASSWORD, password: 'seven green lamps', confirm_password: 'seven green lamps' };

  test('ends the other sessions, keeps this one, and the new one counts', async () => {
    const [phone, desk] = [await office.as('A'), await office.as('A')];
    expect((await desk.call(changePassword, { body: change })).status).toBe(200);
    expect((await phone.call(readProfile)).status).toBe(401);
    expect((await phone.call(issueToken)).status).toBe(401);
    expect((await desk.call(readProfile)).status).toBe(200);
    const signInWith = async (password: string) =>
      (await office.visitor().call(signIn, { body: { membercode: 'A', password } })).status;
    expect(await signInWith(PASSWORD)).toBe(401);
    expect(await signInWith(change.password)).toBe(200);
  });

  test.each([
    ['a wrong current one', { current: 'a noisy morning' }, 'CONFIRM_FIRST', 'current', 403],
    ['no current one', { current: undefined }, 'CONFIRM_FIRST', 'current', 403],
    ['two that differ', { confirm_password: 'seven green lambs' }, 'PASSWORD_MISMATCH', 'confirm_password'],
    [
      'one of 11 characters',
      { password: 'short words', confirm_password: 'short words' },
      'PASSWORD_TOO_WEAK',
      'password',
    ],
    [
      'a most common one',
      { password: '123456789012', confirm_password: '123456789012' },
      'PASSWORD_TOO_WEAK',
      'password',
    ],
    [
      "one with the company's name",
      { password: 'lotus test works 1', confirm_password: 'lotus test works 1' },
      'PASSWORD_TOO_WEAK',
      'password',
    ],
  ])('with %s is refused and changes nothing', async (_, wrong, code, field, status = 422) => {
    const b = await office.holding('B');
    const hashes = () => office.database.query.selectFrom('member').select(['id', 'password_hash']).execute();
    const before = await hashes();
    const answer = await b.call(changePassword, { body: { ...change, ...wrong } });
    expect(answer.status).toBe(status);
    expect(answer.failure()).toMatchObject({ code, errors: [{ field, code }] });
    expect(await hashes()).toEqual(before);
  });

  test('is slowed down for whoever found an open page and guesses', async () => {
    const b = await office.holding('B');
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess++) {
      statuses.push((await b.call(changePassword, { body: { ...change, current: `guess number ${guess}` } })).status);
    }
    expect(statuses.slice(0, 5)).toEqual([403, 403, 403, 403, 403]);
    expect(statuses.slice(-5)).toEqual([429, 429, 429, 429, 429]);
  });
});
