import { readGroupSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Office, openOffice, type Persona } from '../../../testing/company/office.ts';
import { addColleagues } from '../../../testing/company/people.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  const sales = await office.database.query
    .selectFrom('work_group')
    .select('id')
    .where('groupno', '=', 'SALES')
    .executeTakeFirstOrThrow();
  await addColleagues(office.database, [
    ...Array.from({ length: 5 }, (_, n) => ({ membercode: `Q${n}`, membername: 'Thiri' })),
    { membercode: 'S_1', membername: 'Half 50% Off', group_id: sales.id },
    { membercode: 'S-1', membername: 'Half 50 Off', group_id: sales.id },
    { membercode: 'S\\1', membername: 'Back Slash', group_id: sales.id },
  ]);
});
afterAll(() => office.close());

const ask = async (reader: Persona, query: object) =>
  (await office.holding(reader)).call(readGroupSummary, { query: { month: '2026-11', ...query } });
const found = async (reader: Persona, query: object) => {
  const { members, more } = (await ask(reader, query)).data();
  return { codes: members.map((it) => it.membercode), more };
};
const all = (...codes: string[]) => ({ codes, more: false });

describe('the month of those who are searched for', () => {
  test('is of whose code or name has the words in it, whatever their case', async () => {
    expect(await found('HR', { search: 'aye' })).toEqual(all('A'));
    expect(await found('HR', { search: ' HIT k ' })).toEqual(all('C'));
    expect(await found('HR', { search: 'q3' })).toEqual(all('Q3'));
    // A group is asked for apart.
    expect(await found('HR', { search: 'STORE' })).toEqual(all());
  });

  test('is read page by page, from the first of them on', async () => {
    const page = (number: number) => found('HR', { search: 'thiri', page: `${number},2` });
    expect([await page(1), await page(2), await page(3), await page(4)]).toEqual([
      { codes: ['Q0', 'Q1'], more: true },
      { codes: ['Q2', 'Q3'], more: true },
      all('Q4'),
      all(),
    ]);
  });

  test('is nobody’s where nobody is like that, and everybody’s without words', async () => {
    expect(await found('HR', { search: 'nobody at all' })).toEqual(all());
    expect(await found('HR', { search: '  ' })).toEqual(await found('HR', {}));
  });

  test('takes the signs of patterns for themselves', async () => {
    expect(await found('HR', { search: '%' })).toEqual(all('S_1'));
    expect(await found('HR', { search: '0% o' })).toEqual(all('S_1'));
    expect(await found('HR', { search: '_' })).toEqual(all('S_1'));
    expect(await found('HR', { search: '\\' })).toEqual(all('S\\1'));
    expect(await found('HR', { search: "' or '1'='1" })).toEqual(all());
  });

  test('never shows a manager others than the members of their groups', async () => {
    expect(await found('HR', { search: 'o' })).toMatchObject({ codes: expect.arrayContaining(['B', 'C']) });
    expect((await found('M', { search: 'o' })).codes.toSorted()).toEqual(['B', 'S-1', 'S_1']);
    expect(await found('M2', { search: 'o' })).toEqual(all('C'));
    expect(await found('M', { search: 'Chit Ko' })).toEqual(all());
    expect(await found('HR', { search: 'o', groupno: 'STORE' })).toEqual(all('C'));
    expect((await ask('M', { search: 'o', groupno: 'STORE' })).status).toBe(404);
    expect((await ask('A', { search: 'aye' })).status).toBe(403);
  });

  test('tells the days of who is found as without a search', async () => {
    const [searched] = (await ask('M', { search: 'aye' })).data().members;
    expect((await ask('M', {})).data().members).toContainEqual(searched);
  });

  test('is not asked for by more than sixty letters', async () => {
    expect((await ask('HR', { search: 'a'.repeat(60) })).status).toBe(200);
    const refused = (await ask('HR', { search: 'a'.repeat(61) })).failure();
    expect([refused.code, refused.errors[0]?.field]).toEqual(['INVALID_INPUT', 'search']);
  });
});
