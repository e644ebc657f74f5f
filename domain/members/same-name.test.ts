import fc from 'fast-check';
import { expect, test } from 'vitest';
import { name } from '../wire/fields.ts';
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

/** What is drawn as a blank by some typefaces and as nothing by others. */
const maybeBlank = [
  ...['\u115f', '\u1160', '\u180e', '\u2800', '\u3164', '\uffa0', '\ufffc'],
  ...['\u{13441}', '\u{13442}', '\u{16fe4}', '\u{1d159}'],
];
const blank = [' ', '\u00a0', '\u2003', '\u202f', '\u3000'];
const nothing = ['\u200b', '\u200d', '\u2060', '\u034f', '\ufe0f', '\u{e0020}', '\u{1d173}'];
const some = (of: readonly string[]) => fc.array(fc.constantFrom(...of), { maxLength: 3 }).map((it) => it.join(''));

test('a name is the same whatever its blanks are made of, and whatever is in it that nobody sees', () => {
  const words = fc.array(fc.constantFrom('Khin', 'Mar', 'Lwin', 'မောင်', 'Ko'), { minLength: 1, maxLength: 4 });
  const between = fc
    .tuple(some(nothing), fc.constantFrom(...blank, ...maybeBlank), some([...blank, ...nothing]))
    .map((it) => it.join(''));
  fc.assert(
    fc.property(words, fc.infiniteStream(between), fc.infiniteStream(some(nothing)), (said, gaps, unseen) => {
      const inside = (word: string) => [...word].map((it) => it + unseen.next().value).join('');
      const other = said.map((it, at) => (at === 0 ? '' : gaps.next().value) + inside(it)).join('');
      expect(isSameName(said.join(' '), other)).toBe(true);
      expect(isSameName(other, said.join(' '))).toBe(true);
    }),
  );
});

test.each(maybeBlank)(
  'a name with %j is the same whether that is drawn as a blank or as nothing, and is taken from nobody',
  (it) => {
    for (const other of [`Khin${it}Mar Lwin`, `Khin Mar${it} Lwin`, `Kh${it}in Mar Lwin`, `${it}Khin Mar Lwin${it}`]) {
      expect([other, isSameName('Khin Mar Lwin', other)]).toEqual([other, true]);
      expect([other, name(40).safeParse(other).success]).toEqual([other, false]);
    }
    expect(isSameName('Khin Mar Lwin', `Khin${it}Mar Win`)).toBe(false);
  },
);
