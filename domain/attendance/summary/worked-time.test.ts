import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeInstant } from '../../calendar/company-time.ts';
import { anyInstant } from '../../testing/moments.ts';
import { EVERY_MINUTE } from '../../work/overtime-rule.ts';
import { NO_NIGHTS } from './night.ts';
import { NO_APPROVAL } from './overtime-approval.ts';
import { millisecondsOf, workedTime } from './worked-time.ts';

test('nobody knows when somebody left whose forgotten check-in is of the very moment of their check-out', () => {
  const [nine, noon, five] = ['2026-11-20T02:30:00.000Z', '2026-11-20T05:30:00.000Z', '2026-11-20T10:30:00.000Z'];
  const morning = { day: '2026-11-20', startedAt: nine, endedAt: noon, ending: 'checked_out' } as const;
  const forgotten = { day: '2026-11-20', startedAt: noon, endedAt: five, ending: 'forgotten' } as const;
  const shift = { starts: '09:00', ends: '17:00', break: 0, grace: 0, ...EVERY_MINUTE };
  const company = {
    zone: 'Asia/Yangon',
    now: Temporal.Instant.from(five),
    holidays: new Map(),
    nights: NO_NIGHTS,
    approval: NO_APPROVAL,
  };
  expect(workedTime([morning, forgotten], shift, company)).toMatchObject({
    checkout: noon,
    lastOut: null,
    minutes: 180,
  });
});

test('an instant is read as it was written', () => {
  const edges = ['1970-01-01T00:00:00.000Z', '2000-02-29T23:59:59.999Z', '2100-03-01T00:00:00.001Z'];
  for (const it of edges) expect(millisecondsOf(it)).toBe(Temporal.Instant.from(it).epochMilliseconds);
  fc.assert(
    fc.property(anyInstant, (it) => {
      expect(millisecondsOf(writeInstant(it))).toBe(it.epochMilliseconds);
    }),
  );
});
