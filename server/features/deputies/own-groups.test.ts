import { readAttendanceBoard } from '@muster/domain/attendance/board/board-contract.ts';
import { listForReview } from '@muster/domain/attendance/review/review-contract.ts';
import { readRoster } from '@muster/domain/attendance/roster/roster-contract.ts';
import { readGroupSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { listOwnGroups, nameDeputy } from '@muster/domain/deputies/deputies-contract.ts';
import { listContracts } from '@muster/domain/lists/lists-contract.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Client } from '../../testing/company/client.ts';
import { manages } from '../../testing/company/group-manager.ts';
import { type Office, openOffice, type Persona } from '../../testing/company/office.ts';

/** It is 20 November 2026; M manages SALES, M2 STORE. */
const [YESTERDAY, TODAY, TOMORROW] = ['2026-11-19', '2026-11-20', '2026-11-21'];

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});
afterEach(() => office.close());

const groupsOf = async (who: Client) =>
  (await who.call(listOwnGroups)).data().map(({ groupno, as }) => `${groupno} ${as}`);
const ofPersona = async (persona: Persona) => groupsOf(await office.holding(persona));
const standIn = async (manager: Persona, membercode: Persona, from = TODAY, to = TODAY) => {
  const body = { membercode, from, to };
  expect((await (await office.holding(manager)).call(nameDeputy, { body })).status).toBe(201);
};
test('a manager has their groups, the office all of them, a member none', async () => {
  expect(await ofPersona('M')).toEqual(['SALES manager']);
  expect(await ofPersona('M2')).toEqual(['STORE manager']);
  expect(await ofPersona('HR')).toEqual(['SALES office', 'STORE office']);
  expect(await ofPersona('SA')).toEqual(['SALES office', 'STORE office']);
  expect(await ofPersona('A')).toEqual([]);
});

test('groups stand in the order in which one looks for them, by what their numbers are worth, here and in the list of the office', async () => {
  await office.database.query
    .insertInto('work_group')
    .values(['LINE-12', 'LINE-2'].map((groupno) => ({ groupno })))
    .execute();
  const inOrder = ['LINE-2', 'LINE-12', 'SALES', 'STORE'];
  expect(await ofPersona('HR')).toEqual(inOrder.map((it) => `${it} office`));
  const listed = await (await office.holding('HR')).call(listContracts.groups.list);
  expect(listed.data().map((it) => it.groupno)).toEqual(inOrder);
});

test('who stands in for a manager has their groups beside the own ones, for those days and while the manager may sign in', async () => {
  await standIn('M', 'A');
  await standIn('M', 'M2');
  await standIn('M', 'B', TOMORROW, TOMORROW);
  expect(await ofPersona('A')).toEqual(['SALES deputy']);
  expect(await ofPersona('M2')).toEqual(['SALES deputy', 'STORE manager']);
  expect(await ofPersona('B')).toEqual([]);
  await office.database.query
    .updateTable('member')
    .set({ status: 'suspended' })
    .where('id', '=', office.ids.M)
    .execute();
  expect(await ofPersona('A')).toEqual([]);
});

test('a group that a member manages is their own, also while they stand in for its other manager, and is there once', async () => {
  await manages(office, 'M2', 'SALES');
  await standIn('M', 'M2');
  expect(await ofPersona('M2')).toEqual(['SALES manager', 'STORE manager']);
});

test('a group is there on the days on which it is managed, and not once it is retired', async () => {
  await manages(office, 'M', 'STORE', { until_day: YESTERDAY });
  await manages(office, 'A', 'STORE', { from_day: TOMORROW });
  expect(await ofPersona('M')).toEqual(['SALES manager']);
  expect(await ofPersona('A')).toEqual([]);
  const retired = { retired_at: '2026-11-20T02:30:00.000Z' };
  await office.database.query.updateTable('work_group').set(retired).where('groupno', '=', 'SALES').execute();
  expect(await ofPersona('M')).toEqual([]);
  expect(await ofPersona('HR')).toEqual(['STORE office']);
});

test('each is answered where it is offered: the days and the board of those that one manages, the review of those of a deputy too', async () => {
  await standIn('M', 'M2');
  const who = await office.holding('M2');
  const groups = (await who.call(listOwnGroups)).data();
  expect(groups.map((it) => it.as).toSorted()).toEqual(['deputy', 'manager']);
  for (const { groupno, as } of groups) {
    const days = as === 'manager' ? 200 : 404;
    expect((await who.call(readGroupSummary, { query: { month: '2026-11', groupno } })).status).toBe(days);
    expect((await who.call(readRoster, { query: { from: TOMORROW, groupno } })).status).toBe(days);
    expect((await who.call(readAttendanceBoard, { query: { groupno } })).status).toBe(days);
    expect((await who.call(listForReview, { query: { groupno } })).status).toBe(200);
  }
});
