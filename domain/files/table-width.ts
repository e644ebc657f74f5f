import { blame } from '../wire/problem.ts';

/** How many columns a table has by its titles: what is empty behind the last of them is none. */
export const widthOf = (titles: readonly string[]): number => titles.findLastIndex((it) => it.trim() !== '') + 1;

/** Whether a line says something that stands beneath no title: of a value with a comma only a part would be read. */
export const isTooWide = (cells: readonly string[], width: number): boolean =>
  cells.slice(width).some((it) => it.trim() !== '');

/** What is wrong with such a line: nothing else is said of it, for its cells may all stand in a wrong place. */
export const tooWide = blame('line', 'INVALID_INPUT', { params: { reason: 'cells' } });
