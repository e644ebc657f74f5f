import { listUsers } from '@muster/domain/administration/administration-contract.ts';
import { readGroupSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { listBalances } from '@muster/domain/leave/leave-office-contract.ts';
import { listMembers } from '@muster/domain/members/member-office-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/company/client.ts';
import { type Office, openOffice } from '../../testing/company/office.ts';
import { addColleagues } from '../../testing/company/people.ts';

let office: Office;
let hr: Client;
let sa: Client;
beforeAll(async () => {
  office = await openOffice();
  [hr, sa] = [await office.holding('HR'), await office.holding('SA')];
  await addColleagues(office.database, [
    { membercode: '10425', membername: 'Thiri' },
    { membercode: 'EM_77', membername: 'ကို ၉၉၉' },
  ]);
  // Only who has a password is among the accounts.
  await office.database.query
    .updateTable('member')
    .set({ password_hash: 'x' })
    .where('membercode', 'in', ['10425', 'EM_77'])
    .execute();
});
afterAll(() => office.close());

interface Row {
  readonly membercode: string;
}
const codesOf = (rows: readonly Row[]) => rows.map((it) => it.membercode);

const searches: readonly (readonly [string, (search: string) => Promise<string[]>])[] = [
  ['the office’s list', async (search) => codesOf((await hr.call(listMembers, { query: { search } })).data().members)],
  [
    'the grid of a month',
    async (search) =>
      codesOf((await hr.call(readGroupSummary, { query: { month: '2026-11', search } })).data().members),
  ],
  ['the balances', async (search) => codesOf((await hr.call(listBalances, { query: { search } })).data().members)],
  [
    'the accounts',
    async (search) => (await sa.call(listUsers, { query: { search } })).body().data.map((it) => it.username),
  ],
  [
    'what members are picked from',
    async (search) => {
      const asked = new URLSearchParams([
        ['filter', `membercode,cs,${search}`],
        ['filter', `membername,cs,${search}`],
        ['satisfy', 'any'],
      ]);
      return codesOf((await hr.send({ method: 'GET', url: `/api/memberno_info?${asked}` })).json().memberno_info);
    },
  ],
];

describe.each(searches)('a code in Burmese digits is found in %s', (_, found) => {
  test('by the whole of it and by parts of it, short ones too', async () => {
    for (const search of ['၁၀၄၂၅', '၀၄၂', '၄၂', '10၄2']) expect(await found(search)).toEqual(['10425']);
    for (const search of ['em_၇၇', '_၇']) expect(await found(search)).toEqual(['EM_77']);
  });

  test('beside names that are written with such digits', async () => {
    for (const search of ['၉၉၉', '၉၉', 'ကို ၉']) expect(await found(search)).toEqual(['EM_77']);
    for (const search of ['999', '၁၀၄၂၆']) expect(await found(search)).toEqual([]);
  });
});
