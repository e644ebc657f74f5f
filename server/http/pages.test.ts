import { listAffectedLeave } from '@muster/domain/holidays/holidays-contract.ts';
import { listCancelled, listDecided } from '@muster/domain/leave/approvals/decided-leave-contract.ts';
import { listPasswordRequests } from '@muster/domain/members/members-contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIST_PAGE } from '../database/page.ts';
import type { Client } from '../testing/company/client.ts';
import { type Office, openOffice } from '../testing/company/office.ts';
import { addColleagues } from '../testing/company/people.ts';

const AT = '2026-11-20T02:30:00.000Z';
const MANY = 2 * LIST_PAGE + 1;

let office: Office;
let hr: Client;
let requestIds: number[];
let affectedIds: number[];
beforeAll(async () => {
  office = await openOffice();
  const { query } = office.database;
  const codes = Array.from({ length: MANY }, (_, n) => ({ membercode: `WAITING${n}` }));
  const members = await addColleagues(office.database, codes);
  const idsOf = (rows: readonly { id: number }[]) => rows.map((it) => it.id);
  const asked = { leaveid: 'EL', from_date: '2026-12-01', to_date: '2026-12-01', remark: '', created_at: AT } as const;
  const undecided = { status: 'pending', revision: 1, decided_by: null, decided_at: null, return_from: null } as const;
  const leaveIds = idsOf(
    await query
      .insertInto('leave')
      .values(members.map((member_id) => ({ member_id, ...asked, ...undecided })))
      .returning('id')
      .execute(),
  );
  requestIds = idsOf(
    await query
      .insertInto('password_request')
      .values(members.map((member_id) => ({ member_id, requested_at: AT, handled_at: null })))
      .returning('id')
      .execute(),
  );
  const holiday = { holidaydate: '2026-12-02', description: 'Full moon', effect: 'adjacent', at: AT } as const;
  affectedIds = idsOf(
    await query
      .insertInto('affected_leave')
      .values(leaveIds.map((leave_id) => ({ leave_id, ...holiday, done_at: null })))
      .returning('id')
      .execute(),
  );
  hr = await office.holding('HR');
});
afterAll(() => office.close());

test.each([
  ['requests for help with a password', listPasswordRequests, () => requestIds],
  ['leave that a holiday touches', listAffectedLeave, () => affectedIds],
])('%s comes in pages, oldest first, nothing twice and nothing left out', async (_, contract, stored) => {
  const found: number[] = [];
  const sizes: number[] = [];
  let query: { cursor?: string } = {};
  for (let more = true; more; ) {
    const page = (await hr.call(contract as typeof listPasswordRequests, { query })).data();
    sizes.push(page.items.length);
    found.push(...page.items.map((it) => it.id));
    more = page.more;
    expect(page.cursor).toBe(more ? found.at(-1) : null);
    query = { cursor: String(page.cursor) };
  }
  expect(sizes).toEqual([LIST_PAGE, LIST_PAGE, 1]);
  expect(found).toEqual(stored().toSorted((a, b) => a - b));
});

const NOON = '2026-11-20T05:30:00.000Z';
test.each([listDecided, listCancelled])(
  '$name leads on by a moment that any database knows, and by nothing else',
  async (it) => {
    const contract = it as typeof listDecided;
    expect((await hr.call(contract, { query: { cursor: `${NOON}~1` } })).data().items).toEqual([]);
    const moments = ['0000-01-01T00:00:00.000Z', '1899-12-31T23:59:59.999Z', '2026-02-30T00:00:00.000Z', ''];
    const wrong = [
      ...moments.map((at) => `${at}~1`),
      ...['', '0', '1e3', '0x1', ' 1', '1~1'].map((id) => `${NOON}~${id}`),
    ];
    for (const cursor of wrong) {
      const answer = await hr.call(contract, { query: { cursor } });
      expect([cursor, answer.status]).toEqual([cursor, 400]);
      expect(answer.failure()).toMatchObject({ code: 'INVALID_INPUT', params: { field: 'cursor' } });
    }
  },
);
