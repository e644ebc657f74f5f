import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDay } from '../testing/moments.ts';
import { addDays, addMonths, dayNumber, daysBetween, firstOfMonth, lastOfMonth, showDay, weekdayOf } from './day.ts';

const anyNumberOfDays = fc.integer({ min: -4000, max: 4000 });

describe('days', () => {
  test('go over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  test('added and counted agree', () => {
    fc.assert(
      fc.property(anyDay, anyNumberOfDays, (day, days) => {
        expect(daysBetween(day, addDays(day, days))).toBe(days);
      }),
    );
  });

  test('are those of any calendar, from the first year to the last and beyond', () => {
    const anyDistance = fc.integer({ min: -1_000_000, max: 4_000_000 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_652_058 }), anyDistance, (at, days) => {
        const date = Temporal.PlainDate.from('0001-01-01').add({ days: at });
        expect(addDays(date.toString(), days)).toBe(date.add({ days }).toString());
      }),
      { numRuns: 2000 },
    );
  });

  test('count backwards as negative', () => {
    expect(daysBetween('2026-11-20', '2026-11-18')).toBe(-2);
    expect(daysBetween('2026-11-20', '2026-11-20')).toBe(0);
  });

  test('are not shortened by summer time: March in New York has 31 of them too', () => {
    expect(daysBetween('2026-03-01', '2026-04-01')).toBe(31);
  });
});

describe('weekdays', () => {
  test('are numbered from Monday, 1, to Sunday, 7', () => {
    expect(weekdayOf('2026-11-16')).toBe(1);
    expect(weekdayOf('2026-11-22')).toBe(7);
  });

  test('and days are numbered as calendars do, in any year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_652_058 }), (days) => {
        const date = Temporal.PlainDate.from('0001-01-01').add({ days });
        expect([dayNumber(date.toString()), weekdayOf(date.toString())]).toEqual([days, date.dayOfWeek]);
      }),
    );
  });

  test('come again every seven days', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -500, max: 500 }), (day, weeks) => {
        expect(weekdayOf(addDays(day, 7 * weeks))).toBe(weekdayOf(day));
      }),
    );
  });
});

describe('months', () => {
  test('know their last day', () => {
    expect(lastOfMonth('2026-02-10')).toBe('2026-02-28');
    expect(lastOfMonth('2028-02-10')).toBe('2028-02-29');
    expect(lastOfMonth('2026-12-01')).toBe('2026-12-31');
  });

  test('have every one of their days between the first and the last, and the next month follows', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(firstOfMonth(day) <= day && day <= lastOfMonth(day)).toBe(true);
        expect(addDays(lastOfMonth(day), 1)).toBe(addMonths(day, 1));
      }),
    );
  });

  test('are stepped by their first day, so that a short month is never jumped over', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-01');
    expect(addMonths('2026-01-31', -2)).toBe('2025-11-01');
  });
});

test('a day is shown as DD/MM/YYYY', () => {
  expect(showDay('2026-04-01')).toBe('01/04/2026');
});
