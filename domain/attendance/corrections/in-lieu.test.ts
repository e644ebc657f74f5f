import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyAttendanceMonth } from '../../testing/attendance-months.ts';
import { leaveOn, memberWith, worksBy } from '../../testing/member-facts.ts';
import { EVERY_MINUTE } from '../../work/overtime-rule.ts';
import type { Attended, MemberFacts } from '../summary/day-facts.ts';
import type { DayRecord } from '../summary/day-record.ts';
import { deriveDays, spanOfDays } from '../summary/derive-days.ts';
import { NO_NIGHTS } from '../summary/night.ts';
import { NO_APPROVAL } from '../summary/overtime-approval.ts';
import { earnedInLieu, earnsWholeByNow, type InLieuRule, takesGivenWork } from './in-lieu.ts';

const RULE: InLieuRule = { leaveid: 'O', minutes: 480 };

describe('the leave that a worked day off earns', () => {
  test.each([
    [480, 2],
    [479, 1],
    [240, 1],
    [239, 0],
    [0, 0],
  ])('is for %i minutes of 480 %i half days', (inLieu, halves) => {
    expect(earnedInLieu({ inLieu }, RULE)).toBe(halves);
  });

  test('is counted by the exact half where that is no whole minute', () => {
    const rule = { leaveid: 'O', minutes: 481 };
    expect([earnedInLieu({ inLieu: 240 }, rule), earnedInLieu({ inLieu: 241 }, rule)]).toEqual([0, 1]);
  });

  test('is none where the company gives none', () => {
    expect(earnedInLieu({ inLieu: 480 }, null)).toBe(0);
  });
});

describe('the work of a day off that leave may be given for', () => {
  const SATURDAY = '2026-11-14';
  const at = (time: string) => `${SATURDAY}T${time}:00.000Z`;
  const stay = (from: string, to: string | null, ending: Attended['ending'] = to ? 'checked_out' : null): Attended => ({
    ...{ day: SATURDAY, startedAt: at(from), endedAt: to && at(to), ending },
  });
  const shift = { starts: '09:00', ends: '17:00', break: 0, grace: 0, ...EVERY_MINUTE };
  const worked = (facts: Partial<MemberFacts>, day = SATURDAY, now = at('16:00')) =>
    deriveDays(
      spanOfDays(day, day, 'UTC'),
      { zone: 'UTC', now: Temporal.Instant.from(now), holidays: new Map(), nights: NO_NIGHTS, approval: NO_APPROVAL },
      { ...memberWith(shift), attended: [stay('07:00', '15:00')], ...facts },
    )[0]?.inLieu;

  test('is all of it once it is over', () => {
    expect(worked({})).toBe(480);
    expect(worked({ attended: [stay('07:00', '11:00'), stay('12:00', '15:30')] })).toBe(450);
  });

  test.each<[string, Partial<MemberFacts>]>([
    ['on a working day', { overrides: new Map([[SATURDAY, 'work']]) }],
    ['on a trip', { claims: [leaveOn(SATURDAY, { kind: 'trip', title: 'TA-1', leaveid: '' })] }],
    ['while somebody is in', { attended: [stay('07:00', null)] }],
    ['while somebody is in again', { attended: [stay('07:00', '11:00'), stay('12:00', null)] }],
    ['where a check-out is missing', { attended: [stay('07:00', '15:00', 'forgotten')] }],
    [
      'where one before the last is missing',
      { attended: [stay('05:00', '06:00', 'forgotten'), stay('07:00', '15:00')] },
    ],
    [
      'where one is missing and excused',
      {
        attended: [stay('05:00', '06:00', 'forgotten'), stay('07:00', '15:00')],
        excused: new Map([[SATURDAY, 'The gate was locked']]),
      },
    ],
    ['that was given back already', { inLieu: new Map([[SATURDAY, 2]]) }],
    ['of which half was given back', { inLieu: new Map([[SATURDAY, 1]]) }],
    ['where its overtime was approved', { approved: new Map([[SATURDAY, 1]]) }],
    ['of who need not check in', { patterns: worksBy(shift).map((it) => ({ ...it, counted: false })) }],
    ['on which nobody came', { attended: [] }],
  ])('is none %s', (_, facts) => {
    expect(worked(facts)).toBe(0);
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
        const beside = { overtime: 0, overtimeOpen: 0, toApprove: 0, inLieu: 0, notes: [] };
        expect({ ...day, ...beside }).toEqual({ ...before, ...beside });
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

  test('earns a whole day in place of half of one once it is as long', () => {
    const free = { ...given('inLieuHalf'), flags: ['worked_on_offday'] as const };
    expect(earnsWholeByNow(free, RULE)).toBe(true);
    expect(earnsWholeByNow({ ...free, minutes: 479 }, RULE)).toBe(false);
    expect(earnsWholeByNow({ ...free, ...given('inLieu') }, RULE)).toBe(false);
    expect(earnsWholeByNow({ ...free, notes: [] }, RULE)).toBe(false);
    expect(earnsWholeByNow(free, null)).toBe(false);
    expect(earnsWholeByNow({ ...free, flags: [] }, RULE)).toBe(false);
    expect(earnsWholeByNow({ ...free, flags: ['incomplete', 'worked_on_offday'] }, RULE)).toBe(false);
  });

  test('is not by times that are as long, whatever the rule asks since', () => {
    expect(takesGivenWork(given('inLieu'), { minutes: 480 }, { minutes: 600 })).toBe(false);
    expect(takesGivenWork(given('inLieu'), { minutes: 500 }, null)).toBe(false);
    expect(takesGivenWork(given('inLieu'), { minutes: 479 }, null)).toBe(true);
  });
});
