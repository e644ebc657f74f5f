import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../calendar/day.ts';
import { eachDay } from '../../calendar/each-day.ts';
import { anyDay } from '../../testing/moments.ts';
import { anySpan, freeDaysNear } from '../../testing/spans.ts';
import { everyWeek } from '../../work/work-pattern.ts';
import { type FreeDays, isBeside, isHoliday, isOffday, LONGEST_RUN, neighboursOf } from './adjacency.ts';

const SATURDAY_AND_SUNDAY = [6, 7];
const free = (...holidays: string[]): FreeDays => ({
  holidays: new Set(holidays),
  rests: everyWeek(SATURDAY_AND_SUNDAY),
});
const beside = (from: string, to: string, days: FreeDays) => neighboursOf(addDays(from, -1), addDays(to, 1), days);

const spanAndFreeDays = anySpan.chain((span) => fc.record({ span: fc.constant(span), days: freeDaysNear(span.from) }));

describe('free days', () => {
  test('are public holidays, and the weekdays on which a member rests', () => {
    expect(isHoliday('2026-12-25', free('2026-12-25'))).toBe(true);
    expect(isHoliday('2026-12-24', free('2026-12-25'))).toBe(false);
    expect(isOffday('2026-11-21', free())).toBe(true);
    expect(isOffday('2026-11-20', free())).toBe(false);
    expect(isOffday('2026-11-21', { ...free(), rests: everyWeek([]) })).toBe(false);
  });
});

describe('what a leave stands next to', () => {
  test('is nothing in the middle of a week', () => {
    expect(beside('2026-11-24', '2026-11-25', free())).toEqual({ holiday: undefined, offday: undefined });
  });

  test('is the weekend before a Monday and after a Friday', () => {
    expect(beside('2026-11-23', '2026-11-23', free()).offday).toBe('2026-11-22');
    expect(beside('2026-11-20', '2026-11-20', free()).offday).toBe('2026-11-21');
  });

  test('is a holiday on either side', () => {
    expect(beside('2026-11-24', '2026-11-25', free('2026-11-26')).holiday).toBe('2026-11-26');
    expect(beside('2026-11-25', '2026-11-26', free('2026-11-24')).holiday).toBe('2026-11-24');
  });

  test('is both when a holiday lies behind the weekend, or a weekend behind the holiday', () => {
    expect(beside('2026-11-19', '2026-11-20', free('2026-11-23'))).toEqual({
      holiday: '2026-11-23',
      offday: '2026-11-21',
    });
    expect(beside('2026-12-23', '2026-12-24', free('2026-12-25'))).toEqual({
      holiday: '2026-12-25',
      offday: '2026-12-26',
    });
  });

  test('is not what lies within the leave, nor what lies behind a working day', () => {
    expect(beside('2026-11-19', '2026-11-24', free('2026-11-20', '2026-11-26'))).toEqual({
      holiday: undefined,
      offday: undefined,
    });
  });

  test('is looked for through a run of free days, though not for ever', () => {
    const everyDay: FreeDays = { holidays: new Set(['2026-12-25']), rests: everyWeek([1, 2, 3, 4, 5, 6, 7]) };
    expect(neighboursOf('2026-12-01', addDays('2026-12-25', -LONGEST_RUN + 1), everyDay).holiday).toBe('2026-12-25');
    expect(neighboursOf('2026-11-01', addDays('2026-12-25', -LONGEST_RUN), everyDay).holiday).toBeUndefined();
  });

  test('lies outside the leave, and every day between is free', () => {
    fc.assert(
      fc.property(spanAndFreeDays, ({ span: { from, to }, days }) => {
        const { holiday, offday } = beside(from, to, days);
        if (holiday !== undefined) expect(isHoliday(holiday, days)).toBe(true);
        if (offday !== undefined) expect(isOffday(offday, days)).toBe(true);
        for (const found of [holiday, offday].filter((it) => it !== undefined)) {
          expect(found < from || found > to).toBe(true);
          const between = found < from ? eachDay(found, addDays(from, -1)) : eachDay(addDays(to, 1), found);
          expect(between.every((it) => isHoliday(it, days) || isOffday(it, days))).toBe(true);
        }
      }),
    );
  });

  test('is there exactly when the day before or the day after is free', () => {
    fc.assert(
      fc.property(spanAndFreeDays, ({ span: { from, to }, days }) => {
        const touches = [addDays(from, -1), addDays(to, 1)].some((it) => isHoliday(it, days) || isOffday(it, days));
        const { holiday, offday } = beside(from, to, days);
        expect(holiday !== undefined || offday !== undefined).toBe(touches);
      }),
    );
  });

  test('is nothing for who never rests in a year without holidays', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (previous, next) => {
        const none = { holidays: new Set<string>(), rests: everyWeek([]) };
        expect(neighboursOf(previous, next, none)).toEqual({ holiday: undefined, offday: undefined });
      }),
    );
  });
});

test('a day is beside leave where nothing but free days lie between them', () => {
  const leave = { from: '2026-12-08', to: '2026-12-10' };
  const days = free('2026-12-07', '2026-12-11', '2026-12-16');
  const near = ['2026-12-04', '2026-12-06', '2026-12-07', '2026-12-09', '2026-12-11', '2026-12-14', '2026-12-16'];
  expect(near.filter((day) => isBeside(leave, day, days))).toEqual([
    '2026-12-04',
    '2026-12-06',
    '2026-12-07',
    '2026-12-11',
    '2026-12-14',
  ]);
});
