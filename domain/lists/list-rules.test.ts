import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breakProblem, circlesAmong, sameName } from './list-rules.ts';

describe('a break', () => {
  test.each([
    ['09:00', '17:00', 479, undefined],
    ['09:00', '17:00', 480, 480],
    ['22:00', '06:00', 479, undefined],
    ['22:00', '06:00', 480, 480],
    ['08:00', '08:00', 720, undefined],
    ['12:00', '12:01', 0, undefined],
  ])('in a shift from %s to %s, of %i minutes', (starts, ends, minutes, longest) => {
    expect(breakProblem({ starts, ends, break: minutes })?.params?.['count']).toBe(longest);
  });
});

test.each([
  ['Head Office', 'head  office', true],
  [' Café', 'CAFE\u0301 ', true],
  ['CAR-1', 'CAR-11', false],
  ['ရန်ကုန်', 'ရန်ကုန်', true],
])('"%s" and "%s"', (one, other, same) => {
  expect(sameName(one, other)).toBe(same);
});

describe('who decides for whom', () => {
  const groups = (above: Record<number, number[]>) =>
    Object.entries(above).map(([id, managersIn]) => ({ id: Number(id), managersIn }));

  test.each([
    ['nobody', { 1: [] }, undefined],
    ['a manager of the own group', { 1: [1] }, undefined],
    ['a manager from above', { 1: [2], 2: [3], 3: [] }, undefined],
    ['two groups for each other', { 1: [2], 2: [1] }, 2],
    ['three in a ring', { 1: [2], 2: [3], 3: [1] }, 2],
    ['one of several managers', { 1: [4, 2], 2: [1], 4: [] }, 2],
    ['a ring further up', { 1: [2], 2: [3], 3: [2] }, undefined],
  ])('%s', (_, above, by) => {
    expect(circlesAmong(groups(above))(1)).toBe(by);
  });

  test('where everybody is decided by a later group there is no circle', () => {
    const upward = fc.array(fc.array(fc.nat(9)), { maxLength: 10 });
    fc.assert(
      fc.property(upward, (above) => {
        const all = above.map((managersIn, id) => ({ id, managersIn: managersIn.map((it) => it + id) }));
        return all.every(({ id }) => circlesAmong(all)(id) === undefined);
      }),
    );
  });
});
