import { nameDeputy } from '@muster/domain/deputies/deputies-contract.ts';
import {
  type DecidedLeave,
  listCancelled,
  listDecided,
  listReturns,
} from '@muster/domain/leave/approvals/decided-leave-contract.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { type Office, openOffice, type Persona } from '../../../testing/company/office.ts';
import {
  askReturn,
  decide,
  decideReturn,
  newcomer,
  type Person,
  take,
  tryRemove,
} from '../../../testing/leave/leave.ts';

let office: Office;
let [sold, kept]: Person[] = [];
const decided: Record<string, DecidedLeave['id']> = {};

beforeAll(async () => {
  office = await openOffice();
  [sold, kept] = [await newcomer(office), await newcomer(office, { groupno: 'STORE' })];
  for (const [name, who, by, verdict, day] of [
    ['approved', sold, 'M', 'approve', '2026-12-01'],
    ['rejected', sold, 'M', 'reject', '2026-12-08'],
    ['ofStore', kept, 'M2', 'approve', '2026-12-01'],
    ['byHr', sold, 'HR', 'approve', '2026-12-15'],
  ] as const) {
    const { id } = await take(who as Person, day, day);
    office.now = office.now.add({ minutes: 1 });
    expect((await decide(await office.holding(by), id, verdict, { remark: `said ${name}` })).status).toBe(200);
    decided[name] = id;
  }
  await take(sold as Person, '2026-12-22', '2026-12-22');
});
afterAll(() => office.close());

type Asked = Parsed<typeof listDecided>['query'];
const seenBy = async (who: Persona, query: Omit<Asked, 'cursor'> = {}) =>
  (await (await office.holding(who)).call(listDecided, { query })).data().items;
const idsOf = async (who: Persona, query?: Omit<Asked, 'cursor'>) => (await seenBy(who, query)).map((it) => it.id);

describe('leave that was decided', () => {
  test('is there for who decided, newest decision first, and not what waits or others decided', async () => {
    expect(await idsOf('M')).toEqual([decided['rejected'], decided['approved']]);
    expect(await idsOf('M2')).toEqual([decided['ofStore']]);
    const [newest] = await seenBy('M');
    expect(newest).toMatchObject({
      ...{ membercode: sold?.code, groupno: 'SALES', approve_status: 2, start: '2026-12-08' },
      ...{ decisionremark: 'said rejected', decidedby: 'Mya Mya', decidedat: '2026-11-20T02:32:00.000Z' },
    });
  });

  test('is there for the office, whoever decided, by decision, group and name', async () => {
    const all = [decided['byHr'], decided['ofStore'], decided['rejected'], decided['approved']];
    expect(await idsOf('HR')).toEqual(all);
    expect(await idsOf('SA', { decision: 'rejected' })).toEqual([decided['rejected']]);
    expect(await idsOf('HR', { groupno: 'STORE' })).toEqual([decided['ofStore']]);
    expect(await idsOf('HR', { search: (kept as Person).code.toLowerCase() })).toEqual([decided['ofStore']]);
    const typed = (kept as Person).code.replace(/\d/g, (it) => String.fromCharCode(0x1040 + Number(it)));
    expect(await idsOf('HR', { search: typed })).toEqual([decided['ofStore']]);
    expect(await idsOf('HR', { search: '%' })).toEqual([]);
  });

  test('is none for who decides about nobody', async () => {
    expect(await idsOf('A')).toEqual([]);
  });

  test('says what was decided last about coming back from it early', async () => {
    const who = await newcomer(office, { groupno: 'STORE' });
    const { id } = await take(who, '2026-12-08', '2026-12-10');
    const manager = await office.holding('M2');
    await decide(manager, id, 'approve');
    const last = async () => (await seenBy('M2')).find((it) => it.id === id)?.lastreturn;
    expect(await last()).toBeNull();
    const told = { decidedby: expect.any(String), decidedat: office.now.toString({ smallestUnit: 'millisecond' }) };
    for (const [day, decision, confirmed] of [
      ['2026-12-10', 'approve', true],
      ['2026-12-09', 'reject', false],
      ['2026-12-09', 'approve', true],
    ] as const) {
      await askReturn(who, id, day);
      expect((await decideReturn(manager, id, decision)).status).toBe(200);
      expect(await last()).toEqual({ ...told, returnfrom: day, confirmed });
    }
    expect((await seenBy('M2')).find((it) => it.id === decided['ofStore'])?.lastreturn).toBeNull();
  });

  test('says whether the office can still act for its member: not where all its days are in closed pay periods', async () => {
    const mayAct = async (who: Persona) => {
      const leave = (await seenBy(who)).find((it) => it.id === decided['ofStore']);
      return { ...leave?.may, closed: leave?.closed };
    };
    expect(await mayAct('HR')).toEqual({ act: true, closed: false });
    expect(await mayAct('M2')).toEqual({ act: false, closed: false });
    const close = { month: '2026-12', first_day: '2026-12-01', last_day: '2026-12-01', waived: '' };
    const never = { reopened_by: null, reopened_at: null };
    await office.database.query
      .insertInto('period_close')
      .values({ ...close, ...never, closed_by: office.ids.HR, closed_at: '2026-11-20T00:00:00.000Z' })
      .execute();
    expect(await mayAct('HR')).toEqual({ act: false, closed: true });
    expect(await mayAct('M2')).toEqual({ act: false, closed: true });
    await office.database.query.deleteFrom('period_close').execute();
  });

  test('comes in pages, each of which goes on where the one before ended', async () => {
    const who = await newcomer(office);
    const { id } = await take(who, '2026-12-03', '2026-12-03');
    const at = '2026-11-20T03:00:00.000Z';
    const told = { member_id: who.id, leaveid: 'EL', remark: '', revision: 1, return_from: null, created_at: at };
    const days = { from_date: '2026-10-06', to_date: '2026-10-06' };
    const rows = Array.from({ length: 60 }, () => ({
      ...{ ...told, ...days, status: 'rejected' as const, decided_by: office.ids.M, decided_at: at },
    }));
    await office.database.query.insertInto('leave').values(rows).execute();
    const manager = await office.holding('M');
    const first = (await manager.call(listDecided, { query: {} })).data();
    const second = (await manager.call(listDecided, { query: { cursor: first.cursor ?? '' } })).data();
    expect([first.items.length, first.more, second.more, second.cursor]).toEqual([50, true, false, null]);
    const ids = [...first.items, ...second.items].map((it) => it.id);
    expect(ids).toHaveLength(62);
    expect(new Set(ids).size).toBe(62);
    expect(ids).not.toContain(id);
  });

  test('goes on behind leave that is asked for anew or taken back between two pages, and without a word of others’', async () => {
    const manager = await office.holding('M');
    const first = (await manager.call(listDecided, { query: {} })).data();
    const rest = async () => {
      const answer = await manager.call(listDecided, { query: { cursor: first.cursor ?? '' } });
      expect(answer.status).toBe(200);
      return answer.data().items.map((it) => it.id);
    };
    const before = await rest();
    const anew = office.database.query
      .updateTable('leave')
      .set({ status: 'pending', decided_by: null, decided_at: null });
    await anew.where('id', '=', first.items.at(-1)?.id ?? 0).execute();
    expect(await rest()).toEqual(before);
    const nowhere = { cursor: '2026-11-20T02:31:30.000Z~2147483647' };
    const seen = (await manager.call(listDecided, { query: nowhere })).data().items;
    expect(seen.map((it) => it.decidedat).filter((it) => it > '2026-11-20T02:31:30.000Z')).toEqual([]);
  });

  test.each(['7', '', '~', '2026-13-40T03:00:00.000Z~7', 'x~7', '2026-11-20T03:00:00.000Z~0', '~7', '0~0~0'])(
    'is refused for the cursor %o, which no page has told',
    async (cursor) => {
      for (const list of [listDecided, listCancelled]) {
        const answer = await (await office.holding('M')).call(list as typeof listDecided, { query: { cursor } });
        expect([answer.status, answer.failure().code]).toEqual([400, 'INVALID_INPUT']);
      }
    },
  );
});

describe('who decides for somebody no more', () => {
  test('reads nothing more of what became of their leave: a deputy whose days are over, a manager who gave the group up', async () => {
    const [who, deputy] = [await newcomer(office), await newcomer(office, { groupno: 'STORE' })];
    const manager = await office.as('M');
    const body = { membercode: deputy.code, from: '2026-11-20', to: '2026-11-20' };
    expect((await manager.call(nameDeputy, { body })).status).toBe(201);
    const [first, second, third] = [
      await take(who, '2026-12-08', '2026-12-09'),
      await take(who, '2026-12-15', '2026-12-15'),
      await take(who, '2026-12-22', '2026-12-22'),
    ];
    for (const { id } of [first, second]) expect((await decide(deputy.client, id, 'approve')).status).toBe(200);
    expect((await decide(deputy.client, third.id, 'reject')).status).toBe(200);
    expect((await askReturn(who, first.id, '2026-12-09')).status).toBe(200);
    expect((await decideReturn(deputy.client, first.id, 'approve')).status).toBe(200);
    expect((await tryRemove(who, third)).status).toBe(200);
    const seen = async (client: Client) => {
      const query = { search: who.code };
      const [decided, cancelled, returns] = [
        (await client.call(listDecided, { query })).data().items,
        (await client.call(listCancelled, { query })).data().items,
        (await client.call(listReturns, { query })).data().items,
      ];
      return [decided.length, cancelled.length, returns.length];
    };
    const all = [2, 1, 1];
    expect(await seen(deputy.client)).toEqual(all);
    expect(await seen(manager)).toEqual(all);
    const days = office.database.query
      .updateTable('delegation')
      .set({ from_day: '2026-11-01', until_day: '2026-11-19' });
    await days.where('deputy_id', '=', deputy.id).execute();
    expect(await seen(deputy.client)).toEqual([0, 0, 0]);
    expect(await seen(manager)).toEqual(all);
    const managed = office.database.query.updateTable('group_manager').where('member_id', '=', office.ids.M);
    await managed.set({ until_day: '2026-11-19' }).execute();
    expect(await seen(manager)).toEqual([0, 0, 0]);
    expect(await seen(await office.holding('HR'))).toEqual(all);
  });
});
