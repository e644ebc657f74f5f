import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, weekdayOf } from './day.ts';
import { firstOfWeek } from './week.ts';

test('a week begins on the day on which the company’s weeks do, at most six days before', () => {
  expect(firstOfWeek('2026-11-29', 1)).toBe('2026-11-23');
  expect(firstOfWeek('2026-11-29', 7)).toBe('2026-11-29');
  expect(firstOfWeek('2026-11-28', 7)).toBe('2026-11-22');
  fc.assert(
    fc.property(fc.nat(20_000), fc.integer({ min: 1, max: 7 }), (days, weekStart) => {
      const day = addDays('2000-01-01', days);
      const first = firstOfWeek(day, weekStart);
      expect(weekdayOf(first)).toBe(weekStart);
      expect(daysBetween(first, day)).toBeGreaterThanOrEqual(0);
      expect(daysBetween(first, day)).toBeLessThan(7);
    }),
  );
});
