import * as factors from '@muster/domain/factors/factors-contract.ts';
import { readFactors } from '@muster/domain/factors/own-factors-contract.ts';
import { setMemberStatus } from '@muster/domain/members/members-contract.ts';
import { readProfile } from '@muster/domain/members/profile-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { readSettings, saveSettings } from '@muster/domain/office/settings-contract.ts';
import { listSessions } from '@muster/domain/session/own-sessions-contract.ts';
import { issueToken, signIn } from '@muster/domain/session/session-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { MORNING, type Newcomer, type Office, openOffice, PASSWORD } from '../../../testing/company/office.ts';
import { type App, setUpApp } from '../../../testing/session/second-factor.ts';
import { resetAdministrator } from '../reset-administrator.ts';

let office: Office;
let who: Newcomer;
let own: Client;
let app: App;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  office.now = MORNING;
  await office.database.query.deleteFrom('sign_in_throttle').execute();
  who = await office.newcomer();
  own = await who.client();
});

const passwordOf = (membercode: string, client = office.visitor()) =>
  client.call(signIn, { body: { membercode, password: PASSWORD } });
const ticketOf = async (membercode: string): Promise<string> =>
  ((await passwordOf(membercode)).failure().data as { ticket: string }).ticket;
const second = (ticket: string, code: string, client = office.visitor()) =>
  client.call(factors.finishSignIn, { body: { ticket, code } });
const outcome = async (answer: ReturnType<typeof second>) => {
  const { status, raw } = await answer;
  return status === 200 ? 200 : raw.json().code;
};
const setting = (mode: 'office' | 'everybody' | 'optional') =>
  office.database.query.updateTable('company').set({ second_factor: mode }).execute();

describe('a member with an authenticator app', () => {
  beforeEach(async () => {
    app = await setUpApp(office, own);
    office.now = office.now.add({ seconds: 60 });
  });

  test('is asked for it after the right password, and gets in with its code', async () => {
    const browser = office.visitor();
    const asked = await passwordOf(who.membercode, browser);
    expect([asked.status, asked.failure()]).toMatchObject([
      401,
      { code: 'SECOND_FACTOR_REQUIRED', data: { ticket: expect.any(String), factors: ['totp', 'recovery'] } },
    ]);
    expect(browser.cookies.has('muster-session')).toBe(false);
    const { ticket } = asked.failure().data as { ticket: string };
    expect((await second(ticket, app.code(), browser)).data()).toMatchObject({ membercode: who.membercode });
    expect((await browser.call(issueToken)).status).toBe(200);
  });

  test('is asked with Basic credentials too, and no token is given', async () => {
    const authorization = `Basic ${btoa(`${who.membercode}:${PASSWORD}`)}`;
    const raw = await office.visitor().send({ method: 'POST', url: issueToken.path, headers: { authorization } });
    expect([raw.statusCode, raw.json().code]).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
    expect(await outcome(second(raw.json().data.ticket, app.code()))).toBe(200);
  });

  test('is told nothing of it after a wrong password', async () => {
    const answer = await office.visitor().call(signIn, { body: { membercode: who.membercode, password: 'wrong one' } });
    expect(answer.failure().code).toBe('INVALID_CREDENTIALS');
  });

  test('uses a code once, and one step late or early', async () => {
    const tickets = [await ticketOf(who.membercode), await ticketOf(who.membercode), await ticketOf(who.membercode)];
    const [first = '', other = '', third = ''] = tickets;
    expect(await outcome(second(first, app.code(-1)))).toBe(200);
    expect(await outcome(second(other, app.code(-1)))).toBe('SECOND_FACTOR_WRONG');
    expect(await outcome(second(other, app.code(2)))).toBe('SECOND_FACTOR_WRONG');
    expect(await outcome(second(other, `${app.code(1).slice(0, 3)} ${app.code(1).slice(3)}`))).toBe(200);
    expect(await outcome(second(third, app.code()))).toBe('SECOND_FACTOR_WRONG');
  });

  test('gets in once of many at once with one code', async () => {
    const tickets: string[] = [];
    for (let n = 0; n < 4; n++) tickets.push(await ticketOf(who.membercode));
    const code = app.code();
    const answers = await Promise.all(
      tickets.map((it, n) => outcome(second(it, code, office.visitor(`203.0.113.${n}`)))),
    );
    expect(answers.filter((it) => it === 200)).toHaveLength(1);
  });

  test('uses a ticket once, within five minutes', async () => {
    const ticket = await ticketOf(who.membercode);
    expect(await outcome(second(ticket, app.code()))).toBe(200);
    expect(await outcome(second(ticket, app.code(1)))).toBe('TICKET_NOT_VALID');
    const late = await ticketOf(who.membercode);
    office.now = office.now.add({ minutes: 5 });
    expect(await outcome(second(late, app.code()))).toBe('TICKET_NOT_VALID');
  });

  test('cannot be guessed: wrong codes count, whatever ticket they come with', async () => {
    const answers: unknown[] = [];
    for (let n = 0; n < 12; n++) answers.push(await outcome(second(await ticketOf(who.membercode), '000000')));
    expect(new Set(answers)).toEqual(new Set(['SECOND_FACTOR_WRONG', 'TOO_MANY_REQUESTS']));
    expect(await outcome(second(await ticketOf(who.membercode), app.code()))).toBe('TOO_MANY_REQUESTS');
  });

  test('cannot confirm for another', async () => {
    const other = await office.newcomer();
    await setUpApp(office, await other.client());
    expect(await outcome(second(await ticketOf(other.membercode), app.code()))).toBe('SECOND_FACTOR_WRONG');
  });

  test('is refused when suspended meanwhile', async () => {
    const ticket = await ticketOf(who.membercode);
    const hr = await office.holding('HR');
    await hr.call(setMemberStatus, { params: { id: String(who.id) }, body: { status: 'suspended' } });
    expect(await outcome(second(ticket, app.code()))).toBe('MEMBER_SUSPENDED');
    await hr.call(setMemberStatus, { params: { id: String(who.id) }, body: { status: 'active' } });
    expect(await outcome(second(ticket, app.code())), 'begun before, like the sessions').toBe('TICKET_NOT_VALID');
  });

  test('is refused when they have left meanwhile', async () => {
    const ticket = await ticketOf(who.membercode);
    const { query } = office.database;
    await query.updateTable('member').set({ left_on: '2026-11-19' }).where('id', '=', who.id).execute();
    expect(await outcome(second(ticket, app.code()))).toBe('MEMBER_SUSPENDED');
  });

  test('has ten recovery codes, each of which works once and is told', async () => {
    expect(new Set(app.recovery).size).toBe(10);
    const [code = ''] = app.recovery;
    const typed = code.toLowerCase().replace('-', ' ');
    expect(await outcome(second(await ticketOf(who.membercode), typed))).toBe(200);
    expect(await outcome(second(await ticketOf(who.membercode), code))).toBe('SECOND_FACTOR_WRONG');
    expect((await own.call(readFactors)).data()).toMatchObject({ recovery: 9 });
    const [newest] = (await own.call(listNotifications)).body();
    expect(newest?.title).toBe('A recovery code was used to sign in');
    const stored = await office.database.query.selectFrom('recovery_code').selectAll().execute();
    expect(stored).not.toEqual([]);
    for (const it of stored) expect(it.hash).toMatch(/^\$argon2id/);
  });

  test('gets ten others, and those from before are void', async () => {
    const body = { kind: 'recovery', current: PASSWORD } as const;
    const { recovery } = (await own.call(factors.addFactor, { body })).data();
    expect(await outcome(second(await ticketOf(who.membercode), app.recovery[3] ?? ''))).toBe('SECOND_FACTOR_WRONG');
    expect(await outcome(second(await ticketOf(who.membercode), recovery[3] ?? ''))).toBe(200);
  });

  test('moves to another phone: the old one counts until the new one has shown a code', async () => {
    const body = { kind: 'totp', current: PASSWORD } as const;
    await own.call(factors.addFactor, { body });
    expect(await outcome(second(await ticketOf(who.membercode), app.code()))).toBe(200);
    const moved = await setUpApp(office, own);
    expect(moved.recovery).toEqual([]);
    office.now = office.now.add({ minutes: 2 });
    expect(await outcome(second(await ticketOf(who.membercode), app.code()))).toBe('SECOND_FACTOR_WRONG');
    expect(await outcome(second(await ticketOf(who.membercode), moved.code()))).toBe(200);
  });

  test('removes it with the password, and signs in without', async () => {
    const remove = (current?: string) =>
      own.call(factors.removeFactor, { body: { kind: 'totp', ...(current && { current }) } });
    expect((await remove()).failure()).toMatchObject({ code: 'CONFIRM_FIRST', errors: [{ field: 'current' }] });
    const guessed = await remove('not the one');
    expect(guessed.status).toBe(403);
    expect(guessed.failure()).toMatchObject({ code: 'CONFIRM_FIRST', params: { reason: 'wrong' } });
    expect((await remove(PASSWORD)).status).toBe(200);
    expect((await passwordOf(who.membercode)).status).toBe(200);
    expect((await own.call(readFactors)).data()).toMatchObject({ totp: null, recovery: 0 });
  });

  test('needs no password within five minutes of a second factor', async () => {
    const browser = office.visitor();
    await second(await ticketOf(who.membercode), app.code(), browser);
    browser.token = (await browser.call(issueToken)).body().accessToken;
    const renew = () => browser.call(factors.addFactor, { body: { kind: 'recovery' } });
    expect((await renew()).status).toBe(201);
    office.now = office.now.add({ minutes: 5 });
    expect((await renew()).failure().code).toBe('CONFIRM_FIRST');
  });
});

test('setting one up ends the other sessions, is told, and needs a right code', async () => {
  const elsewhere = await who.client();
  const { secret, uri } = (await own.call(factors.addFactor, { body: { kind: 'totp', current: PASSWORD } })).data();
  expect(uri).toContain(`Lotus%20Test%20Works:${who.membercode}?secret=${secret}`);
  const wrong = await own.call(factors.addFactor, { body: { kind: 'totp', code: '000000' } });
  expect(wrong.failure().code).toBe('SECOND_FACTOR_WRONG');
  expect((await passwordOf(who.membercode)).status).toBe(200);
  await setUpApp(office, own);
  expect((await elsewhere.call(listSessions)).status).toBe(401);
  const [newest] = (await own.call(listNotifications)).body();
  expect(newest?.title).toBe('An authenticator app was set up for your sign-in');
});

describe('where the company asks for it', () => {
  const SETTINGS = { name: 'Lotus Test Works', weekstart: 1, registration: 'listed', tripsshown: 'all' } as const;
  afterAll(() => setting('optional'));

  test('only administrators say from whom', async () => {
    const body = { ...SETTINGS, secondfactor: 'office', revision: 1 } as const;
    const refused = await (await office.holding('HR')).call(saveSettings, { body });
    expect(refused.failure()).toMatchObject({ code: 'FORBIDDEN', errors: [{ field: 'secondfactor' }] });
    const saved = await (await office.holding('SA')).call(saveSettings, { body });
    expect(saved.data()).toMatchObject({ secondfactor: 'office' });
  });

  test('the office has seven days from its first sign-in, is told each time, and then does nothing but set it up', async () => {
    await setting('office');
    expect((await passwordOf(who.membercode)).raw.json().message).toBe('Signed in.');
    const first = await passwordOf('HR');
    const by = 'please set it up by 27/11/2026 09:00, or you can do nothing else then.';
    expect(first.raw.json().message).toContain(by);
    office.now = MORNING.add({ hours: 24 * 7 }).subtract({ milliseconds: 1 });
    expect((await passwordOf('HR')).raw.json().message).toContain(by);
    office.now = MORNING.add({ hours: 24 * 6 });
    const hr = await office.as('HR');
    expect((await hr.call(readFactors)).data()).toEqual({
      secondfactor: 'office',
      required: true,
      due: '2026-11-27T02:30:00.000Z',
      totp: null,
      recovery: 0,
      passkeys: [],
      passwordby: null,
    });
    office.now = MORNING.add({ hours: 24 * 7 });
    expect((await passwordOf('HR')).raw.json().message).toBe(
      'Signed in. Your company asks for two-step sign-in, and the time to set it up is over: until you have, you can do nothing else.',
    );
    const late = await office.as('HR');
    expect((await late.call(listNotifications)).failure().code).toBe('SECOND_FACTOR_MISSING');
    expect((await late.call(readProfile)).status).toBe(200);
    await setUpApp(office, late);
    expect((await late.call(listNotifications)).status).toBe(200);
    const removing = await late.call(factors.removeFactor, { body: { kind: 'totp', current: PASSWORD } });
    expect(removing.failure().code).toBe('LAST_FACTOR');
  });

  test('nobody is told or kept from anything any more once it asks nobody', async () => {
    await setting('everybody');
    await passwordOf('B');
    office.now = MORNING.add({ hours: 24 * 8 });
    const late = await office.as('B');
    expect((await late.call(listNotifications)).failure().code).toBe('SECOND_FACTOR_MISSING');
    const sa = await office.holding('SA');
    const { revision } = (await sa.call(readSettings)).data();
    const body = { ...SETTINGS, secondfactor: 'optional', revision } as const;
    expect((await sa.call(saveSettings, { body })).status).toBe(200);
    expect((await late.call(listNotifications)).status).toBe(200);
    expect((await late.call(readFactors)).data()).toMatchObject({ required: false, due: null });
  });

  test('everybody has, where it says so', async () => {
    await setting('everybody');
    expect((await passwordOf(who.membercode)).raw.json().message).toContain('two-step sign-in');
    expect((await passwordOf('GUEST')).raw.json().message).toContain('two-step sign-in');
  });
});

describe('who lost theirs', () => {
  test('gets in by the password once the office has taken it away, which is told and ends their sessions', async () => {
    await setUpApp(office, own);
    const hr = await office.holding('HR');
    expect((await hr.call(factors.removeMemberFactors, { params: { id: String(who.id) } })).status).toBe(200);
    expect((await own.call(readProfile)).status).toBe(401);
    const browser = office.visitor();
    expect((await passwordOf(who.membercode, browser)).status).toBe(200);
    browser.token = (await browser.call(issueToken)).body().accessToken;
    const titles = (await browser.call(listNotifications)).body().map((it) => it.title);
    expect(titles).toContain('Hla Hla removed your two-step sign-in');
  });

  test('as administrator is helped by whoever runs the server', async () => {
    const sa = await office.newcomer({ role: 'SA' });
    await setUpApp(office, await sa.client());
    expect((await passwordOf(sa.membercode)).status).toBe(401);
    await resetAdministrator(office.database, 'http://127.0.0.1:3000', sa.membercode, office.now);
    expect((await passwordOf(sa.membercode)).status).toBe(200);
  });
});
