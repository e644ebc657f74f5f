import * as administration from '@muster/domain/administration/administration-contract.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import type { Database } from '../../database/engine.ts';
import { createBackground } from '../../schedule/background.ts';
import { type Client, createClient } from '../../testing/company/client.ts';
import { type Office, openOffice, type Persona } from '../../testing/company/office.ts';

/** What happens once on another server, after the next request has begun and before it stores anything. */
let meanwhile: (() => Promise<unknown>) | undefined;

let office: Office;
let database: Database;
let elsewhere: (whose: Persona) => Promise<Client>;
let close: () => Promise<void>;
let permission: { readonly id: number; readonly revision: number };
let sa: Client;
beforeEach(async () => {
  office = await openOffice();
  ({ database } = office);
  const write: Database['write'] = async (work) => {
    const happening = meanwhile;
    meanwhile = undefined;
    await happening?.();
    return database.write(work);
  };
  const background = createBackground(office.deps.log);
  const app = await buildApp({ ...office.deps, background, database: { ...database, write } });
  await app.ready();
  await background.settled();
  elsewhere = async (whose) => Object.assign(createClient(app), { token: (await office.holding(whose)).token });
  close = () => app.close().then(background.stop);
  sa = await office.holding('SA');
  const body = { name: 'Reception', ...every(true), members: [office.ids.A] };
  permission = (await sa.call(administration.addPermission, { body })).data();
});
afterEach(async () => {
  await close();
  await office.close();
});

const acts = (allowed: boolean) => ({ read: allowed, write: allowed, delete: allowed });
const every = (allowed: boolean) => ({ users: acts(allowed), photos: acts(allowed), permissions: acts(allowed) });
const edit = (client: Client, change: object) =>
  client.call(administration.updatePermission, { body: { id: permission.id, ...change } });
const takeAway = async () => void (await edit(sa, every(false))).body();
const now = async () =>
  (await sa.call(administration.listPermissions, { query: {} })).data().find((it) => it.id === permission.id);

describe('whose flags are taken away while a request runs', () => {
  test('does not give them back to themselves', async () => {
    const own = await elsewhere('A');
    meanwhile = takeAway;
    expect((await edit(own, { ...every(true), name: 'Mine' })).status).toBe(403);
    expect(await now()).toMatchObject({ name: 'Reception', ...every(false) });
  });

  test('makes no account, takes none away, and adds and deletes no permission', async () => {
    const own = await elsewhere('A');
    const guest = { username: 'LATE', email: 'late@lotus.example', password: 'seven green lamps' };
    for (const late of [
      () => own.call(administration.registerUser, { body: guest }),
      () => own.call(administration.deleteUser, { params: { id: String(office.ids.GUEST) } }),
      () => own.call(administration.addPermission, { body: { name: 'More', photos: acts(true) } }),
      () => own.call(administration.deletePermission, { params: { id: String(permission.id) } }),
    ]) {
      (await edit(sa, every(true))).body();
      meanwhile = takeAway;
      expect((await late()).status).toBe(403);
      expect(meanwhile).toBeUndefined();
    }
    expect(await now()).toMatchObject(every(false));
  });
});

test('a permission that was changed since it was looked at is not changed by who looked at it before, at once on two servers', async () => {
  const administrator = await elsewhere('SA');
  const { revision } = permission;
  const changes = [
    edit(sa, { ...every(false), revision }),
    edit(administrator, { members: [office.ids.A, office.ids.B], revision }),
    edit(sa, { name: 'Desk', revision }),
    edit(administrator, { name: 'Counter', revision }),
  ];
  const statuses = (await Promise.all(changes)).map((it) => it.status);
  expect(statuses.toSorted()).toEqual([200, 409, 409, 409]);
});
