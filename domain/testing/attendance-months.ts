import fc from 'fast-check';
import type { Attended, CompanyFacts, DayClaim, MemberFacts, WorkPattern } from '../attendance/summary/day-facts.ts';
import type { Nights } from '../attendance/summary/night.ts';
import type { OvertimeApproval } from '../attendance/summary/overtime-approval.ts';
import type { Day } from '../calendar/company-time.ts';
import type { Employment } from '../members/employment.ts';
import { anyTimeOfDay } from './moments.ts';
import { anyRestDays } from './rest-days.ts';

/** From UTC-11 to UTC+14, with half hours, summer time that begins at midnight, and summer time of half an hour. */
const zones = [
  ...['Pacific/Pago_Pago', 'America/St_Johns', 'America/New_York', 'America/Havana', 'UTC', 'Europe/Dublin'],
  ...['Asia/Beirut', 'Asia/Yangon', 'Australia/Lord_Howe', 'Pacific/Apia', 'Pacific/Kiritimati'],
];

/** Months that have caught people out: both changes of the clocks, February, the ends of both years. */
const firstDays = ['2026-03-01', '2026-10-04', '2026-10-25', '2026-11-01', '2028-02-01', '2026-12-15', '2027-03-20'];

export interface AttendanceMonth {
  readonly from: Day;
  readonly to: Day;
  readonly company: CompanyFacts;
  readonly member: MemberFacts;
}

/** Every instant of a month is a multiple of this, so that an oracle can count in steps of it. */
export const STEP_SECONDS = 20;
const DAYS = 31;

const dayAfter = (day: Day, days: number): Day => Temporal.PlainDate.from(day).add({ days }).toString();
const often = <T>(value: fc.Arbitrary<T>, none: T) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(none) }, { weight: 1, arbitrary: value });

const anyPattern = (from: Day): fc.Arbitrary<WorkPattern> =>
  fc
    .record({
      starts: anyTimeOfDay,
      ends: anyTimeOfDay,
      break: fc.constantFrom(0, 0, 30, 45, 61, 600),
      grace: fc.constantFrom(0, 0, 5, 15),
      overtimefrom: often(fc.constantFrom(1, 30, 240), 0),
      overtimestep: often(fc.constantFrom(7, 15, 60), 1),
      overtimebefore: fc.boolean(),
      rest: anyRestDays,
      counted: often(fc.constant(false), true),
    })
    .map(({ rest, counted, ...shift }) => ({ from, shift, ...rest, counted }));

/** Stretches of a day, from some hours before the start of the shift on, some of them over each other. */
const anyStretches = fc.array(
  fc.record({
    after: fc.integer({ min: -3 * 180, max: 12 * 180 }),
    steps: fc.integer({ min: 0, max: 6 * 180 }),
    ending: fc.constantFrom(
      'checked_out' as const,
      'checked_out' as const,
      'checked_out' as const,
      'forgotten' as const,
    ),
  }),
  { maxLength: 3 },
);

const anyClaims = (day: Day): fc.Arbitrary<DayClaim[]> => {
  const leave = { day, kind: 'leave' as const, title: 'EARNED LEAVE', leaveid: 'EL' };
  const approved = fc.boolean();
  return fc.oneof(
    approved.map((it) => [{ ...leave, approved: it, part: null }]),
    approved.map((it) => [{ ...leave, approved: it, part: 'am' as const }]),
    approved.map((it) => [{ ...leave, approved: it, part: 'pm' as const }]),
    fc.tuple(approved, approved).map(([one, other]) => [
      { ...leave, approved: one, part: 'am' as const },
      { ...leave, approved: other, part: 'pm' as const },
    ]),
    approved.map((it) => [
      { day, kind: 'trip' as const, approved: it, part: null, title: 'TA-2026-00001', leaveid: '' },
    ]),
  );
};

/** Hours of a day, in or out of its shift. */
const anyHours = fc.record({ from: anyTimeOfDay, to: anyTimeOfDay });

/** The facts of one day, which come to the rules sorted by their own kind. */
const anyDayFacts = (day: Day) =>
  fc.record({
    day: fc.constant(day),
    holiday: often(fc.constant<string | undefined>('Full Moon'), undefined),
    override: often(fc.constantFrom<'off' | 'work' | undefined>('off', 'work'), undefined),
    claims: often(anyClaims(day), []),
    stretches: anyStretches,
    isOutside: fc.boolean(),
    isCorrected: fc.boolean(),
    excuse: often(fc.constant<string | undefined>('The bus broke down'), undefined),
    inLieu: often(fc.constantFrom<1 | 2 | undefined>(1, 2), undefined),
    approved: often(fc.constantFrom<number | undefined>(1, 30, 90, 700), undefined),
    off: often(fc.array(anyHours, { minLength: 1, maxLength: 3 }), undefined),
  });

/** A month of a member's facts, seen at some moment in or after it. */
export const anyAttendanceMonth: fc.Arbitrary<AttendanceMonth> = fc
  .record({ from: fc.constantFrom(...firstDays), zone: fc.constantFrom(...zones) })
  .chain(({ from, zone }) => {
    const dates = Array.from({ length: DAYS }, (_, index) => dayAfter(from, index));
    return fc
      .record({
        patterns: fc.tuple(...[-40, 9, 20].map((days) => anyPattern(dayAfter(from, days)))) as fc.Arbitrary<
          WorkPattern[]
        >,
        days: fc.tuple(...dates.map(anyDayFacts)),
        employment: anyEmployment(from),
        nowSteps: fc.integer({ min: 0, max: 40 * 24 * 180 }),
        leaveOpen: fc.boolean(),
        nights: anyNights(from),
        approval: anyApproval(from),
      })
      .map((told) => monthOf(from, zone, told));
  });

const anyNight = fc.record({ from: anyTimeOfDay, till: anyTimeOfDay }).filter((it) => it.from !== it.till);

/** None, or one for all days, and another or none in some days that were closed. */
const anyNights = (month: Day): fc.Arbitrary<Nights> => {
  const night = fc.option(anyNight, { freq: 2 });
  const closed = fc.record({ from: anyDay(month, 0, 8), to: anyDay(month, 9, 21), night });
  return fc.record({ usual: night, kept: fc.array(closed, { maxLength: 1 }) });
};

/** None, or from some day on, and from another or none in some days that were closed. */
const anyApproval = (month: Day): fc.Arbitrary<OvertimeApproval> => {
  const since = fc.option(anyDay(month, -3, 30), { freq: 2 });
  const closed = fc.record({ from: anyDay(month, 0, 8), to: anyDay(month, 9, 21), since });
  return fc.record({ since, kept: fc.array(closed, { maxLength: 1 }) });
};

/** Here from some day to another one, sometimes not at all for some days between. */
const anyEmployment = (month: Day): fc.Arbitrary<Employment> =>
  fc
    .record({
      from: often<Day | null>(anyDay(month, 0, 8), null),
      away: often<[Day, Day] | null>(fc.tuple(anyDay(month, 9, 14), anyDay(month, 15, 21)), null),
      to: often<Day | null>(anyDay(month, 22, 30), null),
    })
    .map(({ from, away, to }) => {
      if (!away) return [{ from, to }];
      const [left, back] = away;
      return [
        { from, to: left },
        { from: back, to },
      ];
    });

const anyDay = (month: Day, min: number, max: number) => fc.integer({ min, max }).map((it) => dayAfter(month, it));

type AnyDay = typeof anyDayFacts extends (day: Day) => fc.Arbitrary<infer T> ? T : never;

function monthOf(
  from: Day,
  zone: string,
  told: {
    patterns: WorkPattern[];
    days: AnyDay[];
    employment: Employment;
    nowSteps: number;
    leaveOpen: boolean;
    nights: Nights;
    approval: OvertimeApproval;
  },
): AttendanceMonth {
  const start = Temporal.PlainDate.from(from).toZonedDateTime(zone).toInstant();
  const now = start.add({ seconds: STEP_SECONDS * told.nowSteps });
  const attended = told.days.flatMap((it) => attendedOn(it, told.patterns, zone));
  const past = attended.filter((it) => it.startedAt <= written(now));
  const last = past.toSorted((a, b) => (a.startedAt < b.startedAt ? -1 : 1)).at(-1);
  const known = past.map((it): Attended => {
    if (told.leaveOpen && it === last) return { ...it, endedAt: null, ending: null };
    return (it.endedAt ?? '') > written(now) ? { ...it, endedAt: written(now) } : it;
  });
  const filled = <T>(pick: (it: AnyDay) => T | undefined) =>
    new Map(told.days.flatMap((it) => (pick(it) === undefined ? [] : [[it.day, pick(it) as T] as const])));
  return {
    from,
    to: (told.days.at(-1) as AnyDay).day,
    company: { zone, now, holidays: filled((it) => it.holiday), nights: told.nights, approval: told.approval },
    member: {
      ...{ employment: told.employment, hired: told.employment, patterns: told.patterns },
      ...{ overrides: filled((it) => it.override), excused: filled((it) => it.excuse) },
      ...{ inLieu: filled((it) => it.inLieu), approved: filled((it) => it.approved), off: filled((it) => it.off) },
      outside: new Set(told.days.filter((it) => it.isOutside).map((it) => it.day)),
      corrected: new Set(told.days.filter((it) => it.isCorrected).map((it) => it.day)),
      ...{ claims: told.days.flatMap((it) => it.claims), attended: known },
    },
  };
}

const written = (instant: Temporal.Instant) => instant.toString({ smallestUnit: 'millisecond' });

function attendedOn({ day, stretches }: AnyDay, patterns: readonly WorkPattern[], zone: string): Attended[] {
  const { shift } = patterns.findLast((it) => it.from <= day) as WorkPattern;
  const starts = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: shift.starts }).toInstant();
  return stretches.map(({ after, steps, ...more }) => {
    const startedAt = starts.add({ seconds: STEP_SECONDS * after });
    return {
      day,
      startedAt: written(startedAt),
      endedAt: written(startedAt.add({ seconds: STEP_SECONDS * steps })),
      ...more,
    };
  });
}
