import type { DayRecord } from '@muster/domain/attendance/summary/day-record.ts';
import { readGroupSummary, readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { WrittenItem } from '../../../http/written.ts';
import { punch } from '../../../testing/attendance/punches.ts';
import { FAR_AWAY, inYangon, type Office, openOffice } from '../../../testing/company/office.ts';
import { textOf } from './facts-view.ts';
import { areOver, rememberedMonth } from './remembered-months.ts';

let office: Office;
const LATER = '2026-12-01T00:00:00.000Z';
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };

beforeAll(async () => {
  office = await openOffice();
  office.now = inYangon('2026-11-20T09:07');
  await punch(await office.holding('A'), 'A', 'in', { ...FAR_AWAY, remark: 'At a customer' });
  office.now = inYangon('2026-11-20T17:30');
  await punch(await office.holding('A'), 'A', 'out');
  office.now = inYangon('2026-12-10T10:00');
});
afterAll(() => office.close());

/** A grid shows less of a day than the member's own summary, which is never remembered. */
const shown = ({ date, status, why, minutes, late, flags }: Partial<DayRecord>) => ({
  ...{ date, status, minutes, late, flags },
  ...(why && { why }),
});
const inGrid = async (reader: 'SA' | 'M' | 'M2' = 'SA') => {
  const answer = await (await office.holding(reader)).call(readGroupSummary, { query: { month: '2026-11' } });
  return answer.data().members.find((it) => it.membernoid === office.ids.A);
};
const own = async () => {
  const query = { ...NOVEMBER, membercode: 'A' };
  const { days, totals, payroll } = (await (await office.holding('SA')).call(readSummary, { query })).data();
  return { days: days.map(shown), totals, payroll };
};

describe('the month of a member that is over, looked at again after a change of', () => {
  const db = () => office.database.query;
  const ofA = () => ['member_id', '=', office.ids.A] as const;
  const addExcuse = async () => {
    const asked = { asked_by: office.ids.A, reason: 'A power cut', created_at: LATER };
    await db()
      .insertInto('correction')
      .values({
        member_id: office.ids.A,
        day: '2026-11-12',
        kind: 'excuse',
        before: '[]',
        after: '[]',
        state: 'approved',
        ...asked,
      })
      .execute();
  };
  const addLeave = async () => {
    const asked = {
      member_id: office.ids.A,
      leaveid: 'EL',
      from_date: '2026-11-13',
      to_date: '2026-11-13',
      remark: '',
    };
    const decided = {
      status: 'approved',
      decided_by: null,
      decided_at: null,
      return_from: null,
      created_at: LATER,
    } as const;
    const leave = db()
      .insertInto('leave')
      .values({ ...asked, ...decided, revision: 1 })
      .returning('id');
    const { id } = await leave.executeTakeFirstOrThrow();
    await db()
      .insertInto('member_day')
      .values({ member_id: office.ids.A, day: '2026-11-13', claim: 'leave', leave_id: id })
      .execute();
  };
  const changes: Record<string, () => Promise<unknown>> = {
    'when they left': () =>
      db()
        .updateTable('attendance')
        .set({ ended_at: '2026-11-20T09:15:00.000Z' })
        .where(...ofA())
        .execute(),
    'a day of leave': addLeave,
    'how much of a day leave takes': () =>
      db()
        .updateTable('member_day')
        .set({ pm: 0 })
        .where(...ofA())
        .execute(),
    'a day that is made off': () =>
      db()
        .insertInto('day_override')
        .values({
          member_id: office.ids.A,
          day: '2026-11-10',
          kind: 'off',
          reason: '',
          by_id: office.ids.SA,
          at: LATER,
        })
        .execute(),
    'a holiday': () =>
      db().insertInto('public_holiday').values({ holidaydate: '2026-11-11', description: 'National Day' }).execute(),
    'a day that is excused': addExcuse,
    'how long lateness is let pass': () => db().updateTable('shift_times').set({ grace_minutes: 30 }).execute(),
    'the days on which they rest': () =>
      db()
        .updateTable('member_work')
        .set({ rest_days: '1' })
        .where(...ofA())
        .execute(),
    'from when on attendance is counted': () =>
      db().updateTable('company').set({ counted_from: '2026-11-04' }).execute(),
    'when they joined': () =>
      db().updateTable('member').set({ joined_on: '2026-11-06' }).where('id', '=', office.ids.A).execute(),
    'the zone of the company': () => db().updateTable('company').set({ zone: 'Asia/Tokyo' }).execute(),
  };

  test.each(Object.keys(changes))('%s', async (name) => {
    const before = await inGrid();
    expect(await inGrid()).toEqual(before);
    await changes[name]?.();
    const after = await inGrid();
    expect(after?.days).not.toEqual(before?.days);
    expect(after).toMatchObject(await own());
  });

  test('their name', async () => {
    await inGrid();
    await db().updateTable('member').set({ membername: 'Aye Aye Win' }).where('id', '=', office.ids.A).execute();
    expect(await inGrid()).toMatchObject({ membername: 'Aye Aye Win' });
  });
});

test('is told each reader as far as it is theirs to see, whoever looked before', async () => {
  const db = office.database.query;
  const rows = db.selectFrom('member_work').where('member_id', '=', office.ids.A);
  const { id, ...work } = await rows.selectAll().executeTakeFirstOrThrow();
  const { id: group_id } = await db
    .selectFrom('work_group')
    .select('id')
    .where('groupno', '=', 'STORE')
    .executeTakeFirstOrThrow();
  await db.updateTable('member_work').set({ until_day: '2026-11-15' }).where('id', '=', id).execute();
  await db
    .insertInto('member_work')
    .values({ ...work, from_day: '2026-11-16', group_id })
    .execute();
  const all = (await inGrid('SA'))?.days;
  const [before, after] = [all?.filter((it) => it.date <= '2026-11-15'), all?.filter((it) => it.date > '2026-11-15')];
  const seenBy = async (reader: 'M' | 'M2') => (await inGrid(reader))?.days.filter((it) => it.status !== null);
  const worked = (days: typeof all) => days?.filter((it) => it.status !== null);
  expect([worked(before)?.length, worked(after)?.length]).not.toContain(0);
  expect(await seenBy('M')).toEqual(worked(before));
  expect(await seenBy('M2')).toEqual(worked(after));
});

test('what was written of something is written once, and anew for anything else', () => {
  const write = vi.fn((text: string) => Buffer.from(text) as Buffer as WrittenItem);
  const asked = ['once', 'once', 'else', 'once'].map((it) =>
    rememberedMonth(
      () => `${it} in this test`,
      () => write(it),
    ),
  );
  expect(asked.map(String)).toEqual(['once', 'once', 'else', 'once']);
  expect(write).toHaveBeenCalledTimes(2);
});

test('a day outside every site makes another month', () => {
  const rows = { work: { rows: [], overrides: new Map() }, attended: undefined, claims: [], corrections: [] };
  expect(textOf({ ...rows, outside: [] })).not.toBe(textOf({ ...rows, outside: ['2026-11-20'] }));
});

test('a month in which somebody may still be at work is not over', () => {
  expect(areOver(NOVEMBER, '2026-11-30')).toBe(false);
  expect(areOver(NOVEMBER, '2026-12-02')).toBe(false);
  expect(areOver(NOVEMBER, '2026-12-04')).toBe(true);
});
