import { askCorrection } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { readRoster } from '@muster/domain/attendance/roster/roster-contract.ts';
import { GROUP_PAGE } from '@muster/domain/attendance/summary/summary-contract.ts';
import { setMemberStatus } from '@muster/domain/members/members-contract.ts';
import { addTrip } from '@muster/domain/trips/trips-contract.ts';
import { overrideDay, setWork, type WorkInput } from '@muster/domain/work/work-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { type HrOffice, openHrOffice } from '../../../testing/company/hr-office.ts';
import type { Persona } from '../../../testing/company/office.ts';
import { addColleagues } from '../../../testing/company/people.ts';
import { shiftIds } from '../../../testing/company/shifts.ts';
import { countingServer } from '../../../testing/database/counted-queries.ts';
import { decide, newcomer, type Person, take } from '../../../testing/leave/leave.ts';
import { tripBody } from '../../../testing/trips/trip-body.ts';

/** It is Friday 20 November 2026; the week that is looked at begins on the Monday after the next. */
const [MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY] = [30, 1, 2, 3, 4].map((it) =>
  it === 30 ? '2026-11-30' : `2026-12-0${it}`,
) as [string, string, string, string, string];

let { office, hr } = {} as HrOffice;
let shifts: Readonly<Record<string, number>>;
beforeAll(async () => {
  ({ office, hr } = await openHrOffice());
  shifts = await shiftIds(office.database);
  const { query } = office.database;
  await query.updateTable('leave_code').set({ half_days_allowed: 1 }).where('leaveid', '=', 'CL').execute();
});
afterAll(() => office.close());

/** A member may have so many sessions at once. */
const clients = new Map<Persona, Client>();
const signedIn = async (reader: Persona) => {
  const client = clients.get(reader) ?? (await office.holding(reader));
  clients.set(reader, client);
  return client;
};
const ask = async (reader: Persona, query: object = {}) =>
  (await signedIn(reader)).call(readRoster, { query: { from: MONDAY, ...query } });
const codes = async (reader: Persona, query: object = {}) =>
  (await ask(reader, query)).data().members.map((it) => it.membercode);
const memberOf = async (code: string, reader: Persona = 'HR', query: object = {}) =>
  (await ask(reader, { search: code, ...query })).data().members[0];
const daysOf = async (who: Person, reader: Persona = 'HR', query: object = {}) =>
  (await memberOf(who.code, reader, query))?.days ?? [];
/** Each day in a word: when somebody is due, or else what the day is. */
const weekOf = async (who: Person, reader: Persona = 'HR', query: object = {}) =>
  (await daysOf(who, reader, query)).map(({ status, why, due }) => (due ? `${due.from}-${due.to}` : (status ?? why)));
const CASUAL = { leavetype: 'CL-CASUAL LEAVE' };
const OFFICE = '09:00-17:00';
const NIGHT = '22:00-06:00';

const set = async (who: { id: number }, to: Partial<WorkInput> & { from: string }) => {
  const body = { shiftid: shifts['Office hours'] as number, restdays: [6, 7], ...to };
  const answer = await hr.call(setWork, { params: { id: String(who.id) }, body });
  expect([answer.status, answer.raw.body]).toEqual([201, answer.raw.body]);
};

describe('who reads the roster', () => {
  test('are who may read the month of the group: a manager of theirs, the office of everybody', async () => {
    const { from, to, members, more } = (await ask('M')).data();
    expect([from, to, more]).toEqual([MONDAY, '2026-12-06', false]);
    expect(members.map((it) => it.membercode)).toEqual(['A', 'B', 'NEW', 'SUSP']);
    expect(await codes('M2')).toEqual(['C', 'D', 'N']);
    expect(await codes('HR')).toEqual(
      Object.keys(office.ids)
        .filter((it) => it !== 'GUEST')
        .toSorted(),
    );
    expect(await codes('SA', { groupno: 'STORE' })).toEqual(['C', 'D', 'N']);
    expect(await codes('HR', { search: 'mya' })).toEqual(['M']);
    expect((await ask('A')).failure().code).toBe('FORBIDDEN');
    expect((await ask('M', { groupno: 'STORE' })).failure().code).toBe('NOT_FOUND');
    expect((await ask('M', { groupno: 'NONE' })).failure().code).toBe('NOT_FOUND');
  });

  test.each([{ from: undefined }, { from: '2026-13-01' }, { page: '0' }, { until: '2026-12-06' }])(
    'are refused %o',
    async (query) => {
      expect((await ask('HR', query)).status).toBe(400);
    },
  );

  test('have it by code and page by page', async () => {
    const all = await codes('HR');
    expect([...(await codes('HR', { page: '1,4' })), ...(await codes('HR', { page: '2,4' }))]).toEqual(all.slice(0, 8));
    expect((await ask('HR', { page: '1,4' })).data().more).toBe(true);
  });
});

describe('a week', () => {
  test('has the shift with its name on working days, and whoever works nights on the day on which it begins', async () => {
    const n = await memberOf('N', 'HR', { groupno: 'STORE', search: 'Nu Nu' });
    expect([n?.membername, n?.groupno]).toEqual(['Nu Nu', 'STORE']);
    expect(n?.days[0]).toEqual({
      ...{ date: MONDAY, status: 'work', shift: { name: 'Night', starts: '22:00', ends: '06:00' } },
      ...{ due: { from: '22:00', to: '06:00' }, half: null, waits: null, note: '' },
    });
    expect(n?.days[6]).toMatchObject({ date: '2026-12-06', status: 'offday', shift: null, due: null });
  });

  test('has holidays by name, and single days off and of work', async () => {
    const who = await newcomer(office);
    const christmas = { from: '2026-12-21' };
    expect(await weekOf(who, 'HR', christmas)).toEqual([
      ...[OFFICE, OFFICE, OFFICE, OFFICE],
      ...['holiday', 'offday', 'offday'],
    ]);
    expect((await daysOf(who, 'HR', christmas))[4]?.note).toBe('Christmas Day');
    for (const [date, kind] of [
      ['2026-12-22', 'off'],
      ['2026-12-25', 'work'],
      ['2026-12-26', 'work'],
    ] as const) {
      const body = { date, kind, reason: 'Swapped' };
      expect((await hr.call(overrideDay, { params: { id: String(who.id) }, body })).status).toBeLessThan(300);
    }
    expect(await weekOf(who, 'HR', christmas)).toEqual([
      ...[OFFICE, 'offday', OFFICE, OFFICE],
      ...[OFFICE, OFFICE, 'offday'],
    ]);
  });

  test('has another shift, other rest days and no counting from the day on which they hold', async () => {
    const who = await newcomer(office);
    await set(who, { from: TUESDAY, shiftid: shifts['Night'] as number });
    await set(who, { from: THURSDAY, restdays: [5] });
    expect(await weekOf(who)).toEqual([OFFICE, NIGHT, NIGHT, OFFICE, 'offday', OFFICE, OFFICE]);
    expect((await daysOf(who)).map((it) => it.shift?.name)).toEqual([
      ...['Office hours', 'Night', 'Night', 'Office hours'],
      ...[undefined, 'Office hours', 'Office hours'],
    ]);
    await set(who, { from: '2026-12-06', restdays: [5], counted: false });
    expect((await weekOf(who)).at(-1)).toBe('not_counted');
    expect((await daysOf(who)).at(-1)).toMatchObject({ status: null, shift: null, due: null });
  });

  test('has other times of a shift from the day on which they hold', async () => {
    const { query } = office.database;
    const { id } = await query.insertInto('shift').values({ name: 'Early' }).returning('id').executeTakeFirstOrThrow();
    const times = { shift_id: id, ends: '14:00', break_minutes: 0, grace_minutes: 0 };
    const [before, after] = [
      { ...times, starts: '06:00', from_day: '0001-01-01', until_day: TUESDAY },
      { ...times, starts: '05:30', from_day: WEDNESDAY, until_day: '9999-12-31' },
    ];
    await query.insertInto('shift_times').values([before, after]).execute();
    const who = await newcomer(office);
    await set(who, { from: MONDAY, shiftid: id });
    expect((await weekOf(who)).slice(1, 4)).toEqual(['06:00-14:00', '05:30-14:00', '05:30-14:00']);
  });

  test('shows whoever changes groups to each manager on their own days alone, and all of it to the office', async () => {
    const who = await newcomer(office);
    await take(who, FRIDAY, FRIDAY, CASUAL);
    await set(who, { from: WEDNESDAY, groupno: 'STORE' });
    expect(await weekOf(who, 'M')).toEqual([OFFICE, OFFICE, ...Array.from({ length: 5 })]);
    const ofStore = await daysOf(who, 'M2');
    expect(ofStore.map((it) => it.status)).toEqual([null, null, 'work', 'work', 'work', 'offday', 'offday']);
    expect(ofStore[0]).toEqual({
      ...{ date: MONDAY, status: null, shift: null, due: null },
      ...{ half: null, waits: null, note: '' },
    });
    expect((await daysOf(who, 'M')).some((it) => it.waits || it.note)).toBe(false);
    expect(ofStore[4]).toMatchObject({ waits: 'leave', note: 'CASUAL LEAVE waits for a decision' });
    expect((await memberOf(who.code))?.groupno).toBe('STORE');
    expect(await weekOf(who, 'HR')).toEqual([OFFICE, OFFICE, OFFICE, OFFICE, OFFICE, 'offday', 'offday']);
    // The week before is the first manager's alone.
    expect(await codes('M2', { from: '2026-11-23', search: who.code })).toEqual([]);
    expect(await codes('M', { from: '2026-12-07', search: who.code })).toEqual([]);
  });

  test('has who joins or leaves within it on their days, and nobody else', async () => {
    const { id: SALES } = await office.database.query
      .selectFrom('work_group')
      .select('id')
      .where('groupno', '=', 'SALES')
      .executeTakeFirstOrThrow();
    await addColleagues(office.database, [
      { membercode: 'JOINS', joined_on: WEDNESDAY, group_id: SALES },
      { membercode: 'LEAVES', left_on: TUESDAY, group_id: SALES },
      { membercode: 'LEFT', left_on: '2026-11-29', group_id: SALES },
      { membercode: 'LATER', joined_on: '2026-12-07', group_id: SALES },
    ]);
    const here = async (code: string) => (await memberOf(code, 'M'))?.days.map((it) => it.status ?? it.why);
    const [OUT, REST] = ['not_employed', ['offday', 'offday']];
    expect(await here('JOINS')).toEqual([OUT, OUT, 'work', 'work', 'work', ...REST]);
    expect(await here('LEAVES')).toEqual(['work', 'work', OUT, OUT, OUT, OUT, OUT]);
    expect([await here('LEFT'), await here('LATER')]).toEqual([undefined, undefined]);
  });

  test('expects nobody whose account is suspended, from today on until it is not; leave they have is told all the same', async () => {
    const who = await newcomer(office);
    const { id } = await take(who, TUESDAY, TUESDAY, { ...CASUAL, noOfLeave: 0.5, part: 'am' });
    expect((await decide(await signedIn('M'), id, 'approve')).status).toBe(200);
    const [planned, running] = [await daysOf(who), await weekOf(who, 'M', { from: '2026-11-16' })];
    const setTo = async (status: 'active' | 'suspended') =>
      expect((await hr.call(setMemberStatus, { params: { id: String(who.id) }, body: { status } })).status).toBe(200);
    await setTo('suspended');
    const week = await daysOf(who, 'M');
    expect(week[0]).toEqual({ ...planned[0], status: null, why: 'suspended', due: null });
    expect(week[1]).toEqual({ ...planned[1], due: null });
    expect(week.map((it) => it.status)).toEqual([null, 'leave', null, null, null, 'offday', 'offday']);
    expect(week.some((it) => it.due)).toBe(false);
    // Friday is today.
    const now = await weekOf(who, 'M', { from: '2026-11-16' });
    expect(now).toEqual(running.with(4, 'suspended'));
    await setTo('active');
    expect(await daysOf(who)).toEqual(planned);
  });

  test('is as it was planned, whatever has come of its days: in the running week too', async () => {
    const who = await newcomer(office);
    expect(await weekOf(who, 'M', { from: '2026-11-16' })).toEqual([
      ...[OFFICE, OFFICE, OFFICE, OFFICE, OFFICE],
      ...['offday', 'offday'],
    ]);
  });
});

describe('leave and trips', () => {
  const half = (part: 'am' | 'pm') => ({ ...CASUAL, noOfLeave: 0.5, part });
  const approve = async (leave: { id: number }) =>
    expect((await decide(await signedIn('M'), leave.id, 'approve')).status).toBe(200);

  test('wait beside the shift, and take its place once they are approved', async () => {
    const who = await newcomer(office);
    const leave = await take(who, MONDAY, TUESDAY, { ...CASUAL, remark: 'A reason of mine' });
    const waits = (await daysOf(who, 'M')).slice(0, 3);
    expect(waits.map((it) => [it.status, it.due?.from, it.waits])).toEqual([
      ['work', '09:00', 'leave'],
      ['work', '09:00', 'leave'],
      ['work', '09:00', null],
    ]);
    await approve(leave);
    const [monday] = await daysOf(who, 'M');
    expect(monday).toMatchObject({ status: 'leave', due: null, half: null, waits: null, note: 'CASUAL LEAVE' });
    expect(monday?.shift?.name).toBe('Office hours');
    // Why somebody takes leave is theirs and their decider's to read where it is decided, not here.
    expect((await ask('M', { search: who.code })).raw.body).not.toContain('A reason of mine');
  });

  test('of half a day leave the other half, of a night as of a day', async () => {
    const [day, night] = [await newcomer(office), await newcomer(office)];
    await set(night, { from: MONDAY, shiftid: shifts['Night'] as number });
    for (const who of [day, night]) {
      await approve(await take(who, MONDAY, MONDAY, half('am')));
      await approve(await take(who, TUESDAY, TUESDAY, half('pm')));
    }
    expect((await weekOf(day)).slice(0, 3)).toEqual(['13:00-17:00', '09:00-13:00', OFFICE]);
    expect((await weekOf(night)).slice(0, 3)).toEqual(['02:00-06:00', '22:00-02:00', NIGHT]);
    const [first, second] = await daysOf(night);
    expect([first?.half, first?.note]).toEqual(['am', 'CASUAL LEAVE, first half of the shift']);
    expect([second?.half, second?.status]).toEqual(['pm', 'leave']);
  });

  test('are said in the language of who reads', async () => {
    const who = await newcomer(office);
    await take(who, MONDAY, MONDAY, CASUAL);
    const url = `/api/attendance/roster?from=${MONDAY}&search=${who.code}`;
    const answer = await hr.send({ method: 'GET', url, headers: { 'accept-language': 'my' } });
    expect(JSON.parse(answer.body).data.members[0].days[0].note).toMatch(/^CASUAL LEAVE .*[\u1000-\u109f]/);
  });

  test('on the road nobody is due at their shift, and one that waits is told', async () => {
    const { query } = office.database;
    const who = await newcomer(office);
    const crew = [{ id: who.id, membercode: who.code }];
    const go = async (day: string) => {
      const answer = await hr.call(addTrip, { body: tripBody(crew, day, day, { carcode: '' }) });
      expect([answer.status, answer.raw.body]).toEqual([201, answer.raw.body]);
      return answer.data();
    };
    const approved = await go(MONDAY);
    const waiting = await go(TUESDAY);
    await query.updateTable('trip').set({ approval: 'requested' }).where('id', '=', waiting.id).execute();
    const [monday, tuesday] = await daysOf(who, 'M');
    expect(monday).toMatchObject({ status: 'trip', due: null, waits: null });
    expect(monday?.note).toBe(`Trip ${approved.trip_assigmentno}`);
    expect(tuesday).toMatchObject({ status: 'work', due: { from: '09:00' }, waits: 'trip' });
  });
});

test('hours off that were approved are told to who reads the roster, and of a waiting request nothing', async () => {
  const who = await newcomer(office);
  await set(who, { from: MONDAY });
  await office.database.query.updateTable('company').set({ hours_off_minutes: 480 }).execute();
  const about = (attendancedate: string, from: string, to: string) => ({
    ...{ attendancedate, kind: 'hours' as const, hours: { from, to }, reason: 'The dentist' },
  });
  const given = { ...about(MONDAY, '09:00', '11:00'), membercode: who.code };
  expect((await hr.call(askCorrection, { body: given })).status).toBe(201);
  const between = { ...about(TUESDAY, '12:00', '14:00'), membercode: who.code };
  expect((await hr.call(askCorrection, { body: between })).status).toBe(201);
  expect((await who.client.call(askCorrection, { body: about(WEDNESDAY, '09:00', '11:00') })).status).toBe(201);
  for (const reader of ['HR', 'M'] as const) {
    const [monday, tuesday, wednesday] = await daysOf(who, reader);
    expect(monday).toMatchObject({ due: { from: '11:00', to: '17:00' }, off: [{ from: '09:00', to: '11:00' }] });
    expect(tuesday).toMatchObject({ due: { from: '09:00', to: '17:00' }, off: [{ from: '12:00', to: '14:00' }] });
    expect(wednesday).toMatchObject({ due: { from: '09:00', to: '17:00' }, note: '' });
    expect(wednesday).not.toHaveProperty('off');
    expect(JSON.stringify([monday, tuesday, wednesday])).not.toContain('dentist');
  }
});

test('takes as many statements for many members as for few', async () => {
  const server = await countingServer(office);
  const client = Object.assign(server.visitor(), { token: hr.token });
  const read = async () => (await client.call(readRoster, { query: { from: MONDAY } })).data();
  const told = (n: number) => ({ membercode: `CROWD${n}` });
  const few = await server.countOf(read);
  await addColleagues(
    office.database,
    Array.from({ length: 60 }, (_, n) => told(n)),
  );
  let members = 0;
  const many = await server.countOf(async () => {
    members = (await read()).members.length;
  });
  await server.close();
  expect(members).toBe(GROUP_PAGE);
  expect(many).toBeLessThanOrEqual(few);
});
