import { randomUUID } from 'node:crypto';
import { readLeaveTypes, readLedger } from '@muster/domain/leave/leave-contract.ts';
import { type Adjustment, adjustBalance } from '@muster/domain/leave/leave-office-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { comingAgain } from '../../../testing/company/come-again.ts';
import { type HrOffice, openHrOffice } from '../../../testing/company/hr-office.ts';
import { mailsIn } from '../../../testing/company/outbox.ts';
import { expectRefused, ledgerOf, newcomer, type Person, remaining, take } from '../../../testing/leave/leave.ts';
import { expectSoundLeave } from '../../../testing/leave/sound-leave.ts';

let { office, hr } = {} as HrOffice;
beforeAll(async () => {
  ({ office, hr } = await openHrOffice());
});
afterAll(() => office.close());
afterEach(() => expectSoundLeave(office.database));

const asked = (who: { code: string }, more: Partial<Adjustment> = {}): Adjustment => ({
  membercode: who.code,
  leavetypeid: 'EL',
  fiscalyear: 2026,
  days: 2,
  note: 'worked on two Sundays',
  ...more,
});
const adjust = (who: { code: string }, more?: Partial<Adjustment>, client = hr) =>
  client.call(adjustBalance, { body: asked(who, more) });
const adjustWith = (key: string, who: Person, more?: Partial<Adjustment>) =>
  hr.send({
    method: 'POST',
    url: adjustBalance.path,
    headers: { 'idempotency-key': key },
    payload: asked(who, more),
  });

describe('a balance that the office adjusts', () => {
  test('is one of a type with a limit: of the others there is nothing to add to', async () => {
    const who = await newcomer(office);
    const unlimit = (unlimited: 0 | 1) =>
      office.database.query.updateTable('leave_code').set({ unlimited }).where('leaveid', '=', 'WP').execute();
    await unlimit(1);
    const before = await office.state();
    const refused = (await adjust(who, { leavetypeid: 'WP' })).failure();
    expect([refused.code, refused.errors[0]]).toMatchObject(['INVALID_INPUT', { field: 'leavetypeid' }]);
    expect(refused.errors[0]?.message).toContain('no limit');
    expect(await office.state()).toBe(before);
    await unlimit(0);
  });

  test('has a line that says how many days and why, and the member is told', async () => {
    const who = await newcomer(office, { email: 'who@lotus.example' });
    const answer = await adjust(who);
    expect([answer.status, answer.data()]).toEqual([201, { remaining: 12 }]);
    expect((await ledgerOf(who)).at(-1)).toMatchObject({
      kind: 'adjusted',
      days: 2,
      note: 'worked on two Sundays',
      by: expect.any(String),
      balance: 12,
    });
    const [told] = (await who.client.call(listNotifications)).body();
    expect(told).toMatchObject({
      title: 'EARNED LEAVE: 2 days added to your balance',
      subtitle: 'worked on two Sundays',
      path: '/dashboard/take_leave',
    });
    await office.deps.background.settled();
    expect(mailsIn(office.dataDir).filter((it) => it.includes('2 days added to your balance'))).toHaveLength(1);
    const [entry] = await office.database.query
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'leave.adjust')
      .where('subject', '=', `member:${who.id}`)
      .execute();
    expect(entry?.actor_id).toBe(office.ids.HR);
    expect([entry?.before, entry?.after].map((it) => JSON.parse(it ?? '').remaining)).toEqual([10, 12]);
  });

  test('can lose what remains and no day more', async () => {
    const who = await newcomer(office);
    await take(who, '2026-12-01', '2026-12-03');
    const failure = await expectRefused(office, 422, 'LEAVE_BALANCE_TOO_LOW', () => adjust(who, { days: -8 }));
    expect(failure).toMatchObject({ data: { remaining: 7 }, errors: [{ field: 'days' }] });
    expect((await adjust(who, { days: -7 })).data()).toEqual({ remaining: 0 });
  });

  test('is that of the next fiscal year when it is named, and read by year', async () => {
    const who = await newcomer(office);
    await adjust(who, { fiscalyear: 2027, days: -1 });
    expect(await remaining(who)).toBe(10);
    const query = { membercode: who.code, fiscalyear: '2027' };
    const { fiscalyear, types } = (await hr.call(readLeaveTypes, { query })).data();
    expect([fiscalyear, types.find((it) => it.leaveid === 'EL')?.remaining]).toEqual([2027, 9]);
    const lines = (await hr.call(readLedger, { query: { ...query, leavetypeid: 'EL' } })).data();
    expect(lines.map((it) => it.kind)).toEqual(['grant', 'adjusted']);
  });

  test('is that of the year just over, and the member reads of which year', async () => {
    const who = await newcomer(office);
    expect((await adjust(who, { fiscalyear: 2025, days: 1.5 })).data()).toEqual({ remaining: 1.5 });
    expect(await remaining(who)).toBe(10);
    const [told] = (await who.client.call(listNotifications)).body();
    expect(told?.title).toBe('EARNED LEAVE: 1.5 days added to your balance of the fiscal year 01/04/2025 – 31/03/2026');
  });

  test('opens a type that gives no days of itself', async () => {
    const who = await newcomer(office);
    await adjust(who, { leavetypeid: 'WP', days: 3 });
    await take(who, '2026-12-01', '2026-12-03', { leavetype: 'WP-LEAVE WITHOUT PAY' });
    expect(await remaining(who, 'WP')).toBe(0);
  });

  test('is never the own', async () => {
    await expectRefused(office, 403, 'FORBIDDEN', () => adjust({ code: 'HR' }));
    const sa = await office.holding('SA');
    await expectRefused(office, 403, 'FORBIDDEN', () => adjust({ code: 'SA' }, {}, sa));
    expect((await adjust({ code: 'HR' }, {}, sa)).status).toBe(201);
  });

  test.each<[string, number, string, Partial<Adjustment>]>([
    ['the year before the one that is just over', 400, 'INVALID_INPUT', { fiscalyear: 2024 }],
    ['the year after the next', 400, 'INVALID_INPUT', { fiscalyear: 2028 }],
    ['no day', 400, 'INVALID_INPUT', { days: 0 }],
    ['a quarter of a day', 400, 'INVALID_INPUT', { days: 0.25 }],
    ['almost no day', 400, 'INVALID_INPUT', { days: 1e-20 }],
    ['almost half a day', 400, 'INVALID_INPUT', { days: 0.49999999999999994 }],
    ['no word why', 400, 'INVALID_INPUT', { note: ' ' }],
    ['a type that is not there', 422, 'LEAVE_TYPE_UNKNOWN', { leavetypeid: 'XX' }],
    ['a member who is not there', 404, 'NOT_FOUND', { membercode: 'NOBODY' }],
  ])('is not for %s', async (_, status, code, wrong) => {
    await expectRefused(office, status, code, () => adjust({ code: 'A' }, wrong));
  });
});

describe('an adjustment that is sent again with its key', () => {
  test('twenty times at once is one line, one word to the member and twenty equal answers', async () => {
    const who = await newcomer(office);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => comingAgain(() => adjustWith(key, who))));
    expect(answers.filter((it) => it.statusCode === 201)).toHaveLength(1);
    expect(new Set(answers.map((it) => JSON.stringify(it.json().data)))).toEqual(new Set(['{"remaining":12}']));
    expect((await ledgerOf(who)).filter((it) => it.kind === 'adjusted')).toHaveLength(1);
    expect((await who.client.call(listNotifications)).body()).toHaveLength(1);
  });

  test('but other days, or for somebody else, is told so', async () => {
    const [who, other] = [await newcomer(office), await newcomer(office)];
    const key = randomUUID();
    await adjustWith(key, who);
    for (const again of [await adjustWith(key, who, { days: 3 }), await adjustWith(key, other)]) {
      expect([again.statusCode, again.json().code]).toEqual([409, 'REQUEST_KEY_REUSED']);
    }
    expect([await remaining(who), await remaining(other)]).toEqual([12, 10]);
  });
});
