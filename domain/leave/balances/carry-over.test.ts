import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { carryOver, lastCarryDay, payBack } from './carry-over.ts';

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

describe('a year that owes for leave that was entered after its days had gone on', () => {
  const after = { remaining: -2, lost: 0, carried: 8, lapsed: 0, left: 36 };
  test.each([
    ['takes carried days back', {}, { lost: 0, lapsed: 0, back: 2 }],
    ['takes no more back than was carried', { carried: 1 }, { lost: 0, lapsed: 0, back: 1 }],
    ['takes no balance below zero', { left: 0.5 }, { lost: 0, lapsed: 0, back: 0.5 }],
    ['pays with days that were lost with it first', { lost: 1.5 }, { lost: 1.5, lapsed: 0, back: 0.5 }],
    ['pays with carried days that lapsed before it takes any back', { lapsed: 1 }, { lost: 0, lapsed: 1, back: 1 }],
    ['needs nothing where it owes nothing', { remaining: 3 }, { lost: 0, lapsed: 0, back: 0 }],
    ['has nothing to pay with where nothing went on', { carried: 0 }, { lost: 0, lapsed: 0, back: 0 }],
  ])('%s', (_, facts, paid) => {
    expect(payBack({ ...after, ...facts })).toEqual(paid);
  });
});
