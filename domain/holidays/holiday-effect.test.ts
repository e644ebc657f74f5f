import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar/day.ts';
import { isOffday } from '../leave/rules/adjacency.ts';
import { forbiddenNeighbour } from '../leave/rules/leave-rules.ts';
import { adjacencies, type LeaveType } from '../leave/types/leave-type.ts';
import { anySpan, freeDaysNear } from '../testing/spans.ts';
import { everyWeek } from '../work/work-pattern.ts';
import { holidayEffect } from './holiday-effect.ts';

const type = (nextToHoliday: LeaveType['nextToHoliday'], nextToOffday: LeaveType['nextToOffday']): LeaveType => ({
  leaveid: 'EL',
  description: 'EARNED LEAVE',
  nextToHoliday,
  nextToOffday,
});
const weekends = { holidays: new Set<string>(), rests: everyWeek([6, 7]) };
/** Tuesday to Thursday. */
const strict = { from: '2026-12-01', to: '2026-12-03', type: type('forbid', 'forbid') };
const easy = { ...strict, type: type('allow', 'allow') };

describe('a holiday that is added or removed', () => {
  test('within a leave concerns every type', () => {
    for (const leave of [strict, easy]) {
      for (const day of ['2026-12-01', '2026-12-02', '2026-12-03']) {
        expect(holidayEffect(leave, day, 'added', weekends)).toBe('inside');
        expect(holidayEffect(leave, day, 'removed', weekends)).toBe('no-longer-inside');
      }
    }
  });

  test('within a leave changes nothing on a day that is off without it', () => {
    const days = { ...weekends, rests: everyWeek([3, 6, 7]) };
    for (const change of ['added', 'removed'] as const)
      expect(holidayEffect(easy, '2026-12-02', change, days)).toBeUndefined();
  });

  test('beside a leave concerns a type that forbids it', () => {
    for (const day of ['2026-11-30', '2026-12-04']) {
      expect(holidayEffect(strict, day, 'added', weekends)).toBe('adjacent');
      expect(holidayEffect(strict, day, 'removed', weekends)).toBe('no-longer-adjacent');
      expect(holidayEffect(easy, day, 'added', weekends)).toBeUndefined();
    }
  });

  test('behind a weekend is beside the leave that ends on Friday', () => {
    const untilFriday = { from: '2026-12-03', to: '2026-12-04', type: type('forbid', 'allow') };
    expect(holidayEffect(untilFriday, '2026-12-07', 'added', weekends)).toBe('adjacent');
    expect(holidayEffect(untilFriday, '2026-12-08', 'added', weekends)).toBeUndefined();
  });

  test('that joins a leave to the weekend concerns a type that forbids off-days alone', () => {
    expect(holidayEffect({ ...strict, type: type('allow', 'forbid') }, '2026-12-04', 'added', weekends)).toBe(
      'adjacent',
    );
  });

  test('further away concerns nobody', () => {
    for (const day of ['2026-11-27', '2026-12-07'])
      expect(holidayEffect(strict, day, 'added', weekends)).toBeUndefined();
  });

  test('on a day that is a holiday by another name changes nothing', () => {
    const named = { ...weekends, holidays: new Set(['2026-12-02', '2026-12-04']) };
    for (const day of named.holidays) expect(holidayEffect(strict, day, 'removed', named)).toBeUndefined();
  });

  test('on a day that the leave skipped matters where it is a working day afterwards, and nowhere else', () => {
    const skipped = { ...strict, uncharged: ['2026-12-02'] };
    expect(holidayEffect(skipped, '2026-12-02', 'removed', weekends)).toBe('uncharged');
    expect(holidayEffect(skipped, '2026-12-02', 'added', weekends)).toBeUndefined();
    expect(holidayEffect(skipped, '2026-12-02', 'removed', { ...weekends, rests: () => true })).toBeUndefined();
    expect(holidayEffect(skipped, '2026-12-01', 'removed', weekends)).toBe('no-longer-inside');
  });

  test('is told of exactly when it lies within on a day of work or changes what the rule about neighbours says', () => {
    const anyType = fc.tuple(fc.constantFrom(...adjacencies), fc.constantFrom(...adjacencies));
    const anyCase = anySpan.chain((span) =>
      fc.record({
        span: fc.constant(span),
        others: freeDaysNear(span.from),
        adjacency: anyType,
        offset: fc.integer({ min: -20, max: 20 }),
      }),
    );
    fc.assert(
      fc.property(anyCase, ({ span, others, adjacency, offset }) => {
        const holiday = addDays(span.from, offset);
        const leave = { ...span, type: type(...adjacency) };
        const together = { ...others, holidays: new Set([...others.holidays, holiday]) };
        const allowed = (free: typeof others) => forbiddenNeighbour(span.from, span.to, leave.type, free) === undefined;
        const within = holiday >= span.from && holiday <= span.to && !others.holidays.has(holiday);
        const effect = holidayEffect(leave, holiday, 'added', others);
        expect(effect === 'inside').toBe(within && !isOffday(holiday, others));
        if (!within) expect(effect === 'adjacent').toBe(allowed(others) && !allowed(together));
        expect(holidayEffect(leave, holiday, 'removed', others)).toBe(effect && `no-longer-${effect}`);
      }),
    );
  });
});
