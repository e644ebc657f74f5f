import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Day } from '../calendar/company-time.ts';
import { addDays, firstOfMonth, lastOfMonth, weekdayOf } from '../calendar/day.ts';
import { eachDay } from '../calendar/each-day.ts';
import { anyDay } from '../testing/moments.ts';
import { anyAlternate, anyRestDays } from '../testing/rest-days.ts';
import {
  type Alternate,
  eitherWeek,
  inBoth,
  nextOff,
  placeInWeeks,
  type RestDays,
  restsIn,
  sameRest,
  toldFrom,
} from './rest-days.ts';

const SATURDAY = { weekdays: [6] };
const second = (from: Day): Alternate => ({ ...SATURDAY, weeks: 'second', from });
const rests = (rest: RestDays, day: Day) => restsIn(rest, placeInWeeks(day));
const off = (alternate: Alternate, from: Day, to: Day) =>
  eachDay(from, to).filter((day) => rests({ restdays: [], alternate }, day));

describe('Saturdays that rest', () => {
  test('every second week do so from the week of the day on, and before it', () => {
    const days = ['2026-11-21', '2026-12-05', '2026-12-19', '2027-01-02', '2027-01-16'];
    for (const inThatWeek of ['2026-11-30', '2026-12-03', '2026-12-05', '2026-12-06', '2025-12-20']) {
      expect(off(second(inThatWeek), '2026-11-15', '2027-01-20')).toEqual(days);
    }
    expect(off(second('2026-12-07'), '2026-12-01', '2026-12-31')).toEqual(['2026-12-12', '2026-12-26']);
  });

  test('on the 1st, 3rd and 5th of a month, or the 2nd and 4th', () => {
    const october = (weeks: 'odd' | 'even') => off({ ...SATURDAY, weeks }, '2026-10-01', '2026-10-31');
    expect(october('odd')).toEqual(['2026-10-03', '2026-10-17', '2026-10-31']);
    expect(october('even')).toEqual(['2026-10-10', '2026-10-24']);
    // After a month of five the first Saturday follows the fifth.
    expect(off({ ...SATURDAY, weeks: 'odd' }, '2026-10-25', '2026-11-09')).toEqual(['2026-10-31', '2026-11-07']);
  });

  test('take nothing from the days that rest every week', () => {
    const rest = { restdays: [7], alternate: second('2026-12-05') };
    expect(eachDay('2026-12-01', '2026-12-14').filter((day) => rests(rest, day))).toEqual([
      '2026-12-05',
      '2026-12-06',
      '2026-12-13',
    ]);
  });
});

describe('weekdays of some weeks', () => {
  test('of every second week rest exactly once in any fourteen days, whatever year or daylight time comes between', () => {
    fc.assert(
      fc.property(anyAlternate, anyDay, anyDay, (alternate, from, start) => {
        const two = eachDay(start, addDays(start, 13));
        const free = two.filter((day) =>
          rests({ restdays: [], alternate: { ...alternate, weeks: 'second', from } }, day),
        );
        expect(free.map(weekdayOf).toSorted()).toEqual([...alternate.weekdays]);
      }),
    );
  });

  test('the odd and the even ones of a month part it between them', () => {
    fc.assert(
      fc.property(anyAlternate, anyDay, ({ weekdays }, day) => {
        const [from, to] = [firstOfMonth(day), lastOfMonth(day)];
        const [odd, even] = [off({ weekdays, weeks: 'odd' }, from, to), off({ weekdays, weeks: 'even' }, from, to)];
        expect([...odd, ...even].toSorted()).toEqual(
          eachDay(from, to).filter((it) => weekdays.includes(weekdayOf(it))),
        );
        expect(even).toHaveLength(2 * weekdays.length);
      }),
    );
  });

  test('are the same however their second week is told, and no other when it is told by the next day off', () => {
    fc.assert(
      fc.property(anyRestDays, anyDay, anyDay, (rest, day, other) => {
        const told = { ...rest, alternate: rest.alternate && toldFrom(rest.alternate, day) };
        expect(sameRest(rest, told)).toBe(true);
        expect(rests(told, other)).toBe(rests(rest, other));
        if (told.alternate?.weeks === 'second') {
          expect(told.alternate.from >= day && rests(told, told.alternate.from)).toBe(true);
          const shifted = { ...told, alternate: { ...told.alternate, from: addDays(told.alternate.from, 7) } };
          expect(sameRest(told, shifted)).toBe(false);
        }
      }),
    );
  });
});

test('two ways to rest are the same in whatever order they are said, and not where one rests more', () => {
  const rest: RestDays = { restdays: [7, 1], alternate: { weekdays: [6, 5], weeks: 'odd' } };
  expect(sameRest(rest, { restdays: [1, 7], alternate: { weekdays: [5, 6], weeks: 'odd' } })).toBe(true);
  expect(sameRest(rest, { restdays: [1, 7], alternate: { weekdays: [5, 6], weeks: 'even' } })).toBe(false);
  expect(sameRest(rest, { restdays: [1, 7] })).toBe(false);
  expect(sameRest({ restdays: [7] }, { restdays: [7], alternate: null })).toBe(true);
});

test('no weekday rests every week and in some', () => {
  expect(inBoth({ restdays: [6, 7], alternate: second('2026-12-05') })).toBe(true);
  expect(inBoth({ restdays: [7], alternate: second('2026-12-05') })).toBe(false);
  expect(inBoth({ restdays: [6, 7] })).toBe(false);
});

describe('what a person chooses by', () => {
  test('is the next days off', () => {
    expect(nextOff({ ...SATURDAY, weeks: 'even' }, '2026-12-13', 3)).toEqual([
      '2026-12-26',
      '2027-01-09',
      '2027-01-23',
    ]);
    expect(nextOff(second('2020-01-04'), '2026-12-05', 2)).toEqual(['2026-12-12', '2026-12-26']);
  });

  test('are the days off of one week or the next, each of them once', () => {
    expect(eitherWeek([6], '2026-12-02')).toEqual([['2026-12-05'], ['2026-12-12']]);
    expect(eitherWeek([6, 1], '2026-12-02')).toEqual([['2026-12-05'], ['2026-12-07', '2026-12-12']]);
    expect(eitherWeek([6], '2026-12-06')).toEqual([['2026-12-12'], ['2026-12-19']]);
    expect(eitherWeek([], '2026-12-06')).toEqual([]);
  });
});
