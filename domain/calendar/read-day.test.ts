import { expect, test } from 'vitest';
import { readDay } from './read-day.ts';

test.each([
  ['2026-04-13', '2026-04-13'],
  ['2026/4/13', '2026-04-13'],
  ['20260413', '2026-04-13'],
  [' 13/04/2026 ', '2026-04-13'],
  ['13.4.2026', '2026-04-13'],
  ['1-2-2026', '2026-02-01'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2026', undefined],
  ['04/13/2026', undefined],
  ['2026-04/13', undefined],
  ['13/04/26', undefined],
  ['', undefined],
  ['Thingyan', undefined],
])('"%s" is %s', (written, day) => {
  expect(readDay(written)).toBe(day);
});
