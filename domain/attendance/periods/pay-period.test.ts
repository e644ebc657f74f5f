import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths } from '../../calendar/day.ts';
import { anyDay } from '../../testing/moments.ts';
import { daysBeside, isCounted, monthAfter, openBetween, type PeriodDays, periodDays, periodOf } from './pay-period.ts';

test('a period is a month, or is named by the month in which it ends', () => {
  expect(periodDays('2028-02', 1)).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(periodDays('2026-11', 26)).toEqual({ from: '2026-10-26', to: '2026-11-25' });
  expect(periodDays('2027-01', 26)).toEqual({ from: '2026-12-26', to: '2027-01-25' });
  expect(periodOf('2026-11-25', 26)).toBe('2026-11');
  expect(periodOf('2026-12-26', 26)).toBe('2027-01');
});

test('a period is counted from the one on whose last day counting begins', () => {
  const days = periodDays('2026-11', 26);
  expect(['2026-11-25', '2026-11-26', null].map((first) => isCounted(days, first))).toEqual([true, false, true]);
});

test('every day is in one period, and the next period begins where one ends', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 28 }), (day, starts) => {
      const { from, to } = periodDays(periodOf(day, starts), starts);
      expect(from <= day && day <= to).toBe(true);
      expect(periodDays(periodOf(addDays(to, 1), starts), starts).from).toBe(addDays(to, 1));
    }),
  );
});

test('periods beside closed ones leave no day out and count none twice, whatever is set in between', () => {
  const closes = fc.array(
    fc.record({ month: fc.integer({ min: 0, max: 11 }), starts: fc.integer({ min: 1, max: 28 }) }),
  );
  fc.assert(
    fc.property(closes, fc.integer({ min: 1, max: 28 }), (closed, starts) => {
      const months = Array.from({ length: 14 }, (_, n) => addMonths('2026-01-01', n).slice(0, 7));
      const kept = new Map<string, PeriodDays>();
      for (const it of closed) {
        const month = months[it.month + 1] as string;
        kept.set(month, daysBeside(kept, month, it.starts));
      }
      for (const month of months.slice(0, -1)) {
        const [days, next] = [daysBeside(kept, month, starts), daysBeside(kept, monthAfter(month), starts)];
        expect(days.from <= `${month}-01` && `${month}-01` <= days.to).toBe(true);
        expect(next.from).toBe(addDays(days.to, 1));
      }
    }),
  );
});

test.each([
  [[], [['2026-09-10', '2026-12-05']]],
  [
    [['2026-10-01', '2026-10-31']],
    [
      ['2026-09-10', '2026-09-30'],
      ['2026-11-01', '2026-12-05'],
    ],
  ],
  [
    [
      ['2026-09-01', '2026-09-30'],
      ['2026-10-01', '2026-10-31'],
      ['2026-12-01', '2026-12-31'],
    ],
    [['2026-11-01', '2026-11-30']],
  ],
  [
    [
      ['2026-06-01', '2026-06-30'],
      ['2027-01-01', '2027-01-31'],
    ],
    [['2026-09-10', '2026-12-05']],
  ],
  [[['2026-09-01', '2026-12-31']], []],
] as const)('of 10 September to 5 December the periods %j leave %j', (periods, left) => {
  const days = periods.map(([from, to]) => ({ from, to }));
  const open = openBetween(days, { from: '2026-09-10', to: '2026-12-05' });
  expect(open.map((it) => [it.from, it.to])).toEqual(left);
});
