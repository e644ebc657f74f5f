import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf } from '../calendar/company-time.ts';
import { addDays } from '../calendar/day.ts';
import { anyInstant, anyTimeOfDay, anyZone } from '../testing/moments.ts';
import {
  attendanceDay,
  blocksCheckIn,
  checkInDays,
  crossesMidnight,
  forgottenEnd,
  goesHomeLate,
  mayStillCheckOut,
  type OpenAttendance,
  type Shift,
  shiftEnd,
} from './shift-window.ts';

const YANGON = 'Asia/Yangon';
const office: Shift = { starts: '08:30', ends: '17:30' };
const night: Shift = { starts: '22:00', ends: '06:00' };

/** An instant told by the clock on the wall in Yangon. */
const yangon = (text: string) => Temporal.Instant.from(`${text}+06:30`);
const now = (text: string) => ({ instant: yangon(text), day: text.slice(0, 10) });
const openedAt = (text: string): OpenAttendance => ({ attendancedate: text.slice(0, 10), startedAt: yangon(text) });

const anyShift = fc.record({ starts: anyTimeOfDay, ends: anyTimeOfDay });

/** An attendance in any zone, and a later moment of up to three days. */
const anyCase = fc
  .record({ startedAt: anyInstant, zone: anyZone, shift: anyShift, minutes: fc.integer({ min: 0, max: 3 * 1440 }) })
  .map(({ startedAt, zone, shift, minutes }) => {
    const instant = startedAt.add({ minutes });
    const open: OpenAttendance = { attendancedate: attendanceDay(startedAt, shift, zone), startedAt };
    return { open, shift, zone, now: { instant, day: dayOf(instant, zone) } };
  });

describe('a shift', () => {
  test('of the day ends on its day, one of the night on the next', () => {
    expect(shiftEnd('2026-11-20', office, YANGON)).toEqual(yangon('2026-11-20T17:30'));
    expect(shiftEnd('2026-11-20', night, YANGON)).toEqual(yangon('2026-11-21T06:00'));
  });

  test('crosses midnight when its end is not after its start, also when it lasts a whole day', () => {
    expect(crossesMidnight(office)).toBe(false);
    expect(crossesMidnight(night)).toBe(true);
    expect(crossesMidnight({ starts: '08:00', ends: '08:00' })).toBe(true);
    expect(crossesMidnight({ starts: '16:00', ends: '00:00' })).toBe(true);
  });

  test('of the night ends by the clock on the wall when summer time begins and ends', () => {
    expect(shiftEnd('2026-03-07', night, 'America/New_York').toString()).toBe('2026-03-08T10:00:00Z');
    expect(shiftEnd('2026-10-31', night, 'America/New_York').toString()).toBe('2026-11-01T11:00:00Z');
  });
});

describe('the day that a check-in counts for', () => {
  const dayAt = (text: string, shift: Shift) => attendanceDay(yangon(text), shift, YANGON);

  test('is the local day', () => {
    expect(dayAt('2026-11-20T08:25', office)).toBe('2026-11-20');
    expect(dayAt('2026-11-20T00:10', office)).toBe('2026-11-20');
    expect(dayAt('2026-11-20T21:50', night)).toBe('2026-11-20');
  });

  test('is the day before for somebody who comes late to a night shift, after midnight', () => {
    expect(dayAt('2026-11-21T00:00', night)).toBe('2026-11-20');
    expect(dayAt('2026-11-21T05:59', night)).toBe('2026-11-20');
    expect(dayAt('2026-11-21T06:00', night)).toBe('2026-11-21');
  });

  test('of a shift that ends at midnight is always the local day', () => {
    const evening: Shift = { starts: '16:00', ends: '00:00' };
    expect(dayAt('2026-11-20T23:59', evening)).toBe('2026-11-20');
    expect(dayAt('2026-11-21T00:00', evening)).toBe('2026-11-21');
  });

  test('is that of a night shift until it really ends, where the clocks pass over its end or come to it twice', () => {
    const [long, halfHour] = [
      { starts: '18:00', ends: '02:30' },
      { starts: '18:00', ends: '02:15' },
    ];
    const berlin = (text: string) => attendanceDay(Temporal.Instant.from(text), long, 'Europe/Berlin');
    expect(berlin('2026-03-29T03:29+02:00')).toBe('2026-03-28');
    expect(berlin('2026-03-29T03:30+02:00')).toBe('2026-03-29');
    expect(berlin('2026-10-25T02:29+02:00')).toBe('2026-10-24');
    expect(berlin('2026-10-25T02:10+01:00')).toBe('2026-10-25');
    const onHowe = (text: string) => attendanceDay(Temporal.Instant.from(text), halfHour, 'Australia/Lord_Howe');
    expect(onHowe('2026-10-04T02:40+11:00')).toBe('2026-10-03');
    expect(onHowe('2026-10-04T02:45+11:00')).toBe('2026-10-04');
    const beirut = (text: string) =>
      attendanceDay(Temporal.Instant.from(text), { starts: '18:00', ends: '00:30' }, 'Asia/Beirut');
    expect(beirut('2026-03-29T01:29+03:00')).toBe('2026-03-28');
    expect(beirut('2026-03-29T01:30+03:00')).toBe('2026-03-29');
  });

  test('is the day before until its night shift ends, and the local day otherwise', () => {
    fc.assert(
      fc.property(anyInstant, anyShift, anyZone, (instant, shift, zone) => {
        const today = dayOf(instant, zone);
        const before = addDays(today, -1);
        const runs = crossesMidnight(shift) && Temporal.Instant.compare(instant, shiftEnd(before, shift, zone)) < 0;
        expect(attendanceDay(instant, shift, zone)).toBe(runs ? before : today);
      }),
    );
  });
});

describe('a check-in before a shift', () => {
  const early: Shift = { starts: '06:00', ends: '14:00' };
  const guard: Shift = { starts: '08:00', ends: '08:00' };
  const third: Shift = { starts: '00:00', ends: '08:00' };
  const evening: Shift = { starts: '16:00', ends: '00:00' };
  /** The shifts of the days around a day. */
  const around = (date: string, before: Shift, today: Shift, next: Shift) => (day: string) =>
    day < date ? before : day > date ? next : today;
  const daysOf = (text: string, before: Shift, today: Shift, next = today) =>
    checkInDays(yangon(text), around(text.slice(0, 10), before, today, next), YANGON);

  test('that begins soon is for it, though the night shift of the day before still runs', () => {
    expect(daysOf('2026-04-01T05:52', night, early)).toEqual({ day: '2026-03-31', early: '2026-04-01' });
    expect(daysOf('2026-04-01T04:00', night, early).early).toBe('2026-04-01');
    expect(daysOf('2026-04-01T03:59', night, early)).toEqual({ day: '2026-03-31', early: undefined });
    expect(daysOf('2026-04-01T05:52', night, night).early).toBeUndefined();
    expect(daysOf('2026-04-01T05:52', night, office).early).toBeUndefined();
    expect(daysOf('2026-04-01T07:50', guard, guard)).toEqual({ day: '2026-03-31', early: '2026-04-01' });
  });

  test('of the next day, which begins at midnight or soon after it, is for that day', () => {
    expect(daysOf('2026-04-01T23:55', third, third)).toEqual({ day: '2026-04-01', early: '2026-04-02' });
    expect(daysOf('2026-04-01T22:00', third, third).early).toBe('2026-04-02');
    expect(daysOf('2026-04-01T21:59', third, third).early).toBeUndefined();
    expect(daysOf('2026-04-01T23:55', office, office, third).early).toBe('2026-04-02');
    expect(daysOf('2026-04-01T23:55', night, night).early).toBeUndefined();
  });

  test('while one of today is under way is for that', () => {
    expect(daysOf('2026-04-01T22:30', evening, evening, third).early).toBeUndefined();
    expect(daysOf('2026-04-01T23:55', night, night, third).early).toBeUndefined();
  });

  test('counts for the day that it is, the one before or the one after', () => {
    fc.assert(
      fc.property(anyInstant, anyShift, anyShift, anyShift, anyZone, (instant, before, today, next, zone) => {
        const date = dayOf(instant, zone);
        const { day, early } = checkInDays(instant, around(date, before, today, next), zone);
        expect([date, addDays(date, -1)]).toContain(day);
        if (early !== undefined) expect(early).toBe(addDays(day, 1));
      }),
    );
  });
});

describe('a forgotten check-out', () => {
  test('is taken to have been at the end of the shift', () => {
    expect(forgottenEnd(openedAt('2026-11-20T08:25'), office, YANGON)).toEqual(yangon('2026-11-20T17:30'));
    expect(forgottenEnd(openedAt('2026-11-20T21:50'), night, YANGON)).toEqual(yangon('2026-11-21T06:00'));
  });

  test('of somebody who came after the shift ended is the check-in itself', () => {
    expect(forgottenEnd(openedAt('2026-11-20T19:00'), office, YANGON)).toEqual(yangon('2026-11-20T19:00'));
  });

  test('is never before the check-in', () => {
    fc.assert(
      fc.property(anyCase, ({ open, shift, zone }) => {
        expect(Temporal.Instant.compare(forgottenEnd(open, shift, zone), open.startedAt)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('a check-out', () => {
  test('is possible all day long, also long after the shift', () => {
    expect(mayStillCheckOut(openedAt('2026-11-20T08:30'), office, YANGON, now('2026-11-20T23:59'))).toBe(true);
  });

  test('of a night shift is possible in the morning, and counts for the day it began', () => {
    const open = openedAt('2026-11-20T22:00');
    expect(open.attendancedate).toBe('2026-11-20');
    expect(mayStillCheckOut(open, night, YANGON, now('2026-11-21T06:05'))).toBe(true);
    expect(mayStillCheckOut(open, night, YANGON, now('2026-11-21T12:00'))).toBe(true);
    expect(mayStillCheckOut(open, night, YANGON, now('2026-11-21T12:01'))).toBe(false);
  });

  test('of an evening that grew late is possible for six hours, past midnight', () => {
    const late: Shift = { starts: '14:00', ends: '23:00' };
    expect(mayStillCheckOut(openedAt('2026-11-20T14:00'), late, YANGON, now('2026-11-21T05:00'))).toBe(true);
    expect(mayStillCheckOut(openedAt('2026-11-20T14:00'), late, YANGON, now('2026-11-21T05:01'))).toBe(false);
  });

  test('of who came back after their shift is possible until midnight, though the next shift begins soon after it', () => {
    const early: Shift = { starts: '00:30', ends: '08:30' };
    const forTomorrow = { instant: yangon('2026-11-20T22:31'), day: '2026-11-21' };
    const back = openedAt('2026-11-20T16:00');
    expect(mayStillCheckOut(back, early, YANGON, forTomorrow)).toBe(true);
    expect(blocksCheckIn(back, early, YANGON, forTomorrow)).toBe(true);
    const forgotten = openedAt('2026-11-20T00:28');
    expect(mayStillCheckOut(forgotten, early, YANGON, forTomorrow)).toBe(false);
    expect(blocksCheckIn(forgotten, early, YANGON, forTomorrow)).toBe(false);
  });

  test('the next morning is no check-out of yesterday', () => {
    expect(mayStillCheckOut(openedAt('2026-11-20T08:30'), office, YANGON, now('2026-11-21T08:30'))).toBe(false);
  });
});

describe('who is still in after midnight and cannot check out for yesterday any more', () => {
  const isLeaving = (open: string, at: string, shift = office) =>
    goesHomeLate(openedAt(open), () => shift, YANGON, now(at));

  test('goes home, until six hours before the shift of today', () => {
    expect(isLeaving('2026-11-20T08:30', '2026-11-21T00:10')).toBe(true);
    expect(isLeaving('2026-11-20T08:30', '2026-11-21T02:29')).toBe(true);
    expect(isLeaving('2026-11-20T08:30', '2026-11-21T02:30')).toBe(false);
    expect(isLeaving('2026-11-20T08:30', '2026-11-21T07:58')).toBe(false);
  });

  test('comes, where it was forgotten days ago or today begins early', () => {
    expect(isLeaving('2026-11-19T08:30', '2026-11-21T00:10')).toBe(false);
    expect(isLeaving('2026-11-20T00:30', '2026-11-21T00:10', { starts: '00:30', ends: '08:30' })).toBe(false);
  });
});

describe('an open attendance and a new check-in', () => {
  test('of the same day: one is enough', () => {
    expect(blocksCheckIn(openedAt('2026-11-20T08:30'), office, YANGON, now('2026-11-20T23:59'))).toBe(true);
  });

  test('forgotten yesterday never stands in the way', () => {
    expect(blocksCheckIn(openedAt('2026-11-20T08:30'), office, YANGON, now('2026-11-21T00:00'))).toBe(false);
    expect(blocksCheckIn(openedAt('2026-11-20T08:30'), office, YANGON, now('2026-11-21T08:30'))).toBe(false);
  });

  test('of a night shift still running does, until two hours after its end', () => {
    const open = openedAt('2026-11-20T22:00');
    expect(blocksCheckIn(open, night, YANGON, now('2026-11-21T03:00'))).toBe(true);
    expect(blocksCheckIn(open, night, YANGON, now('2026-11-21T08:00'))).toBe(true);
    expect(blocksCheckIn(open, night, YANGON, now('2026-11-21T08:01'))).toBe(false);
    expect(blocksCheckIn(open, night, YANGON, now('2026-11-21T22:00'))).toBe(false);
  });

  test('nobody is ever stuck: where a check-in is refused, a check-out is possible', () => {
    fc.assert(
      fc.property(anyCase, ({ open, shift, zone, now: then }) => {
        if (blocksCheckIn(open, shift, zone, then)) expect(mayStillCheckOut(open, shift, zone, then)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('two days later nothing stands in the way, whatever the shift', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, anyShift, (startedAt, zone, shift) => {
        const open = { attendancedate: attendanceDay(startedAt, shift, zone), startedAt };
        const instant = startedAt.add({ hours: 72 });
        expect(blocksCheckIn(open, shift, zone, { instant, day: dayOf(instant, zone) })).toBe(false);
      }),
    );
  });
});
