import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDay, anyInstant, anyTimeOfDay, anyZone } from '../testing/moments.ts';
import { dayOf, instantOf, isZone, timeOf, writeInstant } from './company-time.ts';

const at = (text: string) => Temporal.Instant.from(text);

test('these tests run in the zone that their project names', () => {
  const minutesFromUtc: Record<string, number> = { 'Asia/Yangon': 390, 'America/New_York': -300 };
  expect(-new Date('2026-01-01T00:00Z').getTimezoneOffset()).toBe(minutesFromUtc[process.env['TZ'] ?? '']);
});

describe('the local day of an instant', () => {
  test.each([
    ['2026-11-20T17:29:59Z', 'Asia/Yangon', '2026-11-20', '23:59:59'],
    ['2026-11-20T17:30:00Z', 'Asia/Yangon', '2026-11-21', '00:00:00'],
    ['2026-11-20T04:59:59Z', 'America/New_York', '2026-11-19', '23:59:59'],
    ['2026-11-20T05:00:00Z', 'America/New_York', '2026-11-20', '00:00:00'],
    ['2026-07-20T04:00:00Z', 'America/New_York', '2026-07-20', '00:00:00'],
    ['2011-12-30T09:59:59Z', 'Pacific/Apia', '2011-12-29', '23:59:59'],
    ['2011-12-30T10:00:00Z', 'Pacific/Apia', '2011-12-31', '00:00:00'],
  ])('%s in %s is %s at %s', (instant, zone, day, time) => {
    expect(dayOf(at(instant), zone)).toBe(day);
    expect(timeOf(at(instant), zone)).toBe(time);
  });

  test('never goes back as time goes on', () => {
    fc.assert(
      fc.property(anyInstant, fc.integer({ min: 0, max: 400_000_000 }), anyZone, (instant, milliseconds, zone) => {
        expect(dayOf(instant, zone) <= dayOf(instant.add({ milliseconds }), zone)).toBe(true);
      }),
    );
  });
});

describe('the instant of a local day and time', () => {
  test.each([
    ['an ordinary morning in Yangon', '2026-11-20', '08:30', 'Asia/Yangon', '2026-11-20T02:00:00Z'],
    ['winter in New York', '2026-01-15', '09:00', 'America/New_York', '2026-01-15T14:00:00Z'],
    ['summer in New York', '2026-07-15', '09:00', 'America/New_York', '2026-07-15T13:00:00Z'],
    [
      'a time that the clock skips: the later reading',
      '2026-03-08',
      '02:30',
      'America/New_York',
      '2026-03-08T07:30:00Z',
    ],
    ['a time that comes twice: the first', '2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00Z'],
    ['a day that Apia never had: the day after', '2011-12-30', '12:00', 'Pacific/Apia', '2011-12-30T22:00:00Z'],
  ])('%s', (_, day, time, zone, instant) => {
    expect(instantOf(day, time, zone).toString()).toBe(instant);
  });

  test('reads back as the same day and time, or a later one where the clock skipped it', () => {
    fc.assert(
      fc.property(anyDay, anyTimeOfDay, anyZone, (day, time, zone) => {
        const instant = instantOf(day, time, zone);
        expect(`${dayOf(instant, zone)}T${timeOf(instant, zone)}` >= `${day}T${time}:00`).toBe(true);
      }),
    );
  });

  test('in a zone without summer time it always reads back the same', () => {
    fc.assert(
      fc.property(anyDay, anyTimeOfDay, (day, time) => {
        const instant = instantOf(day, time, 'Asia/Yangon');
        expect([dayOf(instant, 'Asia/Yangon'), timeOf(instant, 'Asia/Yangon')]).toEqual([day, `${time}:00`]);
      }),
    );
  });
});

describe('written instants', () => {
  test('are UTC with milliseconds', () => {
    expect(writeInstant(at('2026-11-20T08:30:00.123456789+06:30'))).toBe('2026-11-20T02:00:00.123Z');
  });

  test('sort as text the way they sort in time', () => {
    fc.assert(
      fc.property(anyInstant, anyInstant, (a, b) => {
        const inTime = Temporal.Instant.compare(a, b);
        const asText = writeInstant(a) < writeInstant(b) ? -1 : writeInstant(a) > writeInstant(b) ? 1 : 0;
        expect(asText).toBe(inTime);
      }),
    );
  });
});

describe('a zone', () => {
  test.each(['Asia/Yangon', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5', 'UTC'])('%s is one', (zone) => {
    expect(isZone(zone)).toBe(true);
  });

  test.each([
    ['', 'nothing'],
    ['Yangon', 'a city alone'],
    ['Asia/Atlantis', 'a place that is not'],
    ['+06:30', 'an offset, which knows no summer time'],
    ['EST', 'an abbreviation'],
    ['2026-01-01T00:00Z[Asia/Yangon]', 'a written time that only mentions one'],
    ['../etc/passwd', 'a path'],
  ])('"%s" is none: %s', (zone) => {
    expect(isZone(zone)).toBe(false);
  });
});
