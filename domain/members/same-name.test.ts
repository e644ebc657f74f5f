import { expect, test } from 'vitest';
import { isSameName } from './same-name.ts';

test.each([
  ['two blanks', 'Khin  Mar Lwin'],
  ['a no-break space', 'Khin\u00a0Mar Lwin'],
  ['a space without width', 'Khin Mar\u200b Lwin'],
  ['one beside a blank', 'Khin \u200b Mar Lwin'],
  ['joiners', 'K\u200dhin M\u200car Lwin'],
  ['a wide letter', '\uff2bhin Mar Lwin'],
  ['another case', ' khin MAR lwin '],
  ['Cyrillic letters', '\u041ahin M\u0430r Lwin'],
  ['Greek letters', '\u039ahin M\u03b1r Lwin'],
  ['an I for a small L', 'Khln Mar lwin'],
])('a name with %s is the same name', (_what, other) => {
  expect(isSameName('Khin Mar Lwin', other)).toBe(true);
});

test('marks that belong to a letter count however they are composed', () => {
  expect(isSameName('Zo\u00eb Stra\u00dfe', 'Zoe\u0308 STRASSE')).toBe(true);
});

test('a digit of Burmese is the letter that it looks like', () => {
  expect(isSameName('\u101d\u1004\u103a\u1038', '\u1040\u1004\u103a\u1038')).toBe(true);
});

test.each([
  ['Иван Ким', 'Иван Том'],
  ['Khin Mar Lwin', 'Khin Mar Win'],
  ['Khin Mar', 'KhinMar'],
  ['ထိုက်အောင်', 'ထိုက်အောင့်'],
  ['Zoe', 'Zo\u00eb'],
])('%s and %s are two', (one, other) => {
  expect(isSameName(one, other)).toBe(false);
});
