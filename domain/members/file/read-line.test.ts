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

test.each([
  ['First name;Last name', 'Sepp;Huber', 'Sepp Huber'],
  ['Nachname;Vorname', 'Huber;Anna Maria', 'Anna Maria Huber'],
  ['Name;Vorname', 'Huber;Sepp', 'Sepp Huber'],
  ['Name;Vorname', 'Huber, Sepp;Sepp', 'Huber, Sepp'],
  ['Name;Vorname', 'Annahuber;Anna', 'Anna Annahuber'],
  ['Name;Nachname', 'Sepp Huber;Huber', 'Sepp Huber'],
  ['Nom;Prénom', 'Roux;Léa', 'Léa Roux'],
  ['Vorname;Nachname', ';Huber', 'Huber'],
  ['Vorname;Nachname', 'Sepp;', 'Sepp'],
  ['Vorname;Nachname', ';', undefined],
])('a name in the columns %s, as %s, is %s', (titles, cells, membername) => {
  const read = readLine(2, ['E1', ...cells.split(';')], readHeadings(['Code', ...titles.split(';')], []), []);
  expect([read.says.membername, read.errors]).toEqual([membername, []]);
});
