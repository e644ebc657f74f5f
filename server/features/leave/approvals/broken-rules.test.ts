import { addHoliday } from '@muster/domain/holidays/holidays-contract.ts';
import { listPending } from '@muster/domain/leave/leave-contract.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { type Office, openOffice } from '../../../testing/company/office.ts';
import { decide, expectRefused, forgetLeave, newcomer, take } from '../../../testing/leave/leave.ts';

let office: Office;
let manager: Client;
let hr: Client;
beforeAll(async () => {
  office = await openOffice();
  [manager, hr] = [await office.as('M'), await office.as('HR')];
});
afterAll(() => office.close());
afterEach(() => forgetLeave(office));

const CASUAL = { leavetype: 'CL-CASUAL LEAVE' };
const celebrate = (holidaydate: string) =>
  hr.call(addHoliday, { body: { holidaydate, description: `Extra ${holidaydate}` } });
const breaksOf = async (id: number) =>
  (await manager.call(listPending))
    .data()
    .items.find((it) => it.id === id)
    ?.breaks.map((it) => [it.code, it.params]);

describe('a request that a holiday has come to stand beside', () => {
  test('says so where it waits, and is approved only by who names the rule', async () => {
    const { id } = await take(await newcomer(office, { rest_days: '7' }), '2026-12-08', '2026-12-10');
    expect(await breaksOf(id)).toEqual([]);
    await celebrate('2026-12-11');
    expect(await breaksOf(id)).toEqual([['LEAVE_NEXT_TO_HOLIDAY', { day: '2026-12-11' }]]);

    const failure = await expectRefused(office, 422, 'LEAVE_BREAKS_RULE', () => decide(manager, id, 'approve'));
    expect(failure.data).toEqual({ override: ['LEAVE_NEXT_TO_HOLIDAY'] });
    expect(failure.message).toContain("Leave day can't be taken together with public holidays");
    expect(failure.errors).toMatchObject([{ field: 'override', code: 'LEAVE_NEXT_TO_HOLIDAY' }]);

    const override = ['LEAVE_NEXT_TO_HOLIDAY' as const];
    expect((await decide(manager, id, 'approve', { override })).data()?.approve_status).toBe(1);
    const entry = await office.database.query
      .selectFrom('audit')
      .select('after')
      .where('subject', '=', `leave:${id}`)
      .where('action', '=', 'leave.approve')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(String(entry.after)).against).toMatchObject([{ code: 'LEAVE_NEXT_TO_HOLIDAY' }]);
  });

  test('is approved against both rules, or not at all', async () => {
    const { id } = await take(await newcomer(office, { rest_days: '5' }), '2026-12-08', '2026-12-09');
    await celebrate('2026-12-07');
    await office.database.query
      .updateTable('member_work')
      .set({ rest_days: '4' })
      .where('rest_days', '=', '5')
      .execute();
    expect((await breaksOf(id))?.map(([code]) => code).toSorted()).toEqual([
      'LEAVE_NEXT_TO_HOLIDAY',
      'LEAVE_NEXT_TO_OFFDAY',
    ]);
    const one = () => decide(manager, id, 'approve', { override: ['LEAVE_NEXT_TO_HOLIDAY'] });
    await expectRefused(office, 422, 'LEAVE_BREAKS_RULE', one);
    const override = ['LEAVE_NEXT_TO_HOLIDAY', 'LEAVE_NEXT_TO_OFFDAY'] as const;
    expect((await decide(manager, id, 'approve', { override: [...override] })).status).toBe(200);
  });

  test('is rejected without a further word', async () => {
    const { id } = await take(await newcomer(office), '2026-12-08', '2026-12-10');
    await celebrate('2026-12-11');
    expect((await decide(manager, id, 'reject')).data()?.approve_status).toBe(2);
  });

  test('breaks nothing where its type allows that', async () => {
    const { id } = await take(await newcomer(office), '2026-12-08', '2026-12-10', CASUAL);
    await celebrate('2026-12-11');
    expect(await breaksOf(id)).toEqual([]);
    expect((await decide(manager, id, 'approve')).status).toBe(200);
  });
});

test('a request whose only day has become a holiday says that nothing is left to take', async () => {
  const { id } = await take(await newcomer(office), '2026-12-09', '2026-12-09', CASUAL);
  await celebrate('2026-12-09');
  expect(await breaksOf(id)).toEqual([['LEAVE_DATES_WRONG', { reason: 'all_free' }]]);
  await expectRefused(office, 422, 'LEAVE_BREAKS_RULE', () => decide(manager, id, 'approve'));
});
