import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fiscalYearOf } from '../calendar/fiscal-year.ts';
import { eachDay } from '../calendar/span.ts';
import { anySpan } from '../testing/spans.ts';
import { attendanceMonth, daysByFiscalYear } from './leave-days.ts';

describe('days by fiscal year', () => {
  test('are paid for by the year in which they lie', () => {
    expect(daysByFiscalYear('2027-03-29', '2027-04-02')).toEqual([
      { year: 2026, days: 3 },
      { year: 2027, days: 2 },
    ]);
  });

  test('add up to the days taken, each day in its own year', () => {
    fc.assert(
      fc.property(anySpan, ({ from, to }) => {
        const counted = new Map<number, number>();
        for (const day of eachDay(from, to)) {
          counted.set(fiscalYearOf(day), (counted.get(fiscalYearOf(day)) ?? 0) + 1);
        }
        expect(daysByFiscalYear(from, to)).toEqual([...counted].map(([year, days]) => ({ year, days })));
      }),
    );
  });
});

test('a leave is booked under the month of its first day', () => {
  expect(attendanceMonth('2026-11-30')).toBe('2026-11');
});
