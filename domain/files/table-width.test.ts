import { expect, test } from 'vitest';
import { isTooWide, widthOf } from './table-width.ts';

test('a table is as wide as its last title', () => {
  expect([widthOf(['code', 'name']), widthOf(['code', '', 'name', ' ', '']), widthOf([])]).toEqual([2, 3, 0]);
});

test('a line is too wide that has something behind that, and not one that has empty cells there', () => {
  expect(isTooWide(['A1', 'Zaw', ' Min Oo'], 2)).toBe(true);
  expect(isTooWide(['A1', 'Zaw', '', ' '], 2)).toBe(false);
  expect(isTooWide(['A1'], 2)).toBe(false);
});
