import { listPunches, readToday, recordPunch } from '@muster/domain/attendance/attendance-contract.ts';
import { contracts } from '@muster/domain/contracts.ts';
import { setMemberStatus } from '@muster/domain/members/members-contract.ts';
import { readProfile } from '@muster/domain/members/profile-contract.ts';
import { issueToken, signIn, signOut } from '@muster/domain/session/session-contract.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/company/client.ts';
import { AT_OFFICE, type Office, openOffice, PASSWORD } from '../../testing/company/office.ts';

let office: Office;
let hr: Client;
let a: Client;
beforeAll(async () => {
  office = await openOffice();
  hr = await office.as('HR');
});
afterAll(() => office.close());
afterEach(() => setStatus('active'));

const setStatus = async (status: 'active' | 'suspended') =>
  (await hr.call(setMemberStatus, { params: { id: String(office.ids.A) }, body: { status } })).data();

const ownStatus = (client: Client) =>
  client.send({ method: 'GET', url: '/api/memberno_info', query: { filter: 'membercode,eq,A' } });

describe('a suspension', () => {
  test('bites on the very next request, on every call but the own status, the token and the sign-out', async () => {
    a = await office.as('A');
    expect((await a.call(readToday)).status).toBe(200);
    expect(await setStatus('suspended')).toMatchObject({ membercode: 'A', status: 'suspended' });
    for (const it of contracts.filter((one) => one.access === 'member' && !one.whileSuspended)) {
      const raw = await a.send({ method: it.method, url: it.path.replace(':id', '1') });
      expect([it.name, raw.statusCode, raw.json().code]).toEqual([it.name, 403, 'MEMBER_SUSPENDED']);
    }
    expect((await ownStatus(a)).json().memberno_info).toEqual([
      { id: office.ids.A, membercode: 'A', membername: 'Aye Aye', status: 'suspended' },
    ]);
    expect((await a.call(signOut)).status).toBe(200);
  });

  test('leaves no punch behind, even when the page never polls (T16)', async () => {
    a = await office.as('A');
    await setStatus('suspended');
    const answer = await a.call(recordPunch, {
      body: {
        clientid: crypto.randomUUID(),
        membercode: 'A',
        checktype: 'in',
        checktime: '2026-11-20T09:00:00+06:30',
        ...AT_OFFICE,
      },
    });
    expect(answer.failure()).toMatchObject({
      code: 'MEMBER_SUSPENDED',
      message: 'Your account is suspended! Please contact to the administrator',
    });
    expect(await office.database.query.selectFrom('punch').selectAll().execute()).toEqual([]);
  });

  test('lets the screen renew its token, so that it can learn why, and shows it no one else', async () => {
    a = await office.as('A');
    await setStatus('suspended');
    a.token = (await a.call(issueToken)).body().accessToken;
    for (const url of [
      '/api/memberno_info',
      '/api/records/memberno_info?filter=membercode,eq,B',
      '/api/memberno_info?page=1',
    ]) {
      const rows: { membercode: string }[] = (await a.send({ method: 'GET', url })).json().memberno_info;
      expect(rows.every((it) => it.membercode === 'A')).toBe(true);
    }
  });

  test('when lifted has ended every old session; the member signs in anew', async () => {
    a = await office.as('A');
    const cookie = a.cookies.get('muster-session') as string;
    await setStatus('suspended');
    await setStatus('active');
    expect((await a.call(readProfile)).status).toBe(401);
    a.cookies.set('muster-session', cookie);
    expect((await a.call(issueToken)).status).toBe(401);
    expect((await a.call(signIn, { body: { membercode: 'A', password: PASSWORD } })).status).toBe(200);
  });

  test('holds on a second server on the same database at once (T15)', async () => {
    a = await office.as('A');
    const neighbour = await office.secondServer();
    const elsewhere = Object.assign(neighbour.visitor(), { token: a.token });
    expect((await elsewhere.call(readProfile)).status).toBe(200);
    await setStatus('suspended');
    expect((await elsewhere.call(readProfile)).status).toBe(403);
    await neighbour.close();
  });

  test('does not take the history of the member from those who decide', async () => {
    await setStatus('suspended');
    const span = { from: '2026-11-01', to: '2026-11-30', membercode: 'A' };
    expect((await hr.call(listPunches, { query: span })).status).toBe(200);
  });
});

describe('who may suspend', () => {
  test.each([
    ['HR', 'HR', 403],
    ['HR', 'SA', 403],
    ['SA', 'SA', 403],
    ['SA', 'HR', 200],
    ['M', 'A', 403],
  ] as const)('%s asks to suspend %s: %i', async (actor, subject, status) => {
    const client = await office.holding(actor);
    const ask = (to: 'active' | 'suspended') =>
      client.call(setMemberStatus, { params: { id: String(office.ids[subject]) }, body: { status: to } });
    expect((await ask('suspended')).status).toBe(status);
    if (status === 200) await ask('active');
    hr = await office.holding('HR');
  });

  test('is on record, with who did it and what was before', async () => {
    await setStatus('suspended');
    const entries = await office.database.query.selectFrom('audit').selectAll().orderBy('id', 'desc').execute();
    expect(entries[0]).toMatchObject({
      actor_id: office.ids.HR,
      action: 'member.status',
      subject: `member:${office.ids.A}`,
      before: '{"status":"active"}',
      after: '{"status":"suspended"}',
    });
  });
});
