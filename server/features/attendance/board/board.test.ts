import { setTimeout as sleep } from 'node:timers/promises';
import { readAttendanceBoard } from '@muster/domain/attendance/board/board-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OpenStream, openBoard } from '../../../testing/attendance/events.ts';
import { punch } from '../../../testing/attendance/punches.ts';
import type { Client } from '../../../testing/company/client.ts';
import { manages } from '../../../testing/company/group-manager.ts';
import { inYangon, type Office, openOffice, type Persona } from '../../../testing/company/office.ts';
import { addColleagues } from '../../../testing/company/people.ts';
import { countingServer } from '../../../testing/database/counted-queries.ts';
import { changeNow } from '../../../testing/members/change-now.ts';
import { closeForgotten } from '../punches/close-forgotten.ts';
import { BoardWatch } from './board-watch.ts';

let office: Office;
const streams: OpenStream[] = [];
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  for (const it of streams) it.leave();
  await Promise.all(streams.splice(0).map((it) => it.ended));
  office.now = inYangon('2026-11-20T09:00');
});

const open = async (client: Client, options?: Parameters<typeof openBoard>[1]) => {
  const stream = await openBoard(client, options);
  if (stream.status === 200) streams.push(stream);
  return stream;
};
const members = async (reader: Persona, query = {}) =>
  (await (await office.holding(reader)).call(readAttendanceBoard, { query })).data().members;
const codes = async (reader: Persona, query = {}) => (await members(reader, query)).map((it) => it.membercode);
/** Somebody of SALES who starts now. */
const salesman = async () => {
  const { group_id } = await office.database.query
    .selectFrom('member_work')
    .select('group_id')
    .where('member_id', '=', office.ids.A)
    .executeTakeFirstOrThrow();
  return office.newcomer({ group_id });
};

describe('the board', () => {
  test('tells a manager where the members of their groups are, and since when', async () => {
    const { membercode, client } = await salesman();
    const person = await client();
    const shown = async () => (await members('M')).find((it) => it.membercode === membercode);
    expect(await shown()).toMatchObject({ groupno: 'SALES', state: 'out', since: null, sitename: null });
    await punch(person, membercode, 'in');
    expect(await shown()).toMatchObject({ state: 'in', since: '2026-11-20T02:30:00.000Z', sitename: 'Head Office' });
    office.now = inYangon('2026-11-20T12:00');
    await punch(person, membercode, 'out');
    expect(await shown()).toMatchObject({ state: 'out', since: '2026-11-20T05:30:00.000Z', sitename: null });
    office.now = inYangon('2026-11-21T12:00');
    expect(await shown()).toMatchObject({ state: 'off', since: null });
  });

  test('tells who asks for few of many how many of each group are in which state, and the few by state or words', async () => {
    office.now = inYangon('2026-11-20T10:00');
    const person = await salesman();
    await punch(await person.client(), person.membercode, 'in');
    const hr = await office.holding('HR');
    const asked = async (query: object) => (await hr.call(readAttendanceBoard, { query })).data();
    const all = await asked({});
    expect([all.counts, all.more]).toEqual([undefined, undefined]);
    const few = await asked({ most: '1' });
    expect([few.members, few.more]).toEqual([[], true]);
    const sum = (counts = few.counts ?? []) => counts.reduce((sofar, it) => sofar + it.count, 0);
    expect(sum()).toBe(all.members.length);
    const inSales = all.members.filter((it) => it.groupno === 'SALES' && it.state === 'in').length;
    expect(few.counts).toContainEqual({ groupno: 'SALES', state: 'in', count: inSales });
    const late = await asked({ most: '200', state: 'late' });
    expect(late.members).toEqual(all.members.filter((it) => it.late));
    expect([late.more, sum(late.counts)]).toEqual([false, all.members.length]);
    const named = await asked({ most: '1', search: person.membercode.toLowerCase() });
    expect(named.members.map((it) => it.membercode)).toEqual([person.membercode]);
    expect(named.counts).toEqual([{ groupno: 'SALES', state: 'in', count: 1 }]);
    expect((await asked({ state: 'late' })).members).toEqual(late.members);
  });

  test('tells when who has not come is due, and from when on they are late', async () => {
    const { membercode, client } = await salesman();
    const shown = async () => (await members('M')).find((it) => it.membercode === membercode);
    office.now = inYangon('2026-11-20T08:00');
    expect(await shown()).toMatchObject({ state: 'out', due: '2026-11-20T02:30:00.000Z', late: false });
    office.now = inYangon('2026-11-20T10:00');
    expect(await shown()).toMatchObject({ state: 'out', due: '2026-11-20T02:30:00.000Z', late: true });
    await punch(await client(), membercode, 'in');
    expect(await shown()).toMatchObject({ state: 'in', due: null, late: false });
  });

  test('shows the last night of who leaves until it is over', async () => {
    office.now = inYangon('2026-11-19T12:00');
    const { id, membercode, client } = await office.newcomer({ shift: 'Night' });
    const hr = await office.holding('HR');
    expect((await changeNow(hr, id, { lefton: '2026-11-20' })).status).toBe(200);
    office.now = inYangon('2026-11-20T21:58');
    await punch(await client(), membercode, 'in');
    office.now = inYangon('2026-11-21T01:00');
    const shown = async () => (await members('HR')).find((it) => it.membercode === membercode);
    expect(await shown()).toMatchObject({ state: 'in', since: '2026-11-20T15:28:00.000Z' });
    office.now = inYangon('2026-11-21T06:03');
    await punch(await client(), membercode, 'out');
    expect(await shown()).toBeUndefined();
  });

  test('names no site for who checked in outside', async () => {
    const { membercode, client } = await salesman();
    const person = await client();
    expect(await punch(person, membercode, 'in', { latitude: 16.9, remark: 'At a customer' })).toMatchObject({
      verdict: 'outside',
    });
    const shown = (await members('M')).find((it) => it.membercode === membercode);
    expect(shown).toMatchObject({ state: 'in', sitename: null, outside: true });
  });

  test('is of everybody who works here for the office, or of a group', async () => {
    const everybody = await codes('HR');
    expect(everybody).toEqual(everybody.toSorted());
    expect(everybody).toEqual(expect.arrayContaining(['A', 'C', 'HR', 'M', 'SA']));
    expect(everybody).not.toContain('GUEST');
    expect(everybody).not.toContain('SUSP');
    expect(await codes('HR', { groupno: 'STORE' })).toEqual(['C', 'D', 'N']);
  });

  test('is nothing for who manages nobody, and not there for who manages others', async () => {
    const refused = async (reader: Persona, query = {}) =>
      (await (await office.holding(reader)).call(readAttendanceBoard, { query })).failure().code;
    expect(await refused('A')).toBe('FORBIDDEN');
    expect(await refused('M', { groupno: 'STORE' })).toBe('NOT_FOUND');
    expect(await refused('M', { groupno: 'NONE' })).toBe('NOT_FOUND');
    expect((await open(await office.holding('A'))).status).toBe(403);
    expect((await open(await office.holding('M'), { query: '?groupno=STORE' })).status).toBe(404);
  });

  test('takes as many statements for many members as for few', async () => {
    const server = await countingServer(office);
    const client = Object.assign(server.visitor(), { token: (await office.holding('HR')).token });
    const read = () => client.call(readAttendanceBoard, { query: {} });
    const few = await server.countOf(read);
    await addColleagues(
      office.database,
      Array.from({ length: 60 }, (_, n) => ({ membercode: `CROWD${n}` })),
    );
    const many = await server.countOf(read);
    await server.close();
    expect(many).toBe(few);
  });
});

describe('the stream of the board', () => {
  test('tells first where everybody is, then who changes, and to whom it is theirs to see', async () => {
    const { membercode, client } = await salesman();
    const [sales, store] = [await open(await office.holding('M')), await open(await office.holding('M2'))];
    expect([sales.status, sales.contentType]).toEqual([200, 'text/event-stream; charset=utf-8']);
    expect(await sales.until((it) => it.member.membercode === membercode)).toMatchObject({
      ...{ event: 'change', member: { state: 'out', due: '2026-11-20T02:30:00.000Z', late: false } },
    });
    await punch(await client(), membercode, 'in');
    const told = await sales.until((it) => it.member.membercode === membercode && it.member.state === 'in');
    expect(told).toMatchObject({ id: '2026-11-20T02:30:00.000Z', member: { sitename: 'Head Office', due: null } });
    await store.until((it) => it.member.membercode === 'C');
    expect(store.events.map((it) => it.member.groupno)).not.toContain('SALES');
  });

  test('tells a correction, leave and a forgotten check-out as well', async () => {
    const { id, membercode, client } = await salesman();
    const stream = await open(await office.holding('HR'));
    await punch(await client(), membercode, 'in');
    await stream.until((it) => it.member.membernoid === id && it.member.state === 'in');
    // The day would end the stream, and that may be before it is told.
    const tomorrow = { expires_at: '2026-11-21T17:25:00.000Z', last_used_at: '2026-11-21T02:29:00.000Z' };
    await office.database.query.updateTable('session').set(tomorrow).execute();
    office.now = inYangon('2026-11-21T09:00');
    await closeForgotten(office.database, office.deps.clock);
    await stream.until((it) => it.member.membernoid === id && it.member.state === 'off');
  });

  test('goes on where it broke off', async () => {
    const { membercode, client } = await salesman();
    const first = await open(await office.holding('M'));
    await first.until((it) => it.member.membercode === membercode);
    office.now = inYangon('2026-11-20T09:05');
    await punch(await client(), membercode, 'in');
    const known = await first.until((it) => it.member.state === 'in' && it.member.membercode === membercode);
    office.now = inYangon('2026-11-20T09:10');
    await punch(await client(), membercode, 'out');
    const other = await open(await office.holding('M'), { lastEventId: String(known.id) });
    await other.until((it) => it.member.membercode === membercode && it.member.state === 'out');
    expect(new Set(other.events.map((it) => it.member.membercode))).toEqual(new Set([membercode]));
  });

  test.each(['nonsense', '2026-02-30T00:00:00.000Z', '2026-11-20T24:00:00.000Z', '9999-99-99T99:99:99.999Z'])(
    'begins anew behind what no event was: %s',
    async (lastEventId) => {
      const stream = await open(await office.holding('M'), { lastEventId });
      await stream.until((it) => it.member.membercode === 'A');
    },
  );

  test('that could not be opened is watched by nobody', async () => {
    let asked = 0;
    const watch = new BoardWatch(office.deps, async () => {
      asked += 1;
      return new Map();
    });
    const member = { id: office.ids.HR, membercode: 'HR', membername: 'Hla', role: 'HR' } as const;
    const watcher = { sessionId: 1, member, groups: 'all', chosen: false } as const;
    await expect(watch.open(watcher, 'no moment')).rejects.toThrow();
    await sleep(1200);
    expect(asked).toBe(0);
    watch.end();
  });

  test('is one a session: a second one ends the first', async () => {
    const client = await office.holding('M');
    const first = await open(client);
    const second = await open(client);
    await first.ended;
    await second.until((it) => it.member.membercode === 'A');
  });
});

describe('the stream ends with', () => {
  const endings: readonly [string, (it: { client: Client; id: number }) => Promise<unknown> | undefined][] = [
    ['signing out', ({ client }) => client.send({ method: 'POST', url: '/api/membercode/logout' })],
    [
      'a suspension',
      ({ id }) =>
        office.database.query.updateTable('member').set({ status: 'suspended' }).where('id', '=', id).execute(),
    ],
    [
      'the office’s role',
      ({ id }) => office.database.query.updateTable('member').set({ role: 'MEMBER' }).where('id', '=', id).execute(),
    ],
    [
      'the day, at 23:55',
      async () => {
        office.now = inYangon('2026-11-20T23:55');
      },
    ],
  ];
  // Before everybody is looked at anew, each half minute.
  test.each(endings)(
    '%s',
    async (_, happen) => {
      const { id, client: clientOf } = await office.newcomer({ role: 'HR' });
      office.now = inYangon('2026-11-20T23:40');
      const client = await clientOf();
      const stream = await open(client);
      await stream.until((it) => it.member.membercode === 'A');
      await happen({ client, id });
      await stream.ended;
    },
    20_000,
  );

  test('the group, when it is managed by somebody else', async () => {
    const { query } = office.database;
    const { id, client } = await salesman();
    await manages(office, { id }, 'STORE');
    const stream = await open(await client());
    await stream.until((it) => it.member.membercode === 'C');
    await query.deleteFrom('group_manager').where('member_id', '=', id).execute();
    await stream.ended;
  });

  test('the server', async () => {
    const another = await openOffice();
    const stream = await openBoard(await another.holding('HR'));
    await stream.until((it) => it.member.membercode === 'A');
    await another.close();
    await stream.ended;
  });
});
