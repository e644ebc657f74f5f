import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { carryOver, lapsedCarry, lastCarryDay } from './carry-over.ts';

const terms = (carryDays: number, carryMonths = 0) => ({ carryDays, carryMonths });

describe('what remains of a year', () => {
  test.each([
    [4, 0, 5, 4, 0],
    [8, 0, 5, 5, 3],
    [3, 5, 5, 0, 3],
    [3, 3.5, 5, 1.5, 1.5],
    [0, 0, 5, 0, 0],
    [-2, 0, 5, 0, 0],
    [4, 0, 0, 0, 4],
  ])('%f days, %f gone on before, %f at most: %f go on, %f lapse', (remaining, before, most, carried, lapsed) => {
    expect(carryOver(remaining, before, terms(most))).toEqual({ carried, lapsed });
  });

  test('is gone after the run, and a second run finds nothing', () => {
    const halves = fc.integer({ min: 0, max: 100 }).map((it) => it / 2);
    fc.assert(
      fc.property(halves, halves, (remaining, most) => {
        const first = carryOver(remaining, 0, terms(most));
        expect(first.carried + first.lapsed).toBe(remaining);
        expect(first.carried).toBeLessThanOrEqual(most);
        const left = remaining - first.carried - first.lapsed;
        expect(carryOver(left, first.carried, terms(most))).toEqual({ carried: 0, lapsed: 0 });
      }),
    );
  });
});

test.each([
  [0, '2027-03-31'],
  [3, '2026-06-30'],
  [11, '2027-02-28'],
  [12, '2027-03-31'],
])('days carried into 2026 that last %i months are taken by %s', (months, day) => {
  expect(lastCarryDay(2026, terms(5, months))).toBe(day);
});

describe('carried days that lapse', () => {
  test.each([
    ['nothing taken', { carried: 5, used: 0, lapsedBefore: 0, remaining: 15 }, 5],
    ['some taken', { carried: 5, used: 2, lapsedBefore: 0, remaining: 13 }, 3],
    ['more taken than carried', { carried: 5, used: 7, lapsedBefore: 0, remaining: 8 }, 0],
    ['lapsed already', { carried: 5, used: 2, lapsedBefore: 3, remaining: 10 }, 0],
    ['taken since', { carried: 5, used: 0, lapsedBefore: 0, remaining: 2 }, 2],
  ])('%s', (_, days, lapsed) => {
    expect(lapsedCarry(days)).toBe(lapsed);
  });
});
