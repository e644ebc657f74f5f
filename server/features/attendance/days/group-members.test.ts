import { readGroupSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { BEGINNING, FOREVER } from '@muster/domain/work/work-pattern.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Office, openOffice } from '../../../testing/company/office.ts';
import { addColleagues } from '../../../testing/company/people.ts';
import { membersIn, membersInSteps } from './group-members-view.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  const crowd = Array.from({ length: 190 }, (_, n) => ({ membercode: `CROWD${n}` }));
  await addColleagues(office.database, crowd);
});
afterAll(() => office.close());

test('members come in steps, each once, and others have their turn between two of them', async () => {
  let turns = 0;
  let turn = setImmediate(function next() {
    turns += 1;
    turn = setImmediate(next);
  });
  const found: number[] = [];
  const before: number[] = [];
  const days = { from: '2026-11-01', to: '2026-11-30' };
  for await (const members of membersInSteps(office.database.query, 'all', days)) {
    before.push(turns);
    found.push(...members.map((it) => it.id));
  }
  clearImmediate(turn);
  expect(new Set(found).size).toBe(found.length);
  expect(found.length).toBeGreaterThan(190);
  // Whoever waits comes between any two steps.
  expect(new Set(before).size).toBe(before.length);
  expect(before.length).toBeGreaterThan(3);
});

describe('the members of a group on some days', () => {
  const [EARLIER, LATER] = [
    { from: '2026-11-01', to: '2026-11-15' },
    { from: '2026-11-16', to: '2026-11-30' },
  ];
  const november = { from: '2026-11-01', to: '2026-11-30' };
  let groupIds: Record<string, number>;
  const codesIn = async (groupno: string, days = november) =>
    (await membersIn(office.database.query, new Set([groupIds[groupno] as number]), days, { take: 400 })).map(
      (it) => it.membercode,
    );

  beforeAll(async () => {
    const { query } = office.database;
    const groups = await query.selectFrom('work_group').select(['id', 'groupno']).execute();
    groupIds = Object.fromEntries(groups.map((it) => [it.groupno, it.id]));
    const [moved = 0] = await addColleagues(office.database, [
      { membercode: 'MOVED', group_id: groupIds['SALES'] as number },
    ]);
    const ofMoved = query.selectFrom('member_work').where('member_id', '=', moved);
    const { id: _, ...work } = await ofMoved.selectAll().executeTakeFirstOrThrow();
    await query.updateTable('member_work').set({ until_day: '2026-11-01' }).where('member_id', '=', moved).execute();
    await query
      .insertInto('member_work')
      .values({ ...work, from_day: '2026-11-02', group_id: groupIds['STORE'] as number })
      .execute();
    const [left = 0, joined = 0, back = 0] = await addColleagues(office.database, [
      { membercode: 'LEFT', left_on: '2026-11-10', group_id: groupIds['SALES'] as number },
      { membercode: 'JOINED', joined_on: '2026-11-20', group_id: groupIds['SALES'] as number },
      { membercode: 'BACK', joined_on: '2026-11-20', group_id: groupIds['SALES'] as number },
    ]);
    await query
      .insertInto('earlier_employment')
      .values({ member_id: back, from_day: BEGINNING, until_day: '2026-11-10' })
      .execute();
    // All three move to STORE in the middle of the month.
    for (const id of [left, joined, back]) {
      const { group_id: _, ...work } = await query
        .selectFrom('member_work')
        .select(['member_id', 'group_id', 'shift_id', 'rest_days', 'location_rule'])
        .where('member_id', '=', id)
        .executeTakeFirstOrThrow();
      await query.updateTable('member_work').set({ until_day: EARLIER.to }).where('member_id', '=', id).execute();
      await query
        .insertInto('member_work')
        .values({ ...work, group_id: groupIds['STORE'] as number, from_day: LATER.from, until_day: FOREVER })
        .execute();
    }
  });

  test('were in it and worked here on one and the same day', async () => {
    const [sales, store] = [await codesIn('SALES'), await codesIn('STORE')];
    expect(sales).toEqual(expect.arrayContaining(['A', 'B', 'LEFT', 'BACK', 'MOVED']));
    expect(sales).not.toContain('JOINED');
    expect(store).toEqual(expect.arrayContaining(['C', 'JOINED', 'BACK']));
    expect(store).not.toContain('LEFT');
  });

  test('and on one of those that are asked for', async () => {
    expect(await codesIn('SALES', LATER)).not.toContain('BACK');
    expect(await codesIn('STORE', { from: '2026-11-16', to: '2026-11-19' })).not.toContain('BACK');
    expect(await codesIn('STORE', LATER)).toContain('BACK');
  });

  test('so that nobody stands in the grid of its manager without a day of theirs', async () => {
    const manager = await office.holding('M2');
    const { members } = (await manager.call(readGroupSummary, { query: { month: '2026-11' } })).data();
    expect(members.map((it) => it.membercode)).toContain('BACK');
    const empty = members.filter((it) => it.days.every((day) => day.status === null));
    expect(empty.map((it) => it.membercode)).toEqual([]);
  });
});
