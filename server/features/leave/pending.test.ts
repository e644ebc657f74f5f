import * as contracts from '@muster/domain/leave/leave-contract.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/company/client.ts';
import { type Office, openOffice, type Persona } from '../../testing/company/office.ts';
import { decide, newcomer, take, tryRemove } from '../../testing/leave/leave.ts';

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
