import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDay } from '../testing/moments.ts';
import { addDays, firstOfMonth, lastOfMonth, weekdayOf } from './day.ts';
import { monthGrid } from './month-grid.ts';

const anyWeekStart = fc.integer({ min: 1, max: 7 });

describe('the grid of a month', () => {
  test('November 2026 from Monday begins in October and ends in December', () => {
    const weeks = monthGrid('2026-11-20', 1);
    expect(weeks).toHaveLength(6);
    expect(weeks[0]?.[0]).toBe('2026-10-26');
    expect(weeks[5]?.[6]).toBe('2026-12-06');
  });

  test('November 2026 from Sunday needs a week less', () => {
    const weeks = monthGrid('2026-11-20', 7);
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toBe('2026-11-01');
  });

  test('a February that fills four weeks has no other month in it', () => {
    expect(monthGrid('2027-02-01', 1).flat()).toEqual(Array.from({ length: 28 }, (_, i) => addDays('2027-02-01', i)));
  });

  test('is whole weeks of days that follow each other, from the first day of the week', () => {
    fc.assert(
      fc.property(anyDay, anyWeekStart, (month, weekStart) => {
        const weeks = monthGrid(month, weekStart);
        const days = weeks.flat();
        for (const week of weeks) expect(week).toHaveLength(7);
        expect(weekdayOf(days[0] ?? '')).toBe(weekStart);
        expect(days).toEqual(days.map((_, i) => addDays(days[0] ?? '', i)));
      }),
    );
  });

  test('shows every day of the month and no week without one', () => {
    fc.assert(
      fc.property(anyDay, anyWeekStart, (month, weekStart) => {
        const weeks = monthGrid(month, weekStart);
        const ofMonth = (day: string) => day.slice(0, 7) === month.slice(0, 7);
        const shown = weeks.flat().filter(ofMonth);
        expect([shown[0], shown.at(-1)]).toEqual([firstOfMonth(month), lastOfMonth(month)]);
        for (const week of weeks) expect(week.some(ofMonth)).toBe(true);
      }),
    );
  });
});
