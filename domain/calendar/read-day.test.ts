import { expect, test } from 'vitest';
import { isNoSuchDay, readDay } from './read-day.ts';

test.each([
  ['2026-04-13', '2026-04-13'],
  ['2026/4/13', '2026-04-13'],
  ['20260413', '2026-04-13'],
  [' 13/04/2026 ', '2026-04-13'],
  ['13.4.2026', '2026-04-13'],
  ['1-2-2026', '2026-02-01'],
  ['29/02/2028', '2028-02-29'],
  ['1-May-27', '2027-05-01'],
  ['15-mar-98', '1998-03-15'],
  ['1 May 2027', '2027-05-01'],
  ['20 Sept 2026', '2026-09-20'],
  ['April 13, 2026', '2026-04-13'],
  ['၀၁/၀၅/၂၀၂၇', '2027-05-01'],
  ['29/02/2026', undefined],
  ['1 Mai 2027', undefined],
  ['30 Feb 2026', undefined],
  ['1-May 2027', undefined],
  ['May 1, 27', undefined],
  ['04/13/2026', undefined],
  ['2026-04/13', undefined],
  ['13/04/26', undefined],
  ['', undefined],
  ['Thingyan', undefined],
])('"%s" is %s', (written, day) => {
  expect(readDay(written)).toBe(day);
});

test.each([
  ['31/02/2026', true],
  ['2026-02-30', true],
  ['29.2.2026', true],
  ['30-Feb-26', true],
  ['၃၁/၀၂/၂၀၂၆', true],
  ['1 Mai 2027', false],
  ['29/02/2028', false],
  ['04/13/2026', false],
  ['00/01/2026', false],
  ['13/04/26', false],
  ['Thingyan', false],
])('"%s" is a day that does not exist: %s', (written, none) => {
  expect(isNoSuchDay(written)).toBe(none);
});
