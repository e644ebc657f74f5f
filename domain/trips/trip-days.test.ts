import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar/day.ts';
import { anyDay } from '../testing/moments.ts';
import { anySpan, countedDays } from '../testing/spans.ts';
import { tripNumber, tripPeriod, tripState, tripStates } from './trip-days.ts';

describe('the period of a trip', () => {
  test.each([
    ['2026-12-01', '2026-12-01', 1],
    ['2026-12-01', '2026-12-03', 3],
    ['2028-02-28', '2028-03-01', 3],
    ['2027-03-31', '2027-04-01', 2],
    ['2026-12-03', '2026-12-01', 0],
    ['', '2026-12-01', 0],
    ['2026-02-30', '2026-03-02', 0],
  ])('from %j to %j is %i days', (departure, arrival, days) => {
    expect(tripPeriod(departure, arrival)).toBe(days);
  });

  test('counts every day once, whatever month, year or leap day lies between', () => {
    fc.assert(fc.property(anySpan, ({ from, to }) => tripPeriod(from, to) === countedDays(from, to)));
  });
});

describe('where a trip stands', () => {
  const trip = { departure: '2026-12-01', arrival: '2026-12-03', cancelled: false, approval: 'approved' } as const;

  test.each([
    ['2026-11-30', 'planned'],
    ['2026-12-01', 'underway'],
    ['2026-12-03', 'underway'],
    ['2026-12-04', 'done'],
  ])('on %s it is %s', (today, state) => {
    expect(tripState(trip, today)).toBe(state);
  });

  test('is cancelled from then on, on every day', () => {
    fc.assert(
      fc.property(anySpan, anyDay, ({ from, to }, today) => {
        expect(tripState({ departure: from, arrival: to, cancelled: true, approval: 'requested' }, today)).toBe(
          'cancelled',
        );
      }),
    );
  });

  test.each(['requested', 'rejected'] as const)('is %s on every day while nothing else was decided', (approval) => {
    fc.assert(
      fc.property(anyDay, (today) => {
        expect(tripState({ ...trip, approval }, today)).toBe(approval);
      }),
    );
  });

  test('never goes back as days pass, and is under way for exactly its period', () => {
    fc.assert(
      fc.property(anySpan, ({ from, to }) => {
        const period = tripPeriod(from, to);
        const states = Array.from({ length: period + 2 }, (_, n) =>
          tripState({ departure: from, arrival: to, cancelled: false, approval: 'approved' }, addDays(from, n - 1)),
        );
        const steps = states.map((it) => tripStates.indexOf(it));
        expect(steps).toEqual(steps.toSorted((one, other) => one - other));
        expect([states[0], states.at(-1)]).toEqual(['planned', 'done']);
        expect(states.filter((it) => it === 'underway')).toHaveLength(period);
      }),
    );
  });
});

describe('the number of a trip', () => {
  test.each([
    [2026, 1, 'TA-2026-00001'],
    [2026, 99_999, 'TA-2026-99999'],
    [2027, 100_000, 'TA-2027-100000'],
  ])('of %i, the %i-th, is %s', (year, serial, number) => {
    expect(tripNumber(year, serial)).toBe(number);
  });

  test('is another one for every year and serial, and within five digits in the order of giving', () => {
    const anyNumber = fc.tuple(fc.integer({ min: 2000, max: 2099 }), fc.integer({ min: 1, max: 99_999 }));
    fc.assert(
      fc.property(anyNumber, anyNumber, (one, other) => {
        const earlier = one[0] - other[0] || one[1] - other[1];
        const [a, b] = [tripNumber(...one), tripNumber(...other)];
        expect(a === b).toBe(earlier === 0);
        expect(a < b).toBe(earlier < 0);
      }),
    );
  });
});
