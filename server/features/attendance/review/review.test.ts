import { listPunches } from '@muster/domain/attendance/attendance-contract.ts';
import { askCorrection, listCorrections } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { closePeriod, readOpenThings, reopenPeriod } from '@muster/domain/attendance/periods/periods-contract.ts';
import * as contracts from '@muster/domain/attendance/review/review-contract.ts';
import { readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { punch } from '../../../testing/attendance/punches.ts';
import { FAR_AWAY, inYangon, type Office, openOffice, type Persona } from '../../../testing/company/office.ts';
import { closeForgotten } from '../punches/close-forgotten.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const OUTSIDE = ['outside'] as const;
const AT_CUSTOMER = { ...FAR_AWAY, remark: 'At the customer' };
const times = (from: string, to: string) => [
  { checktype: 'in' as const, time: from },
  { checktype: 'out' as const, time: to },
];

/** Every test has a working day of its own, on which A came at nine, outside every site, and left at five. */
let day = '2026-10-01';
let id = 0;
beforeEach(async () => {
  do {
    day = Temporal.PlainDate.from(day).add({ days: 1 }).toString();
  } while (Temporal.PlainDate.from(day).dayOfWeek > 5);
  id = await punchAt('A', '09:00', 'in', AT_CUSTOMER);
  await punchAt('A', '17:00', 'out');
  office.now = inYangon('2026-11-20T10:00');
});

async function punchAt(who: Persona, time: string, type: 'in' | 'out', more: object = {}): Promise<number> {
  office.now = inYangon(`${day}T${time}`);
  const stored = await punch(await office.holding(who), who, type, { checktime: office.now.toString(), ...more });
  return stored.id;
}
const listed = async (who: Persona, query: object = {}) =>
  (await (await office.holding(who)).call(contracts.listForReview, { query })).data().items;
const settle = async (
  who: Persona,
  decision: 'accept' | 'reject',
  items: contracts.Settlement['items'] = [{ id, reasons: [...OUTSIDE] }],
) =>
  (await office.holding(who)).call(contracts.settleReview, {
    body: { decision, items, ...(decision === 'reject' ? { remark: 'You were seen elsewhere' } : {}) },
  });
const dayOfA = async () =>
  (await (await office.holding('A')).call(readSummary, { query: { from: day, to: day } })).data().days[0];
const codeOf = (answer: Awaited<ReturnType<typeof settle>>) => [answer.status, answer.failure().code];

describe('what is to be looked at', () => {
  test('is listed for the office and who decides for its member, until it is settled', async () => {
    const [item] = await listed('M');
    expect(item).toMatchObject({
      ...{ id, membercode: 'A', groupno: 'SALES', reasons: [...OUTSIDE], state: 'open', settledby: null },
      may: { settle: true, reject: true, correct: false },
    });
    expect((await listed('HR')).find((it) => it.id === id)?.may).toEqual({
      ...{ settle: true, reject: true, correct: true },
    });
    expect((await listed('M2')).map((it) => it.id)).not.toContain(id);
    expect((await settle('M', 'accept')).data()).toEqual({ settled: 1 });
    expect((await listed('HR')).map((it) => it.id)).not.toContain(id);
    const [settled] = await listed('HR', { state: 'settled' });
    expect(settled).toMatchObject({ id, state: 'accepted', settledby: 'Mya Mya', may: { settle: false } });
  });

  test('tells how exact the device said that its place is', async () => {
    const vague = await punchAt('C', '09:00', 'in', { accuracy: 3000.4 });
    await punchAt('C', '17:00', 'out');
    expect((await listed('HR', { kind: 'poor_accuracy' })).map((it) => [it.id, it.accuracy])).toEqual([[vague, 3001]]);
    expect((await listed('HR')).find((it) => it.id === id)?.accuracy).toBe(12);
  });

  test('is found by kind and by group', async () => {
    const skewed = await punchAt('C', '09:00', 'in', { checktime: inYangon(`${day}T09:11`).toString() });
    await punchAt('C', '17:00', 'out');
    expect((await listed('HR', { kind: 'skewed_clock' })).map((it) => [it.id, it.reasons])).toEqual([
      [skewed, ['skewed_clock']],
    ]);
    const ids = async (groupno: string) => (await listed('HR', { groupno })).map((it) => it.id);
    expect([(await ids('STORE')).includes(skewed), (await ids('SALES')).includes(skewed)]).toEqual([true, false]);
    const unknown = await (await office.holding('HR')).call(contracts.listForReview, { query: { groupno: 'NONE' } });
    expect(unknown.status).toBe(404);
  });

  test('is found by its days, open and settled, the first and the last of them with it', async () => {
    const next = Temporal.PlainDate.from(day).add({ days: 1 }).toString();
    const before = Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();
    const found = async (query: object) => (await listed('HR', query)).map((it) => it.id);
    expect(await found({ from: day, to: day, kind: 'outside' })).toEqual([id]);
    expect([(await found({ from: day })).includes(id), (await found({ to: day })).includes(id)]).toEqual([true, true]);
    expect((await found({ from: next })).includes(id)).toBe(false);
    expect((await found({ to: before })).includes(id)).toBe(false);
    expect(await found({ from: day, to: day, search: 'aye a' })).toEqual([id]);
    expect(await found({ from: day, to: day, search: 'nobody' })).toEqual([]);
    await settle('HR', 'accept');
    expect(await found({ from: day, to: day, state: 'settled' })).toEqual([id]);
    expect((await found({ from: next, state: 'settled' })).includes(id)).toBe(false);
  });

  test('is settled once, of two who try at the same time', async () => {
    const both = await Promise.all([settle('M', 'accept'), settle('HR', 'reject')]);
    expect(both.map((it) => it.status).toSorted()).toEqual([200, 409]);
    expect(codeOf(await settle('SA', 'accept'))).toEqual([409, 'CHANGED_MEANWHILE']);
  });

  test('is not settled for what was not looked at', async () => {
    expect(codeOf(await settle('HR', 'accept', [{ id, reasons: ['forgotten'] }]))).toEqual([409, 'CHANGED_MEANWHILE']);
  });

  test('is never one’s own to settle, nor of who is not one’s own', async () => {
    const own = await punchAt('M', '09:00', 'in', AT_CUSTOMER);
    await punchAt('M', '17:00', 'out');
    const items = [{ id: own, reasons: [...OUTSIDE] }];
    expect(codeOf(await settle('M', 'accept', items))).toEqual([403, 'FORBIDDEN']);
    expect(codeOf(await settle('A', 'accept'))).toEqual([403, 'FORBIDDEN']);
    expect(codeOf(await settle('M2', 'accept'))).toEqual([404, 'NOT_FOUND']);
    expect(codeOf(await settle('B', 'accept'))).toEqual([404, 'NOT_FOUND']);
    expect(codeOf(await settle('HR', 'accept', [{ id: 2_000_000_000, reasons: [...OUTSIDE] }]))).toEqual([
      404,
      'NOT_FOUND',
    ]);
    expect((await settle('HR', 'accept', items)).status).toBe(200);
  });
});

test('a check-in without a check-out is accepted for nothing, which its member is told', async () => {
  do {
    day = Temporal.PlainDate.from(day).add({ days: 1 }).toString();
  } while (Temporal.PlainDate.from(day).dayOfWeek > 5);
  const forgotten = await punchAt('A', '09:00', 'in');
  office.now = inYangon('2026-11-20T10:00');
  await closeForgotten(office.database, office.deps.clock);
  expect((await settle('M', 'accept', [{ id: forgotten, reasons: ['forgotten'] }])).status).toBe(200);
  expect(await dayOfA()).toMatchObject({ minutes: 0 });
  const told = await office.database.query
    .selectFrom('notification')
    .select(['code', 'params'])
    .where('member_id', '=', office.ids.A)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect([told.code, JSON.parse(told.params)]).toEqual(['dayAccepted', { day }]);
});

describe('a rejected punch', () => {
  test('counts no more, with the stretch that it began; it stays readable, and its member is told', async () => {
    expect((await dayOfA())?.minutes).toBe(480);
    expect((await settle('M', 'reject')).status).toBe(200);
    expect(await dayOfA()).toMatchObject({ status: 'absent', minutes: 0 });
    const a = await office.holding('A');
    const punches = (await a.call(listPunches, { query: { from: day, to: day } })).data();
    expect(punches.map((it) => it.replaced)).toEqual([true, true]);
    const made = (await a.call(listCorrections, { query: {} })).data() as { before: unknown; after: unknown }[];
    expect(made[0]).toMatchObject({ before: times('09:00', '17:00'), after: [], state: 'approved' });
    const told = await office.database.query
      .selectFrom('notification')
      .select('code')
      .where('member_id', '=', office.ids.A)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(told?.code).toBe('punchRejected');
    const audit = await office.database.query
      .selectFrom('audit')
      .select('action')
      .where('subject', '=', `punch:${id}`)
      .execute();
    expect(audit.map((it) => it.action)).toEqual(['review.reject']);
  });

  test('leaves what else was worked that day, and comes back by a correction', async () => {
    const second = await punchAt('A', '18:00', 'in', AT_CUSTOMER);
    await punchAt('A', '19:00', 'out');
    office.now = inYangon('2026-11-20T10:00');
    const reasons = [...OUTSIDE];
    expect((await settle('HR', 'reject', [{ id: second, reasons }])).status).toBe(200);
    expect((await dayOfA())?.minutes).toBe(480);
    const hr = await office.holding('HR');
    const punches = [...times('09:00', '17:00'), ...times('18:00', '19:00')];
    await hr.call(askCorrection, { body: { membercode: 'A', attendancedate: day, punches, reason: 'It was true' } });
    expect((await dayOfA())?.minutes).toBe(540);
    expect((await listed('HR')).map((it) => it.id)).not.toContain(id);
    const states = await listed('HR', { state: 'settled' });
    expect(states.find((it) => it.id === id)?.state).toBe('corrected');
  });

  test('is none while a correction of its day waits', async () => {
    const asked = { attendancedate: day, punches: times('09:00', '16:00'), reason: 'I left at four' };
    expect((await (await office.holding('A')).call(askCorrection, { body: asked })).status).toBe(201);
    const refused = await settle('HR', 'reject');
    expect(codeOf(refused)).toEqual([422, 'CORRECTION_NOT_POSSIBLE']);
    expect(refused.failure().errors?.[0]?.params).toMatchObject({ reason: 'waiting' });
    expect((await dayOfA())?.minutes).toBe(480);
  });

  test('needs a reason, and all are rejected or none', async () => {
    const hr = await office.holding('HR');
    const body = { decision: 'reject' as const, items: [{ id, reasons: [...OUTSIDE] }] };
    const silent = await hr.call(contracts.settleReview, { body });
    expect([silent.status, silent.failure().errors?.[0]?.field]).toEqual([400, 'remark']);
    const missed = [...body.items, { id: 2_000_000_000, reasons: [...OUTSIDE] }];
    expect((await settle('HR', 'reject', missed)).status).toBe(404);
    expect((await dayOfA())?.minutes).toBe(480);
  });

  test('of a closed pay period is refused and not offered; accepting it is, and what is open keeps the period open', async () => {
    const params = { month: day.slice(0, 7) };
    const [hr, sa] = [await office.holding('HR'), await office.holding('SA')];
    const open = (await hr.call(readOpenThings, { params })).data();
    expect(open.review).toBeGreaterThan(0);
    const refused = await hr.call(closePeriod, { params, body: {} });
    expect(refused.failure().data).toEqual(open);
    await hr.call(closePeriod, { params, body: { waive: 'Looked at later' } });
    const may = (await listed('HR')).find((it) => it.id === id)?.may;
    expect(may).toEqual({ settle: true, reject: false, correct: false });
    expect(codeOf(await settle('HR', 'reject'))).toEqual([422, 'CORRECTION_NOT_POSSIBLE']);
    expect((await settle('HR', 'accept')).status).toBe(200);
    expect((await hr.call(readOpenThings, { params })).data().review).toBe(open.review - 1);
    await sa.call(reopenPeriod, { params, body: { reason: 'For the next test' } });
  });
});
