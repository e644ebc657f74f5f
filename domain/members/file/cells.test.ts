import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readNames, readRole, readWeekdays, writeNames, writeWeekdays } from './cells.ts';
import { readHeadings } from './columns.ts';

describe('weekdays', () => {
  test.each([
    ['Sat Sun', [6, 7]],
    ['saturday, Sunday', [6, 7]],
    ['6;7', [6, 7]],
    ['67', [6, 7]],
    ['Wed', [3]],
    ['Wednesday Tues Thursday', [2, 3, 4]],
    ['none', []],
    ['someday', undefined],
    ['Satan', undefined],
    ['8', undefined],
    [',', undefined],
  ])('%s', (cell, days) => expect(readWeekdays(cell)).toEqual(days));

  test('are read as they are written', () => {
    const some = fc.uniqueArray(fc.integer({ min: 1, max: 7 })).map((it) => it.toSorted());
    fc.assert(
      fc.property(some, (days) => {
        expect(readWeekdays(writeWeekdays(days))).toEqual(days);
      }),
    );
  });
});

test.each([
  ['HR officer', 'HR'],
  ['hr', 'HR'],
  ['ADMINISTRATOR', 'SA'],
  ['sa', 'SA'],
  ['Member', 'MEMBER'],
  ['constructor', undefined],
  ['boss', undefined],
])('the role "%s" is %s', (cell, role) => expect(readRole(cell)).toBe(role));

test('names in a cell are read as they are written, with semicolons of their own too', () => {
  const known = ['Head Office', 'A; B', 'C'];
  const isOne = (it: string) => known.includes(it);
  for (const names of [['C'], ['Head Office', 'C'], ['A; B'], ['A; B', 'C']]) {
    expect(readNames(writeNames(names), isOne)).toEqual(names);
  }
});

test.each([
  ['Head Office, C', ['Head Office', 'C']],
  ['Head Office; C, Ltd.', ['Head Office', 'C, Ltd.']],
  ['C, Ltd.', ['C, Ltd.']],
  ['C,', ['C']],
  ['Head Office, Elsewhere', ['Head Office, Elsewhere']],
])('commas part the names in "%s" where all are known', (cell, names) => {
  expect(readNames(cell, (it) => ['Head Office', 'C', 'C, Ltd.'].includes(it))).toEqual(names);
});

test('headings are known by what people call them; balances by their leave type', () => {
  const { at, ignored, twice } = readHeadings(
    ['Member Code', 'Full name', 'E-mail', 'Opening balance EL', 'balance ML', 'ML', 'Shoe size', ' '],
    ['EL', 'ML'],
  );
  expect([...at]).toEqual([
    ['membercode', 0],
    ['membername', 1],
    ['email', 2],
    ['balance EL', 3],
    ['balance ML', 4],
  ]);
  expect([ignored, twice]).toEqual([['ML', 'Shoe size'], undefined]);
  expect(readHeadings(['code', 'number'], []).twice).toBe('membercode');
  expect(readHeadings(['code', 'name', 'offday', 'EL'], ['EL']).ignored).toEqual(['offday', 'EL']);
});
