import * as factors from '@muster/domain/factors/factors-contract.ts';
import { readFactors } from '@muster/domain/factors/own-factors-contract.ts';
import { listKeys, makeKey } from '@muster/domain/keys/keys-contract.ts';
import { setMemberStatus } from '@muster/domain/members/members-contract.ts';
import { readProfile } from '@muster/domain/members/profile-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { issueToken, signIn } from '@muster/domain/session/session-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { MORNING, type Newcomer, type Office, openOffice, PASSWORD } from '../../../testing/company/office.ts';
import { recordedActions } from '../../../testing/requests/recorded.ts';
import { type Authenticator, createAuthenticator } from '../../../testing/session/authenticator.ts';
import { relyingParty } from './relying-party.ts';

const PAGES = { rpId: 'muster.lotus.example', origin: 'https://muster.lotus.example' };

let office: Office;
let who: Newcomer;
let own: Client;
let phone: Authenticator;
beforeAll(async () => {
  office = await openOffice({ publicUrl: PAGES.origin });
});
afterAll(() => office.close());
beforeEach(async () => {
  office.now = MORNING;
  await office.database.query.deleteFrom('sign_in_throttle').execute();
  who = await office.newcomer();
  own = await who.client();
  phone = createAuthenticator(PAGES);
});

const begin = async (client = own) => {
  const { ticket, options } = (
    await client.call(factors.addFactor, { body: { kind: 'passkey', current: PASSWORD } })
  ).data();
  return { ticket: ticket ?? '', options };
};
const finish = (ticket: string, passkey: ReturnType<Authenticator['register']>, client = own) =>
  client.call(factors.addFactor, { body: { kind: 'passkey', ticket, name: 'My phone', passkey } });
const setUp = async (with_ = phone) => {
  const { ticket, options } = await begin();
  return (await finish(ticket, with_.register(options))).data();
};
const ask = async (ticket?: string) =>
  (await office.visitor().call(factors.askPasskey, { body: ticket === undefined ? {} : { ticket } })).data();
type Signed = ReturnType<Authenticator['sign']>;
const verify = (ticket: string, passkey: Omit<Signed, 'response'> & { response: object }, client = office.visitor()) =>
  client.call(factors.signInByPasskey, { body: { ticket, passkey: passkey as Signed } });
const touch = async (client = office.visitor()) => {
  const { ticket, options } = await ask();
  return verify(ticket, phone.sign(options), client);
};

describe('a passkey', () => {
  test('signs in by itself, without a code or a password, and brings recovery codes when it is the first', async () => {
    expect((await setUp()).recovery).toHaveLength(10);
    const browser = office.visitor();
    expect((await touch(browser)).data()).toMatchObject({ membercode: who.membercode });
    browser.token = (await browser.call(issueToken)).body().accessToken;
    expect((await browser.call(readProfile)).data().membercode).toBe(who.membercode);
    const { passkeys } = (await browser.call(readFactors)).data();
    expect(passkeys).toMatchObject([{ name: 'My phone', lastusedat: '2026-11-20T02:30:00.000Z' }]);
    const titles = (await browser.call(listNotifications)).body().map((it) => it.title);
    expect(titles).toContain('A passkey was set up for your sign-in: My phone');
    // It was asked for finger, face or PIN: that confirms as a second factor does.
    expect((await browser.call(factors.addFactor, { body: { kind: 'recovery' } })).status).toBe(201);
  });

  test('that is the first factor ends the access keys of before', async () => {
    const made = { name: 'Payroll', scopes: ['read' as const], expires: '2026-12-31', current: PASSWORD };
    await own.call(makeKey, { body: made });
    expect((await own.call(listKeys)).data()).toHaveLength(1);
    await setUp();
    expect((await own.call(listKeys)).data()).toEqual([]);
  });

  test('is renamed by its member alone, and opens what it opened', async () => {
    await setUp();
    const named = async () => (await own.call(readFactors)).data().passkeys;
    const [{ id } = { id: 0 }] = await named();
    const rename = (name: string, client = own) =>
      client.call(factors.renamePasskey, { params: { id: String(id) }, body: { name } });
    const other = await (await office.newcomer()).client();
    expect((await rename('Theirs', other)).failure().code).toBe('NOT_FOUND');
    expect((await rename('')).failure()).toMatchObject({ code: 'INVALID_INPUT', errors: [{ field: 'name' }] });
    expect((await rename('My tablet')).status).toBe(200);
    expect((await named()).map((it) => it.name)).toEqual(['My tablet']);
    expect((await touch()).status).toBe(200);
  });

  test('that was renamed on another device since it was looked at keeps that name, which is answered', async () => {
    await setUp();
    const named = async () => (await own.call(readFactors)).data().passkeys;
    const [{ id, revision } = { id: 0, revision: 0 }] = await named();
    const rename = (name: string, looked?: number) =>
      own.call(factors.renamePasskey, { params: { id: String(id) }, body: { name, revision: looked } });
    expect((await rename('My tablet', revision)).status).toBe(200);
    expect((await recordedActions(office.database)).slice(-2)).toEqual(['member.add-passkey', 'member.rename-passkey']);
    const stored = await named();
    expect(stored).toMatchObject([{ name: 'My tablet', revision: revision + 1 }]);
    const late = await rename('My telephone', revision);
    expect([late.status, late.failure().code]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect(late.failure().data).toEqual(stored[0]);
    expect(await named()).toEqual(stored);
    // Asked once more after a lost answer it is done already; who names no revision changes whatever is there.
    expect((await rename('My tablet', revision)).status).toBe(200);
    expect((await rename('My telephone')).status).toBe(200);
    expect(await named()).toMatchObject([{ name: 'My telephone', revision: revision + 2 }]);
  });

  test('is asked for after the password, and confirms it', async () => {
    await setUp();
    const asked = await office.visitor().call(signIn, { body: { membercode: who.membercode, password: PASSWORD } });
    const { ticket, factors: kinds } = asked.failure().data as { ticket: string; factors: string[] };
    expect(kinds).toEqual(['passkey', 'recovery']);
    const { options } = await ask(ticket);
    expect(options).toMatchObject({ allowCredentials: [{ transports: ['internal'] }] });
    const other = createAuthenticator(PAGES);
    const confirm = (passkey: ReturnType<Authenticator['sign']>) =>
      office.visitor().call(factors.finishSignIn, { body: { ticket, passkey } });
    expect((await confirm(other.sign(options))).failure().code).toBe('SECOND_FACTOR_WRONG');
    expect((await confirm(phone.sign(options, { verified: false }))).data().membercode).toBe(who.membercode);
    expect((await confirm(phone.sign(options))).failure().code).toBe('TICKET_NOT_VALID');
  });

  test('that did not make sure who touches it does not sign in alone', async () => {
    await setUp();
    const { ticket, options } = await ask();
    const answer = await verify(ticket, phone.sign(options, { verified: false }));
    expect(answer.failure().code).toBe('SECOND_FACTOR_WRONG');
  });

  test('is told as one that is not known here, in the same words whether its key or its touch is the wrong one', async () => {
    await setUp();
    const { ticket, options } = await ask();
    const stranger = await verify(ticket, createAuthenticator(PAGES).sign(options));
    const careless = await verify(ticket, phone.sign(options, { verified: false }));
    expect(stranger.failure().message).toBe('This passkey does not sign you in. Use your code.');
    expect(careless.failure()).toEqual(stranger.failure());
  });

  test('of another place, another challenge or another key does not sign in', async () => {
    await setUp();
    const { ticket, options } = await ask();
    const { options: others } = await ask();
    const signed = phone.sign(options);
    const forged = { ...createAuthenticator(PAGES).sign(options), id: signed.id, rawId: signed.rawId };
    for (const passkey of [phone.sign(others), forged, { ...signed, response: {} }]) {
      expect((await verify(ticket, passkey)).failure().code).toBe('SECOND_FACTOR_WRONG');
    }
    const { ticket: begun, options: made } = await begin();
    const elsewhere = createAuthenticator({ rpId: 'evil.example', origin: 'https://evil.example' });
    expect((await finish(begun, elsewhere.register(made))).failure().code).toBe('SECOND_FACTOR_WRONG');
  });

  test('answers a question once, within five minutes', async () => {
    await setUp();
    const { ticket, options } = await ask();
    const signed = phone.sign(options);
    expect((await verify(ticket, signed)).status).toBe(200);
    expect((await verify(ticket, signed)).failure().code).toBe('TICKET_NOT_VALID');
    const late = await ask();
    office.now = MORNING.add({ minutes: 5 });
    expect((await verify(late.ticket, phone.sign(late.options))).failure().code).toBe('TICKET_NOT_VALID');
  });

  test('is set up with the password, by its member, and is no way to sign in until then', async () => {
    const refused = await own.call(factors.addFactor, { body: { kind: 'passkey' } });
    expect(refused.failure().code).toBe('CONFIRM_FIRST');
    const guessed = await own.call(factors.addFactor, { body: { kind: 'passkey', current: 'not the one' } });
    expect([guessed.status, guessed.failure().code]).toEqual([403, 'CONFIRM_FIRST']);
    const { ticket, options } = await begin();
    const other = await (await office.newcomer()).client();
    expect((await finish(ticket, phone.register(options), other)).failure().code).toBe('TICKET_NOT_VALID');
    const signed = phone.sign(options);
    expect((await verify(ticket, signed)).failure().code).toBe('TICKET_NOT_VALID');
    const confirmed = await office.visitor().call(factors.finishSignIn, { body: { ticket, passkey: signed } });
    expect(confirmed.failure().code).toBe('TICKET_NOT_VALID');
  });

  test('is one of several, and each can be removed', async () => {
    const tablet = createAuthenticator(PAGES);
    await setUp();
    expect((await setUp(tablet)).recovery).toEqual([]);
    const { passkeys } = (await own.call(readFactors)).data();
    const remove = (id: number | undefined, client = own) =>
      client.call(factors.removeFactor, { body: { kind: 'passkey', id, current: PASSWORD } });
    const stranger = await (await office.newcomer()).client();
    expect((await remove(passkeys[0]?.id, stranger)).status).toBe(404);
    expect((await remove(passkeys[0]?.id)).status).toBe(200);
    expect((await touch()).failure().code).toBe('SECOND_FACTOR_WRONG');
    const left = (await own.call(readFactors)).data();
    expect([left.passkeys.length, left.recovery]).toEqual([1, 10]);
    await remove(passkeys[1]?.id);
    expect((await own.call(readFactors)).data().recovery).toBe(0);
  });

  test('is one of ten at most, also where several were begun while there was room', async () => {
    const begun = [];
    for (let n = 0; n < 9; n += 1) await setUp(createAuthenticator(PAGES));
    for (let n = 0; n < 3; n += 1) begun.push(await begin());
    const end = ({ ticket, options }: Awaited<ReturnType<typeof begin>>) =>
      finish(ticket, createAuthenticator(PAGES).register(options));
    const statuses = [];
    for (const it of begun) statuses.push((await end(it)).status);
    expect(statuses.toSorted()).toEqual([201, 400, 400]);
    expect((await own.call(readFactors)).data().passkeys).toHaveLength(10);
    const another = await own.call(factors.addFactor, { body: { kind: 'passkey', current: PASSWORD } });
    expect(another.failure().errors).toMatchObject([{ field: 'name', params: { reason: 'many', count: 10 } }]);
  });

  test('of a suspended member is told of the suspension', async () => {
    await setUp();
    const hr = await office.holding('HR');
    await hr.call(setMemberStatus, { params: { id: String(who.id) }, body: { status: 'suspended' } });
    expect((await touch()).failure().code).toBe('MEMBER_SUSPENDED');
  });
});

test.each([
  ['https://muster.lotus.example', 'muster.lotus.example', 'https://muster.lotus.example'],
  ['https://muster.lotus.example:8443/', 'muster.lotus.example', 'https://muster.lotus.example:8443'],
  ['http://127.0.0.1:3000', 'localhost', 'http://localhost:3000'],
])('%s is %s to a browser', (publicUrl, id, origin) => {
  expect(relyingParty(publicUrl)).toEqual({ id, origins: [origin] });
});
