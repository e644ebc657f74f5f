import { addDays } from '@muster/domain/calendar/day.ts';
import * as contracts from '@muster/domain/leave/leave-contract.ts';
import { readOwnDays } from '@muster/domain/leave/own/own-days-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { type Office, openOffice } from '../../../testing/company/office.ts';
import { addColleagues } from '../../../testing/company/people.ts';
import { countingServer } from '../../../testing/database/counted-queries.ts';
import { newcomer, take } from '../../../testing/leave/leave.ts';

/**
 * Counted where every statement goes through one place. On SQLite some are answered without it; the stores, and so
 * the number of statements, are the same.
 */
let office: Office;
let manager: Client;
beforeAll(async () => {
  office = await openOffice();
  manager = await office.as('M');
});
afterAll(() => office.close());

const waitingFor = async (client: Client) => (await client.call(contracts.listPending)).data();

describe('however much is stored, as many statements are sent', () => {
  /** With the one before them a whole page. */
  const MANY = contracts.PENDING_PAGE - 1;
  /** Requests straight into the database: one a member, each on days of its own. */
  async function requests(count: number, tag: string): Promise<void> {
    const { id: group_id } = await office.database.query
      .selectFrom('work_group')
      .select('id')
      .where('groupno', '=', 'SALES')
      .executeTakeFirstOrThrow();
    const codes = Array.from({ length: count }, (_, n) => `${tag}${n}`);
    const ids = await addColleagues(
      office.database,
      codes.map((membercode) => ({ membercode, group_id })),
    );
    for (const [n, member_id] of ids.entries()) {
      const day = addDays('2026-12-01', n);
      const leave = { member_id, from_date: day, to_date: day, created_at: '2026-11-20T02:30:00.000Z' };
      await office.database.query
        .insertInto('leave')
        .values({
          ...leave,
          leaveid: 'EL',
          remark: '',
          status: 'pending',
          revision: 1,
          decided_by: null,
          decided_at: null,
          return_from: null,
        })
        .execute();
    }
  }

  test('for what waits', async () => {
    const server = await countingServer(office);
    const client = Object.assign(server.visitor(), { token: manager.token });
    const count = () => server.countOf(() => waitingFor(client));
    await requests(1, 'ONE');
    const one = await count();
    expect(one).toBeGreaterThan(0);
    await requests(MANY, 'MANY');
    expect((await waitingFor(client)).items).toHaveLength(MANY + 1);
    expect(await count()).toBe(one);
    await server.close();
  });

  test('for the own leave, the balances, the days and the ledger', async () => {
    const who = await newcomer(office, { rest_days: '' });
    const server = await countingServer(office);
    const client = Object.assign(server.visitor(), { token: who.client.token });
    const span = { from: '2026-04-01', to: '2027-03-31' };
    const page = () =>
      server.countOf(async () => {
        (await client.call(contracts.listLeave, { query: span })).data();
        (await client.call(contracts.readLeaveTypes)).data();
        (await client.call(readOwnDays, { query: span })).data();
        (await client.call(contracts.readLedger, { query: { leavetypeid: 'O', membercode: who.code } })).data();
      });
    await take(who, '2026-12-01', '2026-12-01', { leavetype: 'O' });
    const one = await page();
    expect(one).toBeGreaterThan(0);
    for (let n = 1; n < 12; n++)
      await take(who, addDays('2026-12-01', n), addDays('2026-12-01', n), { leavetype: 'O' });
    expect(await page()).toBe(one);
    await server.close();
  });
});
