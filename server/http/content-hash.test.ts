import { expect, test } from 'vitest';
import { contentHash } from './content-hash.ts';

test.each<[string, unknown, unknown]>([
  ['the order of fields', { a: 1, b: 2 }, { b: 2, a: 1 }],
  ['the order of a list', { crew: [{ id: 1 }, { id: 2 }] }, { crew: [{ id: 2 }, { id: 1 }] }],
  ['a field that is left out', { a: 1, b: undefined }, { a: 1 }],
  ['a field that decides nothing', { a: 1, crew: [{ id: 1, shown: 'x' }] }, { a: 1, shown: 'y', crew: [{ id: 1 }] }],
])('%s does not make another request', (_, one, other) => {
  expect(contentHash(one, ['shown'])).toBe(contentHash(other, ['shown']));
});

test.each<[string, unknown, unknown]>([
  ['another value', { a: 1 }, { a: 2 }],
  ['a number for its digits', { a: 1 }, { a: '1' }],
  ['null for nothing', { a: null }, {}],
  ['another field', { a: 1 }, { b: 1 }],
  ['one more of a list', { a: [1] }, { a: [1, 1] }],
  ['a text that looks like two', { a: ['x","y'] }, { a: ['x', 'y'] }],
  ['a list for its only entry', [[1]], [1]],
])('%s does', (_, one, other) => {
  expect(contentHash(one)).not.toBe(contentHash(other));
  expect(contentHash(one)).toHaveLength(22);
});
