import { describe, expect, test } from 'vitest';
import { everyWeek } from '../work/work-pattern.ts';
import { isMendedByBalance, type MendingTerms, mendingOf } from './mending.ts';

const unpaid: MendingTerms = { paid: 'none', unlimited: true, freeDays: 'skipped' };
/** Tuesday to Thursday, and its Wednesday. */
const leave = { from: '2026-12-01', to: '2026-12-03', status: 'approved', type: unpaid } as const;
const WEDNESDAY = '2026-12-02';
const free = { holidays: new Set<string>(), rests: everyWeek([6, 7]) };
const open = { free, isClosed: false };

describe('a day of leave that has become a holiday', () => {
  test('is made good for by the balance where its type has one and is paid in full', () => {
    expect(isMendedByBalance({ ...unpaid, paid: 'full', unlimited: false })).toBe(true);
    for (const terms of [unpaid, { ...unpaid, paid: 'full' }, { ...unpaid, paid: 'half', unlimited: false }] as const) {
      expect(isMendedByBalance(terms)).toBe(false);
    }
  });

  test('is free once the leave is saved again, where its type skips free days', () => {
    expect(mendingOf(leave, WEDNESDAY, open)).toBe('saving');
    expect(mendingOf({ ...leave, type: { ...unpaid, freeDays: 'counted' } }, WEDNESDAY, open)).toBe('parting');
  });

  test('is cancelled with the leave where no working day is left of it', () => {
    expect(mendingOf({ ...leave, from: WEDNESDAY, to: WEDNESDAY }, WEDNESDAY, open)).toBe('cancelling');
    const untilMonday = { ...leave, from: '2026-12-05', to: '2026-12-07' };
    expect(mendingOf(untilMonday, '2026-12-07', open)).toBe('cancelling');
    expect(mendingOf({ ...untilMonday, to: '2026-12-08' }, '2026-12-07', open)).toBe('saving');
  });

  test('is settled by hand in a closed period, or cancelled with leave that waits', () => {
    expect(mendingOf(leave, WEDNESDAY, { free, isClosed: true })).toBe('hand');
    expect(mendingOf({ ...leave, status: 'pending' }, WEDNESDAY, { free, isClosed: true })).toBe('cancelling');
  });
});
