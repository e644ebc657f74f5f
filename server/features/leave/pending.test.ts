import { addDays } from '@muster/domain/calendar/day.ts';
import * as contracts from '@muster/domain/leave/leave-contract.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { countingServer } from '../../testing/counted-queries.ts';
import { decide, newcomer, take, tryRemove } from '../../testing/leave.ts';
import { type Office, openOffice, type Persona } from '../../testing/office.ts';
import { addColleagues } from '../../testing/people.ts';

let office: Office;
let manager: Client;
beforeAll(async () => {
  office = await openOffice();
  manager = await office.as('M');
});
afterAll(() => office.close());
/** What one test left waiting is no business of the next. */
afterEach(async () => {
  const { query } = office.database;
  await query.deleteFrom('member_day').execute();
  await query.updateTable('leave').set({ status: 'removed', return_from: null }).execute();
});

const waitingFor = async (client: Client) => (await client.call(contracts.listPending)).data();

describe('what waits for a decision', () => {
  test('is shown with the member, the days, the balance without it and with it, and the remark', async () => {
    const who = await newcomer(office);
    const { id } = await take(who, '2026-12-01', '2026-12-03', { remark: 'to Mandalay' });
    expect(await waitingFor(manager)).toEqual({
      decides: true,
      items: [
        {
          id,
          start: '2026-12-01',
          end: '2026-12-03',
          ltype: 'EL-EARNED LEAVE',
          leavetitle: 'EARNED LEAVE',
          remark: 'to Mandalay',
          approve_status: 0,
          takeNo: 3,
          days: 3,
          revision: 1,
          decisionremark: '',
          returnfrom: null,
          membernoid: who.id,
          membercode: who.code,
          membername: expect.stringContaining('Newcomer'),
          groupno: 'SALES',
          balancebefore: 10,
          balanceafter: 7,
          away: [],
        },
      ],
    });
  });

  test('is shown oldest first, and no longer once it is decided or taken back', async () => {
    const who = await newcomer(office);
    const first = await take(who, '2026-12-15', '2026-12-16');
    const second = await take(who, '2026-12-01', '2026-12-03');
    const third = await take(who, '2026-12-08', '2026-12-09');
    const ids = async () => (await waitingFor(manager)).items.map((it) => it.id);
    expect(await ids()).toEqual([first.id, second.id, third.id]);
    await decide(manager, second.id, 'approve');
    await tryRemove(who, first);
    expect(await ids()).toEqual([third.id]);
  });

  test('tells who else of the group is away on those days, on leave or on a trip', async () => {
    const [who, peer, traveller, elsewhere] = [
      await newcomer(office),
      await newcomer(office),
      await newcomer(office),
      await newcomer(office, { groupno: 'STORE' }),
    ];
    await take(peer, '2026-12-02', '2026-12-03');
    await take(elsewhere, '2026-12-01', '2026-12-03');
    const trip = { member_id: traveller.id, claim: 'trip', leave_id: null } as const;
    await office.database.query
      .insertInto('member_day')
      .values(['2026-12-03', '2026-12-04'].map((day) => ({ ...trip, day })))
      .execute();
    const { id } = await take(who, '2026-12-01', '2026-12-03');
    const { items } = await waitingFor(manager);
    expect(items.find((it) => it.id === id)?.away).toEqual([
      { membername: expect.any(String), from: '2026-12-02', to: '2026-12-03', kind: 'leave' },
      { membername: expect.any(String), from: '2026-12-03', to: '2026-12-03', kind: 'trip' },
    ]);
  });

  test.each([
    ['M', true, ['SALES']],
    ['M2', true, ['STORE']],
    ['HR', true, ['SALES', 'STORE']],
    ['SA', true, ['SALES', 'STORE']],
    ['A', false, []],
  ] as const)('for %s is what %s decides', async (persona: Persona, decides, groups) => {
    await take(await newcomer(office), '2026-12-01', '2026-12-03');
    await take(await newcomer(office, { groupno: 'STORE' }), '2026-12-01', '2026-12-03');
    const found = await waitingFor(await office.holding(persona));
    expect([found.decides, found.items.map((it) => it.groupno)]).toEqual([decides, groups]);
  });
});

describe('however much is stored, as many statements are sent', () => {
  const MANY = 50;
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
          request_key: null,
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
        (await client.call(contracts.readOwnDays, { query: span })).data();
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
