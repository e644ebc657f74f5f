import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countGuess,
  secondsBlocked,
  type ThrottleRule,
  type ThrottleState,
  throttleRules,
  uncountGuess,
  waitAfter,
} from './sign-in-throttle.ts';

const START = Temporal.Instant.from('2026-11-20T02:00Z');
const TEN_MINUTES = 600;

/** Makes a guess at each of the times (seconds), and gives those that were looked at. */
function evaluated(times: readonly number[], rule: ThrottleRule): number[] {
  const looked: number[] = [];
  let state: ThrottleState | undefined;
  for (const time of times) {
    const now = START.add({ milliseconds: Math.round(time * 1000) });
    if (secondsBlocked(state, now) > 0) continue;
    state = countGuess(state, rule, now);
    looked.push(time);
  }
  return looked;
}

/** The most guesses that fall into any ten minutes. */
const mostInTenMinutes = (times: readonly number[]) =>
  Math.max(0, ...times.map((from) => times.filter((it) => it >= from && it < from + TEN_MINUTES).length));

const everySecondFor = (seconds: number) => Array.from({ length: seconds }, (_, i) => i);

/** Guesses with gaps between a tenth of a second and 26 hours, short ones more often. */
const anyTimes = fc
  .array(fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 20_000 }), fc.constant(936_000)), {
    maxLength: 300,
  })
  .map((gaps) => {
    let tenths = 0;
    return gaps.map((gap) => {
      tenths += gap;
      return tenths / 10;
    });
  });

describe('guessing the password of one account', () => {
  const rule = throttleRules.account;

  test('the first five guesses wait for nothing, as everybody mistypes', () => {
    expect([1, 2, 3, 4, 5].map((failures) => waitAfter(failures, rule))).toEqual([0, 0, 0, 0, 0]);
  });

  test('then the wait doubles, then it is ten minutes, then fifteen', () => {
    expect([6, 7, 8, 9, 10, 11, 12, 99].map((failures) => waitAfter(failures, rule))).toEqual([
      2, 4, 8, 16, 600, 900, 900, 900,
    ]);
  });

  test('at most ten guesses are looked at in any ten minutes, whenever they are made', () => {
    fc.assert(
      fc.property(anyTimes, (times) => {
        expect(mostInTenMinutes(evaluated(times, rule))).toBeLessThanOrEqual(10);
      }),
    );
  });

  test('nor does trying every second for a day help', () => {
    const looked = evaluated(everySecondFor(86_400), rule);
    expect(mostInTenMinutes(looked)).toBeLessThanOrEqual(10);
    expect(looked.length).toBeLessThanOrEqual(100);
  });

  test('after a hundred in a row only a new password helps, even days later', () => {
    const looked = evaluated(
      Array.from({ length: 3000 }, (_, i) => i * 900),
      rule,
    );
    expect(looked).toHaveLength(100);
  });

  test('a day without guesses starts afresh', () => {
    let state = countGuess(undefined, rule, START);
    for (let i = 0; i < 9; i++) state = countGuess(state, rule, START);
    expect(countGuess(state, rule, START.add({ hours: 24, seconds: 1 })).failures).toBe(1);
    expect(countGuess(state, rule, START.add({ hours: 23 })).failures).toBe(11);
  });

  test('the wait never becomes shorter by guessing on', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(throttleRules)),
        fc.integer({ min: 1, max: 200 }),
        (any, failures) => {
          expect(waitAfter(failures + 1, any)).toBeGreaterThanOrEqual(waitAfter(failures, any));
        },
      ),
    );
  });
});

describe('guessing from one address', () => {
  const rule = throttleRules.address;

  test('at most twice the burst is looked at in any ten minutes', () => {
    expect(mostInTenMinutes(evaluated(everySecondFor(7200), rule))).toBeLessThanOrEqual(100);
    fc.assert(
      fc.property(anyTimes, (times) => {
        expect(mostInTenMinutes(evaluated(times, rule))).toBeLessThanOrEqual(100);
      }),
    );
  });

  test('an office that mistypes once a minute is never made to wait', () => {
    const oncePerMinute = Array.from({ length: 480 }, (_, i) => i * 60);
    expect(evaluated(oncePerMinute, rule)).toHaveLength(480);
  });

  test('no address is locked for good', () => {
    expect(Math.max(...everySecondFor(1000).map((failures) => waitAfter(failures, rule)))).toBe(900);
  });
});

describe('a right password on a subject that others share', () => {
  test('leaves the counter as if it had not been given', () => {
    let state = countGuess(undefined, throttleRules.address, START);
    state = countGuess(state, throttleRules.address, START);
    const right = countGuess(state, throttleRules.address, START);
    expect(uncountGuess(right).failures).toBe(2);
    expect(secondsBlocked(uncountGuess(right), START)).toBe(0);
  });

  test('does not buy wrong guesses: they add up as before', () => {
    let state: ThrottleState | undefined;
    for (let wrong = 1; wrong <= 25; wrong++) {
      state = countGuess(state, throttleRules.address, START);
      expect(state.failures).toBe(wrong);
      state = uncountGuess(countGuess(state, throttleRules.address, START));
    }
  });
});

test('a clock that is set back blocks nobody who was free to guess', () => {
  const first = countGuess(undefined, throttleRules.account, START);
  expect(secondsBlocked(first, START.subtract({ hours: 1 }))).toBe(0);
  expect(secondsBlocked(uncountGuess(first), START.subtract({ hours: 1 }))).toBe(0);
});

test('who never guessed is not blocked, and a wait is told in whole seconds until it is over', () => {
  expect(secondsBlocked(undefined, START)).toBe(0);
  const state = { failures: 6, lastAt: START, blockedUntil: START.add({ seconds: 2 }) };
  expect(secondsBlocked(state, START.add({ milliseconds: 1 }))).toBe(2);
  expect(secondsBlocked(state, START.add({ seconds: 2 }))).toBe(0);
});

describe('guessing the PIN of a member at doors', () => {
  const rule = throttleRules.pin;

  test('at whatever times, at most five fall into any quarter of an hour', () => {
    fc.assert(
      fc.property(anyTimes, (times) => {
        const looked = evaluated(times, rule);
        const most = looked.map((from) => looked.filter((it) => it >= from && it < from + 900).length);
        expect(Math.max(0, ...most)).toBeLessThanOrEqual(5);
      }),
    );
  });

  test('four wait for nothing, the fifth for a quarter of an hour, and it begins anew', () => {
    expect([1, 2, 3, 4, 5, 6].map((failures) => waitAfter(failures, rule))).toEqual([0, 0, 0, 0, 900, 900]);
    expect(evaluated([0, 1, 2, 3, 4, 5, 903, 904, 905, 906, 907, 908, 909], rule)).toEqual([
      0, 1, 2, 3, 4, 904, 905, 906, 907, 908,
    ]);
  });
});

describe('wrong PINs at a door through which a shift comes', () => {
  const rule = throttleRules.door;

  /** One wrong one every so many seconds, and right ones between them. */
  function comes(minutes: number, wrongEvery: number, rightEvery: number): boolean {
    let state: ThrottleState | undefined;
    for (let second = 0; second < minutes * 60; second++) {
      const now = START.add({ seconds: second });
      const isWrong = second % wrongEvery === 0;
      if (!isWrong && second % rightEvery !== 0) continue;
      if (secondsBlocked(state, now) > 0) return false;
      state = countGuess(state, rule, now);
      if (!isWrong) state = uncountGuess(state);
    }
    return true;
  }

  test('one a minute is forgotten however many right ones are said: the door never rests', () => {
    expect(comes(240, 60, 7)).toBe(true);
    expect(comes(240, 75, 11)).toBe(true);
  });

  test('who says more is held, also with right ones of their own between them', () => {
    expect(comes(40, 20, 7)).toBe(false);
    expect(evaluated(everySecondFor(3600), rule).length).toBeLessThanOrEqual(30 + 60);
  });

  test('parts of a minute are not lost, and none counts twice', () => {
    let state: ThrottleState | undefined;
    for (const seconds of [0, 50, 100, 150, 200]) state = countGuess(state, rule, START.add({ seconds }));
    expect(state?.failures).toBe(5 - 3);
  });
});
