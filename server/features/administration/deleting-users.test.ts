import {
  addPermission,
  addPhoto,
  deleteUser,
  listPermissions,
  listPhotos,
  listUsers,
  registerUser,
  updatePermission,
} from '@muster/domain/administration/administration-contract.ts';
import { readOwnFlags } from '@muster/domain/administration/own-flags-contract.ts';
import { nameDeputy } from '@muster/domain/deputies/deputies-contract.ts';
import * as factors from '@muster/domain/factors/factors-contract.ts';
import { uploadFile } from '@muster/domain/files/files-contract.ts';
import { handOutCode } from '@muster/domain/members/members-contract.ts';
import { addNotification, listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { issueToken, register, signIn } from '@muster/domain/session/session-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fileForm, PIXEL } from '../../testing/administration/administration-samples.ts';
import type { Client } from '../../testing/company/client.ts';
import { type Newcomer, type Office, openOffice, PASSWORD } from '../../testing/company/office.ts';
import { createAuthenticator } from '../../testing/session/authenticator.ts';

const PAGES = { rpId: 'muster.lotus.example', origin: 'https://muster.lotus.example' };

let office: Office;
let sa: Client;
/** Somebody who reads, makes and deletes users, and may nothing else. */
let keeper: Newcomer;
let keepers: Client;
beforeAll(async () => {
  office = await openOffice({ publicUrl: PAGES.origin });
});
afterAll(() => office.close());
beforeEach(async () => {
  await office.database.query.deleteFrom('sign_in_throttle').execute();
  sa = await office.holding('SA');
  keeper = await office.newcomer();
  await give({ users: { read: true, write: true, delete: true } }, keeper.id);
  keepers = await keeper.client();
});

let serial = 0;
const asGuest = () => {
  const username = `VISITOR${++serial}`;
  return { body: { username, email: `${username}@lotus.example`, password: PASSWORD } };
};
const inPath = (id: number) => ({ params: { id: String(id) } });
const give = async (flags: object, ...members: number[]) =>
  (await sa.call(addPermission, { body: { name: `Given ${++serial}`, ...flags, members } })).data();
const held = async (id: number) => (await sa.call(listPermissions)).body().data.find((it) => it.id === id);
const signedIn = async (membercode: string) => {
  const client = office.visitor();
  expect((await client.call(signIn, { body: { membercode, password: PASSWORD } })).status).toBe(200);
  client.token = (await client.call(issueToken)).body().accessToken;
  return client;
};

describe('a guest who is deleted', () => {
  test('makes room for another of the same name, who has nothing of theirs', async () => {
    const asked = asGuest();
    const before = (await sa.call(registerUser, asked)).data();
    const permission = await give({ photos: { read: true, write: true }, permissions: { read: true } }, before.id);
    const theirs = await signedIn(asked.body.username);
    const note = { heading: 'Note', title: 'Mine', subtitle: 'alone', path: '/' };
    expect((await theirs.call(addNotification, { body: note })).status).toBeLessThan(300);
    (await sa.call(deleteUser, inPath(before.id))).body();
    expect(await held(permission.id)).toMatchObject({ members: [], revision: permission.revision + 1 });

    const after = (await sa.call(registerUser, asked)).data();
    expect(after).toMatchObject({ username: asked.body.username, name: asked.body.username, role: 'GUEST' });
    expect(after.id).not.toBe(before.id);
    const client = await signedIn(asked.body.username);
    const flags = (await client.call(readOwnFlags)).data();
    expect(Object.values(flags).flatMap((it) => Object.values(it))).not.toContain(true);
    expect((await client.call(listNotifications)).body()).toEqual([]);
    const found = (await sa.call(listUsers, { query: { search: asked.body.username } })).body().data;
    expect(found.map((it) => it.id)).toEqual([after.id]);
  });

  test('any number of times, and is none whom anybody becomes by a name', async () => {
    const asked = asGuest();
    for (let n = 0; n < 3; n++) {
      const { id } = (await sa.call(registerUser, asked)).data();
      (await sa.call(deleteUser, inPath(id))).body();
    }
    const rows = await office.database.query
      .selectFrom('member')
      .select('membercode')
      .where('membername', '=', asked.body.username)
      .execute();
    expect(rows).toHaveLength(3);
    for (const { membercode } of rows) {
      const chosen = { membercode, password: PASSWORD, confirm_password: PASSWORD };
      expect((await office.visitor().call(register, { body: chosen })).status).toBe(400);
      const body = { ...asked.body, username: membercode };
      expect((await sa.call(registerUser, { body })).status).toBe(400);
    }
  });

  test('is still who added a photo', async () => {
    const asked = asGuest();
    const { id } = (await sa.call(registerUser, asked)).data();
    await give({ photos: { write: true } }, id);
    const client = await signedIn(asked.body.username);
    const { body: payload, headers } = fileForm(PIXEL);
    const { path } = (await client.send({ method: 'POST', url: uploadFile.path, payload, headers })).json().data;
    const photo = (await client.call(addPhoto, { body: { title: 'Gate', path } })).data();
    (await sa.call(deleteUser, inPath(id))).body();
    (await sa.call(registerUser, asked)).data();
    const shown = (await sa.call(listPhotos)).body().data.find((it) => it.id === photo.id);
    expect(shown?.uploadedby).toBe(`${asked.body.username}#${id}`);
  });
});

describe('a passkey of a sign-in that is deleted', () => {
  const addPasskey = async (client: Client) => {
    const phone = createAuthenticator(PAGES);
    const asked = { kind: 'passkey' as const, current: PASSWORD };
    const { ticket, options } = (await client.call(factors.addFactor, { body: asked })).data();
    const body = { kind: 'passkey' as const, ticket: ticket ?? '', name: 'A phone', passkey: phone.register(options) };
    expect((await client.call(factors.addFactor, { body })).status).toBe(201);
    return phone;
  };
  const touch = async (phone: Awaited<ReturnType<typeof addPasskey>>) => {
    const { ticket, options } = (await office.visitor().call(factors.askPasskey, { body: {} })).data();
    const body = { ticket, passkey: phone.sign(options) };
    return (await office.visitor().call(factors.signInByPasskey, { body })).status;
  };

  test('opens nothing of the guest who gets the name next', async () => {
    const asked = asGuest();
    const { id } = (await sa.call(registerUser, asked)).data();
    const phone = await addPasskey(await signedIn(asked.body.username));
    expect(await touch(phone)).toBe(200);
    (await sa.call(deleteUser, inPath(id))).body();
    expect(await touch(phone)).toBe(401);
    (await sa.call(registerUser, asked)).data();
    expect(await touch(phone)).toBe(401);
    await signedIn(asked.body.username);
  });

  test('is asked for no more when its member comes back by a code', async () => {
    const { id, membercode, client } = await office.newcomer();
    const phone = await addPasskey(await client());
    (await sa.call(deleteUser, inPath(id))).body();
    const { code } = (await sa.call(handOutCode, inPath(id))).data();
    const body = { membercode, code, password: PASSWORD, confirm_password: PASSWORD };
    expect((await office.visitor().call(register, { body })).status).toBe(201);
    expect(await touch(phone)).toBe(401);
    await signedIn(membercode);
  });
});

const listed = async (client: Client, username: string) =>
  (await client.call(listUsers, { query: { search: username } })).body().data.find((it) => it.username === username);

describe.each(['HR', 'MEMBER'] as const)('the sign-in of who decides for one of %s', (role) => {
  test('is not theirs to take away, and neither is that of a deputy to come', async () => {
    const { query } = office.database;
    const groupno = `DECIDES${++serial}`;
    const added = await query.insertInto('work_group').values({ groupno }).returning('id').executeTakeFirstOrThrow();
    const caller = await office.newcomer({ role, group_id: added.id });
    const [manager, deputy] = [await office.newcomer(), await office.newcomer()];
    const every = { users: { read: true, write: true, delete: true } };
    await give(every, caller.id);
    const callers = await caller.client();
    const may = async (it: Newcomer) => (await listed(callers, it.membercode))?.may.delete;
    expect([await may(manager), await may(deputy)]).toEqual([true, true]);
    await query.insertInto('group_manager').values({ group_id: added.id, member_id: manager.id }).execute();
    const body = { membercode: deputy.membercode, from: '2026-12-01', to: '2026-12-05' };
    expect((await (await manager.client()).call(nameDeputy, { body })).status).toBe(201);
    expect([await may(manager), await may(deputy)]).toEqual([false, false]);
    const before = await office.state();
    for (const { id } of [manager, deputy]) {
      expect((await callers.call(deleteUser, inPath(id))).failure().code).toBe('FORBIDDEN');
    }
    expect(await office.state()).toBe(before);

    expect((await listed(keepers, manager.membercode))?.may).toEqual({ delete: true });
    expect((await keepers.call(deleteUser, inPath(deputy.id))).status).toBe(200);
    expect((await sa.call(deleteUser, inPath(manager.id))).status).toBe(200);
  });
});

describe('an account that may what the caller may not', () => {
  test.each([
    ['of a guest', async () => (await sa.call(registerUser, asGuest())).data()],
    [
      'of a member',
      async () => {
        const { id, membercode } = await office.newcomer();
        return { id, username: membercode };
      },
    ],
  ])('is not theirs to delete: %s', async (_, made) => {
    const { id, username } = await made();
    expect((await listed(keepers, username))?.may).toEqual({ delete: true });
    const permission = await give({ users: { read: true }, photos: { delete: true } }, id);
    expect((await listed(keepers, username))?.may).toEqual({ delete: false });
    const before = await office.state();
    expect((await keepers.call(deleteUser, inPath(id))).failure().code).toBe('FORBIDDEN');
    expect(await office.state()).toBe(before);

    expect((await listed(sa, username))?.may).toEqual({ delete: true });
    await sa.call(updatePermission, { body: { id: permission.id, photos: { delete: false } } });
    expect((await listed(keepers, username))?.may).toEqual({ delete: true });
    expect((await keepers.call(deleteUser, inPath(id))).status).toBe(200);
  });
});
