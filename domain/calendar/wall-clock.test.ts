import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minuteOf, writeInstant } from './company-time.ts';
import { wallClock } from './wall-clock.ts';

describe('the clock on the wall', () => {
  test('says the minute in which an instant is', () => {
    const inYangon = wallClock('Asia/Yangon');
    expect(inYangon('2026-11-20T02:30:00.000Z')).toBe('09:00');
    expect(inYangon('2026-11-20T02:30:59.999Z')).toBe('09:00');
    expect(inYangon('2026-11-20T17:30:00.000Z')).toBe('00:00');
  });

  test('says what the zone’s rules say, whatever was asked before, also where clocks change by half an hour', () => {
    const zones = [
      'Pacific/Pago_Pago',
      'America/New_York',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'Pacific/Kiritimati',
    ];
    const instants = fc.array(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(fc.constantFrom(...zones), instants, (zone, dates) => {
        const clock = wallClock(zone);
        for (const it of [...dates, ...dates]) {
          const instant = Temporal.Instant.fromEpochMilliseconds(it.getTime());
          expect(clock(writeInstant(instant))).toBe(minuteOf(instant, zone));
        }
      }),
    );
  });
});
