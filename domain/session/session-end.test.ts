import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf, timeOf } from '../calendar/company-time.ts';
import { anyInstant, anyZone } from '../testing/moments.ts';
import { IDLE_SECONDS, sessionEnd, sessionStands } from './session-end.ts';

const at = (text: string) => Temporal.Instant.from(text);

describe('a session ends at the next 23:55 of the company', () => {
  test.each([
    ['signed in at 08:30 in Yangon', '2026-11-20T08:30+06:30', 'Asia/Yangon', '2026-11-20T23:55+06:30'],
    ['signed in a second before', '2026-11-20T23:54:59+06:30', 'Asia/Yangon', '2026-11-20T23:55+06:30'],
    ['signed in at 23:55 sharp: the next day', '2026-11-20T23:55+06:30', 'Asia/Yangon', '2026-11-21T23:55+06:30'],
    ['signed in at 23:58: the next day', '2026-11-20T23:58+06:30', 'Asia/Yangon', '2026-11-21T23:55+06:30'],
    ['the evening before summer time', '2026-03-07T23:56-05:00', 'America/New_York', '2026-03-08T23:55-04:00'],
    ['the evening before winter time', '2026-10-31T23:56-04:00', 'America/New_York', '2026-11-01T23:55-05:00'],
    [
      'the evening before the day that Apia skipped',
      '2011-12-29T23:56-10:00',
      'Pacific/Apia',
      '2011-12-31T23:55+14:00',
    ],
  ])('%s', (_, now, zone, end) => {
    expect(sessionEnd(at(now), zone)).toEqual(at(end));
  });

  test('at any moment in any zone: ahead, within 25 hours, and at 23:55 there', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (now, zone) => {
        const end = sessionEnd(now, zone);
        const hours = now.until(end).total('hours');
        expect(hours).toBeGreaterThan(0);
        expect(hours).toBeLessThanOrEqual(25);
        expect(timeOf(end, zone)).toBe('23:55:00');
      }),
    );
  });

  test('everybody who signs in on one day is signed out together', () => {
    fc.assert(
      fc.property(anyInstant, fc.integer({ min: 0, max: 86_400 }), anyZone, (now, seconds, zone) => {
        const later = now.add({ seconds });
        fc.pre(dayOf(now, zone) === dayOf(later, zone) && timeOf(later, zone) < '23:55' && timeOf(now, zone) < '23:55');
        expect(sessionEnd(later, zone)).toEqual(sessionEnd(now, zone));
      }),
    );
  });
});

describe('a session stands', () => {
  const used = at('2026-11-20T10:00Z');
  const session = { expiresAt: at('2026-11-20T17:25Z'), lastUsedAt: used, role: 'MEMBER' } as const;

  test('until its end, which is no longer part of it', () => {
    const inUse = { ...session, lastUsedAt: at('2026-11-20T17:20Z') };
    expect(sessionStands(inUse, at('2026-11-20T17:24:59Z'))).toBe(true);
    expect(sessionStands(inUse, at('2026-11-20T17:25Z'))).toBe(false);
  });

  test.each([
    ['MEMBER', 8 * 60],
    ['HR', 30],
    ['SA', 30],
  ] as const)('unused: a %s for %i minutes', (role, minutes) => {
    const unused = { expiresAt: used.add({ hours: 24 }), lastUsedAt: used, role };
    expect(sessionStands(unused, used.add({ minutes }).subtract({ seconds: 1 }))).toBe(true);
    expect(sessionStands(unused, used.add({ minutes }))).toBe(false);
    expect(IDLE_SECONDS[role]).toBe(minutes * 60);
  });
});
