import { describe, expect, test } from 'vitest';
import { weekdayOf } from '../../calendar/day.ts';
import { calendarProblems, exceedsBalance } from '../rules/leave-rules.ts';
import { notSetAside, type SetAside } from './acting-rules.ts';

const type = { leaveid: 'EL', description: 'EARNED LEAVE', nextToHoliday: 'forbid', nextToOffday: 'forbid' } as const;
/** Wednesday 16 and Friday 25 December are holidays; Saturdays and Sundays are off. */
const free = { holidays: new Set(['2026-12-16', '2026-12-25']), rests: (day: string) => weekdayOf(day) >= 6 };
const code = (from: string, to: string, ...aside: SetAside[]) =>
  notSetAside(calendarProblems(from, to, { type, free }), aside)?.code;

describe('leave that the office enters', () => {
  test('keeps to the rules that are not set aside', () => {
    expect(code('2026-12-22', '2026-12-23')).toBeUndefined();
    expect(code('2026-12-15', '2026-12-15')).toBe('LEAVE_NEXT_TO_HOLIDAY');
    expect(code('2026-12-15', '2026-12-15', 'LEAVE_NEXT_TO_HOLIDAY')).toBeUndefined();
    expect(code('2026-12-26', '2026-12-27', 'LEAVE_NEXT_TO_HOLIDAY')).toBe('LEAVE_DATES_WRONG');
  });

  test('is refused by both neighbours unless both are set aside', () => {
    const between = { holidays: new Set(['2026-12-25']), rests: (day: string) => weekdayOf(day) === 3 };
    const both = (...aside: SetAside[]) =>
      notSetAside(calendarProblems('2026-12-24', '2026-12-24', { type, free: between }), aside)?.code;
    expect(both('LEAVE_NEXT_TO_HOLIDAY')).toBe('LEAVE_NEXT_TO_OFFDAY');
    expect(both('LEAVE_NEXT_TO_OFFDAY')).toBe('LEAVE_NEXT_TO_HOLIDAY');
    const day = (...aside: SetAside[]) =>
      notSetAside(calendarProblems('2026-12-24', '2026-12-24', { type, free: between }), aside)?.data;
    expect(day('LEAVE_NEXT_TO_HOLIDAY')).toMatchObject({ day: '2026-12-23' });
    expect(day('LEAVE_NEXT_TO_OFFDAY')).toMatchObject({ day: '2026-12-25' });
    expect(both('LEAVE_NEXT_TO_HOLIDAY', 'LEAVE_NEXT_TO_OFFDAY')).toBeUndefined();
  });

  test('is told every rule that it breaks at once, and blamed for those that are kept', () => {
    const balance = exceedsBalance(2, 1);
    const broken = [...calendarProblems('2026-12-26', '2026-12-27', { type, free }), ...(balance ? [balance] : [])];
    const refused = notSetAside(broken, ['LEAVE_DATES_WRONG']);
    expect(refused?.data).toMatchObject({
      override: ['LEAVE_DATES_WRONG', 'LEAVE_NEXT_TO_HOLIDAY', 'LEAVE_EXCEEDS_BALANCE'],
    });
    expect(refused?.errors?.map((it) => it.code)).toEqual(['LEAVE_NEXT_TO_HOLIDAY', 'LEAVE_EXCEEDS_BALANCE']);
  });
});
