import {
  askCorrection,
  decideCorrection,
  listCorrections,
} from '@muster/domain/attendance/corrections/correction-contract.ts';
import { changeMemberCrew } from '@muster/domain/attendance/crew/crew-contract.ts';
import { listForReview, settleReview } from '@muster/domain/attendance/review/review-contract.ts';
import { readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { readWaiting } from '@muster/domain/waiting/waiting-contract.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { became, inPath, name, send } from '../../../testing/attendance/crew.ts';
import { punchBody } from '../../../testing/attendance/punches.ts';
import type { Client } from '../../../testing/company/client.ts';
import { manages } from '../../../testing/company/group-manager.ts';
import {
  FAR_AWAY,
  inYangon,
  MORNING,
  type Newcomer,
  type Office,
  openOffice,
} from '../../../testing/company/office.ts';
import { closeForgotten } from '../punches/close-forgotten.ts';

/** What a lead has made for others and is to be looked at, where the lead manages them too. */
let office: Office;
let lead: Newcomer;
let who: Newcomer;
let foreman: Client;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  office.now = MORNING;
  const { query } = office.database;
  const group = query.selectFrom('work_group').select('id').where('groupno', '=', 'SALES');
  const { id: group_id } = await group.executeTakeFirstOrThrow();
  [lead, who] = [await office.newcomer(), await office.newcomer({ group_id })];
  await name(office, lead.id, [who.id]);
  await manages(office, lead, 'SALES');
  foreman = await lead.client();
});

const listed = async (client: Client, query: object = {}) =>
  (await client.call(listForReview, { query })).data().items.filter((it) => it.membercode === who.membercode);

test('is settled by somebody else, and waits for nobody who made it', async () => {
  const waits = async (client: Client) => (await client.call(readWaiting)).data().attendanceReview;
  const [before, officeBefore] = [await waits(foreman), await waits(await office.holding('HR'))];
  const made = await send(foreman, [punchBody(who.membercode, 'in', { ...FAR_AWAY, remark: 'At the customer' })]);
  expect(became(made)).toEqual(['in']);
  const [item] = await listed(foreman);
  expect(item).toMatchObject({ reasons: ['outside'], may: { settle: false, reject: false } });
  expect(await waits(foreman)).toBe(before);
  const items = [{ id: item?.id ?? 0, reasons: item?.reasons ?? [] }];
  for (const body of [
    { decision: 'accept' as const, items },
    { decision: 'reject' as const, items, remark: 'No' },
  ]) {
    const answer = await foreman.call(settleReview, { body });
    expect([answer.status, answer.failure().code]).toEqual([403, 'FORBIDDEN']);
  }
  const hr = await office.holding('HR');
  expect(await waits(hr)).toBe(officeBefore + 1);
  expect((await hr.call(settleReview, { body: { decision: 'accept', items } })).data()).toEqual({ settled: 1 });
});

test('a check-out that was missed and comes late is put on record as the deed of who made it', async () => {
  await send(foreman, [punchBody(who.membercode, 'in')]);
  office.now = inYangon('2026-11-22T09:00');
  await closeForgotten(office.database, office.deps.clock);
  foreman = await lead.client();
  const out = punchBody(who.membercode, 'out', { offline: true, checktime: '2026-11-20T17:30:00+06:30' });
  expect(became(await send(foreman, [out]))).toEqual(['out']);
  const row = await office.database.query
    .selectFrom('review_item')
    .select(['state', 'settled_by'])
    .where('member_id', '=', who.id)
    .where('reason', '=', 'forgotten')
    .executeTakeFirst();
  expect(row).toEqual({ state: 'corrected', settled_by: lead.id });
});

test('a correction of a day is decided by somebody else than who made its check-ins, who is not asked, and of another day by them', async () => {
  await send(foreman, [punchBody(who.membercode, 'in')]);
  office.now = inYangon('2026-11-20T18:00');
  const own = await who.client();
  const ask = async (attendancedate: string) => {
    const punches = [
      { checktype: 'in' as const, time: '08:30' },
      { checktype: 'out' as const, time: '17:00' },
    ];
    const body = { attendancedate, punches, reason: 'I was there earlier' };
    return (await own.call(askCorrection, { body })).data();
  };
  foreman = await lead.client();
  const waits = async (client: Client) => (await client.call(readWaiting)).data().corrections;
  const before = [await waits(foreman), await waits(await office.holding('HR'))];
  const newsOf = async () => (await foreman.call(listNotifications)).body().length;
  const told = await newsOf();
  const { id } = await ask('2026-11-20');
  expect(await waits(foreman)).toBe(before[0]);
  expect(await newsOf()).toBe(told);
  const seen = async (day: string) =>
    (await foreman.call(listCorrections, { query: { membercode: who.membercode, day } })).data()[0]?.may;
  expect(await seen('2026-11-20')).toEqual({ decide: false, approve: false, withdraw: false });
  const decide = (client: Client, of: number) =>
    client.call(decideCorrection, { params: { id: String(of) }, body: { decision: 'approve' } });
  expect((await decide(foreman, id)).failure().code).toBe('FORBIDDEN');
  const hr = await office.holding('HR');
  expect(await waits(hr)).toBe((before[1] ?? 0) + 1);
  expect((await decide(hr, id)).status).toBe(200);
  const other = await ask('2026-11-19');
  expect(await newsOf()).toBe(told + 1);
  expect((await decide(foreman, other.id)).status).toBe(200);
});

test('an officer who has made check-ins of a day for a member puts nothing of it right at once', async () => {
  const officer = await office.newcomer({ role: 'HR' });
  const crew = { params: inPath(officer.id), body: { add: [who.id], remove: [] } };
  expect((await (await office.holding('SA')).call(changeMemberCrew, crew)).status).toBe(200);
  const sent = await send(await officer.client(), [punchBody(who.membercode, 'in')]);
  expect(became(sent)).toEqual(['in']);
  office.now = inYangon('2026-11-20T18:00');
  const give = async (client: Client, attendancedate: string) => {
    const punches = [
      { checktype: 'in' as const, time: '08:30' },
      { checktype: 'out' as const, time: '17:00' },
    ];
    const body = { attendancedate, punches, reason: 'They were there', membercode: who.membercode };
    return (await client.call(askCorrection, { body })).status;
  };
  const mayOn = async (client: Client) => {
    const query = { membercode: who.membercode, from: '2026-11-19', to: '2026-11-20' };
    return (await client.call(readSummary, { query })).data().days.map((it) => it.may.correct);
  };
  const [own, hr] = [await officer.client(), await office.holding('HR')];
  expect([await mayOn(own), await mayOn(hr)]).toEqual([
    [true, false],
    [true, true],
  ]);
  const excuse = { attendancedate: '2026-11-20', kind: 'excuse' as const, reason: 'Ill', membercode: who.membercode };
  expect((await own.call(askCorrection, { body: excuse })).failure().code).toBe('FORBIDDEN');
  expect([await give(own, '2026-11-20'), await give(own, '2026-11-19'), await give(hr, '2026-11-20')]).toEqual([
    403, 201, 201,
  ]);
});
