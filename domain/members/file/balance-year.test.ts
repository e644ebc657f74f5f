import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fiscalYearDays } from '../../calendar/fiscal-year.ts';
import { isEmployedOn } from '../employment.ts';
import { balanceYearOf } from './balance-year.ts';

const TODAY = '2027-03-20';
const since = (from: string | null) => [{ from, to: null }];

describe('the year of the balances in a file of members', () => {
  test('is that of today for who works here in it', () => {
    expect(balanceYearOf(since(null), TODAY)).toBe(2026);
    expect(balanceYearOf(since('2027-03-31'), TODAY)).toBe(2026);
    expect(balanceYearOf([{ from: '2024-01-01', to: '2026-04-01' }, ...since('2027-04-01')], TODAY)).toBe(2026);
  });

  test('is that of the first day of who comes only in a later one', () => {
    expect(balanceYearOf(since('2027-04-01'), TODAY)).toBe(2027);
    expect(balanceYearOf([{ from: '2024-01-01', to: '2026-03-31' }, ...since('2028-04-01')], TODAY)).toBe(2028);
  });

  test('is that of today for who has left before it', () => {
    expect(balanceYearOf([{ from: '2024-01-01', to: '2026-03-31' }], TODAY)).toBe(2026);
    expect(balanceYearOf([], TODAY)).toBe(2026);
  });

  test('is one in which they work here, where they do so now or later', () => {
    const day = fc.integer({ min: 0, max: 2000 }).map((it) => Temporal.PlainDate.from('2024-01-01').add({ days: it }));
    fc.assert(
      fc.property(day, day, (from, today) => {
        const employment = since(from.toString());
        const year = balanceYearOf(employment, today.toString());
        expect(isEmployedOn(employment, fiscalYearDays(year).to)).toBe(true);
      }),
    );
  });
});
