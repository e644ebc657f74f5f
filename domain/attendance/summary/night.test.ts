import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantOf, minuteOf } from '../../calendar/company-time.ts';
import { anyInstant, anyTimeOfDay, anyZone } from '../../testing/moments.ts';
import { type Night, nightHours, nightMinutes, nightOn } from './night.ts';

const NIGHT: Night = { from: '22:00', till: '06:00' };
const stretch = (zone: string, from: string, to: string) => {
  const at = (local: string) => instantOf(local.slice(0, 10), local.slice(11), zone).epochMilliseconds;
  return { from: at(from), to: at(to) };
};
const minutes = (zone: string, ...stretches: [from: string, to: string][]) =>
  nightMinutes(
    stretches.map(([from, to]) => stretch(zone, from, to)),
    nightHours(zone)(NIGHT),
  );

describe('the minutes of the night', () => {
  test.each([
    ['all of a night shift', 480, 'Asia/Yangon', ['2026-11-19T22:00', '2026-11-20T06:00']],
    ['none of a day', 0, 'Asia/Yangon', ['2026-11-19T06:00', '2026-11-19T22:00']],
    [
      'both ends of a day that is begun early and ends late',
      75,
      'Asia/Yangon',
      ['2026-11-19T05:30', '2026-11-19T22:45'],
    ],
    ['those of both nights of who stays for a day', 720, 'Asia/Yangon', ['2026-11-19T20:00', '2026-11-21T02:00']],
    ['an hour less where the clocks are set on', 420, 'Europe/Paris', ['2026-03-28T22:00', '2026-03-29T06:00']],
    ['an hour more where they are set back', 540, 'Europe/Paris', ['2026-10-24T22:00', '2026-10-25T06:00']],
    ['none of a day that nobody had', 480, 'Pacific/Apia', ['2011-12-29T22:00', '2011-12-31T06:00']],
  ] as const)('are %s', (_, expected, zone, [from, to]) => {
    expect(minutes(zone, [from, to])).toBe(expected);
  });

  test('are cut to whole ones over all stretches together', () => {
    const { from } = stretch('UTC', '2026-11-19T23:00', '2026-11-20T00:00');
    const worked = [0, 600_000].map((after) => ({ from: from + after, to: from + after + 90_000 }));
    expect(nightMinutes(worked, nightHours('UTC')(NIGHT))).toBe(3);
  });

  test('are kept for the nights of some sets of times, however many a company tries', () => {
    const darkOf = nightHours('UTC');
    const kept = darkOf(NIGHT);
    expect(darkOf({ ...NIGHT })).toBe(kept);
    for (let minute = 10; minute < 60; minute++) darkOf({ from: `20:${minute}`, till: '06:00' });
    const anew = darkOf(NIGHT);
    expect(anew).not.toBe(kept);
    expect(anew(20_000)).toEqual(kept(20_000));
  });

  test('follow the clock on the wall minute by minute, in any zone and over any change of the clocks, and are no more than were worked', () => {
    const anyMoment = fc.oneof(anyInstant, fc.constantFrom(...changes));
    const anyWorked = fc.array(fc.record({ after: fc.nat(600), lasts: fc.nat(600) }), { maxLength: 3 });
    const asked = fc.record({
      zone: anyZone,
      from: anyTimeOfDay,
      till: anyTimeOfDay,
      moment: anyMoment,
      worked: anyWorked,
    });
    fc.assert(
      fc.property(asked, ({ zone, from, till, moment, worked }) => {
        fc.pre(from !== till);
        let at = Math.floor(moment.epochMilliseconds / MINUTE) * MINUTE - 600 * MINUTE;
        const stretches = worked.map(({ after, lasts }) => {
          const begins = at + after * MINUTE;
          at = begins + lasts * MINUTE;
          return { from: begins, to: at };
        });
        const all = stretches.flatMap((it) =>
          Array.from({ length: (it.to - it.from) / MINUTE }, (_, n) => it.from + n * MINUTE),
        );
        const dark = all.filter((it) => {
          const wall = minuteOf(Temporal.Instant.fromEpochMilliseconds(it), zone);
          return from < till ? from <= wall && wall < till : from <= wall || wall < till;
        });
        expect(nightMinutes(stretches, nightHours(zone)({ from, till }))).toBe(dark.length);
        expect(dark.length).toBeLessThanOrEqual(all.length);
      }),
    );
  });
});

const MINUTE = 60_000;
/** Of New York, Apia, Lord Howe and Dublin. */
const changes = [
  '2026-03-08T07:00Z',
  '2026-11-01T06:00Z',
  '2011-12-30T10:00Z',
  '2026-04-04T15:00Z',
  '2026-10-25T01:00Z',
].map((it) => Temporal.Instant.from(it));

test('the night of a closed period is that by which it was closed', () => {
  const other = { from: '21:00', till: '05:00' };
  const nights = {
    usual: NIGHT,
    kept: [
      { from: '2026-09-01', to: '2026-09-30', night: null },
      { from: '2026-10-01', to: '2026-10-31', night: other },
    ],
  };
  const days = ['2026-08-31', '2026-09-01', '2026-09-30', '2026-10-01', '2026-10-31', '2026-11-01'];
  expect(days.map((it) => nightOn(nights, it))).toEqual([NIGHT, null, null, other, other, NIGHT]);
});
