import type { DayRecord } from '@muster/domain/attendance/summary/day-record.ts';
import { readGroupSummary, readSummary, type Summary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import { eachDay } from '@muster/domain/calendar/each-day.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { WrittenItem } from '../../../http/written.ts';
import { punch } from '../../../testing/attendance/punches.ts';
import { FAR_AWAY, inYangon, type Office, openOffice } from '../../../testing/company/office.ts';
import { writeTexts } from '../days/facts-view.ts';
import { areOver, type MadeOf, remembering, stretchesOf } from './remembered-months.ts';

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

/** A grid shows less of a day than the member's own summary. */
const shown = ({ date, status, why, minutes, late, flags }: Partial<Omit<DayRecord, 'night'>>) => ({
  ...{ date, status, minutes, late, flags },
  ...(why && { why }),
});
const inGrid = async (reader: 'SA' | 'M' | 'M2' = 'SA') => {
  const answer = await (await office.holding(reader)).call(readGroupSummary, { query: { month: '2026-11' } });
  return answer.data().members.find((it) => it.membernoid === office.ids.A);
};
const own = async (from = NOVEMBER.from) => {
  const query = { from, to: NOVEMBER.to, membercode: 'A' };
  return (await (await office.holding('SA')).call(readSummary, { query })).data();
};
/** Each time of a span that nobody asked for before, so that it is not remembered. */
const anew = async () => {
  asked += 1;
  const { days } = await own(addDays(NOVEMBER.from, -asked));
  return days.slice(asked);
};
let asked = 0;

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
    'the weeks in which they rest': () =>
      db()
        .updateTable('member_work')
        .set({ rest_days: '7', alternate_days: '6', alternate_weeks: 'even' })
        .where(...ofA())
        .execute(),
    'from when on attendance is counted': () =>
      db().updateTable('company').set({ counted_from: '2026-11-04' }).execute(),
    'when they joined': () =>
      db().updateTable('member').set({ joined_on: '2026-11-06' }).where('id', '=', office.ids.A).execute(),
    'the zone of the company': () => db().updateTable('company').set({ zone: 'Asia/Tokyo' }).execute(),
  };

  test('what counts as overtime', async () => {
    const overtime = async () => [(await inGrid())?.totals.overtimeminutes, (await own()).totals.overtimeminutes];
    const before = await overtime();
    expect(before).toEqual([expect.toSatisfy((it) => it > 0), before[0]]);
    const set = (overtime_from: number) => db().updateTable('shift_times').set({ overtime_from }).execute();
    await set(240);
    expect(await overtime()).toEqual([0, 0]);
    await set(0);
    expect(await overtime()).toEqual(before);
  });

  test('what counts as the night', async () => {
    const night = async () => [(await inGrid())?.totals.nightminutes, (await own()).totals.nightminutes];
    const set = (night_from: string | null, night_till: string | null) =>
      db().updateTable('company').set({ night_from, night_till }).execute();
    expect(await night()).toEqual([undefined, undefined]);
    await set('09:00', '10:00');
    expect(await night()).toEqual([53, 53]);
    await set('09:00', '09:30');
    expect(await night()).toEqual([23, 23]);
    await set(null, null);
    expect(await night()).toEqual([undefined, undefined]);
  });

  test.each(Object.keys(changes))('%s', async (name) => {
    const [before, ownBefore] = [await inGrid(), await own()];
    expect([await inGrid(), await own()]).toEqual([before, ownBefore]);
    await changes[name]?.();
    const [after, { days, totals, payroll }] = [await inGrid(), await own()];
    expect(after?.days).not.toEqual(before?.days);
    expect(days).toEqual(await anew());
    expect(after).toMatchObject({ days: days.map(shown), totals, payroll });
  });

  test('their name', async () => {
    await inGrid();
    await db().updateTable('member').set({ membername: 'Aye Aye Win' }).where('id', '=', office.ids.A).execute();
    expect(await inGrid()).toMatchObject({ membername: 'Aye Aye Win' });
  });
});

test('a day that somebody may have put right is so no longer once its period is closed, which it says', async () => {
  const mayBe = async () => (await own()).days.some((it) => it.may.correct);
  expect([await mayBe(), await mayBe()]).toEqual([true, true]);
  const closed = { month: '2026-11', first_day: NOVEMBER.from, last_day: NOVEMBER.to, waived: '' };
  await office.database.query
    .insertInto('period_close')
    .values({ ...closed, closed_by: office.ids.SA, closed_at: LATER })
    .execute();
  expect(await mayBe()).toBe(false);
  const saying = async (reader: 'A' | 'SA' | 'M') => {
    const query = { ...NOVEMBER, membercode: 'A' };
    const { days } = (await (await office.holding(reader)).call(readSummary, { query })).data();
    return days.filter((it) => it.closed);
  };
  const { days } = await own();
  const here = days.filter((it) => it.status !== null).length;
  expect(here).toBeGreaterThan(0);
  // A manager could not have put it right either.
  expect([(await saying('A')).length, (await saying('SA')).length, await saying('M')]).toEqual([here, here, []]);
});

test('the notes of days are in the language of who asks, whoever asked before', async () => {
  const client = await office.holding('A');
  const notes = async (language: string) => {
    const url = `/api/attendance/summary?from=${NOVEMBER.from}&to=${NOVEMBER.to}`;
    const answer = await client.send({ method: 'GET', url, headers: { 'accept-language': language } });
    const { data } = answer.json<{ data: Summary }>();
    return data.days.map((it) => it.note).filter((it) => it !== '');
  };
  const [english, burmese] = [await notes('en'), await notes('my')];
  expect(english).not.toEqual([]);
  expect(burmese).not.toEqual(english);
  expect([await notes('en'), await notes('my')]).toEqual([english, burmese]);
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
  const memory = remembering<WrittenItem>(100);
  const recall = (whose: string, madeOf: MadeOf, make: () => WrittenItem) =>
    memory.recall(whose, madeOf) ?? memory.keep(whose, madeOf, make());
  const asked = ['one', 'one', 'other', 'other', 'one'].map((it) => recall('A', [it, undefined], () => write(it)));
  expect(asked.map(String)).toEqual(['one', 'one', 'other', 'other', 'one']);
  expect(write).toHaveBeenCalledTimes(3);
  expect(String(recall('B', ['one', undefined], () => write('of B')))).toBe('of B');
  expect(String(recall('A', ['one', undefined, ''], () => write('more')))).toBe('more');
});

test('a day outside every site makes another month', () => {
  const rows = { work: { rows: [], overrides: new Map() }, attended: [], claims: [], corrections: [] };
  const textsOf = (outside: readonly string[]) => {
    const texts: (string | undefined)[] = [];
    writeTexts({ ...rows, outside }, texts);
    return texts;
  };
  expect(textsOf([])).not.toEqual(textsOf(['2026-11-20']));
});

test('a month in which somebody may still be at work is not over', () => {
  expect(areOver(NOVEMBER, '2026-11-30')).toBe(false);
  expect(areOver(NOVEMBER, '2026-12-02')).toBe(false);
  expect(areOver(NOVEMBER, '2026-12-04')).toBe(true);
});

test('a span is cut so that the days around today are derived each time', () => {
  const cut = (from: string, to: string) =>
    stretchesOf({ from, to }, '2026-12-10').map((it) => [it.from, it.to, it.isStill]);
  expect(cut('2026-04-01', '2027-03-31')).toEqual([
    ['2026-04-01', '2026-12-06', true],
    ['2026-12-07', '2026-12-11', false],
    ['2026-12-12', '2027-03-31', true],
  ]);
  expect(cut('2026-12-06', '2026-12-06')).toEqual([['2026-12-06', '2026-12-06', true]]);
  expect(cut('2026-12-07', '2026-12-11')).toEqual([['2026-12-07', '2026-12-11', false]]);
  expect(cut('2026-12-12', '2026-12-12')).toEqual([['2026-12-12', '2026-12-12', true]]);
});

test('no day is lost or told twice where a span is cut', () => {
  const day = fc.integer({ min: -40, max: 40 }).map((days) => addDays('2026-12-10', days));
  fc.assert(
    fc.property(day, day, (one, other) => {
      const [from, to] = [one, other].toSorted() as [string, string];
      const told = stretchesOf({ from, to }, '2026-12-10').flatMap((it) => eachDay(it.from, it.to));
      expect(told).toEqual(eachDay(from, to));
    }),
  );
});
