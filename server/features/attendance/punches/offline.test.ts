import { listPunches, readToday, readWorkPlace, recordPunch } from '@muster/domain/attendance/attendance-contract.ts';
import { closePeriod } from '@muster/domain/attendance/periods/periods-contract.ts';
import { listForReview, settleReview } from '@muster/domain/attendance/review/review-contract.ts';
import { readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { setMemberStatus } from '@muster/domain/members/members-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { punch, punchBody, storedAttendances, tryPunch } from '../../../testing/attendance/punches.ts';
import type { Client } from '../../../testing/company/client.ts';
import { comingAgain } from '../../../testing/company/come-again.ts';
import { FAR_AWAY, inYangon, MORNING, type Office, openOffice } from '../../../testing/company/office.ts';
import { closeForgotten } from './close-forgotten.ts';

let office: Office;
let a: Client;
let A: string;
let aId: number;
let client: () => Promise<Client>;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  office.now = MORNING;
  await takeOffline('review');
  const newcomer = await office.newcomer();
  ({ client } = newcomer);
  a = await client();
  [A, aId] = [newcomer.membercode, newcomer.id];
});

const takeOffline = (mode: 'accept' | 'review' | 'refuse') =>
  office.database.query.updateTable('company').set({ offline_punches: mode }).execute();
const clock = (at: string) => inYangon(at.includes('T') ? at : `2026-11-20T${at}`);
const offline = (checktype: 'in' | 'out', at: string, more: object = {}) =>
  tryPunch(a, A, checktype, { checktime: clock(at).toString(), offline: true, ...more });
const arriving = async (at: string) => {
  office.now = clock(at);
  a = await client();
};
const listed = async (query: object = {}) => {
  const items = (await (await office.holding('HR')).call(listForReview, { query })).data().items;
  return items.filter((it) => it.membercode === A);
};
const stretches = async () =>
  (await storedAttendances(office))
    .filter((it) => it.member_id === aId)
    .map((it) => [it.attendance_date, hour(it.started_at), hour(it.ended_at), it.ending])
    .toSorted();
const hour = (instant: string | null) =>
  instant && Temporal.Instant.from(instant).toZonedDateTimeISO('Asia/Yangon').toPlainTime().toString().slice(0, 5);
const day = async (date = '2026-11-20') =>
  (await a.call(readSummary, { query: { from: date, to: date } })).data().days[0];
const code = (it: Awaited<ReturnType<typeof offline>>) => (it.status < 300 ? it.status : it.failure().code);

describe('a punch made without a connection', () => {
  test('counts at the time of the device, and says when it was heard of', async () => {
    await arriving('18:00');
    const began = await offline('in', '08:42', { sequence: 1 });
    expect([began.status, began.data()]).toMatchObject([
      201,
      {
        ...{ checktime: clock('08:42').toString({ smallestUnit: 'millisecond' }), offline: true },
        ...{ receivedat: '2026-11-20T11:30:00.000Z', attendancedate: '2026-11-20', verdict: 'inside' },
      },
    ]);
    expect((await offline('out', '17:12', { sequence: 2 })).status).toBe(201);
    expect(await stretches()).toEqual([['2026-11-20', '08:42', '17:12', 'checked_out']]);
    expect(await day()).toMatchObject({ status: 'present', minutes: 510 });
  });

  test.each([
    ['accept', [], 201],
    ['review', ['offline'], 201],
    ['refuse', [], 'OFFLINE_REFUSED'],
  ] as const)('is worth what the office says: %s', async (mode, reasons, answer) => {
    await takeOffline(mode);
    expect((await a.call(readWorkPlace)).data().offlinepunches).toBe(mode);
    await arriving('10:00');
    expect(code(await offline('in', '08:42'))).toBe(answer);
    expect((await listed()).flatMap((it) => it.reasons)).toEqual(reasons);
  });

  test('shows both times to who reviews it, and counts no more when it is rejected', async () => {
    await arriving('10:00');
    await offline('in', '08:42');
    const [item] = await listed({ kind: 'offline' });
    expect(item).toMatchObject({
      ...{ devicetime: '2026-11-20T02:12:00.000Z', receivedat: '2026-11-20T03:30:00.000Z', offline: true },
      reasons: ['offline'],
    });
    const items = [{ id: item?.id ?? 0, reasons: ['offline' as const] }];
    const body = { decision: 'reject' as const, remark: 'You were not there', items };
    expect((await (await office.holding('HR')).call(settleReview, { body })).status).toBe(200);
    expect(await stretches()).toEqual([]);
  });

  test('is moved by how far the clocks were apart, and listed when that is much', async () => {
    await arriving('10:00');
    const taken = await offline('in', '08:42', { skew: 20 * 60_000 });
    expect(taken.data()).toMatchObject({
      checktime: '2026-11-20T02:32:00.000Z',
      devicetime: '2026-11-20T02:12:00.000Z',
    });
    expect((await listed())[0]?.reasons).toEqual(['offline', 'skewed_clock']);
  });

  test.each([
    ['3 days and a minute ago', '2026-11-17T09:59', 'OFFLINE_TOO_OLD'],
    ['3 days ago', '2026-11-17T10:00', 201],
    ['in an hour', '2026-11-20T11:00', 'OFFLINE_IN_FUTURE'],
    ['a minute ahead, as clocks are', '2026-11-20T10:01', 201],
  ] as const)('%s', async (_, at, answer) => {
    await arriving('2026-11-20T10:00');
    const before = await office.state();
    const answered = await offline('in', at);
    expect(code(answered)).toBe(answer);
    if (answered.status === 201) expect(answered.data().checktime <= '2026-11-20T03:30:00.000Z').toBe(true);
    else expect([answered.status, await office.state()]).toEqual([422, before]);
  });

  test('is never taken for another member, whoever queued it', async () => {
    const b = await office.holding('B');
    const body = punchBody(A, 'in', { offline: true, checktime: clock('08:42').toString() });
    expect((await b.call(recordPunch, { body })).status).toBe(403);
  });

  test('outside every site is listed for that too: nobody can be asked for a reason any more', async () => {
    await takeOffline('accept');
    await arriving('10:00');
    expect((await offline('in', '08:42', FAR_AWAY)).data()).toMatchObject({ verdict: 'outside', remark: '' });
    expect((await listed())[0]?.reasons).toEqual(['outside']);
  });
});

describe('the same one again', () => {
  test('20 times at once, and once more after the window, is one punch', async () => {
    await arriving('10:00');
    const body = punchBody(A, 'in', { offline: true, checktime: clock('08:42').toString(), sequence: 1 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => comingAgain(() => a.call(recordPunch, { body }))),
    );
    expect(answers.filter((it) => it.status === 201)).toHaveLength(1);
    expect(new Set(answers.map((it) => JSON.stringify(it.data()))).size).toBe(1);
    await takeOffline('refuse');
    await arriving('2026-11-24T10:00');
    expect((await a.call(recordPunch, { body })).status).toBe(200);
  });

  test('is the one whose answer was lost when it was sent with a connection', async () => {
    const body = punchBody(A, 'in', { checktime: office.now.toString(), sequence: 1 });
    const first = await a.call(recordPunch, { body });
    office.now = office.now.add({ minutes: 30 });
    const again = await a.call(recordPunch, { body: { ...body, offline: true, skew: 12 } });
    expect([again.status, again.data()]).toEqual([200, first.data()]);
    expect(again.data().offline).toBe(false);
  });

  test('with another time or the other type is a conflict', async () => {
    await arriving('10:00');
    const body = punchBody(A, 'in', { offline: true, checktime: clock('08:42').toString() });
    await a.call(recordPunch, { body });
    for (const other of [{ checktime: clock('08:30').toString() }, { checktype: 'out' as const }]) {
      expect((await a.call(recordPunch, { body: { ...body, ...other } })).failure().code).toBe('CLIENTID_REUSED');
    }
  });
});

describe('among what was recorded meanwhile', () => {
  test('a check-out ends what was closed as forgotten in between, and settles that', async () => {
    office.now = clock('09:00');
    await punch(a, A, 'in', { checktime: office.now.toString() });
    office.now = clock('2026-11-21T00:30');
    await closeForgotten(office.database, office.deps.clock);
    expect((await listed())[0]?.reasons).toEqual(['forgotten']);
    await arriving('2026-11-21T07:30');
    expect((await offline('out', '17:12')).status).toBe(201);
    expect(await stretches()).toEqual([['2026-11-20', '09:00', '17:12', 'checked_out']]);
    expect((await listed()).map((it) => it.reasons)).toEqual([['offline']]);
  });

  test('a morning that comes after the afternoon has been recorded elsewhere', async () => {
    await arriving('13:00');
    await punch(a, A, 'in', { checktime: office.now.toString() });
    await arriving('15:00');
    expect((await offline('in', '08:00', { sequence: 1 })).status).toBe(201);
    expect(await stretches()).toContainEqual(['2026-11-20', '08:00', '13:00', 'forgotten']);
    expect((await offline('out', '12:00', { sequence: 2 })).status).toBe(201);
    expect(await stretches()).toEqual([
      ['2026-11-20', '08:00', '12:00', 'checked_out'],
      ['2026-11-20', '13:00', null, null],
    ]);
    expect((await a.call(readToday)).data().open?.checktime).toBe(
      clock('13:00').toString({ fractionalSecondDigits: 3 }),
    );
  });

  test.each([
    ['08:05', 'checked_out', ['offline']],
    ['08:09', 'checked_out', ['offline']],
    ['08:10', 'forgotten', ['forgotten', 'offline']],
  ] as const)('a check-in of 08:00, of which its member made sure elsewhere at %s', async (at, ending, reasons) => {
    await arriving(at);
    await punch(a, A, 'in', { checktime: office.now.toString() });
    await arriving('15:00');
    await offline('in', '08:00', { sequence: 1 });
    expect(await stretches()).toEqual([
      ['2026-11-20', '08:00', at, ending],
      ['2026-11-20', at, null, null],
    ]);
    expect((await listed()).map((it) => it.reasons)).toEqual([reasons]);
    // Which was none: they had gone in between.
    expect(code(await offline('out', '08:03', { sequence: 2 }))).toBe(201);
    expect((await stretches())[0]).toEqual(['2026-11-20', '08:00', '08:03', 'checked_out']);
    expect(code(await offline('in', '08:01'))).toBe('ALREADY_CHECKED_IN');
  });

  test('yesterday’s whole day comes before today’s check-in is asked for', async () => {
    await arriving('2026-11-21T08:00');
    expect(code(await offline('in', '09:00', { sequence: 1 }))).toBe(201);
    expect(code(await offline('out', '17:00', { sequence: 2 }))).toBe(201);
    await punch(a, A, 'in', { checktime: office.now.toString() });
    expect((await stretches()).map((it) => it[0])).toEqual(['2026-11-20', '2026-11-21']);
  });

  test('a second check-in within the stretch of another, and a check-out of nothing, are refused', async () => {
    await arriving('18:00');
    await offline('in', '08:00');
    await offline('out', '17:00');
    expect(code(await offline('in', '12:00'))).toBe('ALREADY_CHECKED_IN');
    expect(code(await offline('out', '07:00'))).toBe('NOT_CHECKED_IN');
    expect(code(await offline('out', '17:30'))).toBe('NOT_CHECKED_IN');
  });

  test('what is missing from a device’s row, or goes back in time, is listed', async () => {
    await arriving('18:00');
    await offline('in', '08:00', { sequence: 2 });
    await offline('out', '17:00', { sequence: 3 });
    expect((await listed()).map((it) => it.reasons)).toEqual([['offline'], ['offline', 'out_of_order']]);
  });

  test('does not look faster than it was', async () => {
    office.now = clock('14:00');
    await punch(a, A, 'in', { checktime: office.now.toString(), ...FAR_AWAY, remark: 'At the customer' });
    await arriving('15:00');
    await offline('in', '08:00');
    expect((await listed()).flatMap((it) => it.reasons)).not.toContain('impossible_speed');
  });
});

describe('of a time in which the member was suspended', () => {
  const stand = async (status: 'active' | 'suspended', at: string) => {
    office.now = clock(at);
    const hr = await office.holding('HR');
    expect((await hr.call(setMemberStatus, { params: { id: String(aId) }, body: { status } })).status).toBe(200);
  };
  beforeEach(async () => {
    await stand('suspended', '09:00');
    await stand('active', '12:00');
    await arriving('18:00');
  });

  test.each([
    ['08:59', 201],
    ['09:00', 'OFFLINE_WHILE_SUSPENDED'],
    ['11:59', 'OFFLINE_WHILE_SUSPENDED'],
    ['12:00', 201],
  ] as const)('a check-in of %s: %s', async (at, answer) => {
    const before = await office.state();
    expect(code(await offline('in', at))).toBe(answer);
    expect((await office.state()) === before).toBe(answer !== 201);
  });

  test('a check-out ends nothing either, and the clock that is told decides', async () => {
    await offline('in', '08:00');
    expect(code(await offline('out', '11:00'))).toBe('OFFLINE_WHILE_SUSPENDED');
    expect(code(await offline('out', '12:10', { skew: -20 * 60_000 }))).toBe('OFFLINE_WHILE_SUSPENDED');
    expect(code(await offline('out', '11:50', { skew: 20 * 60_000 }))).toBe(201);
    expect(await stretches()).toEqual([['2026-11-20', '08:00', '12:10', 'checked_out']]);
  });

  test('nothing counts in any of several, and a time of somebody else’s is theirs alone', async () => {
    await stand('suspended', '14:00');
    await stand('active', '15:00');
    await arriving('18:00');
    for (const at of ['10:00', '14:30']) expect(code(await offline('in', at))).toBe('OFFLINE_WHILE_SUSPENDED');
    const other = await office.newcomer();
    const body = punchBody(other.membercode, 'in', { offline: true, checktime: clock('10:00').toString() });
    expect((await (await other.client()).call(recordPunch, { body })).status).toBe(201);
  });

  test('one that was recorded before is still answered as it was', async () => {
    const body = punchBody(A, 'in', { offline: true, checktime: clock('08:30').toString() });
    expect((await a.call(recordPunch, { body })).status).toBe(201);
    await office.database.query
      .updateTable('suspension')
      .set({ from_at: '2026-11-20T00:00:00.000Z' })
      .where('member_id', '=', aId)
      .execute();
    expect((await a.call(recordPunch, { body })).status).toBe(200);
  });
});

describe('into a closed pay period', () => {
  test('it is kept, counts for nothing and is looked at, whatever the office has set', async () => {
    await takeOffline('accept');
    await arriving('2026-12-01T10:00');
    const hr = await office.holding('HR');
    await hr.call(closePeriod, { params: { month: '2026-11' }, body: { waive: 'A trial' } });
    const taken = await offline('in', '2026-11-30T08:42');
    expect([taken.status, taken.data().attendancedate]).toEqual([201, '2026-11-30']);
    expect(await stretches()).toEqual([]);
    const [item] = await listed();
    expect(item?.reasons).toEqual(['closed_period', 'offline']);
    const query = { from: '2026-11-30', to: '2026-11-30' };
    expect((await a.call(listPunches, { query })).data()).toMatchObject([{ offline: true, replaced: true }]);
    const items = [{ id: item?.id ?? 0, reasons: item?.reasons ?? [] }];
    const body = { decision: 'reject' as const, remark: 'Too late', items };
    expect((await (await office.holding('HR')).call(settleReview, { body })).status).toBe(200);
  });
});
