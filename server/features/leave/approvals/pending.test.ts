import { addDays } from '@muster/domain/calendar/day.ts';
import * as contracts from '@muster/domain/leave/leave-contract.ts';
import { setWork } from '@muster/domain/work/work-contract.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { punch } from '../../../testing/attendance/punches.ts';
import type { Client } from '../../../testing/company/client.ts';
import { inYangon, MORNING, type Office, openOffice, type Persona } from '../../../testing/company/office.ts';
import { decide, newcomer, take, tryRemove } from '../../../testing/leave/leave.ts';

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

/** Moves somebody to another group from a day on. */
async function move(id: number, groupno: string, from: string) {
  const hr = await office.holding('HR');
  const body = { from, shiftid: 1, restdays: [6, 7], groupno };
  expect((await hr.call(setWork, { params: { id: String(id) }, body })).status).toBe(201);
}
const showTrips = (trips_shown: 'all' | 'own') =>
  office.database.query.updateTable('company').set({ trips_shown }).execute();

const waitingFor = async (client: Client) => (await client.call(contracts.listPending)).data();

test('who decides is told on which of the days the member was at work, and how long', async () => {
  const who = await newcomer(office);
  const punched = async (time: string, type: 'in' | 'out') => {
    office.now = inYangon(time);
    await punch(await office.as(who.code as Persona), who.code, type, { checktime: office.now.toString() });
  };
  await punched('2026-11-17T09:00', 'in');
  await punched('2026-11-17T12:00', 'out');
  await punched('2026-11-17T13:00', 'in');
  await punched('2026-11-17T17:30', 'out');
  await punched('2026-11-18T09:00', 'in');
  office.now = MORNING;
  const { id } = await take({ ...who, client: await office.as(who.code as Persona) }, '2026-11-17', '2026-11-18');
  const { items } = await waitingFor(await office.as('M'));
  expect(items.find((it) => it.id === id)?.worked).toEqual([{ date: '2026-11-17', minutes: 450 }]);
});

describe('what waits for a decision', () => {
  test('is shown with the balances of both leave years of which it has days', async () => {
    const who = await newcomer(office);
    const { id } = await take(who, '2027-03-31', '2027-04-01');
    const item = (await waitingFor(manager)).items.find((it) => it.id === id);
    expect(item).toMatchObject({
      ...{ days: 2, balancebefore: 10, balanceafter: 9 },
      nextbalance: { from: '2027-04-01', before: 10, after: 9 },
    });
  });

  test('is shown with the member, the days, the balance without it and with it, and the remark', async () => {
    const who = await newcomer(office);
    const { id } = await take(who, '2026-12-01', '2026-12-03', { remark: 'to Mandalay' });
    expect(await waitingFor(manager)).toEqual({
      cursor: null,
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
          part: null,
          parttimes: null,
          uncharged: [],
          revision: 1,
          decisionremark: '',
          decidedby: null,
          decidedfor: null,
          insteadof: null,
          returnfrom: null,
          membernoid: who.id,
          membercode: who.code,
          membername: expect.stringContaining('Newcomer'),
          groupno: 'SALES',
          balancebefore: 10,
          balanceafter: 7,
          unlimited: false,
          paid: 'full',
          breaks: [],
          away: [],
          worked: [],
          obstacles: [],
          may: { approve: true },
        },
      ],
      more: false,
    });
  });

  test('tells which of those who are away only wait for a decision themselves, and each absence by itself', async () => {
    const [who, peer] = [await newcomer(office), await newcomer(office)];
    const early = await take(peer, '2026-12-02', '2026-12-02', { leavetype: 'CL-CASUAL LEAVE' });
    await decide(manager, early.id, 'approve');
    await take(peer, '2026-12-10', '2026-12-10', { leavetype: 'CL-CASUAL LEAVE' });
    const { id } = await take(who, '2026-12-01', '2026-12-11', { leavetype: 'O-OFF DAY' });
    const { items } = await waitingFor(manager);
    const days = (items.find((it) => it.id === id)?.away ?? []).map((it) => [it.from, it.to, it.waiting]);
    expect(days).toEqual([
      ['2026-12-02', '2026-12-02', false],
      ['2026-12-10', '2026-12-10', true],
    ]);
  });

  test('is narrowed to who is looked for by code or name, and to the group in which they are today', async () => {
    const [sought, other] = [await newcomer(office), await newcomer(office)];
    const moved = await newcomer(office, { groupno: 'STORE' });
    for (const who of [sought, other, moved]) await take(who, '2026-12-01', '2026-12-01');
    const found = async (client: Client, query: object) =>
      (await client.call(contracts.listPending, { query })).data().items.map((it) => it.membercode);
    const hr = await office.holding('HR');
    const inBurmese = sought.code.replace(/\d/g, (it) => String.fromCharCode(0x1040 + Number(it)));
    expect(await found(hr, { search: sought.code.toLowerCase() })).toEqual([sought.code]);
    expect(await found(manager, { search: inBurmese })).toEqual([sought.code]);
    expect(await found(hr, { search: 'newcomer', groupno: 'STORE' })).toEqual([moved.code]);
    expect(await found(manager, { search: moved.code })).toEqual([]);
    await move(moved.id, 'SALES', '2026-11-20');
    expect(await found(hr, { groupno: 'STORE' })).toEqual([]);
    expect(await found(hr, { groupno: 'SALES' })).toEqual([sought.code, other.code, moved.code]);
    expect(await found(hr, { groupno: 'NONE' })).toEqual([]);
  });

  test('tells that its type has no limit, where it has none', async () => {
    const limited = (unlimited: 0 | 1) =>
      office.database.query.updateTable('leave_code').set({ unlimited }).where('leaveid', '=', 'WP').execute();
    await limited(1);
    const { id } = await take(await newcomer(office), '2026-12-21', '2026-12-21', { leavetype: 'WP' });
    expect((await waitingFor(manager)).items.find((it) => it.id === id)).toMatchObject({ unlimited: true });
    await limited(0);
  });

  test('comes in pages, each after the last request of the one before', async () => {
    const who = await newcomer(office, { rest_days: '' });
    const grant = { member_id: who.id, leaveid: 'EL', fiscal_year: 2026, kind: 'adjusted', half_days: 200 } as const;
    await office.database.query
      .insertInto('leave_ledger')
      .values({ ...grant, at: '2026-11-20T02:30:00.000Z' })
      .execute();
    const asked: number[] = [];
    for (let n = 0; n <= contracts.PENDING_PAGE; n++) {
      const day = addDays('2027-01-10', n);
      asked.push((await take(who, day, day)).id);
    }
    const first = await waitingFor(manager);
    expect([first.items.length, first.more]).toEqual([contracts.PENDING_PAGE, true]);
    expect(first.cursor).toBe(first.items.at(-1)?.id);
    const query = { cursor: String(first.cursor) };
    const rest = (await manager.call(contracts.listPending, { query })).data();
    expect([...first.items, ...rest.items].map((it) => it.id)).toEqual(asked);
    expect(rest.more).toBe(false);
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
      { membername: expect.any(String), from: '2026-12-02', to: '2026-12-03', kind: 'leave', waiting: true },
      { membername: expect.any(String), from: '2026-12-03', to: '2026-12-03', kind: 'trip', waiting: false },
    ]);
  });

  test('tells nothing of leave that is not its reader’s to read, when who asks moves to another group before the days', async () => {
    const [who, there, onTrip] = [
      await newcomer(office),
      await newcomer(office, { groupno: 'STORE' }),
      await newcomer(office, { groupno: 'STORE' }),
    ];
    await move(who.id, 'STORE', '2026-11-25');
    await take(there, '2026-12-01', '2026-12-02');
    const trip = { member_id: onTrip.id, claim: 'trip', leave_id: null, day: '2026-12-03' } as const;
    await office.database.query.insertInto('member_day').values(trip).execute();
    const { id } = await take(who, '2026-12-01', '2026-12-03');
    const awayFor = async (client: Client) =>
      (await waitingFor(client)).items.find((it) => it.id === id)?.away.map((it) => it.kind);
    expect(await awayFor(manager)).toEqual(['trip']);
    expect(await awayFor(await office.holding('HR'))).toEqual(['leave', 'trip']);
    await showTrips('own');
    expect(await awayFor(manager)).toEqual([]);
    await showTrips('all');
    office.now = inYangon('2026-11-25T09:00');
    expect(await awayFor(await office.holding('M2'))).toEqual(['leave', 'trip']);
    office.now = MORNING;
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
