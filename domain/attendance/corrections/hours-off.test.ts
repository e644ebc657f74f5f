import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AttendanceMonth, anyAttendanceMonth } from '../../testing/attendance-months.ts';
import { leaveOn, memberWith } from '../../testing/member-facts.ts';
import { anyTimeOfDay } from '../../testing/moments.ts';
import { EVERY_MINUTE } from '../../work/overtime-rule.ts';
import type { CompanyFacts, MemberFacts } from '../summary/day-facts.ts';
import { deriveDays, spanOfDays } from '../summary/derive-days.ts';
import type { HoursOff } from '../summary/hours-off.ts';
import { NO_NIGHTS } from '../summary/night.ts';
import { NO_APPROVAL } from '../summary/overtime-approval.ts';
import { haveBegun, leftOf, minutesOff } from './hours-off.ts';

/** A Monday; the shift is from nine to five with an hour's break: 420 minutes are due. */
const MONDAY = '2026-11-23';
const office = { starts: '09:00', ends: '17:00', break: 60, grace: 10, ...EVERY_MINUTE };
const night = { ...office, starts: '22:00', ends: '06:00' };
const company: CompanyFacts = {
  ...{ zone: 'Asia/Yangon', holidays: new Map(), nights: NO_NIGHTS, approval: NO_APPROVAL },
  now: Temporal.Instant.from('2026-11-27T00:00:00Z'),
};
const at = (time: string, day = MONDAY) =>
  Temporal.PlainDateTime.from(`${day}T${time}`)
    .toZonedDateTime('Asia/Yangon')
    .toInstant()
    .toString({ smallestUnit: 'millisecond' });
const stay = (from: string, to: string) => ({
  ...{ day: MONDAY, startedAt: at(from), endedAt: at(to), ending: 'checked_out' as const },
});
const off = (...hours: readonly [string, string][]): Pick<MemberFacts, 'off'> => ({
  off: new Map([[MONDAY, hours.map(([from, to]): HoursOff => ({ from, to }))]]),
});
const dayOf = (more: Partial<MemberFacts>, shift = office) =>
  deriveDays(spanOfDays(MONDAY, MONDAY, company.zone), company, { ...memberWith(shift), ...more })[0];

describe('a day with hours off', () => {
  test('demands so many minutes less, and is late or early from where they end and begin', () => {
    const first = off(['09:00', '11:00']);
    const rest = { expected: 300, off: 120, minutes: 360 };
    expect(dayOf({ ...first, attended: [stay('11:00', '17:00')] })).toMatchObject({ ...rest, late: 0, early: 0 });
    expect(dayOf({ ...first, attended: [stay('11:10', '17:00')] })).toMatchObject({ late: 0, minutes: 350 });
    expect(dayOf({ ...first, attended: [stay('11:11', '17:00')] })).toMatchObject({ late: 11 });
    expect(dayOf({ ...first, attended: [stay('09:30', '17:00')] })).toMatchObject({ late: 0 });
    const last = off(['15:00', '17:00']);
    expect(dayOf({ ...last, attended: [stay('09:00', '15:00')] })).toMatchObject({ ...rest, late: 0, early: 0 });
    expect(dayOf({ ...last, attended: [stay('09:00', '14:50')] })).toMatchObject({ early: 10 });
  });

  test('counts no minute of them as late or early where they lie between', () => {
    const between = off(['09:30', '11:30']);
    const came = { ...between, attended: [stay('11:30', '14:00')] };
    expect(dayOf(came)).toMatchObject({ late: 30, early: 180, expected: 300, off: 120 });
    expect(dayOf({ ...between, attended: [stay('10:00', '17:00')] })).toMatchObject({ late: 30, early: 0 });
    const afternoon = { ...off(['15:00', '16:30']), attended: [stay('09:00', '15:00')] };
    expect(dayOf(afternoon)).toMatchObject({ late: 0, early: 30 });
    // What is left of the start lies within its grace.
    expect(dayOf({ ...off(['09:05', '11:00']), attended: [stay('11:00', '17:00')] })).toMatchObject({ late: 0 });
  });

  test('counts several that touch as one, and half a day of leave beside them', () => {
    const several = off(['11:00', '12:00'], ['09:00', '11:00']);
    expect(dayOf({ ...several, attended: [stay('12:00', '17:00')] })).toMatchObject({
      late: 0,
      off: 180,
      expected: 240,
    });
    const half = { claims: [leaveOn(MONDAY, { part: 'am' })], ...off(['13:00', '14:00']) };
    const came = dayOf({ ...half, attended: [stay('14:00', '17:00')] });
    expect(came).toMatchObject({ late: 0, off: 60, expected: 150, flags: ['half_day'] });
  });

  test('has overtime as if they had been worked: who stays all the same has none, who stays longer has that', () => {
    const first = off(['09:00', '11:00']);
    expect(dayOf({ ...first, attended: [stay('09:00', '17:00')] })?.overtime).toBe(0);
    expect(dayOf({ ...first, attended: [stay('11:00', '17:00')] })?.overtime).toBe(0);
    expect(dayOf({ ...first, attended: [stay('11:00', '18:00')] })?.overtime).toBe(60);
    // Two hours in the middle of the day are no break: an hour of the rest is.
    const between = { ...off(['12:00', '14:00']), attended: [stay('09:00', '12:00'), stay('14:00', '17:00')] };
    expect(dayOf(between)).toMatchObject({ overtime: 0, minutes: 360, expected: 300 });
  });

  test('has no overtime for coming late after them or leaving before them: that is no break', () => {
    const first = off(['09:00', '11:00']);
    expect(dayOf({ ...first, attended: [stay('12:00', '18:00')] })).toMatchObject({ late: 60, overtime: 0 });
    expect(dayOf({ ...first, attended: [stay('11:30', '18:00')] })).toMatchObject({ late: 30, overtime: 30 });
    const last = off(['15:00', '17:00']);
    expect(dayOf({ ...last, attended: [stay('08:00', '14:00')] })).toMatchObject({ early: 60, overtime: 0 });
    // A break that was checked out for is one.
    const parted = { ...first, attended: [stay('11:00', '13:00'), stay('14:00', '18:00')] };
    expect(dayOf(parted)).toMatchObject({ late: 0, overtime: 60 });
    const late = { ...first, attended: [stay('12:00', '13:00'), stay('14:00', '18:00')] };
    expect(dayOf(late)).toMatchObject({ late: 60, overtime: 0 });
  });

  test('has the same overtime for who comes or leaves within them as for who keeps to them, to the second', () => {
    const seconds = (max: number) => fc.integer({ min: 0, max });
    const rules = fc.record({ overtimebefore: fc.boolean(), overtimestep: fc.constantFrom(1, 10) });
    const time = (hour: number, second: number) =>
      Temporal.PlainTime.from({ hour }).add({ seconds: second }).toString();
    fc.assert(
      fc.property(seconds(7200), seconds(7200), seconds(3600), rules, (within, long, early, rule) => {
        const worked = (hours: [string, string], from: string, to: string) =>
          dayOf({ ...off(hours), attended: [stay(from, to)] }, { ...office, ...rule })?.overtime;
        const [came, went] = [time(9, within), time(17, long)];
        expect(worked(['09:00', '11:00'], came, went)).toBe(worked(['09:00', '11:00'], '11:00', went));
        const [left, before] = [time(15, within), time(8, early)];
        expect(worked(['15:00', '17:00'], before, left)).toBe(worked(['15:00', '17:00'], before, '15:00'));
      }),
    );
  });

  test('is absent where nobody comes, as hours off are of a day that is worked', () => {
    expect(dayOf(off(['09:00', '11:00']))).toMatchObject({ status: 'absent', expected: 300, off: 120 });
  });

  test('is held against nobody where they leave nothing to work by now', () => {
    const all = off(['09:00', '16:00']);
    expect(dayOf(all)).toMatchObject({ status: 'present', expected: 0, flags: ['corrected'] });
    expect(dayOf({ ...all, attended: [stay('16:30', '16:45')] })).toMatchObject({ late: 0, early: 0, overtime: 0 });
  });

  test('takes nothing of a day that is free, and says so', () => {
    const idle = [{ code: 'hoursOffIdle', params: { from: '09:00', to: '11:00' } }];
    const first = off(['09:00', '11:00']);
    expect(dayOf({ ...first, overrides: new Map([[MONDAY, 'off']]) })).toMatchObject({ off: 0, notes: idle });
    expect(dayOf({ ...first, employment: [] })).toMatchObject({ status: null, off: 0, notes: idle });
    expect(dayOf(first, { ...office, starts: '13:00', ends: '21:00' })).toMatchObject({ off: 0, notes: idle });
    expect(dayOf({})).toMatchObject({ off: null, notes: [] });
  });

  test('of a night has them after midnight, too', () => {
    const came = (from: string, to: string) => [{ ...stay(from, '23:59'), endedAt: at(to, '2026-11-24') }];
    expect(dayOf({ ...off(['22:00', '23:30']), attended: came('23:30', '06:00') }, night)).toMatchObject({
      late: 0,
      off: 90,
    });
    expect(dayOf({ ...off(['05:00', '06:00']), attended: came('22:00', '05:00') }, night)).toMatchObject({
      early: 0,
      off: 60,
    });
    expect(dayOf(off(['23:30', '00:30']), night)).toMatchObject({ off: 60 });
  });
});

describe('hours off', () => {
  const asked = (from: string, to: string, more: Partial<MemberFacts> = {}, shift = office) => {
    const found = minutesOff({ day: MONDAY, asked: { from, to }, company, member: { ...memberWith(shift), ...more } });
    return 'problem' in found ? found.problem.params?.['reason'] : found.minutes;
  };

  test.each([
    ['in the shift', asked('09:00', '11:00'), 120],
    ['of a minute', asked('12:00', '12:01'), 1],
    ['that leave a minute of what is due', asked('09:00', '15:59'), 419],
    ['that leave nothing but the break', asked('09:00', '16:00'), 'wholeshift'],
    ['before it', asked('08:59', '11:00'), 'outsideshift'],
    ['after it', asked('16:00', '17:01'), 'outsideshift'],
    ['over midnight', asked('16:00', '08:00'), 'outsideshift'],
    ['of no length', asked('10:00', '10:00'), 'outsideshift'],
    ['beside others', asked('11:00', '12:00', off(['09:00', '11:00'])), 60],
    ['over others', asked('10:59', '12:00', off(['09:00', '11:00'])), 'hoursoverlap'],
    ['that leave nothing with others', asked('11:00', '16:00', off(['09:00', '11:00'])), 'wholeshift'],
    ['in a night', asked('23:00', '01:00', {}, night), 120],
    ['after the midnight of a night', asked('05:00', '06:00', {}, night), 60],
    ['after a night', asked('06:00', '07:00', {}, night), 'outsideshift'],
    ['of a day off', asked('09:00', '11:00', { overrides: new Map([[MONDAY, 'off']]) }), 'free'],
    ['of a day of leave', asked('09:00', '11:00', { claims: [leaveOn(MONDAY)] }), 'free'],
    [
      'of a day of which leave waits',
      asked('09:00', '11:00', { claims: [leaveOn(MONDAY, { approved: false })] }),
      'free',
    ],
    ['in a half that is leave', asked('12:00', '14:00', { claims: [leaveOn(MONDAY, { part: 'am' })] }), 'outsideshift'],
    ['beside it', asked('13:00', '14:00', { claims: [leaveOn(MONDAY, { part: 'am' })] }), 60],
    ['of a day that was worked', asked('09:00', '11:00', { attended: [stay('11:00', '17:00')] }), 120],
    ['of an excused day', asked('09:00', '11:00', { excused: new Map([[MONDAY, 'The bus']]) }), 120],
  ] as const)('%s', (_, is, should) => expect(is).toBe(should));

  test.each([
    ['02:00', '03:00', 'outsideshift'],
    ['02:30', '03:15', 'outsideshift'],
    ['01:30', '02:30', 60],
    ['05:00', '06:00', 60],
  ] as const)('from %s to %s of a night in which the clocks skip from two to three', (from, to, should) => {
    const [day, zone] = ['2026-03-28', 'Europe/Berlin'];
    const member = { ...memberWith(night), overrides: new Map([[day, 'work' as const]]) };
    const found = minutesOff({ day, asked: { from, to }, company: { ...company, zone }, member });
    expect('problem' in found ? found.problem.params?.['reason'] : found.minutes).toBe(should);
  });

  test('are none of who need not check in', () => {
    const patterns = memberWith(office).patterns.map((it) => ({ ...it, counted: false }));
    expect(asked('09:00', '11:00', { patterns })).toBe('free');
  });

  test('leave no less than nothing', () => expect([leftOf(480, 120), leftOf(60, 120)]).toEqual([360, 0]));
});

const hours = fc.record({ from: anyTimeOfDay, to: anyTimeOfDay });

test('of any day what may be asked for takes just its minutes of what is demanded, and makes nobody later', () => {
  fc.assert(
    fc.property(anyAttendanceMonth, fc.array(hours, { minLength: 20, maxLength: 20 }), (month, some) => {
      const { from, to, company, member } = month;
      const span = spanOfDays(from, to, company.zone);
      const days = (more: AttendanceMonth['member']) => deriveDays(span, company, more);
      const before = new Map(days(member).map((it) => [it.date, it]));
      for (const [index, asked] of some.entries()) {
        const day = span.days[index]?.date ?? from;
        const found = minutesOff({ day, asked, company, member });
        if ('problem' in found) continue;
        const given = new Map([...member.off, [day, [...(member.off.get(day) ?? []), asked]]]);
        const is = days({ ...member, off: given }).find((it) => it.date === day);
        const was = before.get(day);
        if (!is || !was || was.status === null) continue;
        expect([day, (is.off ?? 0) - (was.off ?? 0)]).toEqual([day, found.minutes]);
        expect(is.late).toBeLessThanOrEqual(was.late);
        expect(is.early).toBeLessThanOrEqual(was.early);
        expect(is.expected).toBeLessThanOrEqual(was.expected);
        expect([is.status, is.minutes, is.night]).toEqual([was.status, was.minutes, was.night]);
      }
    }),
    { numRuns: 60 },
  );
});

test('hours off begin by the clock of their day, those of a night shift on the morning after', () => {
  const begun = (time: string, hours: HoursOff, shift = office, day = MONDAY) =>
    haveBegun(MONDAY, shift, hours, { ...company, now: Temporal.Instant.from(at(time, day)) });
  const hours = { from: '14:00', to: '16:00' };
  expect([begun('13:59', hours), begun('14:00', hours)]).toEqual([false, true]);
  const morning = { from: '02:00', to: '04:00' };
  expect([begun('23:00', morning, night), begun('01:59', morning, night, '2026-11-24')]).toEqual([false, false]);
  expect(begun('02:00', morning, night, '2026-11-24')).toBe(true);
});
