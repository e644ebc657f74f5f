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
    const shift = { starts, ends };
    expect(partTimesOf(shift, 'am')).toEqual({ from: first[0], to: first[1], night });
    expect(partTimesOf(shift, 'pm')).toEqual({ from: second[0], to: second[1], night });
  });
});
