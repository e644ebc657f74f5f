import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDay } from '../testing/moments.ts';
import { anySpan, countedDays } from '../testing/spans.ts';
import { addDays } from './day.ts';
import { daysInSpan, eachDay } from './each-day.ts';
import { asSpans, showSpan } from './span.ts';

describe('days of a span', () => {
  test.each([
    ['one day', '2026-11-20', '2026-11-20', 1],
    ['over the end of a month', '2026-11-30', '2026-12-01', 2],
    ['over the end of a year', '2026-12-30', '2027-01-02', 4],
    ['over the end of a fiscal year', '2027-03-31', '2027-04-01', 2],
    ['over a leap day', '2028-02-28', '2028-03-01', 3],
    ['over the end of a February without one', '2027-02-28', '2027-03-01', 2],
    ['over a century that is no leap year', '2100-02-28', '2100-03-01', 2],
    ['a whole leap year', '2028-01-01', '2028-12-31', 366],
  ])('%s, %s to %s: %i', (_, from, to, days) => expect(daysInSpan(from, to)).toBe(days));

  test.each([
    ['the last day before the first', '2026-11-20', '2026-11-19'],
    ['a day that does not exist', '2026-02-30', '2026-03-01'],
    ['a leap day in another year', '2027-02-29', '2027-03-01'],
    ['a month that does not exist', '2026-13-01', '2027-02-01'],
    ['a day before the first of a month', '2026-11-00', '2026-11-02'],
    ['no day chosen yet', '', '2026-11-20'],
    ['half a day typed', '2026-11-20', '2026-11'],
    ['a day as it is shown', '20/11/2026', '21/11/2026'],
  ])('none for %s', (_, from, to) => expect(daysInSpan(from, to)).toBe(0));

  test('are as many as one counts in a calendar, day by day', () => {
    fc.assert(
      fc.property(anySpan, ({ from, to }) => {
        expect(daysInSpan(from, to)).toBe(countedDays(from, to));
        expect(eachDay(from, to)).toHaveLength(countedDays(from, to));
      }),
      { numRuns: 1000 },
    );
  });

  test('are those of the calendar, in any year', () => {
    const anyYear = fc.integer({ min: -365, max: 3_652_058 - 800 });
    fc.assert(
      fc.property(anyYear, fc.integer({ min: 0, max: 800 }), (since, days) => {
        const from = Temporal.PlainDate.from('0001-01-01').add({ days: since });
        const to = from.add({ days });
        const listed = eachDay(from.toString(), to.toString());
        expect(listed).toEqual(Array.from({ length: days + 1 }, (_, day) => from.add({ days: day }).toString()));
      }),
    );
  });

  test('are listed first to last, none twice', () => {
    expect(eachDay('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
    expect(eachDay('2026-12-30', '2026-12-29')).toEqual([]);
    fc.assert(
      fc.property(anySpan, ({ from, to }) => {
        const days = eachDay(from, to);
        expect([days[0], days.at(-1)]).toEqual([from, to]);
        expect([...new Set(days)].toSorted()).toEqual(days);
      }),
    );
  });

  test('never make sense backwards', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (one, other) => {
        expect(daysInSpan(one, other) > 0).toBe(one <= other);
      }),
    );
  });
});

test('a span is shown as its two ends, a single day as itself', () => {
  expect(showSpan('2026-12-01', '2026-12-03')).toBe('01/12/2026 – 03/12/2026');
  expect(showSpan('2026-12-01', '2026-12-01')).toBe('01/12/2026');
});

describe('days as spans', () => {
  test('join where they follow each other, also across the end of a month', () => {
    expect(asSpans([])).toEqual([]);
    expect(asSpans(['2026-11-30', '2026-12-01', '2026-12-03'])).toEqual([
      { from: '2026-11-30', to: '2026-12-01' },
      { from: '2026-12-03', to: '2026-12-03' },
    ]);
  });

  test('are the same days again when they are told one by one, with a gap between any two spans', () => {
    const anyDays = fc
      .tuple(anyDay, fc.uniqueArray(fc.integer({ min: 0, max: 60 })))
      .map(([first, offsets]) => offsets.toSorted((a, b) => a - b).map((it) => addDays(first, it)));
    fc.assert(
      fc.property(anyDays, (days) => {
        const spans = asSpans(days);
        expect(spans.flatMap(({ from, to }) => eachDay(from, to))).toEqual(days);
        for (const [index, { to }] of spans.slice(0, -1).entries()) {
          expect((spans[index + 1] as { from: string }).from > addDays(to, 1)).toBe(true);
        }
      }),
    );
  });
});
