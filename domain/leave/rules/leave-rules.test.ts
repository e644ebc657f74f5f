import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, firstOfMonth } from '../../calendar/day.ts';
import { anyDay } from '../../testing/moments.ts';
import { worded } from '../../testing/sentences.ts';
import { anySpan, countedDays } from '../../testing/spans.ts';
import { usedUntil } from '../balances/carried-days.ts';
import { wholeDays } from './leave-days.ts';
import {
  allFree,
  approveStatus,
  belowZero,
  cannotReturn,
  cannotStart,
  exceedsBalance,
  exceedsCarried,
  impossibleSpan,
  leaveStatuses,
  MAX_LEAVE_DAYS,
  notForEditing,
  readOnly,
  tooEarly,
  withoutEntitlement,
} from './leave-rules.ts';

const TODAY = '2026-11-20';
const anyDays = fc.integer({ min: -5, max: 40 });

describe('the first day that can be taken', () => {
  test('is the first of the current month, whatever today is', () => {
    expect(tooEarly('2026-11-01', '2026-11-01', TODAY)).toBeUndefined();
    expect(tooEarly('2026-11-01', '2026-11-01', '2026-11-30')).toBeUndefined();
    expect(worded(tooEarly('2026-10-31', '2026-11-02', TODAY))).toMatchObject({
      code: 'LEAVE_TOO_EARLY',
      message: "Leave can't be earlier than 01/11/2026.",
      errors: [{ field: 'fromdate' }],
    });
  });

  test('is a rule for the last day too', () => {
    expect(tooEarly('2026-11-02', '2026-10-31', TODAY)?.errors?.[0]?.field).toBe('todate');
  });

  test('refuses exactly what has a day in an earlier month', () => {
    fc.assert(
      fc.property(anySpan, anyDay, ({ from, to }, today) => {
        expect(tooEarly(from, to, today) !== undefined).toBe(from.slice(0, 7) < today.slice(0, 7));
        expect(tooEarly(firstOfMonth(today), addDays(today, 40), today)).toBeUndefined();
      }),
    );
  });
});

describe('a span', () => {
  test('has its last day not before its first, and at most a year of days', () => {
    expect(impossibleSpan(TODAY, TODAY)).toBeUndefined();
    expect(impossibleSpan(TODAY, '2026-11-19')).toMatchObject({ code: 'LEAVE_DATES_WRONG' });
    expect(impossibleSpan(TODAY, addDays(TODAY, MAX_LEAVE_DAYS - 1))).toBeUndefined();
    expect(worded(impossibleSpan(TODAY, addDays(TODAY, MAX_LEAVE_DAYS)))?.message).toBe(
      'At most 366 days in one request.',
    );
  });

  test('is refused exactly when it is longer than that', () => {
    fc.assert(
      fc.property(anySpan, ({ from, to }) => {
        expect(impossibleSpan(from, to) !== undefined).toBe(countedDays(from, to) > MAX_LEAVE_DAYS);
      }),
    );
  });
});

describe('more days than remain', () => {
  test('are refused with the number that remains', () => {
    expect(exceedsBalance(3, 3)).toBeUndefined();
    expect(worded(exceedsBalance(4, 3))).toMatchObject({
      code: 'LEAVE_EXCEEDS_BALANCE',
      message: "You can't take leave greater than remain leave (3 days)",
      errors: [{ field: 'todate' }],
    });
  });

  test('of a year whose days have passed on say that these pay where the rule is set aside', () => {
    const message = worded(exceedsBalance(2, 0, 10))?.message;
    expect(message).toMatch(
      /remain leave \(0 days\): 10 days of that year have gone on into the next or lapsed\. Where/,
    );
  });

  test('are exactly those of which there are not as many, whatever has passed on', () => {
    fc.assert(
      fc.property(anyDays, anyDays, anyDays, (days, remaining, passed) => {
        expect(exceedsBalance(days, remaining, passed) !== undefined).toBe(days > remaining);
      }),
    );
  });
});

describe('days after the last one on which carried days may be taken', () => {
  const june = { days: 4, used: 0, until: '2027-06-30' };
  const july = (days: number) => wholeDays('2027-07-01', `2027-07-${String(days).padStart(2, '0')}`);

  test('are refused where only carried days remain for them, which the sentence says', () => {
    expect(exceedsCarried(july(6), 10, june)).toBeUndefined();
    expect(worded(exceedsCarried(july(7), 10, june))).toMatchObject({
      code: 'LEAVE_EXCEEDS_BALANCE',
      message:
        "You can't take leave greater than remain leave: of 10 days 4 were carried over and can be taken up to 30/06/2027 only. For the days after it 6 remain.",
      errors: [{ field: 'todate' }],
    });
    expect(exceedsCarried(july(7), 10, { ...june, used: 1 })).toBeUndefined();
  });

  test('leave no carried day unused that the balance has no other for', () => {
    const dayOf2027 = fc.integer({ min: 0, max: 200 }).map((it) => addDays('2027-04-01', it));
    fc.assert(
      fc.property(dayOf2027, fc.integer({ min: 0, max: 50 }), anyDays, anyDays, (from, more, days, used) => {
        const leave = wholeDays(from, addDays(from, more));
        const remaining = Math.max(days - used, 0) + 30;
        const before = usedUntil(leave, june.until);
        fc.pre(more + 1 <= remaining);
        const unused = Math.max(0, days - used - before);
        const refused = exceedsCarried(leave, remaining, { ...june, days, used }) !== undefined;
        expect(refused).toBe(before < more + 1 && remaining - (more + 1) < unused);
      }),
    );
  });
});

describe('a type without entitlement', () => {
  test('cannot be taken', () => {
    expect(worded(withoutEntitlement(0))).toMatchObject({ code: 'LEAVE_EXCEEDS_BALANCE', message: "Can't leave" });
    expect(withoutEntitlement(-1)).toBeDefined();
    expect(withoutEntitlement(1)).toBeUndefined();
  });

  test('nor begun, in the form, with more than all of it', () => {
    expect(cannotStart(10, 10)).toBeUndefined();
    expect(worded(cannotStart(10, 11))).toMatchObject({ message: "Can't leave", errors: [{ field: 'fromdate' }] });
    fc.assert(
      fc.property(anyDays, anyDays, (entitlement, days) => {
        expect(cannotStart(entitlement, days) !== undefined).toBe(entitlement - days < 0);
      }),
    );
  });
});

describe('what may be changed', () => {
  test('is everything but an approved leave', () => {
    expect(readOnly('approved')).toMatchObject({ code: 'LEAVE_READ_ONLY' });
    expect(leaveStatuses.filter((it) => readOnly(it) === undefined)).toEqual(['pending', 'rejected']);
    expect(leaveStatuses.map((it) => approveStatus[it])).toEqual([0, 1, 2]);
  });

  test('is not into an off day', () => {
    expect(notForEditing('O')).toMatchObject({ code: 'LEAVE_TYPE_UNKNOWN', errors: [{ field: 'leavetype' }] });
    for (const leaveid of ['EL', 'CL', 'ML', 'WP', 'OX']) expect(notForEditing(leaveid)).toBeUndefined();
  });
});

describe('what can be given back', () => {
  const leave = { from: '2026-11-23', to: '2026-11-27', status: 'approved' } as const;
  const refusal = (from: string, today = TODAY) => cannotReturn(leave, from, today)?.code;

  test('is any day of an approved leave that is still to come, and all after it', () => {
    for (const day of ['2026-11-23', '2026-11-25', '2026-11-27']) expect(refusal(day)).toBeUndefined();
    expect(refusal('2026-11-25', '2026-11-24')).toBeUndefined();
  });

  test('is not a day outside the leave, nor today, nor a day that is over', () => {
    for (const day of ['2026-11-22', '2026-11-28']) expect(refusal(day)).toBe('LEAVE_DATES_WRONG');
    expect(refusal('2026-11-24', '2026-11-24')).toBe('LEAVE_DATES_WRONG');
    expect(refusal('2026-11-23', '2026-11-24')).toBe('LEAVE_DATES_WRONG');
  });

  test('is nothing of a leave that is not approved', () => {
    for (const status of ['pending', 'rejected'] as const) {
      expect(cannotReturn({ ...leave, status }, '2026-11-25', TODAY)?.code).toBe('LEAVE_READ_ONLY');
    }
  });

  test('is exactly the days of the leave after today', () => {
    fc.assert(
      fc.property(anySpan, anyDay, anyDay, ({ from, to }, day, today) => {
        const allowed = day >= from && day <= to && day > today;
        expect(cannotReturn({ from, to, status: 'approved' }, day, today) === undefined).toBe(allowed);
        const within = addDays(from, countedDays(from, to) >> 1);
        expect(cannotReturn({ from, to, status: 'approved' }, within, addDays(from, -1)) === undefined).toBe(true);
      }),
    );
  });
});

test('a change of a balance is refused exactly when it would leave less than nothing', () => {
  fc.assert(
    fc.property(fc.nat(400), fc.integer({ min: -400, max: 400 }), (remaining, difference) => {
      expect(belowZero(remaining, difference)?.code).toBe(
        remaining + difference < 0 ? 'LEAVE_BALANCE_TOO_LOW' : undefined,
      );
    }),
  );
});

test('days that are all free already are at least one: none before the first', () => {
  const free = { holidays: new Set<string>(), rests: () => true };
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 40 }), (day, earlier) => {
      expect(allFree(day, addDays(day, -earlier), free)).toBeUndefined();
      expect(allFree(day, addDays(day, earlier - 1), free)?.params).toEqual({ reason: 'all_free' });
    }),
  );
});
