import { listPunches, readToday, recordPunch } from '@muster/domain/attendance/attendance-contract.ts';
import * as keys from '@muster/domain/keys/keys-contract.ts';
import { changeMember } from '@muster/domain/members/member-office-contract.ts';
import { setMemberStatus } from '@muster/domain/members/members-contract.ts';
import { readProfile, updateProfile } from '@muster/domain/members/profile-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { changePassword, listSessions } from '@muster/domain/session/own-sessions-contract.ts';
import { signIn } from '@muster/domain/session/session-contract.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { punchBody } from '../../../testing/attendance/punches.ts';
import type { Client } from '../../../testing/company/client.ts';
import { MORNING, type Newcomer, type Office, openOffice, PASSWORD } from '../../../testing/company/office.ts';
import { setUpApp } from '../../../testing/session/second-factor.ts';

let office: Office;
let who: Newcomer;
let own: Client;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  office.now = MORNING;
  who = await office.newcomer();
  own = await who.client();
});

type Scopes = ('read' | 'checkin')[];
const make = (scopes: Scopes = ['read'], expires = '2026-12-31', client = own) =>
  client.call(keys.makeKey, { body: { name: 'Door reader', scopes, expires, current: PASSWORD } });
const script = async (scopes: Scopes, expires?: string) => {
  const client = office.visitor();
  client.token = (await make(scopes, expires)).data().key;
  return client;
};
const list = async () => (await own.call(keys.listKeys)).data();

describe('an access key', () => {
  test('is shown once, kept as a hash, told, and listed with its last use', async () => {
    const { key, ...made } = (await make()).data();
    expect(key).toMatch(/^mk_[\w-]{43}$/);
    expect(await list()).toEqual([made]);
    expect(await office.state()).not.toContain(key);
    expect((await own.call(listNotifications)).body()[0]?.title).toBe('An access key was made: Door reader');
    const client = office.visitor();
    client.token = key;
    expect((await client.call(readProfile)).data().membercode).toBe(who.membercode);
    expect((await list())[0]?.lastusedat).toBe('2026-11-20T02:30:00.000Z');
  });

  test('wants no password within minutes of signing in, and takes the moment of its end too', async () => {
    const body = { name: 'Door reader', scopes: ['read'] as Scopes, expires: '2026-12-31T20:00:00Z' };
    office.now = MORNING.add({ minutes: 4 });
    // In Yangon that is the next day.
    expect((await own.call(keys.makeKey, { body })).data().expires).toBe('2027-01-01');
  });

  test('wants the password first otherwise', async () => {
    office.now = MORNING.add({ minutes: 6 });
    const body = { name: 'Door reader', scopes: ['read'], expires: '2026-12-31' } as {
      name: string;
      scopes: Scopes;
      expires: string;
    };
    expect((await own.call(keys.makeKey, { body })).failure().code).toBe('CONFIRM_FIRST');
    const guessed = await own.call(keys.makeKey, { body: { ...body, current: 'not the one' } });
    expect([guessed.status, guessed.failure().code]).toEqual([403, 'CONFIRM_FIRST']);
    expect(await list()).toEqual([]);
  });

  test('to read reads what its member may, and changes nothing', async () => {
    const client = await script(['read']);
    const range = { from: '2026-11-01', to: '2026-11-30' };
    expect((await client.call(listPunches, { query: { ...range, membercode: who.membercode } })).status).toBe(200);
    expect((await client.call(listPunches, { query: { ...range, membercode: 'A' } })).status).toBe(404);
    expect((await client.send({ method: 'GET', url: '/api/members' })).statusCode).toBe(403);
    const writes = [
      await client.call(updateProfile, { body: { phone: '09 1' } }),
      await client.call(recordPunch, { body: punchBody(who.membercode, 'in') }),
      await make(['read'], '2026-12-31', client),
    ];
    expect(writes.map((it) => it.failure().code)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
    const removing = '/api/entitleleave/removeLeaveDay?id=1&leavetype=EL&membercode=A&noOfLeave=1';
    expect((await client.send({ method: 'GET', url: removing })).statusCode).toBe(403);
  });

  test('to check in checks its member in, and reads nothing but today', async () => {
    const client = await script(['checkin']);
    expect((await client.call(recordPunch, { body: punchBody(who.membercode, 'in') })).status).toBe(201);
    expect((await client.call(recordPunch, { body: punchBody('A', 'in') })).status).toBe(403);
    expect((await client.call(readToday)).data().punches).toHaveLength(1);
    expect((await client.call(readProfile)).status).toBe(403);
  });

  test('is no session: it gives no token and has no cookie', async () => {
    const client = await script(['read', 'checkin']);
    expect((await client.send({ method: 'POST', url: '/jwt/token' })).statusCode).toBe(401);
    expect((await client.call(listSessions)).data().every((it) => !it.current)).toBe(true);
  });

  test('lasts to the end of its last day at the company', async () => {
    const client = await script(['read'], '2026-11-21');
    office.now = Temporal.Instant.from('2026-11-21T23:59:00+06:30');
    expect((await client.call(readProfile)).status).toBe(200);
    office.now = Temporal.Instant.from('2026-11-22T00:00:00+06:30');
    expect((await client.call(readProfile)).status).toBe(401);
  });

  test.each([
    ['expires', { expires: '2026-11-19' }],
    ['expires', { expires: '2027-11-22' }],
    ['scopes', { scopes: [] }],
    ['scopes.0', { scopes: ['write'] }],
    ['name', { name: ' ' }],
  ])('with a wrong %s is not made', async (field, wrong) => {
    const body = { name: 'Door reader', scopes: ['read'], expires: '2026-12-31', current: PASSWORD, ...wrong };
    const answer = await own.call(keys.makeKey, { body: body as never });
    expect([answer.status, answer.failure().errors[0]?.field]).toEqual([400, field]);
  });

  test('ends when its member ends it, and nobody else can', async () => {
    const client = await script(['read']);
    const [{ id } = { id: 0 }] = await list();
    const params = { id: String(id) };
    expect((await (await office.holding('SA')).call(keys.removeKey, { params })).status).toBe(404);
    expect((await own.call(keys.removeKey, { params })).status).toBe(200);
    expect((await client.call(readProfile)).status).toBe(401);
  });

  test('ends with a new password', async () => {
    const client = await script(['read']);
    const body = { current: PASSWORD, password: 'seven green lamps', confirm_password: 'seven green lamps' };
    expect((await own.call(changePassword, { body })).status).toBe(200);
    expect((await client.call(readProfile)).status).toBe(401);
    expect(await list()).toEqual([]);
  });

  test('is refused while its member is suspended, and does not come back', async () => {
    const client = await script(['read']);
    const hr = await office.holding('HR');
    const set = (status: 'active' | 'suspended') =>
      hr.call(setMemberStatus, { params: { id: String(who.id) }, body: { status } });
    await set('suspended');
    expect((await client.call(readProfile)).status).toBe(401);
    await set('active');
    expect((await client.call(readProfile)).status).toBe(401);
  });

  const change = (by: Client, body: { lefton?: string | null; role?: 'HR' }, revision = 1) =>
    by.call(changeMember, { params: { id: String(who.id) }, body: { ...body, revision } });

  test('of somebody whose last day was yesterday is refused at once, and does not come back', async () => {
    const [reader, gate] = [await script(['read']), await script(['checkin'])];
    const hr = await office.holding('HR');
    expect((await change(hr, { lefton: '2026-11-19' })).status).toBe(200);
    expect((await reader.call(readProfile)).status).toBe(401);
    expect((await gate.call(recordPunch, { body: punchBody(who.membercode, 'in') })).status).toBe(401);
    expect((await change(hr, { lefton: null }, 2)).status).toBe(200);
    expect((await reader.call(readProfile)).status).toBe(401);
  });

  test('works to the end of the last day of its member, by the clock of the company', async () => {
    const client = await script(['read']);
    expect((await change(await office.holding('HR'), { lefton: '2026-11-20' })).status).toBe(200);
    office.now = Temporal.Instant.from('2026-11-20T23:59:00+06:30');
    expect((await client.call(readProfile)).status).toBe(200);
    office.now = Temporal.Instant.from('2026-11-21T00:00:00+06:30');
    expect((await client.call(readProfile)).status).toBe(401);
  });

  test('ends when its member gets another role', async () => {
    const client = await script(['read']);
    expect((await change(await office.holding('SA'), { role: 'HR' })).status).toBe(200);
    expect((await client.call(readProfile)).status).toBe(401);
  });

  describe('where the company asks everybody for a second factor', () => {
    const ask = (mode: 'everybody' | 'optional') =>
      office.database.query.updateTable('company').set({ second_factor: mode }).execute();
    beforeEach(() => ask('everybody'));
    afterEach(() => ask('optional'));
    const codeOf = async (client: Client) => {
      const answer = await client.call(listNotifications);
      return answer.status === 200 ? 200 : `${answer.status} ${answer.failure().code}`;
    };

    test('is refused as a session of its member is, seven days after they were first asked', async () => {
      await office.visitor().call(signIn, { body: { membercode: who.membercode, password: PASSWORD } });
      const [reader, gate] = [await script(['read']), await script(['checkin'])];
      office.now = MORNING.add({ hours: 24 * 7 - 1 });
      expect(await codeOf(reader)).toBe(200);
      office.now = MORNING.add({ hours: 24 * 7 });
      expect(await codeOf(reader)).toBe('403 SECOND_FACTOR_MISSING');
      expect((await gate.call(readToday)).failure().code).toBe('SECOND_FACTOR_MISSING');
      expect((await reader.call(readProfile)).status).toBe(200);
    });

    test('is refused seven days after its own first use, where nobody signs in', async () => {
      const client = await script(['read']);
      expect(await codeOf(client)).toBe(200);
      office.now = MORNING.add({ hours: 24 * 7 });
      expect(await codeOf(client)).toBe('403 SECOND_FACTOR_MISSING');
    });

    test('works on where its member has one', async () => {
      await setUpApp(office, own);
      const client = await script(['read']);
      expect(await codeOf(client)).toBe(200);
      office.now = MORNING.add({ hours: 24 * 8 });
      expect(await codeOf(client)).toBe(200);
    });
  });

  test('ends with the first second factor of its member, and with no other', async () => {
    const before = await script(['read']);
    await setUpApp(office, own);
    expect((await before.call(readProfile)).status).toBe(401);
    const after = await script(['read']);
    office.now = office.now.add({ minutes: 1 });
    await setUpApp(office, own);
    expect((await after.call(readProfile)).status).toBe(200);
  });

  test('is one of twenty at most', async () => {
    for (let n = 0; n < 20; n++) await make();
    expect((await make()).failure().errors[0]).toMatchObject({ field: 'name', params: { reason: 'many', count: 20 } });
  });
});
