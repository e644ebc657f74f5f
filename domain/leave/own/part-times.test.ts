import { describe, expect, test } from 'vitest';
import { partTimesOf } from './part-times.ts';

describe('half a day of leave', () => {
  test.each([
    ['a day shift', '09:00', '17:30', ['09:00', '13:15'], ['13:15', '17:30'], false],
    ['a night shift', '22:00', '06:00', ['22:00', '02:00'], ['02:00', '06:00'], true],
    ['a shift whose middle is midnight', '20:00', '04:00', ['20:00', '00:00'], ['00:00', '04:00'], true],
    ['a shift around the clock', '08:00', '08:00', ['08:00', '20:00'], ['20:00', '08:00'], true],
    ['an odd number of minutes', '09:00', '12:01', ['09:00', '10:30'], ['10:30', '12:01'], false],
  ] as const)('of %s is its first or second half', (_, starts, ends, first, second, night) => {
    const of = { day: '2026-12-15', shift: { starts, ends }, zone: 'Asia/Yangon' };
    expect(partTimesOf(of, 'am')).toEqual({ from: first[0], to: first[1], night });
    expect(partTimesOf(of, 'pm')).toEqual({ from: second[0], to: second[1], night });
  });

  test.each([
    ['of nine hours', '2026-10-24', '22:00', '06:00', '02:30'],
    ['of ten hours', '2026-10-24', '21:00', '06:00', '02:00'],
    ['of seven hours', '2026-03-28', '22:00', '06:00', '01:30'],
    ['of eight hours', '2026-03-28', '21:00', '06:00', '01:00'],
    ['of a whole day', '2026-10-24', '22:00', '22:00', '09:30'],
  ])('of a night %s in which the clocks change ends at the middle that is measured', (_, day, starts, ends, middle) => {
    const of = { day, shift: { starts, ends }, zone: 'Europe/Berlin' };
    expect(partTimesOf(of, 'am')).toEqual({ from: starts, to: middle, night: true });
    expect(partTimesOf(of, 'pm')).toEqual({ from: middle, to: ends, night: true });
  });
});
