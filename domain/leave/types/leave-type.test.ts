import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DEFAULT_LEAVE_TYPE,
  firstLeaveTypes,
  giveMore,
  leaveIdOf,
  leaveTitleOf,
  plainTerms,
  spelledType,
} from './leave-type.ts';

describe('a leave type', () => {
  test('is spelled with its id and its description', () => {
    expect(spelledType({ leaveid: DEFAULT_LEAVE_TYPE, description: 'EARNED LEAVE' })).toBe('EL-EARNED LEAVE');
  });

  test.each([
    ['EL-EARNED LEAVE', 'EL'],
    ['EL', 'EL'],
    ['O-OFF DAY', 'O'],
    ['el', 'EL'],
    ['cl-casual leave', 'CL'],
    ['EL-EARNED-LEAVE', 'EL'],
    [' EL -EARNED LEAVE', 'EL'],
    ['', ''],
    ['-EARNED LEAVE', ''],
  ])('spelled %j has the id %j', (spelled, leaveid) => expect(leaveIdOf(spelled)).toBe(leaveid));

  test('of a new company is one of five, of which the default alone stands next to no free day', () => {
    expect(firstLeaveTypes.map(spelledType)).toEqual([
      'EL-EARNED LEAVE',
      'CL-CASUAL LEAVE',
      'ML-MEDICAL LEAVE',
      'WP-LEAVE WITHOUT PAY',
      'O-OFF DAY',
    ]);
    const forbidding = firstLeaveTypes.filter((it) => it.nextToHoliday === 'forbid' || it.nextToOffday === 'forbid');
    expect(forbidding.map((it) => it.leaveid)).toEqual([DEFAULT_LEAVE_TYPE]);
  });

  test.each([
    ['for longer', 3, 4, true],
    ['all year', 3, 0, true],
    ['for the last month too', 12, 0, false],
    ['for no longer all year', 0, 3, false],
  ])('gives more or not where its days are carried over %s', (_, before, after, more) => {
    const carried = (carryMonths: number) => ({ ...plainTerms, carryDays: 5, carryMonths });
    expect(giveMore(carried(before), carried(after))).toBe(more);
  });

  test('gives more where it may be taken sooner', () => {
    const waited = { ...plainTerms, serviceMonths: 6, earnedMonthly: true };
    expect(giveMore(waited, { ...waited, serviceMonths: 5 })).toBe(true);
    expect(giveMore(waited, { ...waited, earnedMonthly: false })).toBe(true);
    const inPart = { ...waited, prorated: true };
    expect([giveMore(inPart, waited), giveMore(waited, inPart)]).toEqual([true, false]);
    expect(giveMore({ ...plainTerms, prorated: true }, plainTerms)).toBe(false);
    expect([giveMore(plainTerms, waited), giveMore(waited, { ...waited, serviceMonths: 7 })]).toEqual([false, false]);
  });

  test('is found again by what it is spelled, whatever its description', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{1,4}$/), fc.string(), (leaveid, description) => {
        expect(leaveIdOf(spelledType({ leaveid, description }))).toBe(leaveid);
        expect(leaveTitleOf(spelledType({ leaveid, description }))).toBe(description.trim());
      }),
    );
  });
});
