import { revokeOtherSessions } from '@muster/domain/account/account-contract.ts';
import { readToday, recordPunch } from '@muster/domain/attendance/attendance-contract.ts';
import { recordCrewPunches } from '@muster/domain/attendance/crew/crew-contract.ts';
import { contracts } from '@muster/domain/contracts.ts';
import { makeKey, removeKey } from '@muster/domain/keys/keys-contract.ts';
import { addMember } from '@muster/domain/members/members-contract.ts';
import { addNotification, listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import type { Contract } from '@muster/domain/wire/contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import type { Database } from '../../database/engine.ts';
import { createBackground } from '../../schedule/background.ts';
import { leadOf } from '../../testing/attendance/crew.ts';
import { punchBody } from '../../testing/attendance/punches.ts';
import { aboutOf, clientOf } from '../../testing/company/cast.ts';
import { type Client, createClient } from '../../testing/company/client.ts';
import { type Newcomer, type Office, openOffice, PASSWORD } from '../../testing/company/office.ts';
import { testEngine } from '../../testing/database/test-database.ts';
import { type Cell, cellsOf } from '../../testing/requests/allow-table.ts';
import { asRequest, sampleOf } from '../../testing/requests/sample-requests.ts';

/** What happens once, after the next request was found to be its member's and before anything is stored by it. */
let meanwhile: (() => Promise<unknown>) | undefined;
/** The same once all is done but to commit it; SQLite lets nobody in by then. */
let beforeCommit: (() => Promise<unknown>) | undefined;

const hasHappened = () => meanwhile === undefined;

let office: Office;
let database: Database;
let elsewhere: (client: Client) => Client;
let close: () => Promise<void>;
beforeAll(async () => {
  office = await openOffice();
  database = office.database;
  const interrupted: Database = {
    ...database,
    write: async (work) => {
      const [first, last] = [meanwhile, beforeCommit];
      meanwhile = undefined;
      beforeCommit = undefined;
      await first?.();
      return database.write(async (trx) => {
        const result = await work(trx);
        await last?.();
        return result;
      });
    },
  };
  const background = createBackground(office.deps.log);
  const app = await buildApp({ ...office.deps, background, database: interrupted });
  await app.ready();
  await background.settled();
  elsewhere = ({ token, cookies }) => {
    const client = Object.assign(createClient(app), { token });
    for (const [name, value] of cookies) client.cookies.set(name, value);
    return client;
  };
  close = () => app.close().then(background.stop);
});
afterAll(async () => {
  await close();
  await office.close();
});
beforeEach(async () => {
  meanwhile = undefined;
  beforeCommit = undefined;
  await database.query.deleteFrom('sign_in_throttle').execute();
});

const standing = (memberId: number, status: 'active' | 'suspended') =>
  database.write((trx) => trx.updateTable('member').set({ status }).where('id', '=', memberId).execute());

/** A cell of the allow table in which a call does something for a member, on somebody else's where it can be. */
const cellOf = ({ name }: Contract): Cell | undefined =>
  cellsOf(name)
    .filter((it) => it.status < 400 && !['ANON', 'SUSP', 'GUEST'].includes(it.caller))
    .at(-1);

const storing = contracts
  .filter((it) => it.access === 'member' || it.access === 'office')
  .filter((it) => it.method !== 'GET' || it.name === 'removeLeave')
  .flatMap((contract) => {
    const cell = cellOf(contract);
    return cell ? [{ name: contract.name, contract, cell }] : [];
  });

describe('what a member was let begin, and who is suspended before it is stored', () => {
  const told: string[] = [];

  test.each(storing)('$name stores nothing', async ({ name, contract, cell }) => {
    const request = asRequest(contract, sampleOf(contract, await aboutOf(office, cell, contract)));
    const client = elsewhere(await clientOf(office, cell.caller));
    await office.deps.background.settled();
    const before = await office.state();
    const memberId = office.ids[cell.caller as keyof typeof office.ids];
    meanwhile = () => standing(memberId, 'suspended');
    const answer = await client.send(request);
    if (!hasHappened()) return void told.push(name);
    await standing(memberId, 'active');
    // Some ask by themselves who acts before all is done: the office's changes, and who names a deputy, since nobody who is
    // suspended manages anybody.
    const said = `${answer.statusCode} ${answer.json().code}`;
    expect(['403 MEMBER_SUSPENDED', '403 FORBIDDEN', '422 DELEGATION_NOT_POSSIBLE'], name).toContain(said);
    expect(await office.state()).toBe(before);
  });

  test('is all but samples, which are kept nowhere, a question, and what ends or marks the own', () => {
    const ofSamples = contracts.filter((it) => it.tag === 'samples').map((it) => it.name);
    expect(told.filter((it) => !ofSamples.includes(it)).sort()).toEqual([
      'checkTrip',
      'deleteAllNotifications',
      'deleteNotification',
      'dropPush',
      'readNotification',
      // Nobody of a crew is looked at who is not in the caller's; for who is, see below.
      'recordCrewPunches',
      'revokeOtherSessions',
      'revokeSession',
    ]);
  });
});

const note = (client: Client) => client.call(addNotification, { body: { title: 'Buy rice' } });

describe('what is begun', () => {
  test('in a session that is signed out meanwhile is not stored', async () => {
    const who = await office.newcomer();
    const [client, desk] = [await who.client(), await who.client()];
    meanwhile = () => desk.call(revokeOtherSessions);
    expect((await note(elsewhere(client))).failure().code).toBe('UNAUTHENTICATED');
    expect((await desk.call(listNotifications)).body()).toEqual([]);
    expect((await note(elsewhere(desk))).status).toBe(200);
  });

  test('with an access key that is ended meanwhile is not stored, nor during a suspension', async () => {
    const who = await office.newcomer();
    const client = await who.client();
    const expires = '2026-12-31';
    const make = async () =>
      (await client.call(makeKey, { body: { name: 'Door', scopes: ['checkin'], expires, current: PASSWORD } })).data();
    const punch = (key: string) =>
      elsewhere(Object.assign(office.visitor(), { token: key })).call(recordPunch, {
        body: punchBody(who.membercode, 'in'),
      });
    const [first, second] = [await make(), await make()];
    meanwhile = () => client.call(removeKey, { params: { id: String(first.id) } });
    expect((await punch(first.key)).failure().code).toBe('UNAUTHENTICATED');
    meanwhile = () => standing(who.id, 'suspended');
    expect((await punch(second.key)).failure().code).toBe('MEMBER_SUSPENDED');
    await standing(who.id, 'active');
    expect((await client.call(readToday)).data().punches).toEqual([]);
    expect((await punch(second.key)).status).toBe(201);
  });

  test('by who checks in a crew is not stored, once they are suspended meanwhile', async () => {
    const { lead, crew } = await leadOf(office, 1);
    const [who] = crew as [Newcomer];
    const client = elsewhere(await lead.client());
    meanwhile = () => standing(lead.id, 'suspended');
    const answer = await client.call(recordCrewPunches, { body: { punches: [punchBody(who.membercode, 'in')] } });
    expect(answer.failure().code).toBe('MEMBER_SUSPENDED');
    expect((await (await who.client()).call(readToday)).data().punches).toEqual([]);
  });

  test.runIf(testEngine() === 'postgres')('and is about to be committed is taken back', async () => {
    const who = await office.newcomer({ role: 'HR' });
    beforeCommit = () => standing(who.id, 'suspended');
    const body = { membercode: 'LATE1', membername: 'Late One' };
    expect((await elsewhere(await who.client()).call(addMember, { body })).failure().code).toBe('MEMBER_SUSPENDED');
    expect(await database.query.selectFrom('member').where('membercode', '=', 'LATE1').select('id').execute()).toEqual(
      [],
    );
  });
});
