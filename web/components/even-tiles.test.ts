import { describe, expect, test } from 'vitest';
import { columnsOfTiles } from './even-tiles.ts';

describe('tiles in rows', () => {
  test.each([
    [5, 4, 3],
    [4, 3, 2],
    [7, 6, 5],
    [9, 4, 3],
  ])('of %i where %i fit, %i stand in a row, so that none is left alone in the last one', (count, fit, columns) => {
    expect(columnsOfTiles(count, fit)).toBe(columns);
  });

  test.each([
    [5, 3],
    [6, 4],
    [8, 8],
    [3, 2],
    [7, 3],
  ])('of %i where %i fit, as many stand in a row: none is alone, or one is in any number of columns', (count, fit) => {
    expect(columnsOfTiles(count, fit)).toBe(fit);
  });
});
