import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, weekdayOf } from '../../calendar/day.ts';
import { eachDay } from '../../calendar/each-day.ts';
import { fiscalYearOf } from '../../calendar/fiscal-year.ts';
import { anySpan } from '../../testing/spans.ts';
import type { FreeDays } from './adjacency.ts';
import {
  attendanceMonth,
  chargedDays,
  daysByFiscalYear,
  daysFrom,
  daysThatDiffer,
  daysUntil,
  unchargedDays,
  wholeDays,
} from './leave-days.ts';
import { impossibleHalf, overlap } from './leave-rules.ts';

describe('days by fiscal year', () => {
  test('are paid for by the year in which they lie', () => {
    expect(daysByFiscalYear(wholeDays('2027-03-29', '2027-04-02'))).toEqual([
      { year: 2026, days: 3 },
      { year: 2027, days: 2 },
    ]);
  });

  test('add up to the days taken, each day in its own year', () => {
    fc.assert(
      fc.property(anySpan, ({ from, to }) => {
        const counted = new Map<number, number>();
        for (const day of eachDay(from, to)) {
          counted.set(fiscalYearOf(day), (counted.get(fiscalYearOf(day)) ?? 0) + 1);
        }
        expect(daysByFiscalYear(wholeDays(from, to))).toEqual([...counted].map(([year, days]) => ({ year, days })));
      }),
    );
  });
});

test('a leave is booked under the month of its first day', () => {
  expect(attendanceMonth('2026-11-30')).toBe('2026-11');
});

describe('what the days of a leave cost', () => {
  const weekends: FreeDays = { holidays: new Set(['2026-12-25']), rests: (day) => weekdayOf(day) >= 6 };
  const friday = { from: '2026-12-18', to: '2026-12-21' } as const;

  test('counts free days within, unless the type skips them', () => {
    expect(unchargedDays(friday.from, friday.to, 'counted', weekends)).toEqual([]);
    const uncharged = unchargedDays(friday.from, friday.to, 'skipped', weekends);
    expect(uncharged).toEqual(['2026-12-19', '2026-12-20']);
    expect(chargedDays({ ...friday, part: null, uncharged })).toBe(2);
  });

  test('never is nothing: free days that are taken alone cost', () => {
    expect(unchargedDays('2026-12-19', '2026-12-20', 'skipped', weekends)).toEqual([]);
  });

  test('is half for half a day', () => {
    expect(chargedDays({ from: '2026-12-18', to: '2026-12-18', part: 'pm', uncharged: [] })).toBe(0.5);
  });

  test('adds up, however the leave is cut in two and whichever years pay', () => {
    fc.assert(
      fc.property(anySpan, fc.nat(), fc.constantFrom('counted', 'skipped'), ({ from, to }, at, rule) => {
        const uncharged = unchargedDays(from, to, rule, weekends);
        const leave = { from, to, part: null, uncharged };
        const days = eachDay(from, to);
        const cut = days[at % days.length] as string;
        const before = cut === from ? 0 : chargedDays(daysUntil(leave, addDays(cut, -1)));
        expect(before + chargedDays(daysFrom(leave, cut))).toBe(chargedDays(leave));
        expect(chargedDays(leave)).toBeGreaterThan(0);
        expect(daysByFiscalYear(leave).reduce((sum, it) => sum + it.days, 0)).toBe(chargedDays(leave));
      }),
    );
  });
});

describe('halves of a day', () => {
  const claim = fc.constantFrom('am' as const, 'pm' as const, null);

  test('overlap when they are the same half, or one is the whole day', () => {
    fc.assert(
      fc.property(claim, claim, (taken, asked) => {
        const refused = overlap([{ day: '2026-12-18', claim: 'leave', part: taken }], asked) !== undefined;
        expect(refused).toBe(taken === null || asked === null || taken === asked);
      }),
    );
  });

  test('are of one day, and of a type that allows them', () => {
    const [day, next] = ['2026-12-17', '2026-12-18'];
    expect(impossibleHalf({ from: day, to: day, part: 'am' }, { halfDays: true })).toBeUndefined();
    expect(impossibleHalf({ from: day, to: next, part: null }, { halfDays: false })).toBeUndefined();
    expect(impossibleHalf({ from: day, to: next, part: 'am' }, { halfDays: true })?.params).toEqual({ reason: 'half' });
    expect(impossibleHalf({ from: day, to: day, part: 'am' }, { halfDays: false })?.params).toEqual({
      reason: 'whole',
    });
  });
});

describe('the days that come or go where leave is changed', () => {
  const before = { ...wholeDays('2026-05-20', '2026-05-29'), leaveid: 'EL' };
  const differ = (from: string, to: string, more: object = {}) =>
    daysThatDiffer(before, { ...before, from, to, ...more }).map((it) => `${it.from} ${it.to}`);

  test('are those that the two have not in common', () => {
    expect(differ('2026-05-20', '2026-05-29')).toEqual([]);
    expect(differ('2026-05-20', '2026-05-26')).toEqual(['2026-05-27 2026-05-29']);
    expect(differ('2026-05-18', '2026-05-30')).toEqual(['2026-05-18 2026-05-19', '2026-05-30 2026-05-30']);
    expect(differ('2026-05-22', '2026-05-29')).toEqual(['2026-05-20 2026-05-21']);
  });

  test('are all of both where it is another type, another half, or elsewhere', () => {
    const all = ['2026-05-20 2026-05-29', '2026-05-20 2026-05-29'];
    expect(differ('2026-05-20', '2026-05-29', { leaveid: 'CL' })).toEqual(all);
    expect(differ('2026-05-20', '2026-05-29', { part: 'am' })).toEqual(all);
    expect(differ('2026-06-01', '2026-06-02')).toEqual(['2026-05-20 2026-05-29', '2026-06-01 2026-06-02']);
  });
});
