import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar/day.ts';
import { eachDay } from '../calendar/each-day.ts';
import {
  doubtOfFirstDay,
  type Employment,
  employedSince,
  impossibleEmployment,
  inOrder,
  isBetweenTimes,
  isEmployedOn,
  lastDayUpTo,
  newestOf,
  notEmployed,
  notYetEmployed,
  staysFrom,
  stretchesLost,
} from './employment.ts';

const BASE = '2026-01-01';
const LENGTH = 120;
const dayAt = (index: number) => addDays(BASE, index);
const days = eachDay(dayAt(0), dayAt(LENGTH));

/** Stretches one after the other, with or without days between them; the first and the last may be open. */
const anyEmployment: fc.Arbitrary<Employment> = fc
  .record({
    lengths: fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 20 })), {
      minLength: 1,
      maxLength: 5,
    }),
    opens: fc.boolean(),
    stays: fc.boolean(),
  })
  .map(({ lengths, opens, stays }) => {
    let next = 0;
    return lengths.map(([gap, length], index) => {
      const from = next + gap;
      next = from + length + 1;
      return {
        from: opens && index === 0 ? null : dayAt(from),
        to: stays && index === lengths.length - 1 ? null : dayAt(next - 1),
      };
    });
  });

const shuffled = anyEmployment.chain((it) =>
  fc.tuple(fc.constant(it), fc.shuffledSubarray([...it], { minLength: it.length })),
);

test.each([
  ['2026-11-20', undefined],
  ['2026-11-21', 'notyet'],
  ['2027-11-21', 'notyet'],
  ['2027-11-22', 'far'],
])('on 20 November 2026 the first day %s of who works here is in doubt as %s', (from, doubt) => {
  expect(doubtOfFirstDay([{ from: '2026-01-01', to: null }], [{ from, to: null }], '2026-11-20')).toBe(doubt);
});

describe('stretches of employment', () => {
  test('are lost to another employment with the days on which it alone has none', () => {
    fc.assert(
      fc.property(anyEmployment, anyEmployment, (before, after) => {
        const lost = new Set(
          stretchesLost(before, after).flatMap(({ from, to }) => days.filter((it) => from <= it && it <= to)),
        );
        for (const day of days) expect(lost.has(day)).toBe(isEmployedOn(before, day) && !isEmployedOn(after, day));
      }),
    );
  });

  test('have the days between their first and last, and no other', () => {
    fc.assert(
      fc.property(anyEmployment, (employment) => {
        const told = new Set(
          employment.flatMap(({ from, to }) =>
            eachDay(from ?? dayAt(0), to ?? dayAt(LENGTH)).filter((it) => it <= dayAt(LENGTH)),
          ),
        );
        for (const day of days) expect(isEmployedOn(employment, day)).toBe(told.has(day));
      }),
    );
  });

  test('mean the same in any order', () => {
    fc.assert(
      fc.property(shuffled, ([employment, mixed]) => {
        expect(inOrder(mixed)).toEqual(employment);
        expect(newestOf(mixed)).toEqual({ newest: employment.at(-1), earlier: employment.slice(0, -1) });
        expect(impossibleEmployment(mixed)).toBeUndefined();
        for (const day of days) expect(isEmployedOn(mixed, day)).toBe(isEmployedOn(employment, day));
      }),
    );
  });

  test('are refused exactly when two have a day together', () => {
    const anySpan = fc
      .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 12 }))
      .map(([from, length]) => ({ from: dayAt(from), to: dayAt(from + length) }));
    fc.assert(
      fc.property(fc.array(anySpan, { maxLength: 4 }), (employment) => {
        const all = employment.flatMap((it) => eachDay(it.from, it.to));
        const found = impossibleEmployment(employment)?.errors?.[0];
        expect(found?.params?.['reason']).toBe(new Set(all).size < all.length ? 'overlap' : undefined);
      }),
    );
  });

  test('are refused when a last day is before its first', () => {
    const employment = [{ from: '2026-02-02', to: '2026-02-01' }];
    expect(impossibleEmployment(employment)?.errors).toMatchObject([
      { field: 'lefton', code: 'MEMBER_DATES_WRONG', params: { reason: 'backwards' } },
    ]);
  });

  test('take no leave on the days outside them, the first of which are named', () => {
    fc.assert(
      fc.property(
        anyEmployment,
        fc.integer({ min: 0, max: LENGTH }),
        fc.integer({ min: 0, max: LENGTH }),
        (employment, one, other) => {
          const [from, to] = [one, other].toSorted((a, b) => a - b).map(dayAt) as [string, string];
          const outside = eachDay(from, to).filter((it) => !isEmployedOn(employment, it));
          const found = notEmployed(employment, from, to)?.errors?.[0];
          expect(found?.field).toBe(outside[0] && (outside[0] === from ? 'fromdate' : 'todate'));
          const named = found?.params?.['days'] as { from: string; to: string } | undefined;
          expect(named?.from).toBe(outside[0]);
          if (!named) return;
          expect(eachDay(named.from, named.to).every((it) => outside.includes(it))).toBe(true);
          expect(outside).not.toContain(addDays(named.to, 1));
        },
      ),
    );
  });

  test('have a last day up to any day', () => {
    fc.assert(
      fc.property(shuffled, fc.integer({ min: 0, max: LENGTH }), ([employment, mixed], until) => {
        const before = days.filter((it) => it <= dayAt(until) && isEmployedOn(employment, it));
        expect(lastDayUpTo(mixed, dayAt(until))).toBe(before.at(-1));
      }),
    );
  });

  test('from a day on have the days of before from that day on', () => {
    fc.assert(
      fc.property(anyEmployment, fc.integer({ min: 0, max: LENGTH }), (employment, first) => {
        const since = employedSince(employment, dayAt(first));
        for (const day of days) {
          expect(isEmployedOn(since, day)).toBe(day >= dayAt(first) && isEmployedOn(employment, day));
        }
        expect(employedSince(employment, null)).toEqual(employment);
      }),
    );
  });
});

describe('between two times here', () => {
  test('is a day off all stretches, after one and before another', () => {
    fc.assert(
      fc.property(anyEmployment, fc.constantFrom(...days), (employment, day) => {
        const some = (from: string, to: string) => eachDay(from, to).some((it) => isEmployedOn(employment, it));
        const isBetween =
          !isEmployedOn(employment, day) && some(addDays(BASE, -1), day) && some(day, addDays(BASE, 2 * LENGTH));
        expect(isBetweenTimes(employment, day)).toBe(isBetween);
      }),
    );
  });

  test('is nobody before the first day of all, or after the last', () => {
    const once = [{ from: dayAt(10), to: dayAt(20) }];
    expect([isBetweenTimes(once, dayAt(9)), isBetweenTimes(once, dayAt(21))]).toEqual([false, false]);
  });
});

describe('who stays', () => {
  const first = { from: dayAt(0), to: dayAt(10) };
  test.each([
    ['works here without a last day', [{ from: dayAt(0), to: null }], true],
    ['is to come for the first time', [{ from: dayAt(30), to: null }], true],
    ['has come back', [first, { from: dayAt(15), to: null }], true],
    ['is to come back', [first, { from: dayAt(30), to: null }], false],
    ['is to leave', [{ from: dayAt(0), to: dayAt(30) }], false],
  ])('%s', (_who, employment, stays) => {
    expect(staysFrom(employment, dayAt(20))).toBe(stays);
  });
});

test('a check-in is refused on a day without employment, with the first day that follows it', () => {
  const back: Employment = [
    { from: '2026-11-23', to: '2026-12-18' },
    { from: null, to: '2026-11-03' },
  ];
  expect(notYetEmployed(back, '2026-11-03')).toBeUndefined();
  expect(notYetEmployed(back, '2026-11-23')).toBeUndefined();
  expect(notYetEmployed(back, '2026-11-22')).toMatchObject({ params: { reason: 'from', day: '2026-11-23' } });
  expect(notYetEmployed(back, '2026-12-19')).toEqual({ code: 'NOT_EMPLOYED' });
});
