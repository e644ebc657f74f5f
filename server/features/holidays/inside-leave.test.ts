import { closePeriod } from '@muster/domain/attendance/periods/periods-contract.ts';
import * as contracts from '@muster/domain/holidays/holidays-contract.ts';
import type { LeaveView } from '@muster/domain/leave/leave-contract.ts';
import { changeForMember } from '@muster/domain/leave/leave-office-contract.ts';
import { readWaiting } from '@muster/domain/waiting/waiting-contract.ts';
import { overrideDay } from '@muster/domain/work/work-contract.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/company/client.ts';
import { inYangon, MORNING, type Office, openOffice } from '../../testing/company/office.ts';
import {
  askReturn,
  at,
  decide,
  decideReturn,
  forgetLeave,
  newcomer,
  type Person,
  take,
  tryEdit,
} from '../../testing/leave/leave.ts';
import { expectSoundLeave } from '../../testing/leave/sound-leave.ts';

const CASUAL = { leavetype: 'CL-CASUAL LEAVE' };
const WITHOUT_PAY = { leavetype: 'WP-LEAVE WITHOUT PAY' };
const [TUESDAY, WEDNESDAY, THURSDAY, FRIDAY] = ['2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11'];
const A_WEEK_LATER = { fromdate: '2026-12-15', todate: '2026-12-16' };

let office: Office;
let hr: Client;
beforeAll(async () => {
  office = await openOffice();
  await setType('CL', { free_days: 'skipped' });
});
afterAll(() => office.close());
beforeEach(async () => {
  office.now = MORNING;
  hr = await office.holding('HR');
  await setType('WP', { free_days: 'skipped', paid: 'none', unlimited: 1 });
});
/** Each test has holidays and leave of its own. */
afterEach(() => forgetLeave(office));

const setType = (leaveid: string, set: object) =>
  office.database.query.updateTable('leave_code').set(set).where('leaveid', '=', leaveid).execute();
const add = async (holidaydate: string, query: object = {}) =>
  (await hr.call(contracts.addHoliday, { query, body: { holidaydate, description: 'Extra day' } })).data();
const remove = (id: number | null) => hr.call(contracts.removeHoliday, { params: { id: String(id) } });
const listed = async () => (await hr.call(contracts.listAffectedLeave)).data().items;
const shown = async () => (await listed()).map((it) => [it.leaveid, it.holidaydate, it.effect]);
const waiting = async () => (await hr.call(readWaiting)).data().affectedLeave;
const nothing = async () => expect([await shown(), await waiting()]).toEqual([[], 0]);
const dismiss = async (id: number | undefined) =>
  (await hr.call(contracts.dismissAffectedLeave, { params: { id: String(id) } })).status;
const settled = () => office.database.query.selectFrom('affected_leave').select(['effect', 'done_at']).execute();
/** The office saves the leave, as it is or with other days. */
const save = async (
  { id, ltype, start, end, revision }: LeaveView,
  days: { fromdate?: string; todate?: string } = {},
) => {
  const body = { leavetype: ltype, fromdate: start, todate: end, reason: 'It is a holiday', revision, ...days };
  return (await hr.call(changeForMember, { params: { id: String(id) }, body })).data();
};
const approve = async ({ id }: LeaveView) => (await decide(hr, id, 'approve')).data() as LeaveView;

describe('a holiday within leave is listed no more', () => {
  test('when the office saves the leave with the same days, and is on record as settled then', async () => {
    const leave = await approve(await take(await newcomer(office), TUESDAY, THURSDAY, CASUAL));
    await add(WEDNESDAY);
    const [line] = await listed();
    expect(line).toMatchObject({ leaveid: leave.id, effect: 'inside' });
    expect(await save(leave)).toMatchObject({ days: 2, uncharged: [WEDNESDAY] });
    await nothing();
    expect(await settled()).toEqual([{ effect: 'inside', done_at: expect.any(String) }]);
    expect(await dismiss(line?.id)).toBe(404);
    await expectSoundLeave(office.database);
  });

  test('when the leave is moved away from it, and not when it is moved and keeps it', async () => {
    const leave = await approve(await take(await newcomer(office), TUESDAY, WEDNESDAY));
    await add(WEDNESDAY);
    const longer = await save(leave, { todate: THURSDAY });
    expect(await shown()).toEqual([[leave.id, WEDNESDAY, 'inside']]);
    await save(longer, A_WEEK_LATER);
    await nothing();
  });

  test('when its member asks for other days, or for the same anew', async () => {
    const [moves, again] = [await newcomer(office), await newcomer(office)];
    const moved = await take(moves, TUESDAY, WEDNESDAY, CASUAL);
    const asked = await take(again, TUESDAY, THURSDAY, CASUAL);
    await add(WEDNESDAY);
    expect((await shown()).map(([id]) => id)).toEqual([moved.id, asked.id]);
    expect((await tryEdit(moves, moved.id, THURSDAY, FRIDAY, { ...CASUAL, noOfLeave: 2 })).status).toBe(200);
    expect((await shown()).map(([id]) => id)).toEqual([asked.id]);
    expect((await tryEdit(again, asked.id, TUESDAY, THURSDAY, { ...CASUAL, noOfLeave: 2 })).status).toBe(200);
    await nothing();
    expect((await settled()).filter((it) => it.done_at === null)).toEqual([]);
  });

  test('when its day is given back by an early return', async () => {
    const who = await newcomer(office);
    const { id } = await approve(await take(who, TUESDAY, THURSDAY, CASUAL));
    await add(WEDNESDAY);
    await askReturn(who, id, WEDNESDAY);
    expect(await shown()).toEqual([[id, WEDNESDAY, 'inside']]);
    expect((await decideReturn(hr, id, 'approve')).status).toBe(200);
    await nothing();
    expect((await settled()).map((it) => it.done_at)).toEqual([expect.any(String)]);
  });

  test('of leave that was mended before lines were settled with that', async () => {
    const leave = await take(await newcomer(office), TUESDAY, THURSDAY, CASUAL);
    await add(WEDNESDAY);
    const { query } = office.database;
    const [line] = await listed();
    await save(leave);
    await query.updateTable('affected_leave').set({ done_at: null }).execute();
    await nothing();
    expect(await dismiss(line?.id)).toBe(404);
  });

  test('for good: not when the holiday is taken off and the day is charged again', async () => {
    const leave = await take(await newcomer(office), TUESDAY, THURSDAY, CASUAL);
    const { holiday } = await add(WEDNESDAY);
    const saved = await save(leave);
    await remove(holiday.id);
    expect(await shown()).toEqual([[leave.id, WEDNESDAY, 'uncharged']]);
    const charged = await save(saved);
    expect(charged).toMatchObject({ days: 3, uncharged: [] });
    await nothing();
    await add(WEDNESDAY);
    expect(await shown()).toEqual([[leave.id, WEDNESDAY, 'inside']]);
    await save(charged);
    await nothing();
  });

  test('nor is a day that is worked again, once the leave does not have it', async () => {
    const { holiday } = await add(WEDNESDAY);
    const leave = await take(await newcomer(office), TUESDAY, THURSDAY);
    await remove(holiday.id);
    expect(await shown()).toEqual([[leave.id, WEDNESDAY, 'no-longer-inside']]);
    await save(leave, A_WEEK_LATER);
    await nothing();
  });

  test('when the holiday is removed again: only that is said then', async () => {
    const leave = await take(await newcomer(office), TUESDAY, THURSDAY);
    const { holiday } = await add(WEDNESDAY);
    expect(await shown()).toEqual([[leave.id, WEDNESDAY, 'inside']]);
    await remove(holiday.id);
    expect(await shown()).toEqual([[leave.id, WEDNESDAY, 'no-longer-inside']]);
    await add(WEDNESDAY);
    expect(await shown()).toEqual([[leave.id, WEDNESDAY, 'inside']]);
  });

  test('nor is what was beside leave, once the leave is moved away from it', async () => {
    const leave = await approve(await take(await newcomer(office), TUESDAY, WEDNESDAY));
    await add(THURSDAY);
    await add(FRIDAY);
    expect(await shown()).toEqual([[leave.id, THURSDAY, 'adjacent']]);
    await save(leave, A_WEEK_LATER);
    await nothing();
  });

  test('but where the type counts holidays it stays, as does what is beside leave', async () => {
    const leave = await take(await newcomer(office), TUESDAY, THURSDAY);
    await add(WEDNESDAY);
    await add(FRIDAY);
    const before = await shown();
    expect(before.map(([, day, effect]) => [day, effect])).toEqual([
      [WEDNESDAY, 'inside'],
      [FRIDAY, 'adjacent'],
    ]);
    const override = ['LEAVE_NEXT_TO_HOLIDAY', 'LEAVE_NEXT_TO_OFFDAY'] as const;
    const body = { leavetype: 'EL', fromdate: TUESDAY, todate: THURSDAY, reason: 'As it was' };
    const params = { id: String(leave.id) };
    expect((await hr.call(changeForMember, { params, body: { ...body, override: [...override] } })).status).toBe(200);
    expect(await shown()).toEqual(before);
  });
});

test('a day that a single day has made free stays listed so, whatever holiday comes and goes on it', async () => {
  const who = await newcomer(office);
  const leave = await approve(await take(who, TUESDAY, THURSDAY, CASUAL));
  const off = { date: WEDNESDAY, kind: 'off', reason: 'The roof is mended' } as const;
  (await hr.call(overrideDay, { params: { id: String(who.id) }, body: off })).data();
  const before = await listed();
  expect(before).toMatchObject([{ leaveid: leave.id, effect: 'inside', description: off.reason }]);
  const { holiday } = await add(WEDNESDAY);
  expect(await listed()).toEqual(before);
  await remove(holiday.id);
  expect(await listed()).toEqual(before);
});

describe('what helps where the balance does not', () => {
  const without = (who: Person, from: string, to: string) => take(who, from, to, WITHOUT_PAY);
  const helps = async (day: string) => {
    const seen = await add(day, { preview: 'true' });
    const stored = await add(day);
    const told = seen.affected.map((it) => it.mendby);
    expect(stored.affected.map((it) => it.mendby)).toEqual(told);
    expect((await listed()).map((it) => it.mendby)).toEqual(told);
    return told;
  };

  test('is saving the leave again, which the preview says too, where its type skips holidays', async () => {
    const who = await newcomer(office);
    const leave = await without(who, TUESDAY, THURSDAY);
    expect(await helps(WEDNESDAY)).toEqual(['saving']);
    expect(await save(leave)).toMatchObject({ days: 2, uncharged: [WEDNESDAY] });
    await nothing();
  });

  test('is leaving the day out where its type counts holidays', async () => {
    await setType('WP', { free_days: 'counted' });
    const leave = await without(await newcomer(office), TUESDAY, WEDNESDAY);
    expect(await helps(WEDNESDAY)).toEqual(['parting']);
    await save(leave, { todate: TUESDAY });
    await nothing();
  });

  test('is cancelling leave of that day alone: to save it again is refused', async () => {
    const { id } = await without(await newcomer(office), WEDNESDAY, WEDNESDAY);
    expect(await helps(WEDNESDAY)).toEqual(['cancelling']);
    const body = { leavetype: 'WP', fromdate: WEDNESDAY, todate: WEDNESDAY, reason: 'As it was' };
    const answer = await hr.call(changeForMember, { params: { id: String(id) }, body });
    expect(answer.failure()).toMatchObject({ code: 'LEAVE_DATES_WRONG', params: { reason: 'all_free' } });
  });

  test('is said of half-paid types and of those without a limit, and not where the balance helps; none is told of no limit', async () => {
    const [unpaid, paid] = [await newcomer(office), await newcomer(office)];
    await without(unpaid, TUESDAY, THURSDAY);
    await take(paid, TUESDAY, THURSDAY, CASUAL);
    const { balances } = await add(WEDNESDAY, { preview: 'true' });
    expect(balances.map((it) => it.membercode)).toEqual([paid.code]);
    for (const [set, said] of [
      [{ paid: 'half', unlimited: 0 }, 'saving'],
      [{ paid: 'full', unlimited: 1 }, 'saving'],
      [{ paid: 'full', unlimited: 0 }, undefined],
    ] as const) {
      await setType('WP', set);
      const { affected } = await add(WEDNESDAY, { preview: 'true' });
      expect(affected.map((it) => it.mendby)).toEqual([said, undefined]);
    }
  });

  test('is nothing but settling it by hand in a closed pay period, where leave stays as it is', async () => {
    office.now = inYangon('2026-10-07T09:00');
    const who = await at(office, await newcomer(office), office.now);
    const leave = await without(who, '2026-10-27', '2026-10-29');
    await decide(await office.as('SA'), leave.id, 'approve');
    office.now = MORNING;
    hr = await office.holding('SA');
    const closing = { params: { month: '2026-10' }, body: { waive: 'Nothing else is open' } };
    expect((await hr.call(closePeriod, closing)).status).toBe(200);
    expect(await helps('2026-10-28')).toEqual(['hand']);
    expect(await save({ ...leave, revision: leave.revision + 1 })).toMatchObject({ days: 3, uncharged: [] });
    expect((await listed()).map((it) => it.mendby)).toEqual(['hand']);
  });
});
