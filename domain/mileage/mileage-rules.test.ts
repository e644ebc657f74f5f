import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDay as day } from '../testing/moments.ts';
import {
  amountOf,
  distanceOf,
  doubtsOf,
  drivenDays,
  expectedOf,
  MAX_DISTANCE,
  MAX_RATE,
  rateOn,
  readRate,
  saidProblem,
  writeAmount,
  writeRate,
} from './mileage-rules.ts';

const distance = fc.integer({ min: 0, max: MAX_DISTANCE });
const rate = fc.integer({ min: 0, max: MAX_RATE });

describe('what an entry is paid', () => {
  it.each([
    [132, 6000, 79_200],
    [100, 725, 7250],
    // Half of the smallest unit goes up, less of it down.
    [1, 655, 66],
    [1, 654, 65],
    [0, 6000, 0],
    [132, 0, 0],
    [MAX_DISTANCE, MAX_RATE, 99_990_000_000],
  ])('%d at %d thousandths is %d hundredths', (far, thousandths, hundredths) => {
    expect(amountOf(far, thousandths)).toBe(hundredths);
  });

  it('is whole, never further from the exact amount than half a hundredth, and grows with what was driven', () => {
    fc.assert(
      fc.property(distance, rate, (far, thousandths) => {
        const exact = BigInt(far) * BigInt(thousandths);
        const paid = BigInt(amountOf(far, thousandths)) * 10n;
        expect(paid - exact).toBeLessThanOrEqual(5n);
        expect(exact - paid).toBeLessThan(5n);
        if (far > 0) expect(amountOf(far, thousandths)).toBeGreaterThanOrEqual(amountOf(far - 1, thousandths));
      }),
    );
  });
});

describe('amounts and rates in words', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [79_200, '792.00'],
  ])('%d hundredths are %s', (hundredths, written) => {
    expect(writeAmount(hundredths)).toBe(written);
  });

  it.each([
    ['350', 350_000],
    ['0.725', 725],
    ['0,5', 500],
    [' 6.00 ', 6000],
    ['0', 0],
  ])('%s is a rate', (typed, thousandths) => {
    expect(readRate(typed)).toBe(thousandths);
  });

  it.each(['', 'six', '-1', '1.2345', '.5', '1e3', '999999'])('%s is none', (typed) => {
    expect(readRate(typed)).toBeUndefined();
  });

  it('are read as they are written', () => {
    fc.assert(
      fc.property(rate, (it) => {
        expect(readRate(writeRate(it))).toBe(it);
      }),
    );
  });
});

describe('the rate of a day', () => {
  const rates = [
    { from: '2026-06-01', privaterate: 7000, companyrate: 0 },
    { from: '2026-01-01', privaterate: 6000, companyrate: 0 },
  ];

  it('is the newest that has begun, and none before the first', () => {
    expect(rateOn(rates, '2025-12-31')).toBeUndefined();
    expect(rateOn(rates, '2026-01-01')?.privaterate).toBe(6000);
    expect(rateOn(rates, '2026-05-31')?.privaterate).toBe(6000);
    expect(rateOn(rates, '2026-06-01')?.privaterate).toBe(7000);
  });

  it('does not change by one that holds from a later day', () => {
    fc.assert(
      fc.property(day, day, rate, (on, from, thousandths) => {
        fc.pre(from > on);
        const later = { from, privaterate: thousandths, companyrate: thousandths };
        expect(rateOn([...rates, later], on)).toEqual(rateOn(rates, on));
      }),
    );
  });
});

describe('what is said of an entry', () => {
  it('is the readings of a company car or the distance of a private one', () => {
    expect(distanceOf({ carcode: 'CAR-1', odometerstart: 1000, odometerend: 1132, distance: 7 })).toBe(132);
    expect(distanceOf({ carcode: '', odometerstart: 1000, odometerend: 1132, distance: 7 })).toBe(7);
  });

  it.each([
    [{ carcode: 'CAR-1', odometerend: 5 }, 'odometerstart', 'missing'],
    [{ carcode: 'CAR-1', odometerstart: 5 }, 'odometerend', 'missing'],
    [{ carcode: '', odometerstart: 5, odometerend: 6 }, 'distance', 'missing'],
    [{ carcode: 'CAR-1', odometerstart: 5, odometerend: 4 }, 'odometerend', 'backwards'],
    [{ carcode: 'CAR-1', odometerstart: 0, odometerend: MAX_DISTANCE + 1 }, 'odometerend', 'long'],
  ])('%o is refused at %s: %s', (said, field, reason) => {
    expect(saidProblem(said)?.errors?.[0]).toMatchObject({ field, params: { reason } });
  });

  it('may be no distance at all, and as far as one drives', () => {
    expect(saidProblem({ carcode: 'CAR-1', odometerstart: 5, odometerend: 5 })).toBeUndefined();
    expect(saidProblem({ distance: MAX_DISTANCE })).toBeUndefined();
  });
});

describe('what is said to who looks at it', () => {
  const plain = {
    ...({ unit: 'mi', miles: '50', together: 100, employed: true, ofTrip: true } as const),
    ...{ start: 1000, end: 1100, last: 1000, next: 1100 },
  };

  it('is nothing of what is as one would expect', () => {
    expect(doubtsOf(plain)).toEqual([]);
    expect(doubtsOf({ ...plain, start: null, end: null, last: null, next: null, miles: '' })).toEqual([]);
    expect(doubtsOf({ ...plain, last: null, next: null })).toEqual([]);
  });

  it('is that it is much more than there and back', () => {
    expect(doubtsOf({ ...plain, together: 150 })).toEqual([]);
    expect(doubtsOf({ ...plain, together: 151 })).toEqual([{ kind: 'far', together: 151, expected: 50 }]);
    expect(expectedOf('50', 'km')).toBe(80);
    expect(expectedOf('about 50', 'mi')).toBeUndefined();
    expect(expectedOf('0', 'mi')).toBeUndefined();
  });

  it('is that it does not begin where the car was left, before or behind', () => {
    expect(doubtsOf({ ...plain, last: 990 })).toEqual([{ kind: 'gap', start: 1000, last: 990 }]);
    expect(doubtsOf({ ...plain, last: 1010 })).toEqual([{ kind: 'gap', start: 1000, last: 1010 }]);
  });

  it('is that the next entry of the car begins before it ends; one that begins later is doubted itself', () => {
    expect(doubtsOf({ ...plain, next: 1099 })).toEqual([{ kind: 'overlap', end: 1100, next: 1099 }]);
    expect(doubtsOf({ ...plain, next: 1200 })).toEqual([]);
  });

  it('is that its member does not work here on the day', () => {
    expect(doubtsOf({ ...plain, employed: false })).toEqual([{ kind: 'unemployed' }]);
  });

  it('is that the trip is another one since', () => {
    expect(doubtsOf({ ...plain, ofTrip: false })).toEqual([{ kind: 'trip' }]);
  });
});

it('a trip has entries for its days up to today', () => {
  const trip = { departure: '2026-11-18', arrival: '2026-11-22' };
  expect(drivenDays(trip, '2026-11-20')).toEqual({ from: '2026-11-18', to: '2026-11-20' });
  expect(drivenDays(trip, '2026-12-20')).toEqual({ from: '2026-11-18', to: '2026-11-22' });
});
