import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AgreedDays,
  agreedIn,
  daysOfMember,
  nothingAgreed,
  tooFewAgreed,
  withAgreed,
  yearsAgreed,
} from './agreed-days.ts';
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
          expect(yearsAgreed(thirty, once, withAgreed(once, is, now, YEAR), YEAR)).toEqual([]);
        },
      ),
    );
  });

  test('are of the years for which something else is agreed, though the type gives as many', () => {
    const eighteen = withAgreed(nothingAgreed, 18, 'next-year', YEAR);
    expect(yearsAgreed(thirty, nothingAgreed, eighteen, YEAR)).toEqual([{ year: 2027, days: 18, before: 30 }]);
    const asType = withAgreed(eighteen, 30, 'this-year', YEAR);
    expect(yearsAgreed(thirty, eighteen, asType, YEAR)).toEqual([
      { year: 2026, days: 30, before: 30 },
      { year: 2027, days: 30, before: 18 },
    ]);
  });

  test('are refused for the first year of which more is used, whatever is left of the other', () => {
    const of = (fiscalyear: number, left: number, more: number) => ({ fiscalyear, more, remaining: left + more });
    expect(tooFewAgreed([of(2026, 4, -4), of(2027, 10, -4)])).toBeUndefined();
    expect(tooFewAgreed([of(2026, 9, -4), of(2027, 3, -4)])).toMatchObject({
      errors: [{ field: 'days', code: 'LEAVE_BALANCE_TOO_LOW' }],
      params: { reason: 'agreed', days: { from: '2027-04-01', to: '2028-03-31' }, count: 3, fewer: 4 },
    });
    // What is below nothing already may get more, and may stay as it is.
    expect(tooFewAgreed([of(2026, -2, 0), of(2027, -2, 1)])).toBeUndefined();
  });
});
