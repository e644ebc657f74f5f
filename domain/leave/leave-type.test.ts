import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LEAVE_TYPE, leaveIdOf, spelledType } from './leave-type.ts';

describe('a leave type', () => {
  test('is spelled with its id and its description', () => {
    expect(spelledType({ leaveid: DEFAULT_LEAVE_TYPE, description: 'EARNED LEAVE' })).toBe('EL-EARNED LEAVE');
  });

  test.each([
    ['EL-EARNED LEAVE', 'EL'],
    ['EL', 'EL'],
    ['O-OFF DAY', 'O'],
    ['EL-EARNED-LEAVE', 'EL'],
    [' EL -EARNED LEAVE', 'EL'],
    ['', ''],
    ['-EARNED LEAVE', ''],
  ])('spelled %j has the id %j', (spelled, leaveid) => expect(leaveIdOf(spelled)).toBe(leaveid));

  test('is found again by what it is spelled, whatever its description', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{1,4}$/), fc.string(), (leaveid, description) => {
        expect(leaveIdOf(spelledType({ leaveid, description }))).toBe(leaveid);
      }),
    );
  });
});
