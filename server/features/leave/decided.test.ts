import { type DecidedLeave, listDecided } from '@muster/domain/leave/decided-leave-contract.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Office, openOffice, type Persona } from '../../testing/company/office.ts';
import { askReturn, decide, decideReturn, newcomer, type Person, take } from '../../testing/leave/leave.ts';

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
    const second = (await manager.call(listDecided, { query: { cursor: String(first.cursor) } })).data();
    expect([first.items.length, first.more, second.more, second.cursor]).toEqual([50, true, false, null]);
    const ids = [...first.items, ...second.items].map((it) => it.id);
    expect(ids).toHaveLength(62);
    expect(new Set(ids).size).toBe(62);
    expect(ids).not.toContain(id);
  });
});
