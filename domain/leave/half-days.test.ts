import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asDays, asHalfDays } from './half-days.ts';

test.each([
  [1, 2],
  [0.5, 1],
  [-1.5, -3],
  [366, 732],
])('%d days are %d half-days', (days, halves) => {
  expect(asHalfDays(days)).toBe(halves);
  expect(asDays(halves)).toBe(days);
});

test.each([0.25, 1 / 3, Number.NaN, Number.POSITIVE_INFINITY])('%d days cannot be stored', (days) => {
  expect(() => asHalfDays(days)).toThrow(RangeError);
});

test('sums of days are exact: they are the days of the summed half-days', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -800, max: 800 })), (halves) => {
      const days = halves.reduce((sum, it) => sum + asDays(it), 0);
      expect(asHalfDays(days)).toBe(halves.reduce((sum, it) => sum + it, 0));
    }),
  );
});
