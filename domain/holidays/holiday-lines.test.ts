import { expect, test } from 'vitest';
import { judgeLines } from './holiday-lines.ts';

const line = (holidaydate: string, description: string, n = 1) => ({
  ...{ line: n, holidaydate, description },
  sites: [],
  errors: [],
});
const told = (lines: ReturnType<typeof judgeLines>) => lines.map(({ outcome, also }) => [outcome, ...also]);

const known = [
  { holidaydate: '2026-12-25', description: 'Christmas Day' },
  { holidaydate: '2026-03-02', description: 'Peasants’ Day' },
];

test('what is listed is the same, however it is spelled, and what else is on the day is told', () => {
  const lines = [
    line('2026-12-25', 'CHRISTMAS  day'),
    line('2026-03-02', 'Full Moon of Tabaung'),
    line('2026-12-26', 'Boxing Day'),
  ];
  expect(told(judgeLines(lines, known))).toEqual([['same'], ['new', 'Peasants’ Day'], ['new']]);
});

test('what a file has twice is new once', () => {
  const twice = [line('2026-12-26', 'Boxing Day'), line('2026-12-26', 'Boxing day'), line('2026-12-26', 'St Stephen')];
  expect(told(judgeLines(twice, []))).toEqual([['new'], ['same'], ['new', 'Boxing Day']]);
});

test('a line that is wrong is refused and stands in nobody’s way', () => {
  const errors = [{ field: 'description', code: 'INVALID_INPUT' as const }];
  const lines = [{ ...line('2026-12-26', ''), errors }, line('2026-12-26', 'Boxing Day')];
  expect(told(judgeLines(lines, []))).toEqual([['refused'], ['new']]);
});
