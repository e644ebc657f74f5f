import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyAttendanceMonth } from '../../testing/attendance-months.ts';
import type { DayRecord } from '../summary/day-record.ts';
import { deriveDays, spanOfDays } from '../summary/derive-days.ts';
import { earnedInLieu, type InLieuRule, takesGivenWork } from './in-lieu.ts';

const RULE: InLieuRule = { leaveid: 'O', minutes: 480 };
const worked: Parameters<typeof earnedInLieu>[0] = {
  ...{ status: 'present', kind: 'offday', checkout: '2026-11-14T10:30:00.000Z', minutes: 480, flags: [], notes: [] },
};
const earned = (more: Partial<typeof worked>, rule: InLieuRule | null = RULE) =>
  earnedInLieu({ ...worked, ...more }, rule);

describe('the leave that a worked day off earns', () => {
  test.each([
    [480, 2],
    [479, 1],
    [240, 1],
    [239, 0],
    [0, 0],
  ])('is for %i minutes of 480 %i half days', (minutes, halves) => {
    expect(earned({ minutes })).toBe(halves);
    expect(earned({ minutes, kind: 'holiday' })).toBe(halves);
  });

  test('is counted by the exact half where that is no whole minute', () => {
    const rule = { leaveid: 'O', minutes: 481 };
    expect([earned({ minutes: 240 }, rule), earned({ minutes: 241 }, rule)]).toEqual([0, 1]);
  });

  test.each<[string, Partial<typeof worked>]>([
    ['on a working day', { kind: 'workday' }],
    ['on a trip', { status: 'trip' }],
    ['while somebody is in', { checkout: null }],
    ['while a check-out is missing', { flags: ['incomplete'] }],
    ['that was given back already', { notes: [{ code: 'inLieu', params: {} }] }],
    ['of which half was given back', { notes: [{ code: 'inLieuHalf', params: {} }] }],
  ])('is none %s', (_, more) => {
    expect(earned(more)).toBe(0);
  });

  test('is none where the company gives none', () => {
    expect(earned({}, null)).toBe(0);
  });
});

test('of any month only worked days off and holidays earn leave, and none of those for which it was given pays overtime', () => {
  fc.assert(
    fc.property(anyAttendanceMonth, ({ from, to, company, member }) => {
      const span = spanOfDays(from, to, company.zone);
      const days = deriveDays(span, company, member);
      const without = deriveDays(span, company, { ...member, inLieu: new Map() });
      for (const [index, day] of days.entries()) {
        const before = without[index] as DayRecord;
        const isGiven = member.inLieu.has(day.date) && day.status !== null;
        if (earnedInLieu(day, { leaveid: 'O', minutes: 60 }) > 0) {
          expect([day.status, day.kind === 'workday', isGiven, day.minutes >= 30]).toEqual([
            'present',
            false,
            false,
            true,
          ]);
        }
        if (isGiven && day.kind !== 'workday') expect(day.overtime).toBe(0);
        else expect(day.overtime).toBe(before.overtime);
        expect({ ...day, overtime: 0, notes: [] }).toEqual({ ...before, overtime: 0, notes: [] });
      }
    }),
    { numRuns: 60 },
  );
});

describe('work for which leave was given', () => {
  const given = (code: 'inLieu' | 'inLieuHalf', minutes = 480) => ({ minutes, notes: [{ code, params: {} }] });

  test('is taken away where what is left earns less', () => {
    expect(takesGivenWork(given('inLieu'), { minutes: 479 }, RULE)).toBe(true);
    expect(takesGivenWork(given('inLieuHalf'), { minutes: 239 }, RULE)).toBe(true);
    expect(takesGivenWork(given('inLieuHalf'), { minutes: 240 }, RULE)).toBe(false);
    expect(takesGivenWork({ minutes: 480, notes: [] }, { minutes: 0 }, RULE)).toBe(false);
  });

  test('is not by times that are as long, whatever the rule asks since', () => {
    expect(takesGivenWork(given('inLieu'), { minutes: 480 }, { minutes: 600 })).toBe(false);
    expect(takesGivenWork(given('inLieu'), { minutes: 500 }, null)).toBe(false);
    expect(takesGivenWork(given('inLieu'), { minutes: 479 }, null)).toBe(true);
  });
});
