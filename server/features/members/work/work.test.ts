import { readToday, readWorkPlace } from '@muster/domain/attendance/attendance-contract.ts';
import { readOwnDays } from '@muster/domain/leave/own/own-days-contract.ts';
import { changeMember } from '@muster/domain/members/member-office-contract.ts';
import { listNotifications } from '@muster/domain/notifications/notifications-contract.ts';
import { EVERY_MINUTE } from '@muster/domain/work/overtime-rule.ts';
import { readWork, setWork, type WorkInput } from '@muster/domain/work/work-contract.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HrOffice, openHrOffice } from '../../../testing/company/hr-office.ts';
import { inYangon } from '../../../testing/company/office.ts';
import { shiftIds } from '../../../testing/company/shifts.ts';
import { decide, expectRefused, newcomer, type Person, take } from '../../../testing/leave/leave.ts';

let { office, hr } = {} as HrOffice;
let shifts: Readonly<Record<string, number>>;
beforeAll(async () => {
  ({ office, hr } = await openHrOffice());
  shifts = await shiftIds(office.database);
});
afterAll(() => office.close());

const day = { shiftid: 0, restdays: [6, 7] };
const trySet = (who: { id: number }, to: Partial<WorkInput> & { from: string }, query: object = {}, client = hr) =>
  client.call(setWork, {
    params: { id: String(who.id) },
    query,
    body: { ...day, shiftid: shifts['Office hours'] as number, ...to },
  });
const set = async (who: { id: number }, to: Partial<WorkInput> & { from: string }) => {
  const answer = await trySet(who, to);
  expect([answer.status, answer.raw.body]).toEqual([201, answer.raw.body]);
  return answer.data();
};
const history = async (who: { id: number }, client = hr) =>
  (await client.call(readWork, { params: { id: String(who.id) } })).data();
const offdays = async (who: Person, from: string, to: string) =>
  (await who.client.call(readOwnDays, { query: { from, to } }))
    .data()
    .filter((it) => it.kind === 'offday')
    .map((it) => it.date);

describe('work from a day on', () => {
  test('holds from that day, and what is left out stays', async () => {
    const who = await newcomer(office);
    const { work } = await set(who, { from: '2026-12-01', shiftid: shifts['Night'] as number, restdays: [7, 1, 7] });
    expect(work).toEqual({
      from: '2026-12-01',
      until: null,
      break: 0,
      grace: 0,
      ...EVERY_MINUTE,
      shiftid: shifts['Night'],
      shift: 'Night',
      starts: '22:00',
      ends: '06:00',
      restdays: [1, 7],
      groupno: 'SALES',
      locationrule: 'sites',
      sites: [],
      counted: true,
    });
    const { work: all } = await history(who);
    expect(all.map((it) => [it.from, it.until, it.shift])).toEqual([
      [null, '2026-11-30', 'Office hours'],
      ['2026-12-01', null, 'Night'],
    ]);
    expect(await offdays(who, '2026-11-23', '2026-12-07')).toEqual([
      '2026-11-28',
      '2026-11-29',
      '2026-12-06',
      '2026-12-07',
    ]);
  });

  test('that was set for a coming day is changed, and taken back by what holds the day before', async () => {
    const who = await newcomer(office);
    const begun = (await history(who)).work;
    await set(who, { from: '2026-12-01', restdays: [7] });
    await set(who, { from: '2027-01-01', restdays: [5] });
    await set(who, { from: '2026-12-01', restdays: [1], sites: [1] });
    const spans = async () => (await history(who)).work.map((it) => [it.from, it.until, it.restdays, it.sites]);
    expect(await spans()).toEqual([
      [null, '2026-11-30', [6, 7], []],
      ['2026-12-01', '2026-12-31', [1], [1]],
      ['2027-01-01', null, [5], []],
    ]);
    await set(who, { from: '2026-12-01', restdays: [6, 7], sites: [] });
    expect(await spans()).toEqual([
      [null, '2026-12-31', [6, 7], []],
      ['2027-01-01', null, [5], []],
    ]);
    await set(who, { from: '2027-01-01', restdays: [6, 7] });
    expect((await history(who)).work).toEqual(begun);
  });

  test('says whether attendance is counted, which stays unless it is said, and is taken back like the rest', async () => {
    const who = await newcomer(office);
    const counted = async () => (await history(who)).work.map((it) => [it.from, it.counted]);
    expect((await set(who, { from: '2026-12-01', counted: false })).work.counted).toBe(false);
    await set(who, { from: '2027-01-01', restdays: [7] });
    expect(await counted()).toEqual([
      [null, true],
      ['2026-12-01', false],
      ['2027-01-01', false],
    ]);
    await set(who, { from: '2026-12-01', counted: true });
    expect(await counted()).toEqual([
      [null, true],
      ['2027-01-01', false],
    ]);
    expect((await trySet(who, { from: '2026-12-01', counted: 'no' as never })).failure().errors).toMatchObject([
      { field: 'counted' },
    ]);
  });

  test('is told the member: that they need not check in, or must, in its own words', async () => {
    const who = await newcomer(office);
    await set(who, { from: '2026-12-01', counted: false });
    await set(who, { from: '2026-12-08', counted: true, restdays: [7] });
    const titles = (await who.client.call(listNotifications)).body().map((it) => it.title);
    expect(titles.toSorted()).toEqual([
      'From 01/12/2026 you need not check in',
      'From 08/12/2026 your attendance is counted',
      'From 08/12/2026 your work changes',
    ]);
  });

  test('leaves every earlier day as it was, whatever is set in whatever order', async () => {
    const changes = fc.record({
      from: fc.integer({ min: 1, max: 28 }).map((it) => `2027-02-${String(it).padStart(2, '0')}`),
      restdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 6 }),
    });
    const who = await newcomer(office);
    await fc.assert(
      fc.asyncProperty(changes, async (change) => {
        const before = await offdays(who, '2027-02-01', change.from);
        await set(who, change);
        const after = await offdays(who, '2027-02-01', change.from);
        const earlier = (list: readonly string[]) => list.filter((it) => it < change.from);
        expect(earlier(after)).toEqual(earlier(before));
      }),
      { numRuns: 15 },
    );
  });

  test('is looked at by the rules of that day: the place and the shift of a check-in', async () => {
    const who = await newcomer(office);
    const [, branch] = await office.database.query.selectFrom('site').select('id').orderBy('id').execute();
    await set(who, { from: '2026-11-22', shiftid: shifts['Night'] as number, sites: [branch?.id as number] });
    const placeAt = async (local: string) => {
      office.now = inYangon(local);
      const client = await office.as(who.code as 'A');
      return [
        (await client.call(readWorkPlace)).data().sites.map((it) => it.sitename),
        (await client.call(readToday)).data().attendancedate,
      ];
    };
    expect(await placeAt('2026-11-21T12:00')).toEqual([['Head Office', 'Mandalay Branch'], '2026-11-21']);
    // Before the first night begins nobody is in it; after it began, its day lasts until it ends.
    expect(await placeAt('2026-11-22T03:00')).toEqual([['Mandalay Branch'], '2026-11-22']);
    expect(await placeAt('2026-11-23T03:00')).toEqual([['Mandalay Branch'], '2026-11-22']);
    office.now = inYangon('2026-11-20T09:00');
  });

  test('moves who decides on the day itself', async () => {
    const who = await newcomer(office);
    await set(who, { from: '2026-11-22', groupno: 'STORE' });
    const { id } = await take(who, '2027-01-20', '2027-01-20');
    const store = await office.as('M2');
    await expectRefused(office, 404, 'NOT_FOUND', () => decide(store, id, 'approve'));
    office.now = inYangon('2026-11-22T09:00');
    expect((await decide(await office.as('M2'), id, 'approve')).status).toBe(200);
    office.now = inYangon('2026-11-20T09:00');
    hr = await office.holding('HR');
  });

  test('is told to the member and put on record', async () => {
    const who = await newcomer(office);
    await set(who, { from: '2026-12-01', restdays: [7] });
    const [told] = (await who.client.call(listNotifications)).body();
    expect(told).toMatchObject({
      title: 'From 01/12/2026 your work changes',
      subtitle: 'Office hours, 09:00 – 17:00. Rest days: Sun',
    });
    const entry = await office.database.query
      .selectFrom('audit')
      .selectAll()
      .where('subject', '=', `member:${who.id}`)
      .executeTakeFirstOrThrow();
    expect([entry.action, entry.actor_id]).toEqual(['member.work', office.ids.HR]);
    expect(JSON.parse(entry.after as string)).toMatchObject({ from: '2026-12-01', restdays: [7] });
  });
});

describe('work that was set anew since it was looked at', () => {
  test('is not set over, nor is a preview of that answered; what is stored is', async () => {
    const who = await newcomer(office);
    const read = await history(who);
    const { revision } = read;
    await set(who, { from: '2026-12-01', shiftid: shifts['Night'] as number, revision });
    const stored = await history(who);
    expect(stored.revision).toBe(revision + 1);
    for (const preview of ['false', 'true']) {
      const late = await trySet(who, { from: '2026-12-15', restdays: [7], revision }, { preview });
      expect([late.status, late.failure().code]).toEqual([409, 'CHANGED_MEANWHILE']);
      expect(late.failure().data).toEqual(stored);
    }
    expect(await history(who)).toEqual(stored);
    // Asked once more after a lost answer it is done already; who names no revision sets it whatever is there.
    await set(who, { from: '2026-12-01', shiftid: shifts['Night'] as number, revision });
    expect(await history(who)).toEqual(stored);
    await set(who, { from: '2026-12-15', restdays: [7] });
    expect((await history(who)).revision).toBe(revision + 2);
  });

  test('of two who set it at once one is told of the other', async () => {
    const who = await newcomer(office);
    const { revision } = await history(who);
    const both = [{ restdays: [7] }, { restdays: [1] }].map((to) =>
      trySet(who, { from: '2026-12-01', revision, ...to }),
    );
    expect((await Promise.all(both)).map((it) => it.status).toSorted()).toEqual([201, 409]);
  });

  test('is seen by an edit of what the office keeps of the member, which has the same revision', async () => {
    const who = await newcomer(office);
    const { revision } = await history(who);
    const change = (groupno: string | null, looked: number) =>
      hr.call(changeMember, { params: { id: String(who.id) }, body: { groupno, revision: looked } });
    await set(who, { from: '2026-11-20', groupno: 'STORE' });
    const late = await change(null, revision);
    expect([late.status, late.failure().code]).toEqual([409, 'CHANGED_MEANWHILE']);
    const { revision: now } = await history(who);
    expect((await change(null, now)).data().groupno).toBeNull();
    const older = await trySet(who, { from: '2026-11-20', restdays: [1], revision: now });
    expect(older.failure().code).toBe('CHANGED_MEANWHILE');
  });
});

describe('a preview', () => {
  test('says which leave, trips and days it would touch, and stores nothing', async () => {
    const who = await newcomer(office);
    const inside = await take(who, '2026-12-02', '2026-12-02');
    const beside = await take(who, '2026-12-15', '2026-12-15');
    await take(who, '2027-01-20', '2027-01-20');
    const before = await office.state();
    const answer = await trySet(who, { from: '2026-11-16', restdays: [3, 6, 7] }, { preview: 'true' });
    expect(answer.status).toBe(200);
    const { touches } = answer.data();
    expect(touches.leave.map((it) => [it.id, it.effect])).toEqual([
      [inside.id, 'inside'],
      [beside.id, 'adjacent'],
      [expect.any(Number), 'inside'],
    ]);
    expect(touches.trips).toEqual([]);
    expect(touches.summaries).toEqual({ count: 1, days: ['2026-11-18'] });
    expect(await office.state()).toBe(before);
  });
});

describe('what is refused', () => {
  test.each([
    ['a shift that is not there', { shiftid: 77_777 }, 'shiftid'],
    ['a group that is not there', { groupno: 'NOWHERE' }, 'groupno'],
    ['a site that is not there', { sites: [1, 77_777] }, 'sites'],
  ])('%s', async (_, to, field) => {
    const failure = await expectRefused(office, 422, 'WORK_VALUE_UNKNOWN', () =>
      trySet({ id: office.ids.B }, { from: '2026-12-01', ...to }),
    );
    expect(failure.errors.map((it) => it.field)).toEqual([field]);
  });

  test('HR over themselves and the administrator; members and managers over anybody', async () => {
    const to = { from: '2026-12-01' };
    for (const who of ['HR', 'SA'] as const) {
      await expectRefused(office, 403, 'FORBIDDEN', () => trySet({ id: office.ids[who] }, to));
    }
    const manager = await office.holding('M');
    await expectRefused(office, 403, 'FORBIDDEN', () => trySet({ id: office.ids.A }, to, {}, manager));
  });

  test('the history of somebody else, but for who decides for them', async () => {
    const b = await office.holding('B');
    expect((await b.call(readWork, { params: { id: String(office.ids.A) } })).status).toBe(404);
    expect((await b.call(readWork, { params: { id: String(office.ids.B) } })).status).toBe(200);
    const manager = await office.holding('M');
    expect((await manager.call(readWork, { params: { id: String(office.ids.A) } })).status).toBe(200);
  });
});
