import { expect, test } from 'vitest';
import { memberColumns, readHeadings } from './columns.ts';
import { exampleLine, readLine } from './read-line.ts';

const headings = readHeadings(memberColumns, []);
const example = exampleLine([]).map((it) => it.replace(/^# /, ''));
const readWith = (cells: readonly string[]) => readLine(2, cells, headings, []);

test('the example is read without a fault', () => {
  expect(readWith(example).errors).toEqual([]);
});

test.each(memberColumns)('%s is read: without it a line says something else', (column) => {
  const without = example.map((cell, at) => (at === headings.at.get(column) ? '' : cell));
  expect(readWith(without)).not.toEqual(readWith(example));
});
