import { savePreferences } from '@muster/domain/account/account-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { changePassword } from '@muster/domain/session/own-sessions-contract.ts';
import { forgotPassword, issueToken, resetPassword, signIn } from '@muster/domain/session/session-contract.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/company/client.ts';
import { MORNING, type Office, openOffice, PASSWORD } from '../../testing/company/office.ts';
import { mailsIn, tokenIn } from '../../testing/company/outbox.ts';

const NEW_PASSWORD = 'seven green lamps';
const MAIL = 'aye@lotus.example';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
  await office.database.query.updateTable('member').set({ email: MAIL }).where('membercode', '=', 'A').execute();
});
afterEach(() => office.close());

const signsIn = async (client: Client, password = PASSWORD) =>
  (await client.call(signIn, { body: { membercode: 'A', password } })).status;
/** By the script of somebody who has no cookie. */
const comesByBasic = async (ip: string) => {
  const client = office.visitor(ip);
  const headers = { authorization: `Basic ${btoa(`A:${PASSWORD}`)}` };
  client.token = (await client.send({ method: 'POST', url: issueToken.path, headers })).json().accessToken;
  return client;
};
const toldOf = async (client: Client) =>
  (await client.call(listNotifications))
    .body()
    .filter((it) => it.title.startsWith('Sign-in on a new device'))
    .map((it) => it.subtitle);

/** What is guessed by anybody who does not know the device: once it is too much, a device alone has guesses of its own. */
const exhaustAccount = async () => {
  for (let n = 0; n < 12; n++) await signsIn(office.visitor(`198.51.100.${n}`), 'a noisy morning');
};

describe('a new password (threats T57)', () => {
  const twoDevices = async () => {
    const [own, thief] = [office.visitor(), office.visitor('203.0.113.9')];
    expect([await signsIn(own), await signsIn(thief)]).toEqual([200, 200]);
    return { own, thief };
  };
  const mailedLink = async (client: Client) => {
    await office.deps.background.settled();
    await client.call(forgotPassword, { body: { membercode: 'A' } });
    await office.deps.background.settled();
    return tokenIn(mailsIn(office.dataDir).find((it) => it.includes('/session/reset')));
  };

  test('by a link leaves no device known but the one on which it was set', async () => {
    const { own, thief } = await twoDevices();
    const token = await mailedLink(own);
    const body = { token, password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };
    expect((await own.call(resetPassword, { body })).status).toBe(200);
    await exhaustAccount();
    expect(await signsIn(thief, 'a guess at the new one')).toBe(429);
    expect(await signsIn(own, NEW_PASSWORD)).toBe(200);
  });

  test('in the own settings neither; whoever signs in again on another one is told of', async () => {
    const { own, thief } = await twoDevices();
    own.token = (await own.call(issueToken)).body().accessToken;
    const body = { current: PASSWORD, password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };
    expect((await own.call(changePassword, { body })).status).toBe(200);
    const before = (await toldOf(own)).length;
    expect(await signsIn(thief, NEW_PASSWORD)).toBe(200);
    expect(await toldOf(own)).toHaveLength(before + 1);
  });

  test('makes no device known that was not', async () => {
    const { own, thief } = await twoDevices();
    const token = await mailedLink(own);
    const elsewhere = office.visitor('203.0.113.77');
    await elsewhere.call(signIn, { body: { membercode: 'B', password: PASSWORD } });
    const body = { token, password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };
    expect((await elsewhere.call(resetPassword, { body })).status).toBe(200);
    await exhaustAccount();
    for (const device of [own, thief, elsewhere]) expect(await signsIn(device, 'a noisy morning')).toBe(429);
  });
});

describe('a sign-in that its member does not know of', () => {
  test('is told also where it came by the password alone, without a cookie: once an address', async () => {
    const own = await office.as('A');
    const thief = await comesByBasic('203.0.113.9');
    await comesByBasic('203.0.113.9');
    expect(await toldOf(own)).toEqual([expect.stringContaining('203.0.113.9')]);
    await comesByBasic('203.0.113.10');
    expect(await toldOf(thief)).toHaveLength(2);
  });

  test('is no news where it is the first of all', async () => {
    expect(await toldOf(await comesByBasic('203.0.113.9'))).toEqual([]);
  });

  test('by scripts from everywhere takes the place of no screen, and no cookie stands for one', async () => {
    const own = office.visitor();
    expect(await signsIn(own)).toBe(200);
    office.now = MORNING.add({ minutes: 1 });
    for (let n = 0; n < 12; n++) await comesByBasic(`203.0.113.${n}`);
    const rows = await office.database.query.selectFrom('known_device').select('hash').execute();
    expect(rows.filter((it) => it.hash.startsWith('script:'))).toHaveLength(10);
    await exhaustAccount();
    expect(await signsIn(own)).toBe(200);
  });
});

describe('whoever knows a password and signs in again and again (threats T58)', () => {
  test('has its member told of ten devices a day at most, in the app and by mail', async () => {
    await (await office.as('A')).call(savePreferences, { body: { notify: { device: 'both' } } });
    const flood = async () => {
      for (let n = 0; n < 15; n++) expect(await signsIn(office.visitor(`203.0.113.${n}`))).toBe(200);
      await office.deps.background.settled();
      return (await toldOf(await office.holding('A'))).length;
    };
    expect(await flood()).toBe(9);
    expect(mailsIn(office.dataDir)).toHaveLength(9);
    expect(await flood()).toBe(9);
    office.now = MORNING.add({ hours: 25 });
    expect(await flood()).toBe(19);
  });

  test('keeps nobody from being told of a script, and scripts nobody of a screen', async () => {
    const own = await office.as('A');
    for (let n = 0; n < 12; n++) await comesByBasic(`203.0.113.${n}`);
    const before = (await toldOf(own)).length;
    expect(await signsIn(office.visitor('203.0.113.99'))).toBe(200);
    expect(await toldOf(own)).toHaveLength(before + 1);
  });
});
