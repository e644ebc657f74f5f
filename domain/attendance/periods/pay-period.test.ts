import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../calendar/day.ts';
import { anyDay } from '../../testing/moments.ts';
import { periodDays, periodOf } from './pay-period.ts';

test('a period is a month, or is named by the month in which it ends', () => {
  expect(periodDays('2028-02', 1)).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(periodDays('2026-11', 26)).toEqual({ from: '2026-10-26', to: '2026-11-25' });
  expect(periodDays('2027-01', 26)).toEqual({ from: '2026-12-26', to: '2027-01-25' });
  expect(periodOf('2026-11-25', 26)).toBe('2026-11');
  expect(periodOf('2026-12-26', 26)).toBe('2027-01');
});

test('every day is in one period, and the next period begins where one ends', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 28 }), (day, starts) => {
      const { from, to } = periodDays(periodOf(day, starts), starts);
      expect(from <= day && day <= to).toBe(true);
      expect(periodDays(periodOf(addDays(to, 1), starts), starts).from).toBe(addDays(to, 1));
    }),
  );
});
