import type { SummaryDay } from '@muster/domain/attendance/summary/summary-contract.ts';
import { readGroupSummary, readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { punch } from '../../../testing/attendance/punches.ts';
import { FAR_AWAY, inYangon, type Office, openOffice, type Persona } from '../../../testing/company/office.ts';
import { addColleagues } from '../../../testing/company/people.ts';
import { countingServer } from '../../../testing/database/counted-queries.ts';

let office: Office;
const at = (local: string) => {
  office.now = inYangon(local);
};
const punchAt = async (who: 'A' | 'B', local: string, checktype: 'in' | 'out', more?: object) => {
  at(local);
  await punch(await office.holding(who), who, checktype, more);
};

beforeAll(async () => {
  office = await openOffice();
  await punchAt('A', '2026-11-16T09:07', 'in', { ...FAR_AWAY, remark: 'At a customer' });
  await punchAt('A', '2026-11-16T17:30', 'out');
  await punchAt('A', '2026-11-17T08:55', 'in');
  await claim('A', '2026-11-18', 'approved');
  await claim('A', '2026-11-19', 'pending');
  await punchAt('A', '2026-11-20T08:50', 'in');
  at('2026-11-20T10:20');
});
afterAll(() => office.close());

async function claim(who: Persona, day: string, status: 'approved' | 'pending'): Promise<void> {
  const leave = {
    member_id: office.ids[who],
    leaveid: 'EL',
    from_date: day,
    to_date: day,
    remark: '',
    status,
  } as const;
  const { id } = await office.database.query
    .insertInto('leave')
    .values({
      ...leave,
      revision: 1,
      decided_by: null,
      decided_at: null,
      return_from: null,
      created_at: `${day}T00:00:00.000Z`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await office.database.query
    .insertInto('member_day')
    .values({ member_id: office.ids[who], day, claim: 'leave', leave_id: id })
    .execute();
}

const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
const ask = async (reader: Persona, query: object = NOVEMBER) =>
  (await office.holding(reader)).call(readSummary, { query });
const dayOf = (days: readonly SummaryDay[], date: string) => days.find((it) => it.date === date) as SummaryDay;

describe('the summary', () => {
  test('tells every day of a span and its totals', async () => {
    const { from, to, days, totals } = (await ask('A')).data();
    expect([from, to, days.length]).toEqual(['2026-11-01', '2026-11-30', 30]);
    expect(dayOf(days, '2026-11-16')).toEqual({
      ...{ date: '2026-11-16', status: 'present', checkin: '2026-11-16T02:37:00.000Z' },
      ...{ checkout: '2026-11-16T11:00:00.000Z', minutes: 503, expected: 480, late: 7, early: 0, overtime: 23 },
      ...{
        note: '',
        flags: ['outside'],
        shift: { starts: '09:00', ends: '17:00' },
        may: { correct: true, excuse: true },
      },
    });
    expect(dayOf(days, '2026-11-17')).toMatchObject({
      status: 'present',
      minutes: 0,
      checkout: null,
      flags: ['incomplete'],
    });
    expect(dayOf(days, '2026-11-18')).toMatchObject({ status: 'leave', note: 'EARNED LEAVE', expected: 0 });
    expect(dayOf(days, '2026-11-19')).toMatchObject({ status: 'absent', note: 'EARNED LEAVE waits for a decision' });
    expect(dayOf(days, '2026-11-20')).toMatchObject({ status: 'present', minutes: 90, may: { correct: true } });
    expect(dayOf(days, '2026-11-21')).toMatchObject({ status: 'offday', may: { correct: false } });
    expect(dayOf(days, '2026-11-23').status).toBe('upcoming');
    expect(totals).toMatchObject({ present: 3, leave: 1, late: 1, workedminutes: 593, upcoming: 6, offday: 9 });
  });

  test('is of the budget year unless told otherwise', async () => {
    const { from, to, days } = (await ask('A', {})).data();
    expect([from, to, days.length]).toEqual(['2026-04-01', '2026-11-30', 244]);
    expect((await ask('A', { from: '2026-10-01' })).data()).toMatchObject({ from: '2026-10-01', to: '2026-11-30' });
  });

  test('says of which days the shift goes past midnight', async () => {
    const { days } = (await ask('N')).data();
    expect(dayOf(days, '2026-11-16').shift).toEqual({ starts: '22:00', ends: '06:00' });
    expect(days.filter((it) => it.status === null && it.shift)).toEqual([]);
  });

  test('names a holiday that is to come', async () => {
    const { days } = (await ask('A', { from: '2026-12-25', to: '2026-12-25' })).data();
    expect(days).toMatchObject([{ status: 'holiday', note: 'Christmas Day' }]);
  });

  test.each([
    ['M', 200],
    ['HR', 200],
    ['B', 404],
    ['M2', 404],
  ] as const)('of A is answered to %s with %i', async (reader, status) => {
    expect((await ask(reader, { ...NOVEMBER, membercode: 'A' })).status).toBe(status);
  });

  test('may be corrected by oneself and the office, not by the manager', async () => {
    const mayCorrect = async (reader: Persona) =>
      dayOf((await ask(reader, { ...NOVEMBER, membercode: 'A' })).data().days, '2026-11-17').may.correct;
    expect([await mayCorrect('A'), await mayCorrect('HR'), await mayCorrect('M')]).toEqual([true, true, false]);
  });

  test.each([
    { from: '2026-11-30', to: '2026-11-01' },
    { from: '2025-10-17', to: '2026-11-21' },
    { from: '2026-13-01' },
  ])('over %o is refused as malformed', async (query) => {
    expect((await ask('A', query)).failure().code).toBe('INVALID_INPUT');
  });
});

const askGroup = async (reader: Persona, query: object = {}) =>
  (await office.holding(reader)).call(readGroupSummary, { query: { month: '2026-11', ...query } });
const codes = async (reader: Persona, query: object = {}) =>
  (await askGroup(reader, query)).data().members.map((it) => it.membercode);

describe('the month of a group', () => {
  test('tells a manager the members of their groups, with days and totals', async () => {
    const { month, closed, members, more } = (await askGroup('M')).data();
    expect([month, closed, more]).toEqual(['2026-11', false, false]);
    expect(members.map((it) => it.membercode)).toEqual(['A', 'B', 'NEW', 'SUSP']);
    const [a] = members;
    expect(a).toMatchObject({ membername: 'Aye Aye', groupno: 'SALES', totals: { present: 3, workedminutes: 593 } });
    expect(a?.days.find((it) => it.date === '2026-11-16')).toEqual({
      ...{ date: '2026-11-16', status: 'present', minutes: 503, late: 7, flags: ['outside'] },
    });
  });

  test('is of everybody for the office, page by page, or of a group', async () => {
    const everybody = await codes('HR');
    expect([...everybody, 'GUEST'].toSorted()).toEqual(Object.keys(office.ids).toSorted());
    expect([...(await codes('HR', { page: '1,4' })), ...(await codes('HR', { page: '2,4' }))]).toEqual(
      everybody.slice(0, 8),
    );
    expect((await askGroup('HR', { page: '1,4' })).data().more).toBe(true);
    expect(await codes('HR', { groupno: 'STORE' })).toEqual(['C', 'D', 'N']);
  });

  test('is nothing for who manages nobody, and not there for who manages others', async () => {
    expect((await askGroup('A')).failure().code).toBe('FORBIDDEN');
    expect((await askGroup('M', { groupno: 'STORE' })).failure().code).toBe('NOT_FOUND');
    expect((await askGroup('M', { groupno: 'NONE' })).failure().code).toBe('NOT_FOUND');
    expect((await askGroup('M', { month: '2026-13' })).failure().code).toBe('INVALID_INPUT');
  });

  test('takes as many statements for many members as for few', async () => {
    const server = await countingServer(office);
    const client = Object.assign(server.visitor(), { token: (await office.holding('HR')).token });
    const read = async (month: string) =>
      (await client.call(readGroupSummary, { query: { month, page: '1,200' } })).data();
    const few = await server.countOf(() => read('2026-11'));
    await addColleagues(
      office.database,
      Array.from({ length: 60 }, (_, n) => ({ membercode: `CROWD${n}` })),
    );
    let members = 0;
    const many = await server.countOf(async () => {
      members = (await read('2026-11')).members.length;
    });
    await server.close();
    expect([many, members > 70]).toEqual([few, true]);
  });
});
