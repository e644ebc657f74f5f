import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WorkPattern } from '../attendance/summary/day-facts.ts';
import { deriveDays, spanOfDays } from '../attendance/summary/derive-days.ts';
import { addDays } from '../calendar/day.ts';
import { anyAttendanceMonth } from '../testing/attendance-months.ts';
import { anyTimeOfDay } from '../testing/moments.ts';
import { EVERY_MINUTE } from './overtime-rule.ts';
import { bothHold, otherTimes, type ShiftTimes, timesFrom, timesOn } from './shift-times.ts';
import { BEGINNING, FOREVER } from './work-pattern.ts';

const START = '2026-01-01';
const DAY = { starts: '09:00', ends: '17:00', break: 0, grace: 0, ...EVERY_MINUTE };
const EARLY = { starts: '08:00', ends: '16:00', break: 30, grace: 5, ...EVERY_MINUTE };
const always: ShiftTimes = { ...DAY, from: BEGINNING, until: FOREVER };

const anyTimes = fc.record({
  starts: anyTimeOfDay,
  ends: anyTimeOfDay,
  break: fc.constantFrom(0, 30, 61),
  grace: fc.constantFrom(0, 15),
  overtimefrom: fc.constantFrom(0, 30),
  overtimestep: fc.constantFrom(1, 15),
  overtimebefore: fc.boolean(),
});
const changes = fc.array(fc.record({ after: fc.integer({ min: 0, max: 60 }), times: anyTimes }), { maxLength: 8 });
const setting = (list: readonly { after: number; times: typeof DAY }[]) =>
  list.reduce<ShiftTimes[]>((times, it) => timesFrom(times, addDays(START, it.after), it.times), [always]);

describe('the times of a shift', () => {
  test('hold from a day on until the next thing that is set for later, and leave what was before', () => {
    const later = timesFrom([always], '2026-12-01', EARLY);
    const both = timesFrom(later, '2026-11-20', { ...DAY, grace: 10 });
    expect(both).toEqual([
      { ...DAY, from: BEGINNING, until: '2026-11-19' },
      { ...DAY, grace: 10, from: '2026-11-20', until: '2026-11-30' },
      { ...EARLY, from: '2026-12-01', until: FOREVER },
    ]);
    expect(otherTimes(later, both, '2026-11-20')).toEqual({ from: '2026-11-20', until: '2026-11-30' });
  });

  test('that are set for a coming day are taken back by those of before', () => {
    expect(timesFrom(timesFrom([always], '2026-12-01', EARLY), '2026-12-01', DAY)).toEqual([always]);
    expect(otherTimes([always], timesFrom([always], '2026-12-01', DAY), '2026-12-01')).toBeUndefined();
  });

  test('are one thing on every day, without a gap and never twice the same in a row, however often they change', () => {
    fc.assert(
      fc.property(changes, (list) => {
        const times = setting(list);
        expect([times[0]?.from, times.at(-1)?.until]).toEqual([BEGINNING, FOREVER]);
        for (const [index, it] of times.slice(1).entries()) {
          const { from: _from, until, ...before } = times[index] as ShiftTimes;
          expect(it.from).toBe(addDays(until, 1));
          expect(it).not.toMatchObject(before);
        }
      }),
    );
  });

  test('of every day before a change are what they were', () => {
    const days = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(changes, days, fc.integer({ min: 1, max: 60 }), anyTimes, (list, after, back, wanted) => {
        const [before, from] = [setting(list), addDays(START, after)];
        const [was, is] = [before, timesFrom(before, from, wanted)].map((it) => timesOn(it, addDays(from, -back)));
        expect([is?.starts, is?.ends, is?.break, is?.grace]).toEqual([was?.starts, was?.ends, was?.break, was?.grace]);
        expect(timesOn(timesFrom(before, from, wanted), from)).toMatchObject(wanted);
      }),
    );
  });
});

test('a later change of a shift leaves every earlier day of a month identical, minute by minute', () => {
  const months = fc.tuple(anyAttendanceMonth, fc.integer({ min: 0, max: 30 }), anyTimes);
  fc.assert(
    fc.property(months, ([{ from, to, company, member }, after, wanted]) => {
      const [first] = member.patterns;
      const times: ShiftTimes[] = [{ ...(first as WorkPattern).shift, from: BEGINNING, until: FOREVER }];
      const changed = addDays(from, after);
      const recordsBy = (all: readonly ShiftTimes[]) => {
        const patterns = all.map((it) => ({ ...(first as WorkPattern), from: it.from, shift: it }));
        return deriveDays(spanOfDays(from, to, company.zone), company, { ...member, patterns });
      };
      const earlier = (all: readonly ShiftTimes[]) => recordsBy(all).filter((it) => it.date < changed);
      expect(earlier(timesFrom(times, changed, wanted))).toEqual(earlier(times));
    }),
  );
});

test.each([
  [
    ['2026-01-01', '2026-01-31'],
    ['2026-01-10', '2026-02-10'],
    ['2026-01-10', '2026-01-31'],
  ],
  [
    ['2026-01-01', '2026-01-31'],
    ['2025-01-10', '2026-01-01'],
    ['2026-01-01', '2026-01-01'],
  ],
  [['2026-01-01', '2026-01-31'], ['2026-02-01', '2026-02-10'], undefined],
])('%j and %j have %j together', ([from = '', until = ''], [start = '', end = ''], both) => {
  expect(bothHold({ from, until }, { from: start, until: end })).toEqual(both && { from: both[0], until: both[1] });
});
