import { expect, test } from 'vitest';
import { judgeLines } from './holiday-lines.ts';

const line = (holidaydate: string, description: string, n = 1) => ({
  ...{ line: n, holidaydate, description },
  sites: [],
  errors: [],
});
const told = (lines: ReturnType<typeof judgeLines>) => lines.map(({ outcome, also }) => [outcome, ...also]);
const nobodys = () => false;

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
  expect(told(judgeLines(lines, known, nobodys))).toEqual([['same'], ['new', 'Peasants’ Day'], ['new']]);
});

test('what a file has twice is new once', () => {
  const twice = [line('2026-12-26', 'Boxing Day'), line('2026-12-26', 'Boxing day'), line('2026-12-26', 'St Stephen')];
  expect(told(judgeLines(twice, [], nobodys))).toEqual([['new'], ['same'], ['new', 'Boxing Day']]);
});

test('a line that is wrong is refused and stands in nobody’s way', () => {
  const errors = [{ field: 'description', code: 'INVALID_INPUT' as const }];
  const lines = [{ ...line('2026-12-26', ''), errors }, line('2026-12-26', 'Boxing Day')];
  expect(told(judgeLines(lines, [], nobodys))).toEqual([['refused'], ['new']]);
});

test('a line of an own day is refused with why, unless it is listed already, and stands in nobody’s way', () => {
  const lines = [
    line('2026-12-25', 'Christmas Day'),
    line('2026-12-24', 'Eve'),
    line('2026-12-24', 'Eve', 2),
    line('2026-12-26', 'Boxing Day'),
  ];
  const judged = judgeLines(lines, known, (it) => it.holidaydate < '2026-12-26' && it.line === 1);
  expect(told(judged)).toEqual([['same'], ['refused'], ['new'], ['new']]);
  expect(judged[1]?.errors).toEqual([{ field: 'holidaydate', code: 'FORBIDDEN', params: { reason: 'own' } }]);
});
