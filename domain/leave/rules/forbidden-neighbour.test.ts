import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../calendar/day.ts';
import { worded } from '../../testing/sentences.ts';
import { anySpan, freeDaysNear } from '../../testing/spans.ts';
import { everyWeek } from '../../work/work-pattern.ts';
import { adjacencies, type LeaveType } from '../types/leave-type.ts';
import { neighboursOf } from './adjacency.ts';
import { forbiddenNeighbour, leaveProblem } from './leave-rules.ts';

const type = (nextToHoliday: LeaveType['nextToHoliday'], nextToOffday: LeaveType['nextToOffday']): LeaveType => ({
  leaveid: 'EL',
  description: 'EARNED LEAVE',
  nextToHoliday,
  nextToOffday,
});
const strict = type('forbid', 'forbid');
const free = { holidays: new Set(['2026-12-25', '2026-12-31']), rests: everyWeek([6, 7]) };
const told = (from: string, to: string, it: LeaveType) => {
  const found = worded(forbiddenNeighbour(from, to, it, free));
  return found && [found.message, found.errors?.[0]?.field, found.data];
};

const anyType = fc.record({
  leaveid: fc.constant('EL'),
  description: fc.constant('EARNED LEAVE'),
  nextToHoliday: fc.constantFrom(...adjacencies),
  nextToOffday: fc.constantFrom(...adjacencies),
});

describe('leave that may not stand next to free days', () => {
  test('is told which day stands in the way, and which of its own days to change', () => {
    expect(told('2026-11-23', '2026-11-24', strict)).toEqual([
      "Leave day can't be taken together with offday",
      'fromdate',
      { day: '2026-11-22' },
    ]);
    expect(told('2026-12-29', '2026-12-30', strict)).toEqual([
      "Leave day can't be taken together with public holidays",
      'todate',
      { day: '2026-12-31' },
    ]);
  });

  const all = (from: string, to: string, it: LeaveType) =>
    forbiddenNeighbour(from, to, it, free)?.errors?.map((error) => [error.code, error.field, error.params]);

  test('is told of both when both stand in the way, first of the nearer one, each with its day', () => {
    expect(forbiddenNeighbour('2026-12-23', '2026-12-24', strict, free)?.code).toBe('LEAVE_NEXT_TO_HOLIDAY');
    expect(told('2026-12-23', '2026-12-24', strict)?.[0]).toBe(
      "Leave day can't be taken together with public holidays. Leave day can't be taken together with offday.",
    );
    expect(all('2026-12-23', '2026-12-24', strict)).toEqual([
      ['LEAVE_NEXT_TO_HOLIDAY', 'todate', { day: '2026-12-25' }],
      ['LEAVE_NEXT_TO_OFFDAY', 'todate', { day: '2026-12-26' }],
    ]);
  });

  test('is told of the holiday alone when the day behind it is a working day', () => {
    const tuesday = { holidays: new Set(['2026-12-01']), rests: everyWeek([6, 7]) };
    expect(forbiddenNeighbour('2026-12-02', '2026-12-02', strict, tuesday)).toMatchObject({
      code: 'LEAVE_NEXT_TO_HOLIDAY',
      params: { day: '2026-12-01' },
      errors: [{ field: 'fromdate' }],
    });
  });

  test('is told of the one that its type forbids, where it forbids one', () => {
    expect(told('2026-12-23', '2026-12-24', type('forbid', 'allow'))?.[0]).toBe(
      "Leave day can't be taken together with public holidays",
    );
  });

  test('may stand next to what its type allows', () => {
    expect(told('2026-11-23', '2026-11-24', type('forbid', 'allow'))).toBeUndefined();
    expect(told('2026-12-29', '2026-12-30', type('allow', 'forbid'))).toBeUndefined();
    expect(told('2026-12-23', '2026-12-24', type('allow', 'allow'))).toBeUndefined();
  });

  test('may have free days within', () => expect(told('2026-11-26', '2026-12-01', strict)).toBeUndefined());

  test('is refused exactly when it has a neighbour that its type forbids', () => {
    const anyCase = anySpan.chain((span) =>
      fc.record({ span: fc.constant(span), days: freeDaysNear(span.from), it: anyType }),
    );
    fc.assert(
      fc.property(anyCase, ({ span: { from, to }, days, it }) => {
        const { holiday, offday } = neighboursOf(addDays(from, -1), addDays(to, 1), days);
        const forbidden =
          (holiday !== undefined && it.nextToHoliday === 'forbid') ||
          (offday !== undefined && it.nextToOffday === 'forbid');
        expect(forbiddenNeighbour(from, to, it, days) !== undefined).toBe(forbidden);
      }),
    );
  });
});

describe('the rules together', () => {
  const facts = { today: '2026-11-20', type: strict, free };
  test.each([
    ['too early, before anything else', '2026-10-31', '2026-10-30', 'LEAVE_TOO_EARLY'],
    ['days in the wrong order', '2026-11-25', '2026-11-24', 'LEAVE_DATES_WRONG'],
    ['days that are all free', '2026-11-21', '2026-11-22', 'LEAVE_DATES_WRONG'],
    ['a neighbour', '2026-11-23', '2026-11-24', 'LEAVE_NEXT_TO_OFFDAY'],
    ['nothing to say', '2026-11-24', '2026-11-25', undefined],
  ])('%s', (_, from, to, code) => expect(leaveProblem(from, to, facts)?.code).toBe(code));
});
