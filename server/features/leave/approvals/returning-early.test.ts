import { asHalfDays } from '@muster/domain/leave/half-days.ts';
import { listLeave, listPending } from '@muster/domain/leave/leave-contract.ts';
import { changeForMember } from '@muster/domain/leave/leave-office-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { inYangon, MORNING, type Office, openOffice } from '../../../testing/company/office.ts';
import {
  askReturn,
  at,
  decide,
  decideReturn,
  expectRefused,
  ledgerOf,
  newcomer,
  type Person,
  remaining,
  take,
} from '../../../testing/leave/leave.ts';
import { expectSoundLeave } from '../../../testing/leave/sound-leave.ts';

let office: Office;
let manager: Client;
let who: Person;
beforeAll(async () => {
  office = await openOffice();
  manager = await office.as('M');
});
afterAll(() => office.close());
afterEach(async () => {
  office.now = MORNING;
  await expectSoundLeave(office.database);
});

/** Tuesday to Thursday, approved. */
async function approved(): Promise<number> {
  who = await newcomer(office);
  const { id } = await take(who, '2026-12-01', '2026-12-03');
  await decide(manager, id, 'approve');
  return id;
}
const waiting = async (id: number) => (await manager.call(listPending)).data().items.find((it) => it.id === id);

describe('asking to come back early', () => {
  test('changes nothing but that the manager is asked', async () => {
    const id = await approved();
    expect((await askReturn(who, id, '2026-12-03')).data()).toMatchObject({
      approve_status: 1,
      returnfrom: '2026-12-03',
      end: '2026-12-03',
      days: 3,
    });
    expect(await remaining(who)).toBe(7);
    expect(await waiting(id)).toMatchObject({ returnfrom: '2026-12-03', balancebefore: 7, balanceafter: 8 });
    expect((await manager.call(listNotifications)).body()[0]?.title).toMatch(/would come back on 03\/12\/2026$/);
  });

  test('is taken back', async () => {
    const id = await approved();
    await askReturn(who, id, '2026-12-03');
    expect((await askReturn(who, id, null)).data()).toMatchObject({ returnfrom: null });
    expect(await waiting(id)).toBeUndefined();
    await expectRefused(office, 409, 'CHANGED_MEANWHILE', () => decideReturn(manager, id, 'approve'));
  });

  test('twice for the same day is as once', async () => {
    const id = await approved();
    const first = (await askReturn(who, id, '2026-12-03')).data();
    const before = await office.state();
    expect((await askReturn(who, id, '2026-12-03')).data()).toEqual(first);
    expect(await office.state()).toBe(before);
  });

  test('may name another day, and the last one holds', async () => {
    const id = await approved();
    await askReturn(who, id, '2026-12-03');
    expect((await askReturn(who, id, '2026-12-02')).data()?.returnfrom).toBe('2026-12-02');
  });

  test('taken back where nothing was asked changes nothing', async () => {
    const id = await approved();
    const before = await office.state();
    expect((await askReturn(who, id, null)).status).toBe(200);
    expect(await office.state()).toBe(before);
  });

  test.each([
    ['before the leave', '2026-11-30'],
    ['after the leave', '2026-12-04'],
  ])('is refused for a day %s', async (_, day) => {
    const id = await approved();
    await expectRefused(office, 422, 'LEAVE_DATES_WRONG', () => askReturn(who, id, day));
  });

  test('is refused for today, and for a day that is over', async () => {
    const id = await approved();
    who = await at(office, who, inYangon('2026-12-02T08:00'));
    await expectRefused(office, 422, 'LEAVE_DATES_WRONG', () => askReturn(who, id, '2026-12-02'));
    await expectRefused(office, 422, 'LEAVE_DATES_WRONG', () => askReturn(who, id, '2026-12-01'));
    expect((await askReturn(who, id, '2026-12-03')).status).toBe(200);
  });

  test('is settled when the office changes the leave, and nobody decides about it any more', async () => {
    const id = await approved();
    await askReturn(who, id, '2026-12-03');
    const hr = await office.holding('HR');
    const body = { leavetype: 'EL', fromdate: '2026-12-08', todate: '2026-12-10', reason: 'another week' };
    expect((await hr.call(changeForMember, { params: { id: String(id) }, body })).data()).toMatchObject({
      returnfrom: null,
    });
    expect(await waiting(id)).toBeUndefined();
    await expectRefused(office, 409, 'CHANGED_MEANWHILE', () => decideReturn(manager, id, 'reject'));
  });

  test('is refused while the leave waits, and after it was rejected', async () => {
    who = await newcomer(office);
    const { id } = await take(who, '2026-12-01', '2026-12-03');
    await expectRefused(office, 409, 'LEAVE_READ_ONLY', () => askReturn(who, id, '2026-12-03'));
    await decide(manager, id, 'reject');
    await expectRefused(office, 409, 'LEAVE_READ_ONLY', () => askReturn(who, id, '2026-12-03'));
  });

  test('is the member’s alone', async () => {
    const id = await approved();
    const peer = await newcomer(office);
    const answers = [
      await askReturn(peer, id, '2026-12-03'),
      await askReturn(peer, 2_000_000_000, '2026-12-03'),
      await askReturn({ ...peer, client: manager }, id, '2026-12-03'),
    ];
    for (const answer of answers) expect([answer.status, answer.raw.body]).toEqual([404, answers[0]?.raw.body]);
  });
});

const spans = async () => (await ledgerOf(who)).map((it) => [it.kind, it.days, it.start, it.end]);

test('the ledger keeps the days that were taken, and says which of them came back', async () => {
  const id = await approved();
  await askReturn(who, id, '2026-12-03');
  await decideReturn(manager, id, 'approve');
  expect(await spans()).toEqual([
    ['grant', 10, null, null],
    ['taken', -3, '2026-12-01', '2026-12-03'],
    ['reversed', 1, '2026-12-03', '2026-12-03'],
  ]);
});

test('lines of before, which have no days of their own, have those of their leave as it is now', async () => {
  who = await newcomer(office);
  const { id } = await take(who, '2026-12-01', '2026-12-03');
  const { database } = office;
  const { id: _, ...line } = await database.query
    .selectFrom('leave_ledger')
    .selectAll()
    .where('leave_id', '=', id)
    .executeTakeFirstOrThrow();
  const before = { ...line, from_day: null, until_day: null };
  await database.query
    .insertInto('leave_ledger')
    .values([
      { ...before, kind: 'reversed', half_days: 6, revision: 8 },
      { ...before, revision: 9 },
    ])
    .execute();
  expect((await spans()).slice(2)).toEqual([
    ['reversed', 3, '2026-12-01', '2026-12-03'],
    ['reserved', -3, '2026-12-01', '2026-12-03'],
  ]);
});

describe('the manager', () => {
  test('confirms: the leave is shorter, its days are free and back in the balance', async () => {
    const id = await approved();
    await askReturn(who, id, '2026-12-02');
    expect((await decideReturn(manager, id, 'approve')).data()).toMatchObject({
      start: '2026-12-01',
      end: '2026-12-01',
      days: 1,
      returnfrom: null,
      approve_status: 1,
    });
    expect((await ledgerOf(who)).at(-1)).toMatchObject({ kind: 'reversed', days: 2, note: 'early return', balance: 9 });
    await take(who, '2026-12-02', '2026-12-03');
  });

  test('confirms from the first day: the leave is gone', async () => {
    const id = await approved();
    await askReturn(who, id, '2026-12-01');
    expect((await decideReturn(manager, id, 'approve')).data()).toBeNull();
    expect(await remaining(who)).toBe(10);
    const all = await who.client.call(listLeave, { query: { from: '2026-11-01', to: '2027-03-31' } });
    expect(all.data()).toEqual([]);
  });

  test('confirms in the morning of that day, after an evening on which nobody looked', async () => {
    const id = await approved();
    await askReturn(who, id, '2026-12-02');
    office.now = inYangon('2026-12-02T08:00');
    expect((await decideReturn(await office.holding('M'), id, 'approve')).data()).toMatchObject({ days: 1 });
  });

  test('cannot confirm once that day is over, for it was taken; to decline is all that is left', async () => {
    const id = await approved();
    await askReturn(who, id, '2026-12-02');
    for (const late of ['2026-12-03T00:01', '2026-12-07T09:00']) {
      office.now = inYangon(late);
      const then = await office.holding('M');
      const failure = await expectRefused(office, 422, 'LEAVE_DATES_WRONG', () => decideReturn(then, id, 'approve'));
      expect(failure.params).toEqual({ reason: 'over', day: '2026-12-02' });
    }
    const then = await office.holding('M');
    expect((await decideReturn(then, id, 'reject')).data()).toMatchObject({ days: 3, returnfrom: null });
    who = await at(office, who, office.now);
    expect(await remaining(who)).toBe(7);
  });

  test('declines: everything is as it was', async () => {
    const id = await approved();
    await askReturn(who, id, '2026-12-02');
    expect((await decideReturn(manager, id, 'reject')).data()).toMatchObject({ days: 3, returnfrom: null });
    expect(await remaining(who)).toBe(7);
    expect((await who.client.call(listNotifications)).body()[0]?.title).toBe('Early return on 02/12/2026: declined');
  });

  test.each(['approve', 'reject'] as const)('decides once: %s', async (decision) => {
    const id = await approved();
    await askReturn(who, id, '2026-12-03');
    await decideReturn(manager, id, decision);
    for (const again of ['approve', 'reject'] as const) {
      await expectRefused(office, 409, 'CHANGED_MEANWHILE', () => decideReturn(manager, id, again));
    }
  });

  test('can confirm another early return of the same leave', async () => {
    const id = await approved();
    for (const day of ['2026-12-03', '2026-12-02']) {
      await askReturn(who, id, day);
      await decideReturn(manager, id, 'approve');
    }
    expect(await remaining(who)).toBe(9);
  });

  test('of another group, a peer and the member cannot; HR can', async () => {
    const id = await approved();
    await askReturn(who, id, '2026-12-03');
    await expectRefused(office, 403, 'FORBIDDEN', () => decideReturn(who.client, id, 'approve'));
    for (const persona of ['M2', 'B'] as const) {
      const other = await office.holding(persona);
      await expectRefused(office, 404, 'NOT_FOUND', () => decideReturn(other, id, 'approve'));
    }
    expect((await decideReturn(await office.holding('HR'), id, 'approve')).status).toBe(200);
  });
});

test('days on both sides of the first of April go back to their own years', async () => {
  who = await at(office, await newcomer(office, { rest_days: '' }), inYangon('2027-03-29T09:00'));
  manager = await office.as('M');
  const { id } = await take(who, '2027-03-30', '2027-04-03');
  await decide(manager, id, 'approve');
  await askReturn(who, id, '2027-03-31');
  expect((await decideReturn(manager, id, 'approve')).data()).toMatchObject({ days: 1 });
  const back = await office.database.query
    .selectFrom('leave_ledger')
    .select(['fiscal_year', 'half_days'])
    .where('leave_id', '=', id)
    .where('kind', '=', 'reversed')
    .orderBy('fiscal_year')
    .execute();
  expect(back).toEqual([
    { fiscal_year: 2026, half_days: asHalfDays(1) },
    { fiscal_year: 2027, half_days: asHalfDays(3) },
  ]);
});

test('what stays next to a free day is told to who confirms and goes on record, and keeps nobody away', async () => {
  manager = await office.as('M');
  who = await newcomer(office, { rest_days: '3' });
  const { id } = await take(who, '2026-12-08', '2026-12-10');
  await decide(manager, id, 'approve');
  await askReturn(who, id, '2026-12-10');
  expect((await waiting(id))?.breaks).toEqual([]);
  await askReturn(who, id, '2026-12-09');
  const told = (await waiting(id))?.breaks.map((it) => [it.code, it.params]);
  expect(told).toEqual([['LEAVE_NEXT_TO_OFFDAY', { day: '2026-12-09' }]]);
  expect((await decideReturn(manager, id, 'approve')).data()).toMatchObject({ end: '2026-12-08', days: 1 });
  const entry = await office.database.query
    .selectFrom('audit')
    .select('after')
    .where('action', '=', 'leave.return-approve')
    .where('subject', '=', `leave:${id}`)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(String(entry.after)).against).toMatchObject([{ code: 'LEAVE_NEXT_TO_OFFDAY' }]);
});
