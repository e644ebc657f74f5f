import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leaveOn, memberWith } from '../../testing/member-facts.ts';
import { EVERY_MINUTE, type OvertimeRule } from '../../work/overtime-rule.ts';
import type { Attended, CompanyFacts, DayClaim, MemberFacts } from './day-facts.ts';
import type { DayRecord } from './day-record.ts';
import { deriveDays, spanOfDays } from './derive-days.ts';
import { NO_NIGHTS } from './night.ts';
import { NO_APPROVAL } from './overtime-approval.ts';

const ZONE = 'Asia/Yangon';
const at = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime(ZONE).toInstant();
const text = (local: string) => at(local).toString({ smallestUnit: 'millisecond' });

/** Wednesday, 18 November 2026, seen on Friday. */
const DAY = '2026-11-18';
const company: CompanyFacts = {
  zone: ZONE,
  now: at('2026-11-20T12:00'),
  holidays: new Map(),
  nights: NO_NIGHTS,
  approval: NO_APPROVAL,
};
const officeHours = { starts: '09:00', ends: '17:00', break: 0, grace: 0, ...EVERY_MINUTE };
const member = memberWith(officeHours);
const from = (starts: string, ends: string | null, more: Partial<Attended> = {}): Attended => ({
  ...{ day: DAY, startedAt: text(`${DAY}T${starts}`), endedAt: ends && text(`${DAY}T${ends}`) },
  ...{ ending: ends ? 'checked_out' : null },
  ...more,
});
const leave = (more: Partial<DayClaim> = {}) => leaveOn(DAY, more);
const trip = leave({ kind: 'trip', title: 'TA-2026-00007', leaveid: '' });
const dayWith = (facts: Partial<MemberFacts>, more: Partial<CompanyFacts> = {}, day = DAY) =>
  deriveDays(spanOfDays(day, day, ZONE), { ...company, ...more }, { ...member, ...facts })[0] as DayRecord;
const withBreak = [
  { from: '2020-01-01', shift: { ...officeHours, break: 60, grace: 10 }, restdays: [6, 7], counted: true },
];

describe('a working day', () => {
  test('is absent when nothing happened, and upcoming before its shift is over', () => {
    expect(dayWith({})).toMatchObject({ status: 'absent', expected: 480, minutes: 0 });
    expect(dayWith({}, { now: at(`${DAY}T16:59`) })).toMatchObject({ status: 'upcoming', expected: 0 });
    expect(dayWith({}, { now: at(`${DAY}T17:00`) }).status).toBe('absent');
  });

  test('counts minutes, late, early and overtime in whole minutes that have passed', () => {
    const attended = [from('09:05:59', '16:30:30')];
    expect(dayWith({ attended })).toMatchObject({ status: 'present', minutes: 444, late: 5, early: 29, overtime: 0 });
    expect(dayWith({ attended: [from('08:30', '17:45')] })).toMatchObject({ late: 0, early: 0, overtime: 75 });
  });

  test('cuts the sum of its attendances, not each of them', () => {
    const attended = [from('09:00:00', '12:00:40'), from('13:00:00', '17:00:30')];
    expect(dayWith({ attended }).minutes).toBe(421);
  });

  test('counts one that is open up to now, and one that was forgotten not at all', () => {
    const now = at(`${DAY}T11:30`);
    expect(dayWith({ attended: [from('09:00', null)] }, { now })).toMatchObject({
      minutes: 150,
      flags: [],
      checkout: null,
    });
    const forgotten = from('09:00', '17:00', { ending: 'forgotten' });
    expect(dayWith({ attended: [forgotten] })).toMatchObject({
      minutes: 0,
      flags: ['incomplete'],
      checkout: null,
      early: 0,
    });
    expect(dayWith({ attended: [from('09:00', null)] })).toMatchObject({ minutes: 0, flags: ['incomplete'] });
  });

  test('does not call anybody early who may come back before the shift ends', () => {
    expect(dayWith({ attended: [from('09:00', '12:00')] }, { now: at(`${DAY}T13:00`) }).early).toBe(0);
    expect(dayWith({ attended: [from('09:00', '12:00')] }).early).toBe(300);
  });

  test('lets lateness within the grace pass, and counts it from the start beyond', () => {
    expect(dayWith({ patterns: withBreak, attended: [from('09:10', '17:00')] }).late).toBe(0);
    expect(dayWith({ patterns: withBreak, attended: [from('09:11', '17:00')] }).late).toBe(11);
  });

  test('takes the break off, whether it was punched or not', () => {
    const overtime = (...attended: Attended[]) => dayWith({ patterns: withBreak, attended });
    expect(overtime(from('09:00', '17:00'))).toMatchObject({ expected: 420, minutes: 480, overtime: 0 });
    expect(overtime(from('09:00', '18:00'))).toMatchObject({ minutes: 540, overtime: 60 });
    expect(overtime(from('09:00', '12:00'), from('13:00', '18:00'))).toMatchObject({ minutes: 480, overtime: 60 });
    expect(overtime(from('09:00', '12:00:40'), from('12:25:20', '18:00'))).toMatchObject({
      minutes: 515,
      overtime: 60,
    });
  });

  test('tells the first check-in and the last check-out', () => {
    const attended = [from('13:00', '17:00'), from('09:00', '12:00')];
    expect(dayWith({ attended })).toMatchObject({ checkin: text(`${DAY}T09:00`), checkout: text(`${DAY}T17:00`) });
  });
});

describe('overtime', () => {
  test('is the same for who checks out for the break, or a part of it, and who does not, to the minute', () => {
    const seconds = (max: number) => fc.integer({ min: 0, max });
    const rules = fc.record({ overtimebefore: fc.boolean(), overtimestep: fc.constantFrom(1, 10) });
    const time = (hours: number, later: number) =>
      Temporal.PlainTime.from({ hour: hours }).add({ seconds: later }).toString();
    fc.assert(
      fc.property(seconds(1800), seconds(7200), seconds(3600), seconds(7200), rules, (late, noon, away, long, rule) => {
        const [came, left, back, went] = [time(8, late), time(12, noon), time(12, noon + away), time(17, long)];
        expect(overtime(rule, [from(came, left), from(back, went)])).toBe(overtime(rule, [from(came, went)]));
      }),
    );
  });

  const counting = (rule: Partial<OvertimeRule>) => [
    { from: '2020-01-01', shift: { ...officeHours, break: 60, ...rule }, restdays: [6, 7], counted: true },
  ];
  const overtime = (rule: Partial<OvertimeRule>, attended: Attended[], facts: Partial<MemberFacts> = {}) =>
    dayWith({ patterns: counting(rule), attended, ...facts }).overtime;

  test('that is less than the least of a day counts nothing, and all of it from there on', () => {
    const [short, enough] = [[from('09:00', '17:29')], [from('09:00', '17:30')]];
    expect([{}, { overtimefrom: 30 }].map((rule) => overtime(rule, short))).toEqual([29, 0]);
    expect([{}, { overtimefrom: 30 }].map((rule) => overtime(rule, enough))).toEqual([30, 30]);
  });

  test('counts in whole steps', () => {
    const until = (ends: string) => overtime({ overtimefrom: 30, overtimestep: 15 }, [from('09:00', ends)]);
    expect(['17:15', '17:29', '17:30', '17:44', '17:45', '18:59'].map(until)).toEqual([0, 0, 30, 30, 45, 105]);
  });

  test('leaves out what was worked before the shift, where the shift says so, and the minutes as they are', () => {
    const rule = { overtimebefore: false };
    expect(overtime({}, [from('08:15', '17:20')])).toBe(65);
    expect(overtime(rule, [from('08:15', '17:20')])).toBe(20);
    expect(overtime(rule, [from('08:15', '16:30')])).toBe(0);
    expect(overtime(rule, [from('08:00', '08:30'), from('09:00', '12:00'), from('13:00', '17:20')])).toBe(20);
    expect(dayWith({ patterns: counting(rule), attended: [from('08:15', '17:20')] }).minutes).toBe(545);
  });

  test('of an afternoon beside a morning of leave begins with the afternoon', () => {
    const claims = [leave({ part: 'am' })];
    expect(overtime({}, [from('12:00', '17:10')], { claims })).toBe(70);
    expect(overtime({ overtimebefore: false }, [from('12:00', '17:10')], { claims })).toBe(10);
  });

  test('of a free day has no start to be before, and is cut to steps, too', () => {
    const overrides = new Map([[DAY, 'off' as const]]);
    const rule = { overtimebefore: false, overtimefrom: 30, overtimestep: 15 };
    expect(overtime(rule, [from('07:00', '09:10')], { overrides })).toBe(120);
    expect(overtime(rule, [from('07:00', '07:29')], { overrides })).toBe(0);
  });
});

describe('what comes first', () => {
  const worked = [from('09:00', '17:00')];
  const holidays = new Map([[DAY, 'National Day']]);

  test('is a trip, then a punch, then leave, then the holiday, then the off-day', () => {
    const everything = { claims: [trip, leave()], attended: worked, overrides: new Map([[DAY, 'off' as const]]) };
    expect(dayWith(everything, { holidays })).toMatchObject({ status: 'trip', late: 0, overtime: 0, leave: [] });
    expect(dayWith({ ...everything, claims: [leave()] }, { holidays }).status).toBe('present');
    expect(dayWith({ ...everything, claims: [leave()], attended: [] }, { holidays }).status).toBe('leave');
    expect(dayWith({ ...everything, claims: [], attended: [] }, { holidays }).status).toBe('holiday');
    expect(dayWith({ ...everything, claims: [], attended: [] }).status).toBe('offday');
  });

  test('leaves a word about the rest, and all work on a free day is overtime', () => {
    const onHoliday = dayWith({ attended: worked }, { holidays });
    expect(onHoliday).toMatchObject({ flags: ['worked_on_holiday'], overtime: 480, expected: 0, late: 0 });
    expect(onHoliday.notes).toEqual([{ code: 'holiday', params: { name: 'National Day' } }]);
    const onLeave = dayWith({ attended: worked, claims: [leave()] });
    expect(onLeave).toMatchObject({ flags: ['worked_on_leave'], leave: [{ leaveid: 'EL', halves: 2 }] });
    expect(onLeave.notes).toEqual([{ code: 'leave', params: { type: 'EARNED LEAVE' } }]);
  });

  test('is never what waits: that is only said', () => {
    const asked = dayWith({ claims: [leave({ approved: false })] });
    expect([asked.status, asked.notes]).toEqual(['absent', [{ code: 'leaveWaits', params: { type: 'EARNED LEAVE' } }]]);
    expect(dayWith({ claims: [{ ...trip, approved: false }] }).status).toBe('absent');
  });

  test('is a single day made working, over the off-day and the holiday', () => {
    const overrides = new Map([['2026-11-14', 'work' as const]]);
    expect(dayWith({}, {}, '2026-11-14').status).toBe('offday');
    expect(dayWith({ overrides }, { holidays: new Map([['2026-11-14', 'Some day']]) }, '2026-11-14').status).toBe(
      'absent',
    );
  });
});

describe('half a day of leave', () => {
  test('is told in the order of the day, whichever half was stored first', () => {
    const halves = [leave({ part: 'pm', title: 'CASUAL', leaveid: 'CL' }), leave({ part: 'am' })];
    const [stored, turned] = [dayWith({ claims: halves }), dayWith({ claims: halves.toReversed() })];
    expect(stored.notes.map((it) => it.code)).toEqual(['leaveAm', 'leavePm']);
    expect(stored).toEqual(turned);
  });

  test('asks for the other half only', () => {
    const afternoon = [from('13:00', '17:00')];
    expect(dayWith({ claims: [leave({ part: 'am' })], attended: afternoon })).toMatchObject({
      ...{ status: 'present', expected: 240, late: 0, early: 0, flags: ['half_day'] },
      leave: [{ leaveid: 'EL', halves: 1 }],
    });
    expect(dayWith({ claims: [leave({ part: 'pm' })], attended: [from('09:00', '12:50')] }).early).toBe(10);
    expect(dayWith({ claims: [leave({ part: 'am' })] })).toMatchObject({ status: 'leave', expected: 240 });
    expect(dayWith({ claims: [leave({ part: 'am' }), leave({ part: 'pm' })] })).toMatchObject({
      expected: 0,
      flags: [],
    });
  });
});

describe('half a day of leave that was worked through', () => {
  const flagsOf = (part: 'am' | 'pm', ...hours: [string, string]) =>
    dayWith({ claims: [leave({ part })], attended: [from(...hours)] }).flags;

  test('is told, since the rest of the day is overtime then', () => {
    expect(dayWith({ claims: [leave({ part: 'am' })], attended: [from('09:00', '17:00')] })).toMatchObject({
      ...{ status: 'present', overtime: 240, flags: ['worked_on_leave', 'half_day'] },
    });
    expect(flagsOf('pm', '09:00', '17:00')).toEqual(['worked_on_leave', 'half_day']);
  });

  test('is none where somebody stayed for up to an hour more, or came so much sooner', () => {
    expect(flagsOf('pm', '09:00', '14:00')).toEqual(['half_day']);
    expect(flagsOf('pm', '09:00', '14:01')).toEqual(['worked_on_leave', 'half_day']);
    expect(flagsOf('am', '12:00', '17:00')).toEqual(['half_day']);
    expect(flagsOf('am', '11:59', '17:00')).toEqual(['worked_on_leave', 'half_day']);
  });

  test('is none of the time between, where somebody left and came again', () => {
    const flags = (...attended: Attended[]) => dayWith({ claims: [leave({ part: 'pm' })], attended }).flags;
    expect(flags(from('09:00', '13:00'), from('18:00', '20:00'))).toEqual(['half_day']);
    expect(flags(from('09:00', '13:20'), from('16:20', '17:30'))).toEqual(['half_day']);
    expect(flags(from('09:00', '13:21'), from('16:20', '17:30'))).toEqual(['worked_on_leave', 'half_day']);
  });

  test('is told of a holiday too, which leave and overtime both pay', () => {
    const holidays = new Map([[DAY, 'National Day']]);
    const flags = (...hours: [string, string]) =>
      dayWith({ claims: [leave({ part: 'am' })], attended: [from(...hours)] }, { holidays }).flags;
    expect(flags('09:00', '17:00')).toEqual(['worked_on_holiday', 'worked_on_leave', 'half_day']);
    expect(flags('13:00', '17:00')).toEqual(['worked_on_holiday', 'half_day']);
  });

  test('is none of the hours after the shift, or of a half beside it', () => {
    expect(flagsOf('am', '13:00', '21:00')).toEqual(['half_day']);
    expect(flagsOf('pm', '06:00', '13:00')).toEqual(['half_day']);
  });
});

describe('a night shift', () => {
  const night = [
    {
      from: '2020-01-01',
      shift: { starts: '22:00', ends: '06:00', break: 0, grace: 0, ...EVERY_MINUTE },
      restdays: [],
      counted: true,
    },
  ];
  const attended: Attended[] = [{ ...from('22:07', null), endedAt: text('2026-11-19T06:00'), ending: 'checked_out' }];

  test('has a first and a second half, of which leave is told', () => {
    const halves = [leave({ part: 'am' }), leave({ part: 'pm', title: 'CASUAL', leaveid: 'CL' })];
    const { notes } = dayWith({ patterns: night, claims: halves });
    expect(notes.map((it) => it.code)).toEqual(['leaveFirst', 'leaveSecond']);
  });

  test('counts for the day it began, and is upcoming until the morning after', () => {
    expect(dayWith({ patterns: night, attended })).toMatchObject({
      status: 'present',
      minutes: 473,
      late: 7,
      expected: 480,
    });
    expect(dayWith({ patterns: night }, { now: at('2026-11-19T05:59') }).status).toBe('upcoming');
  });
});

describe('somebody who joined or left', () => {
  test('has no days before or after', () => {
    expect(dayWith({ employment: [{ from: '2026-11-19', to: null }] })).toMatchObject({ status: null, expected: 0 });
    expect(dayWith({ employment: [{ from: null, to: '2026-11-17' }] }).status).toBeNull();
    expect(dayWith({ employment: [{ from: DAY, to: DAY }] }).status).toBe('absent');
  });

  test('is still told of leave that was given for a day before it was none of theirs', () => {
    const left = { employment: [{ from: null, to: '2026-11-17' }] };
    expect(dayWith(left).notes).toEqual([]);
    expect(dayWith({ ...left, inLieu: new Map([[DAY, 2]]) })).toMatchObject({
      ...{ status: null, why: 'not_employed', inLieu: 0 },
      notes: [{ code: 'inLieu', params: {} }],
    });
    expect(dayWith({ ...left, inLieu: new Map([[DAY, 1]]) }).notes).toEqual([{ code: 'inLieuHalf', params: {} }]);
  });

  test('is told whether a day without a status is none of theirs, or only not counted', () => {
    const hired = [{ from: '2022-01-01', to: null }];
    const counted = (from: string, more: object = {}) =>
      dayWith({ employment: [{ from, to: null }], hired, ...more }).why;
    expect(counted('2026-11-19')).toBe('not_counted');
    expect(counted('2026-11-19', { hired: [{ from: '2026-11-19', to: null }] })).toBe('not_employed');
    expect(counted('2026-11-18')).toBeUndefined();
  });
});

describe('a member whose attendance is not counted', () => {
  const pattern = { from: '2020-01-01', shift: { ...officeHours, grace: 5 }, restdays: [6, 7], counted: false };
  const notCounted = (more: object = {}, seen: object = {}) => dayWith({ patterns: [pattern], ...more }, seen);
  const nothing = { expected: 0, late: 0, early: 0, overtime: 0 };

  test('is never absent nor awaited: a working day without anything on it has no status', () => {
    const none = { status: null, why: 'not_counted', kind: 'workday', minutes: 0, ...nothing, flags: [] };
    expect(notCounted()).toMatchObject(none);
    expect(notCounted({}, { now: at(`${DAY}T10:00`) })).toMatchObject(none);
    const excused = new Map([[DAY, 'Flood in the street']]);
    expect(notCounted({ excused })).toMatchObject({ ...none, flags: ['corrected'] });
  });

  test('is neither late nor early nor has overtime when they come all the same, and has forgotten nothing', () => {
    const short = notCounted({ attended: [from('10:00', '15:00')] });
    expect(short).toMatchObject({ status: 'present', why: undefined, minutes: 300, ...nothing, flags: [] });
    expect(notCounted({ attended: [from('06:00', '22:00')] })).toMatchObject({ minutes: 960, ...nothing });
    const open = { ...from('09:00', '10:00'), endedAt: null, ending: null };
    expect(notCounted({ attended: [open] })).toMatchObject({ status: 'present', ...nothing, flags: [] });
  });

  test('has leave, trips, holidays and off-days as everybody has', () => {
    const half = notCounted({ claims: [leave({ part: 'am' })] });
    expect(half).toMatchObject({ status: 'leave', ...nothing, leave: [{ leaveid: 'EL', halves: 1 }] });
    expect(notCounted({ claims: [leave({})] })).toMatchObject({ status: 'leave', leave: [{ halves: 2 }] });
    expect(notCounted({ claims: [leave({ kind: 'trip' })] }).status).toBe('trip');
    expect(notCounted({}, { holidays: new Map([[DAY, 'Full Moon']]) }).status).toBe('holiday');
    expect(notCounted({ overrides: new Map([[DAY, 'off']]) }).status).toBe('offday');
  });

  test('was counted on the days before', () => {
    const since = [
      { ...pattern, counted: true },
      { ...pattern, from: '2026-11-19' },
    ];
    expect(dayWith({ patterns: since }).status).toBe('absent');
  });
});

describe('an excused day', () => {
  const excused = new Map([[DAY, 'Flood in the street']]);

  test('is neither absent nor late, early or incomplete, and says why', () => {
    expect(dayWith({ excused })).toMatchObject({ status: 'present', expected: 0, flags: ['corrected'] });
    const short = dayWith({ excused, attended: [from('10:00', '15:00')] });
    expect(short).toMatchObject({ late: 0, early: 0, minutes: 300, expected: 300, flags: ['corrected'] });
    expect(short.notes).toEqual([{ code: 'excused', params: { reason: 'Flood in the street' } }]);
  });
});
