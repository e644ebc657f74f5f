import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AgreedDays, agreedIn, daysOfMember, isSameAgreed, nothingAgreed, withAgreed } from './agreed-days.ts';
import { daysBegin, daysOfYear, withDays, type YearlyDays } from './days-per-year.ts';

const YEAR = 2026;
const thirty: YearlyDays = { daysPerYear: 30, daysFromYear: 0, daysBefore: 0 };
const given = (agreed: AgreedDays) => [YEAR, YEAR + 1, YEAR + 9].map((it) => daysOfMember(thirty, agreed, it));

describe('days a year that a member has by agreement', () => {
  test('stand in for those of the type from this year or the next on', () => {
    expect(given(nothingAgreed)).toEqual([30, 30, 30]);
    expect(given(withAgreed(nothingAgreed, 18, 'this-year', YEAR))).toEqual([18, 18, 18]);
    expect(given(withAgreed(nothingAgreed, 18, 'next-year', YEAR))).toEqual([30, 18, 18]);
  });

  test('end with the year in which they are taken back, or at once', () => {
    const agreed = withAgreed(nothingAgreed, 17.5, 'this-year', YEAR);
    expect(given(withAgreed(agreed, null, 'next-year', YEAR))).toEqual([17.5, 30, 30]);
    expect(given(withAgreed(agreed, null, 'this-year', YEAR))).toEqual([30, 30, 30]);
  });

  test('may be none', () => {
    expect(given(withAgreed(nothingAgreed, 0, 'this-year', YEAR))).toEqual([0, 0, 0]);
  });

  const days = fc.integer({ min: 0, max: 732 }).map((it) => it / 2);
  const begin = fc.constantFrom(...daysBegin);
  const step = fc.record({
    agreed: fc.option(days, { nil: null }),
    ofType: fc.option(fc.integer({ min: 0, max: 366 }), { nil: undefined }),
    begin,
    later: fc.boolean(),
  });

  test('whatever is agreed, and however the type changes: a year is agreed, or the type’s, and what is past stays', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let [type, agreed, year] = [thirty, nothingAgreed, YEAR];
        // What each year is to give, kept by hand: the agreement, or nothing of the kind.
        const expected = new Map<number, number | null>();
        const now = (it: number) => expected.get(it) ?? null;
        for (const it of steps) {
          if (it.later) {
            year += 1;
            expected.set(year + 1, now(year));
          }
          if (it.ofType !== undefined) type = withDays(type, it.ofType, it.begin, year);
          agreed = withAgreed(agreed, it.agreed, it.begin, year);
          if (it.begin === 'this-year') expected.set(year, it.agreed);
          expected.set(year + 1, it.agreed);
          for (const y of [year, year + 1]) {
            expect(agreedIn(agreed, y)).toBe(now(y));
            expect(daysOfMember(type, agreed, y)).toBe(now(y) ?? daysOfYear(type, y));
          }
          expect(agreedIn(agreed, year + 7)).toBe(it.agreed);
        }
      }),
    );
  });

  test('asked for once more change nothing more', () => {
    fc.assert(
      fc.property(
        fc.option(days, { nil: null }),
        fc.option(days, { nil: null }),
        begin,
        begin,
        (was, is, then, now) => {
          const once = withAgreed(withAgreed(nothingAgreed, was, then, YEAR), is, now, YEAR);
          expect(isSameAgreed(once, withAgreed(once, is, now, YEAR), YEAR)).toBe(true);
        },
      ),
    );
  });
});
