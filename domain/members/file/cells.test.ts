import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyAlternate } from '../../testing/rest-days.ts';
import {
  readAlternate,
  readNames,
  readRole,
  readWeekdays,
  writeAlternate,
  writeNames,
  writeWeekdays,
} from './cells.ts';
import { readHeadings } from './columns.ts';

describe('weekdays', () => {
  test.each([
    ['Sat Sun', [6, 7]],
    ['saturday, Sunday', [6, 7]],
    ['6;7', [6, 7]],
    ['67', [6, 7]],
    ['၆၇', [6, 7]],
    ['Wed', [3]],
    ['Wednesday Tues Thursday', [2, 3, 4]],
    ['Sa., So.', [6, 7]],
    ['Do Fr Sonnabend', [4, 5, 6]],
    ['samedi / dimanche', [6, 7]],
    ['Saturdays and Sundays', [6, 7]],
    ['Sa und So', [6, 7]],
    ['none', []],
    ['and', undefined],
    ['di', undefined],
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

describe('weekdays of some weeks', () => {
  test.each([
    ['Sat every second week from 2026-12-05', { weekdays: [6], weeks: 'second', from: '2026-12-05' }],
    ['Friday and Saturday, every other week from 5/12/2026', { weekdays: [5, 6], weeks: 'second', from: '2026-12-05' }],
    ['sat 1st, 3rd and 5th', { weekdays: [6], weeks: 'odd' }],
    ['Sat ၂ ၄', { weekdays: [6], weeks: 'even' }],
    ['Sat 1 3 5', { weekdays: [6], weeks: 'odd' }],
    ['Saturday: 2nd and 4th', { weekdays: [6], weeks: 'even' }],
    ['Saturday 2nd & 4th', { weekdays: [6], weeks: 'even' }],
    ['Sat', undefined],
    ['2nd 4th', undefined],
    ['none 2nd 4th', undefined],
    ['Sat 2nd 3rd', undefined],
    ['Sat every second week', undefined],
    ['Sat every second week from 31/02/2026', undefined],
  ])('%s', (cell, alternate) => expect(readAlternate(cell)).toEqual(alternate));

  test('are read as they are written, and no spreadsheet takes them for a number or a formula', () => {
    fc.assert(
      fc.property(anyAlternate, (alternate) => {
        expect(readAlternate(writeAlternate(alternate))).toEqual(alternate);
        expect(writeAlternate(alternate)).toMatch(/^[A-Z][a-z]{2} /);
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
