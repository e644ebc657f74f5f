import { rmSync } from 'node:fs';
import path from 'node:path';
import { deleteUser } from '@muster/domain/administration/administration-contract.ts';
import { addFactor, finishSignIn, removeFactor } from '@muster/domain/factors/factors-contract.ts';
import { listKeys, makeKey } from '@muster/domain/keys/keys-contract.ts';
import { changeMember, readMember } from '@muster/domain/members/member-office-contract.ts';
import { handOutCode, setMemberStatus } from '@muster/domain/members/members-contract.ts';
import { readProfile, updateProfile } from '@muster/domain/members/profile-contract.ts';
import { changePassword } from '@muster/domain/session/own-sessions-contract.ts';
import { forgotPassword, issueToken, resetPassword, signIn } from '@muster/domain/session/session-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PasswordHasher } from '../../passwords/password-hash.ts';
import { addPasskey, passkeysOf } from '../../records/identity/passkey.ts';
import type { Client } from '../../testing/company/client.ts';
import { MORNING, type Newcomer, type Office, openOffice, PASSWORD } from '../../testing/company/office.ts';
import { mailsIn, tokenIn } from '../../testing/company/outbox.ts';
import { hasher } from '../../testing/company/people.ts';
import { setUpApp } from '../../testing/session/second-factor.ts';

const NEW_PASSWORD = 'seven green lamps';
const THEIRS = 'nine yellow kites';

/** What happens once, after the next secret was found right and before anything is stored by it. */
let meanwhile: (() => Promise<unknown>) | undefined;
const happen = async () => {
  const happening = meanwhile;
  meanwhile = undefined;
  await happening?.();
};
const interrupted = (by: PasswordHasher): PasswordHasher => ({
  ...by,
  hash: async (password) => {
    const made = await by.hash(password);
    await happen();
    return made;
  },
  matches: async (password, stored) => {
    const right = await by.matches(password, stored);
    await happen();
    return right;
  },
  inTurn: (address, work) => by.inTurn(address, (inside) => work(interrupted(inside))),
});

let office: Office;
let who: Newcomer;
let own: Client;
let thief: Client;
beforeAll(async () => {
  office = await openOffice({ passwords: interrupted(hasher) });
});
afterAll(() => office.close());
beforeEach(async () => {
  office.now = MORNING;
  meanwhile = undefined;
  await office.deps.background.settled();
  rmSync(path.join(office.dataDir, 'outbox'), { recursive: true, force: true });
  await office.database.query.deleteFrom('sign_in_throttle').execute();
  who = await office.newcomer({ email: 'thiri@lotus.example' });
  [own, thief] = [await who.client(), await who.client()];
});

const basic = (password = PASSWORD) =>
  office.visitor().send({
    method: issueToken.method,
    url: issueToken.path,
    headers: { authorization: `Basic ${Buffer.from(`${who.membercode}:${password}`).toString('base64')}` },
  });
const comeIn = (password = PASSWORD) =>
  office.visitor().call(signIn, { body: { membercode: who.membercode, password } });
const newPassword = async (client = own, current = PASSWORD, password = NEW_PASSWORD) =>
  client.call(changePassword, { body: { current, password, confirm_password: password } });
const change = async () => void (await newPassword()).body();
const remove = async () =>
  void (await (await office.holding('SA')).call(deleteUser, { params: { id: String(who.id) } })).body();
const suspend = async () =>
  void (
    await (
      await office.holding('HR')
    ).call(setMemberStatus, {
      params: { id: String(who.id) },
      body: { status: 'suspended' },
    })
  ).body();
const key = (client = thief) =>
  client.call(makeKey, { body: { name: 'Door', scopes: ['read'], expires: '2026-12-31', current: PASSWORD } });
const sessions = () =>
  office.database.query.selectFrom('session').select('id').where('member_id', '=', who.id).execute();

describe('a sign-in under way', () => {
  test.each([
    ['the password changes', change, 1, 'INVALID_CREDENTIALS'],
    ['a second factor is set up', async () => void (await setUpApp(office, own)), 1, 'SECOND_FACTOR_REQUIRED'],
    ['the account is closed', remove, 0, 'INVALID_CREDENTIALS'],
  ])('begins no session when %s', async (_what, happening, left, code) => {
    meanwhile = happening;
    const answer = await basic();
    expect([answer.statusCode, answer.json().code]).toEqual([401, code]);
    expect(await sessions()).toHaveLength(left);
  });

  test('in a browser is refused too, and begins no session', async () => {
    meanwhile = change;
    expect((await comeIn()).failure().code).toBe('INVALID_CREDENTIALS');
    expect(await sessions()).toHaveLength(1);
    expect((await comeIn(NEW_PASSWORD)).status).toBe(200);
  });

  test('when the member is suspended begins no session that a lifted suspension would leave', async () => {
    meanwhile = suspend;
    expect((await comeIn()).failure().code).toBe('MEMBER_SUSPENDED');
    expect(await sessions()).toHaveLength(2);
  });

  test('at its second step ends with a new password, before that step and during it', async () => {
    const { recovery } = await setUpApp(office, own);
    const first = async (password: string) => {
      const { data } = (await comeIn(password)).failure() as { data?: { ticket?: string } };
      return data?.ticket ?? '';
    };
    const second = (ticket: string, code = '') => office.visitor().call(finishSignIn, { body: { ticket, code } });
    const waiting = await first(PASSWORD);
    await change();
    expect((await second(waiting, recovery[0])).failure().code).toBe('TICKET_NOT_VALID');
    const next = await first(NEW_PASSWORD);
    meanwhile = async () => void (await newPassword(own, NEW_PASSWORD, PASSWORD)).body();
    expect((await second(next, recovery[0])).failure().code).toBe('TICKET_NOT_VALID');
    expect(await sessions()).toHaveLength(1);
    expect((await second(await first(PASSWORD), recovery[0])).status).toBe(200);
  });
});

describe('what a thief begins with the old password', () => {
  const attempts: readonly [string, () => Promise<{ failure(): { code: string } }>][] = [
    ['an access key', () => key()],
    ['another mail address', () => thief.call(updateProfile, { body: { email: 'x@evil.example', current: PASSWORD } })],
    ['an authenticator app', () => thief.call(addFactor, { body: { kind: 'totp', current: PASSWORD } })],
    ['a passkey', () => thief.call(addFactor, { body: { kind: 'passkey', current: PASSWORD } })],
    ['a password', () => newPassword(thief, PASSWORD, THEIRS)],
  ];

  test.each(attempts)('is not stored after the member has changed it: %s', async (_what, attempt) => {
    meanwhile = change;
    expect((await attempt()).failure().code).toBe('UNAUTHENTICATED');
    expect((await own.call(listKeys)).data()).toEqual([]);
    expect((await own.call(readProfile)).data().email).toBe('thiri@lotus.example');
    expect((await comeIn(THEIRS)).failure().code).toBe('INVALID_CREDENTIALS');
    expect((await comeIn(NEW_PASSWORD)).status).toBe(200);
  });

  test('is refused like a wrong password where the session itself goes on', async () => {
    meanwhile = change;
    expect((await key(own)).failure().code).toBe('CONFIRM_FIRST');
    expect((await own.call(listKeys)).data()).toEqual([]);
  });

  test('is refused too where one of several passkeys is removed meanwhile, not the newest', async () => {
    const { database } = office;
    await database.write(async (trx) => {
      for (const name of ['lost', 'kept']) {
        const credentialId = `${who.membercode}-${name}`;
        const made = { credentialId, publicKey: '', counter: 0, transports: '', now: office.now.toString() };
        await addPasskey(trx, { memberId: who.id, name, ...made });
      }
    });
    const [lost] = await passkeysOf(database.query, who.id);
    const body = { kind: 'passkey', id: lost?.id, current: PASSWORD } as const;
    meanwhile = async () => void (await own.call(removeFactor, { body })).body();
    expect((await key(own)).failure().code).toBe('CONFIRM_FIRST');
    expect((await own.call(listKeys)).data()).toEqual([]);
  });

  test('is not stored during a suspension, which ends keys', async () => {
    meanwhile = suspend;
    expect((await key()).failure().code).toBe('MEMBER_SUSPENDED');
  });

  test('is not stored once a second factor guards the account', async () => {
    meanwhile = async () => void (await setUpApp(office, own));
    expect((await key()).failure().code).toBe('UNAUTHENTICATED');
    expect((await own.call(listKeys)).data()).toEqual([]);
  });
});

test('a link that HR handed out gives no password to an account that an administrator makes one of the office meanwhile', async () => {
  const params = { params: { id: String(who.id) } };
  const token = (await (await office.holding('HR')).call(handOutCode, params)).data().code;
  const sa = await office.holding('SA');
  const { revision } = (await sa.call(readMember, params)).data();
  meanwhile = async () => void (await sa.call(changeMember, { ...params, body: { role: 'SA', revision } })).body();
  const body = { token, password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };
  expect((await office.visitor().call(resetPassword, { body })).failure().code).toBe('LINK_NOT_VALID');
  expect((await comeIn()).status).toBe(200);
});

test('a link for a new password that is being used gives none to an account that is closed meanwhile', async () => {
  await office.visitor().call(forgotPassword, { body: { membercode: who.membercode } });
  await office.deps.background.settled();
  const token = tokenIn(mailsIn(office.dataDir)[0]);
  meanwhile = remove;
  const body = { token, password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };
  expect((await office.visitor().call(resetPassword, { body })).failure().code).toBe('LINK_NOT_VALID');
  expect((await comeIn(NEW_PASSWORD)).failure().code).toBe('INVALID_CREDENTIALS');
});
