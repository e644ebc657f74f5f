import { listPunches, readToday, recordPunch } from '@muster/domain/attendance/attendance-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { punch, punchBody, storedAttendances, storedPunches, tryPunch } from '../../../testing/attendance/punches.ts';
import type { Client } from '../../../testing/company/client.ts';
import { comingAgain } from '../../../testing/company/come-again.ts';
import { FAR_AWAY, MORNING, type Office, openOffice } from '../../../testing/company/office.ts';

let office: Office;
let a: Client;
let A: string;
let aId: number;
let sameMember: () => Promise<Client>;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  office.now = MORNING;
  const newcomer = await office.newcomer();
  a = await newcomer.client();
  A = newcomer.membercode;
  aId = newcomer.id;
  sameMember = newcomer.client;
});

/** Their own rows, however many others there are. */
const ownPunches = async () => (await storedPunches(office)).filter((it) => it.member_id === aId);
const ownAttendances = async () => (await storedAttendances(office)).filter((it) => it.member_id === aId);

const counted = (statuses: number[]) =>
  Object.fromEntries([...new Set(statuses)].sort().map((it) => [it, statuses.filter((one) => one === it).length]));

describe('the same key again', () => {
  test('gives the first answer with code 200, and adds nothing', async () => {
    const body = punchBody(A, 'in', { remark: 'at the gate' });
    const first = await a.call(recordPunch, { body });
    const before = await office.state();
    office.now = office.now.add({ seconds: 30 });
    const again = await a.call(recordPunch, { body });
    expect([first.status, first.body().code, first.body().message]).toEqual([201, '201', 'You are checked in.']);
    expect([again.status, again.body().code]).toEqual([200, '200']);
    expect(again.data()).toEqual(first.data());
    expect(await office.state()).toBe(before);
  });

  test('is the same key in capitals, and the same moment in another offset', async () => {
    const body = punchBody(A, 'in');
    const first = await a.call(recordPunch, { body });
    const again = await a.call(recordPunch, {
      body: { ...body, clientid: body.clientid.toUpperCase(), checktime: '2026-11-20T02:30:00Z' },
    });
    expect([again.status, again.data()]).toEqual([200, first.data()]);
  });

  test.each([
    ['a finer moment', { checktime: '2026-11-20T09:00:00.0004+06:30' }],
    ['an empty remark', { remark: '' }],
  ])('says the same with %s', async (_, other) => {
    const body = punchBody(A, 'in', { checktime: '2026-11-20T09:00:00+06:30' });
    await a.call(recordPunch, { body });
    expect((await a.call(recordPunch, { body: { ...body, ...other } })).status).toBe(200);
  });

  test('without a place is the same as one without a place', async () => {
    const body = punchBody(A, 'in', { latitude: undefined, longitude: undefined, accuracy: undefined });
    const first = await a.call(recordPunch, { body });
    expect((await a.call(recordPunch, { body })).data()).toEqual(first.data());
    const placed = await a.call(recordPunch, { body: { ...body, latitude: 16.779, longitude: 96.158, accuracy: 12 } });
    expect(placed.failure().code).toBe('CLIENTID_REUSED');
  });

  test('answers also after the check-out and on the next day', async () => {
    const body = punchBody(A, 'in');
    const first = await a.call(recordPunch, { body });
    await punch(a, A, 'out');
    office.now = office.now.add({ hours: 24 });
    a = await sameMember();
    expect((await a.call(recordPunch, { body })).data()).toEqual(first.data());
    expect(await ownPunches()).toHaveLength(2);
  });

  test.each([
    ['the other type', { checktype: 'out' }],
    ['another device time', { checktime: '2026-11-20T09:00:01+06:30' }],
    ['another place', { latitude: 16.7791 }],
    ['another place', { longitude: 96.1581 }],
    ['no place', { latitude: undefined, longitude: undefined }],
    ['another accuracy', { accuracy: 13 }],
    ['a remark', { remark: 'late bus' }],
  ])('with %s is a conflict and adds nothing', async (_, other) => {
    const body = punchBody(A, 'in');
    await a.call(recordPunch, { body });
    const before = await office.state();
    const again = await a.call(recordPunch, { body: { ...body, ...other } as typeof body });
    expect([again.status, again.failure().code]).toEqual([409, 'CLIENTID_REUSED']);
    expect(await office.state()).toBe(before);
  });

  test('of another member is their own punch', async () => {
    const b = await office.holding('B');
    const { clientid } = await punch(a, A, 'in');
    expect(await punch(b, 'B', 'in', { clientid })).toMatchObject({ clientid, membercode: 'B' });
    expect((await b.call(recordPunch, { body: punchBody(A, 'in', { clientid }) })).status).toBe(403);
  });

  test('holds text that only looks the same on its way through the database', async () => {
    const body = punchBody(A, 'in', {
      remark: 'ကျေးဇူး 🙏 é',
      accuracy: 12.3456789012345,
      latitude: 16.779_000_000_1,
    });
    const first = await a.call(recordPunch, { body });
    expect(first.data().remark).toBe(body['remark' as never]);
    expect((await a.call(recordPunch, { body })).status).toBe(200);
  });

  test('50 times at once makes one punch and 50 equal answers', async () => {
    const body = punchBody(A, 'in');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => comingAgain(() => a.call(recordPunch, { body }))),
    );
    expect(counted(answers.map((it) => it.status))).toEqual({ 200: 49, 201: 1 });
    expect(new Set(answers.map((it) => JSON.stringify(it.data()))).size).toBe(1);
    expect(await ownPunches()).toHaveLength(1);
    expect(await ownAttendances()).toHaveLength(1);
  });
});

describe('two keys at once', () => {
  test('20 check-ins make one, the others learn that they are in', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => comingAgain(() => tryPunch(a, A, 'in'))));
    expect(counted(answers.map((it) => it.status))).toEqual({ 201: 1, 409: 19 });
    const refused = answers.filter((it) => it.status === 409).map((it) => it.failure().code);
    expect(new Set(refused)).toEqual(new Set(['ALREADY_CHECKED_IN']));
    expect(await ownPunches()).toHaveLength(1);
  });

  test('20 check-outs make one, the others learn that they are out', async () => {
    await punch(a, A, 'in');
    const answers = await Promise.all(Array.from({ length: 20 }, () => comingAgain(() => tryPunch(a, A, 'out'))));
    expect(counted(answers.map((it) => it.status))).toEqual({ 201: 1, 409: 19 });
    expect(await ownPunches()).toHaveLength(2);
  });

  test('of several members at once are all taken', async () => {
    const people = ['A', 'C', 'M', 'M2', 'D', 'HR', 'SA'] as const;
    const clients = await Promise.all(people.map((it) => office.holding(it)));
    const answers = await Promise.all(clients.map((it, n) => tryPunch(it, people[n] as string, 'in')));
    expect(answers.map((it) => it.status)).toEqual(people.map(() => 201));
  });

  test('through two servers on one database make one', async () => {
    const second = await office.secondServer();
    const there = Object.assign(second.visitor(), { token: a.token });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => comingAgain(() => tryPunch(n % 2 ? a : there, A, 'in'))),
    );
    expect(counted(answers.map((it) => it.status))).toEqual({ 201: 1, 409: 19 });
    await second.close();
  });
});

describe('in and out', () => {
  test('while in: a check-in is a conflict; while out: a check-out is', async () => {
    expect((await tryPunch(a, A, 'out')).failure().code).toBe('NOT_CHECKED_IN');
    await punch(a, A, 'in');
    expect((await tryPunch(a, A, 'in')).failure().code).toBe('ALREADY_CHECKED_IN');
    await punch(a, A, 'out');
    expect((await tryPunch(a, A, 'out')).failure().code).toBe('NOT_CHECKED_IN');
    await punch(a, A, 'in');
  });

  test('today shows the punches and the open check-in', async () => {
    expect((await a.call(readToday)).data()).toEqual({
      attendancedate: '2026-11-20',
      open: null,
      punches: [],
      afternight: null,
      startson: null,
    });
    const { id } = await punch(a, A, 'in');
    const during = (await a.call(readToday)).data();
    expect(during.open).toMatchObject({ id, checktype: 'in', ending: null });
    await punch(a, A, 'out');
    const after = (await a.call(readToday)).data();
    expect(after.open).toBeNull();
    expect(after.punches.map((it) => [it.checktype, it.ending])).toEqual([
      ['in', 'checked_out'],
      ['out', null],
    ]);
  });

  test('a refused punch leaves no trace', async () => {
    const before = await office.state();
    await tryPunch(a, A, 'in', FAR_AWAY);
    await tryPunch(a, A, 'out');
    await tryPunch(a, 'B', 'in');
    expect(await office.state()).toBe(before);
    expect((await a.call(listPunches, { query: { from: '2026-11-01', to: '2026-11-30' } })).data()).toEqual([]);
  });
});

describe('the database itself', () => {
  test('allows one open attendance a member', async () => {
    const { id } = await punch(a, A, 'in');
    await punch(a, A, 'out');
    await punch(a, A, 'in');
    const second = office.database.query.insertInto('attendance').values({
      member_id: aId,
      attendance_date: '2026-11-20',
      in_punch_id: id,
      out_punch_id: null,
      started_at: '2026-11-20T02:30:00.000Z',
      ended_at: null,
      ending: null,
    });
    await expect(second.execute()).rejects.toThrow(/unique/i);
  });

  test('allows a key once a member', async () => {
    await punch(a, A, 'in');
    const [{ id: _id, ...row } = {} as never] = await ownPunches();
    await expect(office.database.query.insertInto('punch').values(row).execute()).rejects.toThrow(/unique/i);
  });

  test.each(['punch', 'audit'] as const)('refuses to change or delete a row of %s', async (table) => {
    await punch(a, A, 'in');
    await a.send({ method: 'PUT', url: '/api/membercode/register', payload: { phone: '09' } });
    const { query } = office.database;
    expect((await query.selectFrom(table).select('id').execute()).length).toBeGreaterThan(0);
    const before = await office.state();
    const column = table === 'punch' ? { remark: 'never' } : { action: 'never' };
    await expect(query.updateTable(table).set(column).execute()).rejects.toThrow('append-only');
    await expect(query.deleteFrom(table).execute()).rejects.toThrow('append-only');
    expect(await office.state()).toBe(before);
  });
});
