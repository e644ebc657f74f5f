import { addPermission, updatePermission } from '@muster/domain/administration/administration-contract.ts';
import { readOwnFlags } from '@muster/domain/administration/own-flags-contract.ts';
import { readFactors } from '@muster/domain/factors/own-factors-contract.ts';
import { setMemberStatus } from '@muster/domain/members/members-contract.ts';
import { changePassword } from '@muster/domain/session/own-sessions-contract.ts';
import { forgotPassword, issueToken, resetPassword, signIn } from '@muster/domain/session/session-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/company/client.ts';
import { type Newcomer, type Office, openOffice, PASSWORD } from '../../testing/company/office.ts';
import { mailsIn, tokenIn } from '../../testing/company/outbox.ts';
import { registered } from '../../testing/members/registered.ts';

const OWN = 'seven green lamps';
const chosen = { password: OWN, confirm_password: OWN };

let office: Office;
let sa: Client;
/** Somebody who registers users, and may do nothing else. */
let keeper: Newcomer;
/** A guest whom they have registered, with a password that both know. */
let guest: Awaited<ReturnType<typeof registered>>;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
let serial = 0;
beforeEach(async () => {
  await office.database.query.deleteFrom('sign_in_throttle').execute();
  sa = await office.holding('SA');
  keeper = await office.newcomer({ membername: 'Keeper' });
  expect((await give({ users: { read: true, write: true } }, keeper.id)).status).toBe(201);
  guest = await registered(await keeper.client());
});

const give = (flags: object, ...members: number[]) =>
  sa.call(addPermission, { body: { name: `Given ${++serial}`, ...flags, members } });
const edit = (id: number, change: object) => sa.call(updatePermission, { body: { id, ...change } });
const signedIn = async (password: string, { membercode } = guest) => {
  const client = office.visitor();
  expect((await client.call(signIn, { body: { membercode, password } })).status).toBe(200);
  client.token = (await client.call(issueToken)).body().accessToken;
  return client;
};

test('who uses a password that somebody else chose is told who knows it, until they set one', async () => {
  const chooserOf = async (client: Client) => (await client.call(readFactors)).data().passwordby;
  const client = await signedIn(PASSWORD);
  expect(await chooserOf(client)).toBe('Keeper');
  expect(await chooserOf(await keeper.client())).toBeNull();
  await client.call(changePassword, { body: { current: PASSWORD, ...chosen } });
  expect(await chooserOf(await signedIn(OWN))).toBeNull();
});

describe('a password that somebody chose who lacks what its user is to be allowed', () => {
  const refused = {
    code: 'PASSWORD_OF_ANOTHER',
    errors: [{ field: 'members', params: { by: 'Keeper' } }],
  };

  test('is changed first: by then nothing is given, in whatever way', async () => {
    const empty = (await give({ photos: { write: true } })).data();
    const held = (await give({ users: { read: true } }, guest.id)).data();
    await office.deps.background.settled();
    await office.deps.post.deliver();
    const before = await office.state();
    for (const asking of [
      () => give({ photos: { read: true } }, guest.id),
      () => give({ users: { read: true, write: true, delete: true } }, office.ids.A, guest.id),
      () => edit(empty.id, { members: [guest.id] }),
      () => edit(held.id, { permissions: { write: true } }),
    ]) {
      const answer = await asking();
      expect([answer.status, answer.failure()]).toMatchObject([409, refused]);
      expect(answer.failure().message).toContain(guest.membercode);
      expect(await office.state()).toBe(before);
    }
    // What they have themselves, and what is taken away.
    expect((await edit(held.id, { users: { write: true } })).status).toBe(200);
    expect((await edit(held.id, { members: [] })).status).toBe(200);
  });

  test.each([
    ['has left', { left_on: '2026-11-19' }],
    ['has left and comes back later', { joined_on: '2026-12-01' }],
  ])('is so by an administrator who %s: they may nothing any more', async (_how, away) => {
    const chooser = await office.newcomer({ membername: 'Gone', role: 'SA' });
    guest = await registered(await chooser.client());
    const earlier = { member_id: chooser.id, from_day: '2026-01-01', until_day: '2026-11-19' };
    if ('joined_on' in away) await office.database.query.insertInto('earlier_employment').values(earlier).execute();
    await office.database.query.updateTable('member').set(away).where('id', '=', chooser.id).execute();
    const answer = await give({ users: { read: true } }, guest.id);
    expect([answer.status, answer.failure().errors]).toMatchObject([409, [{ params: { by: 'Gone' } }]]);
    await office.database.query
      .updateTable('member')
      .set({ left_on: null, joined_on: '2026-11-20' })
      .where('id', '=', chooser.id)
      .execute();
    expect((await give({ users: { read: true } }, guest.id)).status).toBe(201);
  });

  test('is the user’s own once they changed it', async () => {
    const client = await signedIn(PASSWORD);
    expect((await client.call(changePassword, { body: { current: PASSWORD, ...chosen } })).status).toBe(200);
    expect((await give({ photos: { read: true } }, guest.id)).status).toBe(201);
    expect((await (await signedIn(OWN)).call(readOwnFlags)).data().photos.read).toBe(true);
  });

  test('is so too once they set it by a link', async () => {
    await office.visitor().call(forgotPassword, { body: { membercode: guest.membercode } });
    await office.deps.background.settled();
    const token = tokenIn(mailsIn(office.dataDir).find((it) => it.includes(`To: ${guest.email}`)));
    expect((await office.visitor().call(resetPassword, { body: { token, ...chosen } })).status).toBe(200);
    expect((await give({ photos: { read: true } }, guest.id)).status).toBe(201);
  });

  test('counts as that of who may nothing, where its chooser is suspended', async () => {
    expect((await give({ users: { read: true } }, guest.id)).status).toBe(201);
    const params = { id: String(keeper.id) };
    expect((await sa.call(setMemberStatus, { params, body: { status: 'suspended' } })).status).toBe(200);
    expect((await give({ users: { write: true } }, guest.id)).failure()).toMatchObject(refused);
  });

  test('is left where its chooser gets the same', async () => {
    expect((await give({ photos: { read: true } }, keeper.id, guest.id)).status).toBe(201);
  });
});

test('a password that an administrator chose stays, whatever is given', async () => {
  const theirs = await registered(sa);
  expect((await give({ photos: { read: true }, permissions: { write: true } }, theirs.id)).status).toBe(201);
  await signedIn(PASSWORD, theirs);
});
