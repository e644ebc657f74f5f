import {
  addPermission,
  addPhoto,
  deletePermission,
  deletePhoto,
  deleteUser,
  listPermissions,
  listPhotos,
  listUsers,
  registerUser,
  updatePermission,
  updatePhoto,
} from '@muster/domain/administration/administration-contract.ts';
import { type FlagAct, type FlagGroup, flagActs, flagGroups } from '@muster/domain/administration/flags.ts';
import { readOwnFlags } from '@muster/domain/administration/own-flags-contract.ts';
import { readFile, uploadFile } from '@muster/domain/files/files-contract.ts';
import { handOutCode, hrMemberList } from '@muster/domain/members/members-contract.ts';
import { issueToken, register, signIn } from '@muster/domain/session/session-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fileForm, PIXEL } from '../../testing/administration/administration-samples.ts';
import { aboutOf } from '../../testing/company/cast.ts';
import type { Client } from '../../testing/company/client.ts';
import { type Office, openOffice, PASSWORD } from '../../testing/company/office.ts';
import { asRequest, sampleOf } from '../../testing/requests/sample-requests.ts';

let office: Office;
let sa: Client;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  await office.database.query.deleteFrom('sign_in_throttle').execute();
  sa = await office.holding('SA');
});

let serial = 0;
const visitor = (more: object = {}) => {
  serial += 1;
  return { body: { username: `guest${serial}`, email: `guest${serial}@lotus.example`, password: PASSWORD, ...more } };
};
const inPath = (id: number) => ({ params: { id: String(id) } });

/** A client of somebody who has just signed in. */
async function signedIn(membercode: string): Promise<Client> {
  const client = office.visitor();
  (await client.call(signIn, { body: { membercode, password: PASSWORD } })).body();
  client.token = (await client.call(issueToken)).body().accessToken;
  return client;
}

async function upload(client: Client, bytes = PIXEL): Promise<string> {
  const { body, headers } = fileForm(bytes);
  const raw = await client.send({ method: 'POST', url: uploadFile.path, payload: body, headers });
  expect(raw.json()).toMatchObject({ status: 'SUCCESS' });
  return raw.json().data.path;
}

describe('users', () => {
  test('are guests unless an administrator says otherwise, sign in at once, and see what is for guests', async () => {
    const asked = visitor();
    const made = await sa.call(registerUser, asked);
    expect([made.status, made.data()]).toMatchObject([
      201,
      { username: `GUEST${serial}`, role: 'GUEST', status: 'active' },
    ]);
    const guest = await signedIn(asked.body.username);
    expect((await guest.send({ method: 'GET', url: '/api/membercode/me' })).json().data.role).toBe('GUEST');
    const holidays = await guest.send({ method: 'GET', url: '/api/publicholiday_info?order=holidaydate' });
    expect(holidays.json().publicholiday_info[0]).toMatchObject({ description: 'Christmas Day' });
    const either = '?satisfy=any&filter=id,gt,0&filter=id,lt,1';
    for (const asking of ['', either]) {
      const rows = (await guest.send({ method: 'GET', url: `/api/memberno_info${asking}` })).json().memberno_info;
      expect(rows.map((it: { membercode: string }) => it.membercode)).toEqual([`GUEST${serial}`]);
    }
    for (const url of ['/api/membercheckin/today', '/api/leavecode_info', '/api/membercode/hrMemberList']) {
      expect([url, (await guest.send({ method: 'GET', url })).statusCode]).toEqual([url, 403]);
    }
    const members = (await sa.call(hrMemberList)).body().memberno_info.map((it) => it.membercode);
    expect(members).not.toContain(`GUEST${serial}`);
  });

  test('exist once, by name and by mail', async () => {
    const asked = visitor();
    (await sa.call(registerUser, asked)).data();
    for (const again of [
      visitor({ username: asked.body.username }),
      visitor({ email: asked.body.email.toUpperCase() }),
      visitor({ username: 'A' }),
    ]) {
      const refused = await sa.call(registerUser, again);
      expect([refused.status, refused.failure().message]).toEqual([409, 'User already exists!']);
    }
  });

  test('of a role are made by administrators alone', async () => {
    (
      await sa.call(addPermission, {
        body: { name: 'Desk', users: { read: true, write: true }, members: [office.ids.B] },
      })
    ).data();
    const b = await office.holding('B');
    expect((await b.call(registerUser, visitor())).status).toBe(201);
    expect((await b.call(registerUser, visitor({ role: 'SA' }))).status).toBe(403);
    expect((await sa.call(registerUser, visitor({ role: 'HR' }))).data().role).toBe('HR');
  });

  test('are told in the template’s words what is wrong with mail and password, and with the token', async () => {
    for (const more of [{ email: 'nowhere' }, { password: 'short' }]) {
      const refused = await sa.call(registerUser, visitor(more));
      expect(refused.failure()).toMatchObject({
        message: 'Invalid email or password',
        errors: [{ field: Object.keys(more)[0] }],
      });
    }
    const nobody = await office.visitor().call(listUsers);
    expect([nobody.status, nobody.failure().message]).toEqual([401, 'Invalid Authorization token']);
  });

  test('lose their sign-in and no more, never their own, and never the last administrator', async () => {
    const colleague = await office.newcomer();
    const theirs = await colleague.client();
    (await sa.call(deleteUser, inPath(colleague.id))).body();
    expect((await theirs.send({ method: 'GET', url: '/api/membercode/me' })).statusCode).toBe(401);
    expect((await sa.call(deleteUser, inPath(colleague.id))).status).toBe(404);
    const chosen = { membercode: colleague.membercode, password: PASSWORD, confirm_password: PASSWORD };
    // Whoever knows the member code does not become them: the office gives them a code.
    expect((await office.visitor().call(register, { body: chosen })).status).toBe(422);
    const { code } = (await sa.call(handOutCode, inPath(colleague.id))).data();
    expect((await office.visitor().call(register, { body: { ...chosen, code } })).status).toBe(201);
    expect((await sa.call(deleteUser, inPath(office.ids.SA))).status).toBe(403);

    const another = (await sa.call(registerUser, visitor({ role: 'SA' }))).data();
    const audited = await office.database.query
      .selectFrom('audit')
      .select('action')
      .where('subject', '=', `member:${colleague.id}`)
      .execute();
    expect(audited.map((it) => it.action)).toContain('user.delete');
    (await sa.call(deleteUser, inPath(another.id))).body();
    const found = (await sa.call(listUsers, { query: { search: another.username } })).body();
    expect([found.data, found.results]).toEqual([[], 0]);
  });
});

describe('a permission', () => {
  test('opens to its members what it says, until it is changed or deleted', async () => {
    const b = await office.newcomer();
    const client = await b.client();
    const allowed = async () => (await client.call(listPhotos)).status;
    expect(await allowed()).toBe(403);
    const made = (
      await sa.call(addPermission, { body: { name: 'Gallery', photos: { read: true }, members: [b.id] } })
    ).data();
    expect(made).toMatchObject({
      photos: { read: true, write: false, delete: false },
      users: { read: false },
      members: [b.id],
    });
    expect(await allowed()).toBe(200);
    expect((await client.call(readOwnFlags)).data().photos).toEqual({ read: true, write: false, delete: false });
    expect((await client.call(addPhoto, { body: { title: 'x', path: 'x' } })).status).toBe(403);
    const changed = (await sa.call(updatePermission, { body: { id: made.id, photos: { read: false } } })).data();
    expect([changed.name, changed.members, await allowed()]).toEqual(['Gallery', [b.id], 403]);
    expect((await sa.call(updatePermission, { body: { id: made.id, name: 'Old', revision: 1 } })).failure().code).toBe(
      'CHANGED_MEANWHILE',
    );
    const again = { id: made.id, photos: { read: false }, members: [b.id], revision: 1 };
    expect((await sa.call(updatePermission, { body: again })).data()).toEqual(changed);
    (await sa.call(deletePermission, inPath(made.id))).body();
    expect((await sa.call(listPermissions)).body().data.map((it) => it.id)).not.toContain(made.id);
  });

  const inFlags: readonly (readonly [FlagGroup, FlagAct])[] = flagGroups.flatMap((group) =>
    flagActs.map((act) => [group, act] as const),
  );
  const opened = {
    users: { read: listUsers, write: registerUser, delete: deleteUser },
    photos: { read: listPhotos, write: addPhoto, delete: deletePhoto },
    permissions: { read: listPermissions, write: addPermission, delete: deletePermission },
  } as const;

  const nothing = { photos: { read: false } };

  test.each(inFlags)('that allows in %s to %s alone opens that and nothing else', async (group, act) => {
    const clerk = await office.newcomer();
    const flags = { [group]: { [act]: true }, members: [clerk.id] };
    (await sa.call(addPermission, { body: { name: `${group} ${act}`, ...flags } })).data();
    const client = await clerk.client();
    const about = await aboutOf(office, { caller: 'A', named: 'others' });
    const allowed: string[] = [];
    for (const [other, can] of inFlags) {
      const call = opened[other][can];
      // Whoever may write or delete permissions alone may give and take nothing by them.
      const asked = call === addPermission ? { body: { name: 'Empty' } } : sampleOf(call, about);
      if (call === deletePermission) await sa.call(updatePermission, { body: { id: about.permissionId, ...nothing } });
      if ((await client.send(asRequest(call, asked))).statusCode !== 403) allowed.push(`${other} ${can}`);
    }
    expect(allowed).toEqual([`${group} ${act}`]);
  });

  test('is given by administrators alone, and nobody gives more than they have', async () => {
    const clerk = await office.newcomer();
    const flags = { permissions: { read: true, write: true }, members: [clerk.id] };
    const own = (await sa.call(addPermission, { body: { name: 'Clerks', ...flags } })).data();
    const client = await clerk.client();
    expect((await client.call(updatePermission, { body: { id: own.id, users: { delete: true } } })).status).toBe(403);
    expect((await client.call(updatePermission, { body: { id: own.id, members: [] } })).status).toBe(403);
    expect((await client.call(addPermission, { body: { name: 'Mine', members: [clerk.id] } })).status).toBe(403);
    expect((await client.call(updatePermission, { body: { id: own.id, name: 'Our clerks' } })).data().name).toBe(
      'Our clerks',
    );
  });

  test('is changed, renamed and deleted by who has each of its flags, and by administrators', async () => {
    const clerk = await office.newcomer();
    const flags = { permissions: { read: true, write: true, delete: true }, users: { read: true } };
    (await sa.call(addPermission, { body: { name: 'Clerks', ...flags, members: [clerk.id] } })).data();
    const client = await clerk.client();
    const { id } = (await sa.call(addPermission, { body: { name: 'More', photos: { read: true } } })).data();
    const before = await office.state();
    for (const change of [
      { photos: { read: false } },
      { name: 'Less' },
      { users: { read: true } },
      { photos: { read: false }, users: { read: true } },
    ]) {
      const refused = await client.call(updatePermission, { body: { id, ...change } });
      expect([change, refused.failure().code]).toEqual([change, 'FORBIDDEN']);
    }
    expect((await client.call(deletePermission, inPath(id))).failure().code).toBe('FORBIDDEN');
    expect(await office.state()).toBe(before);

    (await sa.call(updatePermission, { body: { id, photos: { read: false }, users: { read: true } } })).data();
    expect((await client.call(updatePermission, { body: { id, users: { read: false } } })).status).toBe(200);
    expect((await client.call(deletePermission, inPath(id))).status).toBe(200);
  });

  test('names members that there are', async () => {
    const refused = await sa.call(addPermission, { body: { name: 'Nobody', members: [2_000_000_000] } });
    expect([refused.status, refused.failure().errors[0]?.field]).toEqual([400, 'members']);
  });
});

describe('a photo', () => {
  test('is made of an own upload, shown to who may read photos, and deleted with its file', async () => {
    const path = await upload(sa);
    const made = (
      await sa.call(addPhoto, { body: { title: 'Harbour', path, takenon: '2026-11-02', uploadedby: 'B' } })
    ).data();
    expect(made).toMatchObject({ title: 'Harbour', description: '', path, takenon: '2026-11-02', uploadedby: 'SA' });
    const reader = await office.newcomer();
    let client = await reader.client();
    const show = () => client.send({ method: 'GET', url: path });
    expect((await show()).statusCode).toBe(404);
    (await sa.call(addPermission, { body: { name: 'Readers', photos: { read: true }, members: [reader.id] } })).data();
    client = await reader.client();
    expect((await show()).statusCode).toBe(200);
    expect(
      (await sa.call(updatePhoto, { body: { id: made.id, title: 'At night', takenon: null } })).data(),
    ).toMatchObject({
      title: 'At night',
      takenon: null,
      path,
    });
    (await sa.call(deletePhoto, inPath(made.id))).body();
    expect((await sa.send({ method: 'GET', url: path })).statusCode).toBe(404);
  });

  test('keeps the file that somebody else uploaded from who may change photos and not delete them', async () => {
    const path = await upload(sa);
    const { id } = (await sa.call(addPhoto, { body: { title: 'Harbour', path } })).data();
    const writer = await office.newcomer();
    const photos = { read: true, write: true };
    const body = { name: 'Writers', photos, members: [writer.id] };
    const permission = (await sa.call(addPermission, { body })).data();
    const client = await writer.client();
    const own = await upload(client);
    const replace = () => client.call(updatePhoto, { body: { id, path: own } });
    const may = async (who: Client) => (await who.call(listPhotos)).body().data.find((it) => it.id === id)?.may;
    expect([await may(client), await may(sa)]).toEqual([{ replace: false }, { replace: true }]);
    expect((await replace()).failure()).toMatchObject({ code: 'FORBIDDEN', errors: [{ field: 'path' }] });
    expect((await sa.send({ method: 'GET', url: path })).statusCode).toBe(200);
    // Its words are theirs to change, and its picture where they uploaded it themselves.
    expect((await client.call(updatePhoto, { body: { id, path, title: 'Quay' } })).data().title).toBe('Quay');
    const made = (await client.call(addPhoto, { body: { title: 'Gate', path: own } })).data();
    const other = await upload(client);
    expect((await client.call(updatePhoto, { body: { id: made.id, path: other } })).data()).toMatchObject({
      path: other,
      may: { replace: true },
    });

    (await sa.call(updatePermission, { body: { id: permission.id, photos: { delete: true } } })).data();
    const third = await upload(client);
    expect((await client.call(updatePhoto, { body: { id, path: third } })).data().path).toBe(third);
    expect((await sa.send({ method: 'GET', url: path })).statusCode).toBe(404);
  });

  test('is never made of another’s file', async () => {
    const path = await upload(await office.holding('A'));
    for (const stolen of [path, '/etc/passwd', '/api/v1/files/../../secret', 'https://evil.example/x.png']) {
      const refused = await sa.call(addPhoto, { body: { title: 'Stolen', path: stolen } });
      expect([stolen, refused.status, refused.failure().code]).toEqual([stolen, 422, 'FILE_UNKNOWN']);
    }
    expect(readFile.access).toBe('member');
  });
});
