import { expect, test } from 'vitest';
import { judgeLines } from './holiday-lines.ts';

const line = (holidaydate: string, description: string, n = 1, sites: number[] = []) => ({
  ...{ line: n, holidaydate, description },
  sites,
  errors: [],
});
const told = (lines: ReturnType<typeof judgeLines>) => lines.map(({ outcome, also }) => [outcome, ...also]);
const nobodys = () => false;

const known = [
  { holidaydate: '2026-12-25', description: 'Christmas Day', sites: [] },
  { holidaydate: '2026-03-02', description: 'Peasants’ Day', sites: [] },
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

test('what is listed for other sites is refused at those that a line names beside them, and not called the same', () => {
  const [NEAR, FAR] = [1, 2];
  const listed = [{ holidaydate: '2026-12-24', description: 'Eve', sites: [NEAR] }];
  const lines = [
    line('2026-12-24', 'Eve', 1, [FAR]),
    line('2026-12-24', 'Eve', 2, [NEAR, FAR]),
    line('2026-12-24', 'Eve', 3, [NEAR]),
    line('2026-12-24', 'Eve', 4),
    line('2026-12-26', 'Boxing Day', 5, [NEAR]),
    line('2026-12-26', 'Boxing Day', 6, [FAR]),
    line('2026-12-25', 'Christmas Day', 7, [FAR]),
  ];
  const judged = judgeLines(lines, [...listed, ...known], nobodys);
  expect(judged.map((it) => it.outcome)).toEqual(['refused', 'refused', 'same', 'same', 'new', 'refused', 'same']);
  expect(judged[5]?.errors).toEqual([{ field: 'sites', code: 'HOLIDAY_EXISTS', params: { reason: 'elsewhere' } }]);
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
