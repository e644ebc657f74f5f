import { describe, expect, test } from 'vitest';
import type { Day } from '../../calendar/company-time.ts';
import type { ClosedDay } from '../periods/closed-days.ts';
import { payrollSums } from './payroll-row.ts';

const day = (it: Partial<ClosedDay>): ClosedDay => ({
  ...{ date: '2026-11-16' as Day, status: 'present', kind: 'workday', minutes: 480, expected: 480 },
  ...{ late: 0, early: 0, overtime: 0, overtimeOpen: 0, off: null, night: 0, flags: [], leave: [], ...it },
});
const sumsOf = (...days: ClosedDay[]) => payrollSums({ days, payments: new Map([['EL', 'full']]) });

describe('what payroll is told of a day', () => {
  test('is present, where it was worked', () => {
    expect(sumsOf(day({}))).toMatchObject({ workdays: 1, present: 1, paidleave: 0 });
  });

  test('is half present and half leave, where half a day was taken', () => {
    const half = day({ flags: ['half_day'], leave: [{ leaveid: 'EL', halves: 1 }] });
    expect(sumsOf(half)).toMatchObject({ workdays: 1, present: 0.5, paidleave: 0.5 });
  });

  test('is half absent beside half a day of leave on which nobody came, unless that half is excused or to come', () => {
    const half = { status: 'leave', minutes: 0, flags: ['half_day'], leave: [{ leaveid: 'EL', halves: 1 }] } as const;
    const adding = { workdays: 1, paidleave: 0.5 };
    expect(sumsOf(day({ ...half, expected: 240 }))).toMatchObject({ ...adding, present: 0, absent: 0.5 });
    expect(sumsOf(day({ ...half, expected: 0 }))).toMatchObject({ ...adding, present: 0, absent: 0 });
    const excused = day({ ...half, expected: 0, flags: ['half_day', 'corrected'] });
    expect(sumsOf(excused)).toMatchObject({ ...adding, present: 0.5, absent: 0 });
    const rejected = day({ ...half, expected: 240, flags: ['half_day', 'corrected'] });
    expect(sumsOf(rejected)).toMatchObject({ ...adding, present: 0, absent: 0.5 });
    const onOffday = day({ ...half, kind: 'offday', expected: 0 });
    expect(sumsOf(onOffday)).toMatchObject({ workdays: 0, paidleave: 0.5, present: 0, absent: 0 });
  });

  test('is half a holiday or half an off-day beside half a day of leave that it came to lie upon', () => {
    const half = { status: 'leave', minutes: 0, expected: 0, leave: [{ leaveid: 'EL', halves: 1 }] } as const;
    expect(sumsOf(day({ ...half, kind: 'holiday' }))).toMatchObject({ paidleave: 0.5, holiday: 0.5, offday: 0 });
    expect(sumsOf(day({ ...half, kind: 'offday' }))).toMatchObject({ paidleave: 0.5, holiday: 0, offday: 0.5 });
    const whole = [{ leaveid: 'EL', halves: 2 }] as const;
    expect(sumsOf(day({ ...half, kind: 'holiday', leave: whole }))).toMatchObject({ paidleave: 1, holiday: 0 });
  });

  test('is leave and not present too, where the whole day was taken and worked nevertheless', () => {
    const whole = day({ flags: ['worked_on_leave'], overtime: 480, leave: [{ leaveid: 'EL', halves: 2 }] });
    const sums = sumsOf(day({}), whole);
    expect(sums).toMatchObject({ workdays: 2, present: 1, paidleave: 1, workedminutes: 960, overtime_workday: 480 });
    const halves = [
      { leaveid: 'EL', halves: 1 },
      { leaveid: 'CL', halves: 1 },
    ] as const;
    expect(sumsOf(day({ leave: halves }))).toMatchObject({ present: 0, paidleave: 1 });
  });
});
