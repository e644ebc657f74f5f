import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyAttendanceMonth } from '../../testing/attendance-months.ts';
import { leaveOn, memberWith, worksBy } from '../../testing/member-facts.ts';
import { EVERY_MINUTE } from '../../work/overtime-rule.ts';
import type { Attended, MemberFacts } from './day-facts.ts';
import type { DayRecord } from './day-record.ts';
import { deriveDays, spanOfDays } from './derive-days.ts';
import { NO_NIGHTS } from './night.ts';
import { NO_APPROVAL, needsApproval, type OvertimeApproval } from './overtime-approval.ts';

const MONDAY = '2026-11-16';
const SATURDAY = '2026-11-14';
const SINCE: OvertimeApproval = { since: '2026-11-01', kept: [] };

describe('overtime needs approval', () => {
  test('from a day on, and of no day where the company asks for none', () => {
    expect(['2026-10-31', '2026-11-01', MONDAY].map((it) => needsApproval(SINCE, it))).toEqual([false, true, true]);
    expect(needsApproval(NO_APPROVAL, MONDAY)).toBe(false);
  });

  test('in a closed period as when it was closed', () => {
    const october = { from: '2026-10-01', to: '2026-10-31' };
    const asked = { since: '2026-09-01', kept: [{ ...october, since: '2026-10-20' }] };
    expect(['2026-09-30', '2026-10-19', '2026-10-20', MONDAY].map((it) => needsApproval(asked, it))).toEqual([
      ...[true, false, true, true],
    ]);
    const stopped = { since: null, kept: [{ ...october, since: '2026-10-01' }] };
    expect(['2026-10-05', MONDAY].map((it) => needsApproval(stopped, it))).toEqual([true, false]);
  });
});

describe('the overtime of a day', () => {
  const shift = { starts: '09:00', ends: '17:00', break: 0, grace: 0, ...EVERY_MINUTE };
  const stay = (day: string, from: string, to: string | null, ending?: Attended['ending']): Attended => ({
    ...{ day, startedAt: `${day}T${from}:00.000Z`, endedAt: to && `${day}T${to}:00.000Z` },
    ending: ending ?? (to ? 'checked_out' : null),
  });
  const late = { attended: [stay(MONDAY, '09:00', '18:30')] };
  const told = (facts: Partial<MemberFacts>, { day = MONDAY, approval = SINCE, now = '' } = {}) => {
    const company = {
      zone: 'UTC',
      now: Temporal.Instant.from(now || `${day}T20:00:00Z`),
      holidays: new Map(),
      nights: NO_NIGHTS,
      approval,
    };
    const [it] = deriveDays(spanOfDays(day, day, 'UTC'), company, { ...memberWith(shift), ...facts });
    return [it?.overtime, it?.overtimeOpen, it?.toApprove];
  };
  const approved = (minutes: number, day = MONDAY) => ({ approved: new Map([[day, minutes]]) });

  test('counts as far as it was approved, and says what was not', () => {
    expect(told(late, { approval: NO_APPROVAL })).toEqual([90, 0, 0]);
    expect(told(late)).toEqual([0, 90, 90]);
    expect(told({ ...late, ...approved(60) })).toEqual([60, 30, 30]);
    expect(told({ ...late, ...approved(90) })).toEqual([90, 0, 0]);
    expect(told({ ...late, ...approved(500) })).toEqual([90, 0, 0]);
    expect(told({ ...late, ...approved(60, SATURDAY) })).toEqual([0, 90, 90]);
  });

  test('is by the rules of the shift first: what those do not count needs nobody', () => {
    const pattern = { ...shift, overtimefrom: 120, overtimestep: 30 };
    expect(told({ ...late, patterns: worksBy(pattern) })).toEqual([0, 0, 0]);
    expect(told({ ...late, patterns: worksBy({ ...pattern, overtimefrom: 0, overtimestep: 60 }) })).toEqual([
      0, 60, 60,
    ]);
  });

  test.each<[string, Partial<MemberFacts>, string?]>([
    ['while somebody is in', { attended: [stay(MONDAY, '07:00', null)] }, `${MONDAY}T16:30:00Z`],
    ['while somebody is in again', { attended: [...late.attended, stay(MONDAY, '19:00', null)] }],
    [
      'where a check-out is missing, excused or not',
      {
        attended: [stay(MONDAY, '06:00', '07:00', 'forgotten'), ...late.attended],
        excused: new Map([[MONDAY, 'The gate was locked']]),
      },
    ],
    ['where leave was given before it became a working day', { ...late, inLieu: new Map([[MONDAY, 2]]) }],
  ])('is told, and not yet asked for, %s', (_, facts, now) => {
    const [counts, open, asked] = told(facts, now ? { now } : {});
    expect([counts, (open ?? 0) > 0, asked]).toEqual([0, true, 0]);
  });

  test('is none on a trip, of who need not check in, and where leave was given for the day off', () => {
    const onTrip = { claims: [leaveOn(MONDAY, { kind: 'trip', title: 'TA-1', leaveid: '' })] };
    const uncounted = { patterns: worksBy(shift).map((it) => ({ ...it, counted: false })) };
    for (const facts of [onTrip, uncounted]) expect(told({ ...late, ...facts })).toEqual([0, 0, 0]);
    const saturday = { attended: [stay(SATURDAY, '09:00', '17:00')] };
    expect(told(saturday, { day: SATURDAY })).toEqual([0, 480, 480]);
    const given = { ...saturday, inLieu: new Map([[SATURDAY, 2]]) };
    expect(told(given, { day: SATURDAY })).toEqual([0, 0, 0]);
    expect(told({ ...given, ...approved(480, SATURDAY) }, { day: SATURDAY })).toEqual([0, 0, 0]);
  });
});

test('of any month no more overtime counts than was worked and approved, and approving what is open lets all of it count', () => {
  fc.assert(
    fc.property(anyAttendanceMonth, ({ from, to, company, member }) => {
      const span = spanOfDays(from, to, company.zone);
      const derive = (approved: ReadonlyMap<string, number>, approval = company.approval) =>
        deriveDays(span, { ...company, approval }, { ...member, approved });
      const days = derive(member.approved);
      const all = derive(member.approved, NO_APPROVAL);
      const asked = new Map(days.map((it) => [it.date, it.approved + it.toApprove]));
      const after = derive(asked);
      for (const [index, day] of days.entries()) {
        const [without, then] = [all[index] as DayRecord, after[index] as DayRecord];
        const isAsked = needsApproval(company.approval, day.date);
        expect(day.overtime + day.overtimeOpen).toBe(without.overtime);
        expect(day.overtime).toBe(isAsked ? Math.min(without.overtime, day.approved) : without.overtime);
        expect([0, day.overtimeOpen]).toContain(day.toApprove);
        if (day.toApprove > 0) expect([then.overtime, then.overtimeOpen]).toEqual([without.overtime, 0]);
        const beside = { overtime: 0, overtimeOpen: 0, toApprove: 0 };
        expect({ ...day, ...beside }).toEqual({ ...without, ...beside });
        // Paid or given back, never both.
        expect(then.approved > 0 && then.inLieu > 0).toBe(false);
      }
    }),
    { numRuns: 60 },
  );
});
