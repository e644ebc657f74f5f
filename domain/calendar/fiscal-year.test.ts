import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDay } from '../testing/moments.ts';
import { anySpan, countedDays } from '../testing/spans.ts';
import { addDays, addMonths } from './day.ts';
import { byFiscalYear, fiscalMonthOf, fiscalYearDays, fiscalYearOf } from './fiscal-year.ts';

describe('the fiscal year', () => {
  test('starts on the first of April and is named by the year in which it starts', () => {
    expect(fiscalYearOf('2026-04-01')).toBe(2026);
    expect(fiscalYearOf('2026-12-31')).toBe(2026);
    expect(fiscalYearOf('2027-03-31')).toBe(2026);
    expect(fiscalYearOf('2027-04-01')).toBe(2027);
    expect(fiscalYearDays(2026)).toEqual({ from: '2026-04-01', to: '2027-03-31' });
  });

  test('of a day holds that day, and changes exactly once in every twelve months', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const year = fiscalYearOf(day);
        const { from, to } = fiscalYearDays(year);
        expect(from <= day && day <= to).toBe(true);
        expect(fiscalYearOf(addDays(to, 1))).toBe(year + 1);
        expect(fiscalYearOf(addDays(from, -1))).toBe(year - 1);
      }),
    );
  });
});

describe('the fiscal month', () => {
  test.each([
    ['2026-04-01', 0],
    ['2026-04-30', 0],
    ['2026-05-01', 1],
    ['2026-12-31', 8],
    ['2027-01-01', 9],
    ['2027-03-31', 11],
  ])('of %s is %i', (day, month) => expect(fiscalMonthOf(day)).toBe(month));

  test('counts the months since April', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const april = fiscalYearDays(fiscalYearOf(day)).from;
        expect(addMonths(april, fiscalMonthOf(day)).slice(0, 7)).toBe(day.slice(0, 7));
      }),
    );
  });
});

describe('a span cut at each first of April', () => {
  test('is itself when it lies within one year', () => {
    expect(byFiscalYear('2026-04-01', '2027-03-31')).toEqual([{ year: 2026, from: '2026-04-01', to: '2027-03-31' }]);
    expect(byFiscalYear('2026-03-31', '2026-03-31')).toEqual([{ year: 2025, from: '2026-03-31', to: '2026-03-31' }]);
  });

  test('has a part for each year that it touches', () => {
    expect(byFiscalYear('2025-03-30', '2026-04-02')).toEqual([
      { year: 2024, from: '2025-03-30', to: '2025-03-31' },
      { year: 2025, from: '2025-04-01', to: '2026-03-31' },
      { year: 2026, from: '2026-04-01', to: '2026-04-02' },
    ]);
  });

  test('is nothing when the last day is before the first', () => {
    expect(byFiscalYear('2026-04-02', '2026-04-01')).toEqual([]);
  });

  test('keeps every day once, each in its own year', () => {
    fc.assert(
      fc.property(anySpan, ({ from, to }) => {
        const parts = byFiscalYear(from, to);
        expect(parts[0]?.from).toBe(from);
        expect(parts.at(-1)?.to).toBe(to);
        parts.forEach((part, index) => {
          expect([fiscalYearOf(part.from), fiscalYearOf(part.to)]).toEqual([part.year, part.year]);
          if (index > 0) expect(part.from).toBe(addDays(parts[index - 1]?.to as string, 1));
        });
        expect(parts.reduce((sum, part) => sum + countedDays(part.from, part.to), 0)).toBe(countedDays(from, to));
      }),
    );
  });
});
