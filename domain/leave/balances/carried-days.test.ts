import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wholeDays } from '../rules/leave-days.ts';
import { carriedDays, unusedCarry, usedUntil } from './carried-days.ts';
import type { LedgerLine } from './leave-balance.ts';

const untilJune = { carryMonths: 3 };
const carried: LedgerLine[] = [
  { kind: 'grant', days: 28 },
  { kind: 'carry', days: 10, note: 'carriedOver' },
];

describe('carried days', () => {
  test.each<[string, LedgerLine[], number]>([
    ['are those of the year before', [], 10],
    ['but those that were taken back', [{ kind: 'carry', days: -2, note: 'takenBack' }], 8],
    ['but those that lapsed', [{ kind: 'expired', days: -4, note: 'carryLapsed' }], 6],
    ['whatever goes on into the next year', [{ kind: 'carry', days: -8, note: 'carriedOn' }], 10],
    ['and no more than the office left', [{ kind: 'adjusted', days: -34 }], 4],
    ['however much leave takes', [{ kind: 'taken', days: -38 }], 10],
  ])('%s', (_, lines, days) => {
    const found = carriedDays(2027, untilJune, { lines: [...carried, ...lines], leave: [] });
    expect(found).toEqual({ days, used: 0, until: '2027-06-30' });
  });

  test('are used by leave of their year up to their last day', () => {
    const leave = [wholeDays('2027-03-30', '2027-04-02'), wholeDays('2027-06-29', '2027-07-10')];
    const found = carriedDays(2027, untilJune, { lines: carried, leave });
    expect([found.used, unusedCarry(found)]).toEqual([4, 6]);
  });

  test('leave before and after their last day together takes its days', () => {
    const day = fc.integer({ min: 0, max: 200 }).map((it) => Temporal.PlainDate.from('2027-04-01').add({ days: it }));
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 60 }), (from, more) => {
        const leave = wholeDays(from.toString(), from.add({ days: more }).toString());
        const until = usedUntil(leave, '2027-06-30');
        expect(until).toBeGreaterThanOrEqual(0);
        expect(usedUntil(leave, '2028-03-31')).toBe(more + 1);
        expect(until === 0).toBe(leave.from > '2027-06-30');
      }),
    );
  });
});
