import { expect, test } from 'vitest';
import { belowTitle, fromHeadings } from './table-headings.ts';

const rows = (...lines: string[]) => lines.map((it, index) => ({ line: index + 1, cells: it.split(';') }));
const lines = (them: readonly { readonly line: number }[]) => them.map((it) => it.line);
const areHeadings = (cells: readonly string[]) => cells.includes('Code');

test('a table begins with its headings, wherever among its first ten lines they stand', () => {
  const above = (count: number) => [...Array.from({ length: count }, () => 'Staff; as of today'), 'Code;Name', 'A;B'];
  expect(lines(fromHeadings(rows(...above(0)), areHeadings))).toEqual([1, 2]);
  expect(lines(fromHeadings(rows(...above(2)), areHeadings))).toEqual([3, 4]);
  expect(lines(fromHeadings(rows(...above(9)), areHeadings))).toEqual([10, 11]);
  expect(fromHeadings(rows(...above(10)), areHeadings)).toHaveLength(12);
});

test('a table without headings stays whole, and its title alone is left out where that is asked', () => {
  const titled = rows('Holidays of 2027;', '', '01.01.2027;New Year', 'Alone');
  expect(fromHeadings(titled, areHeadings)).toBe(titled);
  expect(lines(belowTitle(titled))).toEqual([3, 4]);
  const alone = rows('Name', 'Thingyan');
  expect(belowTitle(alone)).toBe(alone);
});
