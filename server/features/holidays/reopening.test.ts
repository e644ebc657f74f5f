import * as contracts from '@muster/domain/holidays/holidays-contract.ts';
import { readWaiting } from '@muster/domain/waiting/waiting-contract.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../testing/company/client.ts';
import { inYangon, type Office, openOffice } from '../../testing/company/office.ts';
import { forgetLeave, newcomer, personOf, take, tryRemove } from '../../testing/leave/leave.ts';

let office: Office;
let hr: Client;
let sa: Client;
beforeAll(async () => {
  office = await openOffice();
  office.now = inYangon('2026-11-20T10:00');
  [hr, sa] = [await office.as('HR'), await office.as('SA')];
});
afterAll(() => office.close());
/** Each test has holidays and leave of its own. */
afterEach(() => forgetLeave(office));

const add = async (holidaydate: string) =>
  (await hr.call(contracts.addHoliday, { body: { holidaydate, description: 'Extra day' } })).data();
const inPath = (id: number | null | undefined) => ({ params: { id: String(id) } });
const settle = (client: Client, id?: number | null) => client.call(contracts.dismissAffectedLeave, inPath(id));
const reopen = async (client: Client, id?: number | null) => {
  const answer = await client.call(contracts.reopenAffectedLeave, inPath(id));
  return answer.status < 300 ? answer.data().id : answer.failure().code;
};
const open = async () => (await hr.call(contracts.listAffectedLeave)).data().items.map((it) => it.id);
const settled = async (client = hr) => (await client.call(contracts.listSettledLeave)).data().items;
const waiting = async () => (await hr.call(readWaiting)).data().affectedLeave;

/** Leave with a new holiday within it, and its line. */
const touched = async (day = '2026-12-09') => {
  const who = await newcomer(office);
  const leave = await take(who, '2026-12-08', '2026-12-10');
  const { holiday, affected } = await add(day);
  return { who, leave, leaveId: leave.id, holidayId: holiday.id, line: affected[0] };
};

test('what was ticked off is looked up with who did and when, and goes back on the list', async () => {
  const { line } = await touched();
  await settle(sa, line?.id);
  const by = { membercode: 'SA', membername: expect.any(String) };
  const settledBy = { settled: { at: '2026-11-20T03:30:00.000Z', by }, may: { open: true } };
  expect(await settled()).toEqual([{ ...line, ...settledBy }]);
  expect([await open(), await waiting()]).toEqual([[], 0]);
  expect(await reopen(hr, line?.id)).toBe(line?.id);
  expect([await open(), await waiting(), await settled()]).toEqual([[line?.id], 1, []]);
  expect(await reopen(hr, line?.id)).toBe('NOT_FOUND');
  expect((await settle(hr, line?.id)).status).toBe(200);
});

test('the record says who opened it again', async () => {
  const { line, leaveId } = await touched();
  await settle(sa, line?.id);
  await reopen(hr, line?.id);
  const entries = office.database.query
    .selectFrom('audit')
    .select('actor_id')
    .where('subject', '=', `leave:${leaveId}`);
  const reopened = await entries.where('action', '=', 'affected-leave.reopen').execute();
  expect(reopened).toEqual([{ actor_id: office.ids.HR }]);
});

test('leave that is gone since is settled for good', async () => {
  const { who, line, leave } = await touched();
  await settle(hr, line?.id);
  await tryRemove(who, leave);
  expect([await settled(), await reopen(hr, line?.id)]).toEqual([[], 'NOT_FOUND']);
});

test('a line in whose place another has come is not opened again', async () => {
  const { line, holidayId } = await touched();
  await settle(hr, line?.id);
  const removed = await hr.call(contracts.removeHoliday, inPath(holidayId));
  const later = removed.data().affected[0]?.id;
  expect([await settled(), await reopen(hr, line?.id), await open()]).toEqual([[], 'NOT_FOUND', [later]]);
  await settle(hr, later);
  expect((await settled()).map((it) => it.id)).toEqual([later]);
});

test('a line that a change has taken off the list was settled by nobody', async () => {
  const { line, holidayId } = await touched();
  await hr.call(contracts.removeHoliday, inPath(holidayId));
  expect([await settled(), await reopen(hr, line?.id)]).toEqual([[], 'NOT_FOUND']);
});

test('what came on the list last is on top', async () => {
  const [first, second] = [await touched('2026-12-09'), await touched('2026-12-10')];
  for (const it of await open()) await settle(hr, it);
  const ids = (await settled()).map((it) => it.id);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  expect(ids).toEqual(expect.arrayContaining([first.line?.id, second.line?.id]));
});

test("one's own is opened again by others", async () => {
  await take(await personOf(office, 'HR'), '2026-12-08', '2026-12-10');
  const line = (await add('2026-12-09')).affected[0];
  await settle(sa, line?.id);
  expect([(await settled())[0]?.may.open, await reopen(hr, line?.id)]).toEqual([false, 'FORBIDDEN']);
  expect([(await settled(sa))[0]?.may.open, await reopen(sa, line?.id)]).toEqual([true, line?.id]);
});
