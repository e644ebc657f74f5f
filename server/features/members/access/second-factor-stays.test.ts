import { addPermission, updatePermission } from '@muster/domain/administration/administration-contract.ts';
import { endDeputy, nameDeputy } from '@muster/domain/deputies/deputies-contract.ts';
import * as factors from '@muster/domain/factors/factors-contract.ts';
import { readFactors } from '@muster/domain/factors/own-factors-contract.ts';
import { makeKey } from '@muster/domain/keys/keys-contract.ts';
import { listContracts } from '@muster/domain/lists/lists-contract.ts';
import { readProfile } from '@muster/domain/members/profile-contract.ts';
import { issueToken, signIn } from '@muster/domain/session/session-contract.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { lookAtCredentials, requireStill } from '../../../identity/looked-at.ts';
import { doubtPasskeysOf } from '../../../records/identity/passkey.ts';
import type { Client } from '../../../testing/company/client.ts';
import { type Newcomer, type Office, openOffice, PASSWORD } from '../../../testing/company/office.ts';
import { type Authenticator, createAuthenticator } from '../../../testing/session/authenticator.ts';

const PAGES = { rpId: 'muster.lotus.example', origin: 'https://muster.lotus.example' };

let office: Office;
let sa: Client;
let manager: Newcomer;
/** Who has a passkey, and whose password somebody else knows. */
let who: Newcomer;
let phone: Authenticator;
beforeAll(async () => {
  office = await openOffice({ publicUrl: PAGES.origin });
  await office.database.query.updateTable('company').set({ second_factor: 'everybody' }).execute();
  sa = await office.holding('SA');
});
afterAll(() => office.close());
let serial = 0;
beforeEach(async () => {
  await office.database.query.deleteFrom('sign_in_throttle').execute();
  const groupno = `STAYS${++serial}`;
  const added = await sa.call(listContracts.groups.add, { body: { groupno, name: '' } });
  const { id: group, revision } = added.data();
  manager = await office.newcomer();
  await office.newcomer({ role: 'HR', group_id: group });
  const body = { groupno, name: '', managers: [manager.membercode], revision };
  expect((await sa.call(listContracts.groups.change, { params: { id: String(group) }, body })).status).toBe(200);
});

/** Sets a passkey up for somebody. */
async function withPasskey(told: Parameters<Office['newcomer']>[0] = {}): Promise<Client> {
  who = await office.newcomer(told);
  phone = createAuthenticator(PAGES);
  const client = await who.client();
  const begun = await client.call(factors.addFactor, { body: { kind: 'passkey', current: PASSWORD } });
  const { ticket, options } = begun.data();
  const body = { kind: 'passkey' as const, ticket: ticket ?? '', name: 'A phone', passkey: phone.register(options) };
  expect((await client.call(factors.addFactor, { body })).status).toBe(201);
  return client;
}
const touch = async () => {
  const { ticket, options } = (await office.visitor().call(factors.askPasskey, { body: {} })).data();
  return (await office.visitor().call(factors.signInByPasskey, { body: { ticket, passkey: phone.sign(options) } }))
    .status;
};
/** What the password alone comes to. */
const password = async () =>
  (await office.visitor().call(signIn, { body: { membercode: who.membercode, password: PASSWORD } })).raw.json();
/** The password and then the passkey: the status, and whether the session it begins may do what a member does. */
async function both() {
  const browser = office.visitor();
  const { ticket } = (await password()).data;
  const { options } = (await office.visitor().call(factors.askPasskey, { body: { ticket } })).data();
  const { status } = await browser.call(factors.finishSignIn, { body: { ticket, passkey: phone.sign(options) } });
  browser.token = (await browser.call(issueToken)).body().accessToken;
  const { due, passkeys } = (await browser.call(readFactors)).data();
  expect(passkeys.map((it) => it.afterpassword)).toEqual([false]);
  return [status, (await browser.call(readProfile)).status, due];
}
const deputise = async () => {
  const client = await manager.client();
  const body = { membercode: who.membercode, from: '2026-12-01', to: '2026-12-05' };
  const { id } = (await client.call(nameDeputy, { body })).data();
  return async () => void (await client.call(endDeputy, { params: { id: String(id) } })).body();
};

test('a manager who names a member deputy, takes it back and names them again, gets in by their password no more than before', async () => {
  await withPasskey();
  for (const _ of [1, 2]) {
    const takeBack = await deputise();
    expect([(await password()).code, await touch()]).toEqual(['SECOND_FACTOR_REQUIRED', 401]);
    expect(await both()).toEqual([200, 200, null]);
    expect(await touch()).toBe(200);
    await takeBack();
    expect([(await password()).code, await touch()]).toEqual(['SECOND_FACTOR_REQUIRED', 200]);
  }
});

test('a deputy’s recovery codes stay too, for who has lost the passkey', async () => {
  const client = await withPasskey();
  const [code = ''] = (await client.call(factors.addFactor, { body: { kind: 'recovery', current: PASSWORD } })).data()
    .recovery;
  await deputise();
  const { ticket } = (await password()).data;
  const browser = office.visitor();
  expect((await browser.call(factors.finishSignIn, { body: { ticket, code } })).status).toBe(200);
  // A code says nothing of the passkey.
  browser.token = (await browser.call(issueToken)).body().accessToken;
  expect((await browser.call(readFactors)).data().passkeys).toMatchObject([{ afterpassword: true }]);
  expect(await touch()).toBe(401);
});

test('who was asked for a second factor and has none gets no days anew by becoming deputy', async () => {
  who = await office.newcomer();
  const due = async () => (await (await signedIn()).call(readFactors)).data().due;
  const signedIn = async () => {
    const browser = office.visitor();
    expect((await browser.call(signIn, { body: { membercode: who.membercode, password: PASSWORD } })).status).toBe(200);
    browser.token = (await browser.call(issueToken)).body().accessToken;
    return browser;
  };
  const { now } = office;
  const before = await due();
  office.now = now.add({ hours: 24 });
  await deputise();
  expect([before, await due()]).toEqual([now.add({ hours: 24 * 7 }).toString({ fractionalSecondDigits: 3 }), before]);
  office.now = now;
});

test.each(['HR', 'SA'] as const)(
  'nothing of an account of %s ends by a permission, whoever changes it',
  async (role) => {
    const client = await withPasskey({ role });
    const made = { name: 'Script', scopes: ['read' as const], expires: '2026-12-31', current: PASSWORD };
    const key = Object.assign(office.visitor(), { token: (await client.call(makeKey, { body: made })).data().key });
    const keeper = await office.newcomer({ guest: 1 });
    const flags = { permissions: { read: true, write: true }, photos: { read: true, write: true } };
    await sa.call(addPermission, { body: { name: `Keeper ${serial}`, ...flags, members: [keeper.id] } });
    const harmless = { name: `Harmless ${serial}`, photos: { read: true }, members: [who.id] };
    const { id } = (await sa.call(addPermission, { body: harmless })).data();
    for (const write of [true, false, true]) {
      const changed = await (await keeper.client()).call(updatePermission, { body: { id, photos: { write } } });
      expect(changed.status).toBe(200);
    }
    expect([(await password()).code, await touch()]).toEqual(['SECOND_FACTOR_REQUIRED', 200]);
    expect([(await client.call(readProfile)).status, (await key.call(readProfile)).status]).toEqual([200, 200]);
  },
);

test('a guest who changes what a member is allowed gets in by the member’s password no more than before', async () => {
  await withPasskey();
  const keeper = await office.newcomer({ guest: 1 });
  const flags = { permissions: { read: true, write: true }, photos: { write: true } };
  await sa.call(addPermission, { body: { name: `Keeper ${serial}`, ...flags, members: [keeper.id] } });
  const { id } = (await sa.call(addPermission, { body: { name: `Given ${serial}`, members: [who.id] } })).data();
  for (const write of [true, false, true]) {
    await (await keeper.client()).call(updatePermission, { body: { id, photos: { write } } });
    expect([(await password()).code]).toEqual(['SECOND_FACTOR_REQUIRED']);
  }
  expect([await touch(), ...(await both()), await touch()]).toEqual([401, 200, 200, null, 200]);
});

test('a touch that was right begins no session where the account is worth more by then', async () => {
  await withPasskey();
  const wrong = new Error('no longer so');
  const looked = await lookAtCredentials(office.database.query, { memberId: who.id, otherwise: () => wrong as never });
  await office.database.write((trx) => requireStill(trx, looked));
  await office.database.write((trx) => doubtPasskeysOf(trx, [who.id]));
  await expect(office.database.write((trx) => requireStill(trx, looked))).rejects.toBe(wrong);
});
