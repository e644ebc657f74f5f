import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysBegin, daysOfYear, withDays, type YearlyDays, yearChanges } from './days-per-year.ts';

const YEAR = 2026;
const ten: YearlyDays = { daysPerYear: 10, daysFromYear: 0, daysBefore: 0 };
const differences = (before: YearlyDays, after: YearlyDays) =>
  yearChanges(before, after, YEAR).map((it) => it.difference);

describe('other days per year', () => {
  test('from the next fiscal year leave the running one as it is', () => {
    const twelve = withDays(ten, 12, 'next-year', YEAR);
    expect([daysOfYear(twelve, YEAR), daysOfYear(twelve, YEAR + 1), daysOfYear(twelve, YEAR + 9)]).toEqual([
      10, 12, 12,
    ]);
    expect(differences(ten, twelve)).toEqual([0, 2]);
  });

  test('from this fiscal year change both years that are given', () => {
    expect(differences(ten, withDays(ten, 8, 'this-year', YEAR))).toEqual([-2, -2]);
  });

  test('set again for this year after the next was raised make up for each year what it lacks', () => {
    const raised = withDays(ten, 12, 'next-year', YEAR);
    expect(differences(raised, withDays(raised, 15, 'this-year', YEAR))).toEqual([5, 3]);
  });

  test('set twice from the next year keep this year', () => {
    const twice = withDays(withDays(ten, 12, 'next-year', YEAR), 14, 'next-year', YEAR);
    expect(yearChanges(ten, twice, YEAR)).toEqual([
      { year: YEAR, days: 10, difference: 0 },
      { year: YEAR + 1, days: 14, difference: 4 },
    ]);
  });

  const anyChanges = fc.array(
    fc.record({ days: fc.integer({ min: 0, max: 366 }), begin: fc.constantFrom(...daysBegin), later: fc.boolean() }),
    { maxLength: 12 },
  );

  test('whatever is changed, and whenever: a grant and the differences after it add up to what the year gives', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 366 }), anyChanges, (first, changes) => {
        let type: YearlyDays = { daysPerYear: first, daysFromYear: 0, daysBefore: 0 };
        let year = YEAR;
        const given = new Map([YEAR, YEAR + 1].map((it) => [it, daysOfYear(type, it)]));
        for (const { days, begin, later } of changes) {
          if (later) {
            year += 1;
            given.set(year + 1, daysOfYear(type, year + 1));
          }
          const after = withDays(type, days, begin, year);
          for (const it of yearChanges(type, after, year))
            given.set(it.year, (given.get(it.year) ?? 0) + it.difference);
          type = after;
          expect([given.get(year), given.get(year + 1)]).toEqual([daysOfYear(type, year), daysOfYear(type, year + 1)]);
        }
      }),
    );
  });

  test('asked for once more change nothing more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 366 }), fc.constantFrom(...daysBegin), (days, begin) => {
        const once = withDays(ten, days, begin, YEAR);
        expect(differences(once, withDays(once, days, begin, YEAR))).toEqual([0, 0]);
      }),
    );
  });
});
