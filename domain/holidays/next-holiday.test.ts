import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '../calendar/day.ts';
import { anyDay } from '../testing/moments.ts';
import type { Holiday } from './holiday.ts';
import { nextHoliday } from './next-holiday.ts';

const holiday = (holidaydate: string, description: string, id = 1): Holiday => ({ id, holidaydate, description });
const independence = holiday('2027-01-04', 'Independence Day');
const christmas = holiday('2026-12-25', 'Christmas Day');

describe('the next holiday', () => {
  test('is named with the days to go', () => {
    expect(nextHoliday([independence, christmas], '2026-11-20')).toEqual({ holiday: christmas, daysToGo: 35 });
  });

  test('is today when today is one', () => {
    expect(nextHoliday([christmas, independence], '2026-12-25')).toEqual({ holiday: christmas, daysToGo: 0 });
  });

  test('may be in the next year', () => {
    expect(nextHoliday([christmas, independence], '2026-12-26')).toEqual({ holiday: independence, daysToGo: 9 });
  });

  test('is unknown when none is listed any more', () => {
    expect(nextHoliday([christmas], '2027-01-01')).toBeUndefined();
    expect(nextHoliday([], '2027-01-01')).toBeUndefined();
  });

  test('of two on one day is the one that is listed first', () => {
    const other = holiday('2026-12-25', 'Another feast', 2);
    expect(nextHoliday([other, christmas], '2026-11-20')?.holiday).toBe(other);
  });

  test('leaves no holiday between today and itself, in whatever order they are listed', () => {
    const anyOffsets = fc.array(fc.integer({ min: -400, max: 400 }), { maxLength: 30 });
    fc.assert(
      fc.property(anyDay, anyOffsets, (today, offsets) => {
        const listed = offsets.map((offset, i) => holiday(addDays(today, offset), `Feast ${i}`, i));
        const next = nextHoliday(listed, today);
        const soonest = offsets.filter((offset) => offset >= 0).sort((a, b) => a - b)[0];
        expect(next?.daysToGo).toBe(soonest);
        if (next) expect(daysBetween(today, next.holiday.holidaydate)).toBe(soonest);
      }),
    );
  });
});
