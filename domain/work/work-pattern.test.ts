import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar/day.ts';
import {
  asDigits,
  BEGINNING,
  changeFrom,
  FOREVER,
  holdingOn,
  ownDaysBy,
  weekdaysIn,
  withChange,
} from './work-pattern.ts';

const START = '2026-01-01';
const everything = { restdays: [6, 7], from: BEGINNING, until: FOREVER };
const changes = fc.array(
  fc.record({
    after: fc.integer({ min: 0, max: 700 }),
    restdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 7 }),
  }),
  { maxLength: 12 },
);
const setting = (list: readonly { after: number; restdays: number[] }[]) =>
  list.reduce<readonly (typeof everything)[]>(
    (spans, it) => withChange(spans, addDays(START, it.after), { restdays: it.restdays }),
    [everything],
  );

describe('what holds from a day on', () => {
  test('leaves every earlier day as it was, whatever was set before', () => {
    fc.assert(
      fc.property(changes, fc.integer({ min: 0, max: 700 }), fc.integer({ min: 1, max: 800 }), (list, from, back) => {
        const [before, day] = [setting(list), addDays(START, from - back)];
        const after = withChange(before, addDays(START, from), { restdays: [3] });
        expect(holdingOn(after, day)?.restdays).toBe(holdingOn(before, day)?.restdays);
      }),
    );
  });

  test('holds on that day, and until the next thing that was set for later', () => {
    const later = withChange([everything], '2026-12-01', { restdays: [7] });
    const both = withChange(later, '2026-11-20', { restdays: [1] });
    expect(['2026-11-19', '2026-11-20', '2026-11-30', '2026-12-01'].map((it) => holdingOn(both, it)?.restdays)).toEqual(
      [[6, 7], [1], [1], [7]],
    );
  });

  test('for some days leaves every other day as it was', () => {
    const days = fc.integer({ min: 0, max: 700 });
    fc.assert(
      fc.property(changes, days, days, fc.integer({ min: 0, max: 900 }), (list, from, length, other) => {
        const [before, first, day] = [setting(list), addDays(START, from), addDays(START, other)];
        const last = addDays(first, length);
        const after = withChange(before, first, { restdays: [3] }, last);
        const until = changeFrom(before, first, last)?.span.until as string;
        expect(until <= last).toBe(true);
        const isChanged = first <= day && day <= until;
        expect(holdingOn(after, day)?.restdays).toEqual(isChanged ? [3] : holdingOn(before, day)?.restdays);
        for (const [index, span] of after.slice(1).entries()) {
          expect(span.from).toBe(addDays(after[index]?.until as string, 1));
        }
      }),
    );
  });

  test('takes the place of what was set from the same day', () => {
    const once = withChange([everything], '2026-12-01', { restdays: [7] });
    expect(withChange(once, '2026-12-01', { restdays: [5] })).toEqual(
      withChange([everything], '2026-12-01', { restdays: [5] }),
    );
  });

  test('is one thing on every day, without a gap, however often it is changed', () => {
    fc.assert(
      fc.property(changes, (list) => {
        const spans = setting(list);
        expect([spans[0]?.from, spans.at(-1)?.until]).toEqual([BEGINNING, FOREVER]);
        for (const [index, span] of spans.slice(1).entries()) {
          expect(span.from).toBe(addDays(spans[index]?.until as string, 1));
        }
      }),
    );
  });
});

describe('a single day', () => {
  const { rests, keepsHoliday } = ownDaysBy(
    [everything],
    [
      { day: '2026-11-20', kind: 'off' },
      { day: '2026-11-21', kind: 'work' },
    ],
  );

  test('that is made off or working is so, whatever the pattern says, and no other day', () => {
    expect(['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'].map(rests)).toEqual([false, true, false, true]);
  });

  test('that is to be worked is no holiday, whatever the calendar says; one that is off may be', () => {
    expect(['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'].map(keepsHoliday)).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });
});

test('weekdays are stored as digits, in their order and once', () => {
  expect(asDigits([7, 6, 7])).toBe('67');
  expect(weekdaysIn(asDigits([2, 1]))).toEqual([1, 2]);
  expect(weekdaysIn('')).toEqual([]);
});
