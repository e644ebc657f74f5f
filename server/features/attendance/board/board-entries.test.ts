import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Office, openOffice } from '../../../testing/company/office.ts';
import { addColleagues } from '../../../testing/company/people.ts';
import { boardEntries } from './board-entries.ts';

/** More than a look reads at once, so that the parts of two looks come in turn. */
const CROWD = 150;

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const groupOf = async (membercode: 'A' | 'C') => {
  const { group_id } = await office.database.query
    .selectFrom('member_work')
    .select('group_id')
    .where('member_id', '=', office.ids[membercode])
    .executeTakeFirstOrThrow();
  return group_id as number;
};

test('a look at some groups takes nobody away whom a look at more of them, at the same moment, has found', async () => {
  const [sales, store] = [await groupOf('A'), await groupOf('C')];
  const crowd = Array.from({ length: CROWD }, (_, n) => ({ membercode: `CROWD${n}`, group_id: sales }));
  await addColleagues(office.database, crowd);
  const gone: number[] = [];
  const entries = boardEntries(office.deps, (id, _before, after) => after ?? gone.push(id));
  await entries.look(new Set([sales, store]));
  expect(entries.all.has(office.ids.C)).toBe(true);
  // One board of the store is closed, another one opened, while everybody else is looked at.
  await Promise.all([entries.look(new Set([sales])), entries.look(new Set([sales, store]))]);
  expect(entries.all.has(office.ids.C)).toBe(true);
  gone.length = 0;
  await entries.look(new Set([sales]));
  expect([entries.all.has(office.ids.C), gone.includes(office.ids.C)]).toEqual([false, true]);
});
