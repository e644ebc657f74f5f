import { describe, expect, test } from 'vitest';
import { type LeaveDays, wholeDays } from '../rules/leave-days.ts';
import { daysLeft } from './days-left.ts';
import type { LedgerLine } from './leave-balance.ts';
import { yearEndOf } from './year-end.ts';

const grant = (days: number): LedgerLine => ({ kind: 'grant', days });
const terms = { carryDays: 5, carryMonths: 3 };
const [before, lines] = [[grant(8)], [grant(20)]];

const LAST = '2027-11-30';

/** What a run of the end of 2026 makes of both years. */
const runOf = (over: readonly LedgerLine[], next: readonly LedgerLine[]) => {
  const changed = yearEndOf({ year: 2026, terms, over, next }).flatMap((it) => it.lines);
  return {
    before: [...over, ...changed.filter((it) => it.year === 2026)],
    lines: [...next, ...changed.filter((it) => it.year === 2027)],
  };
};

describe('the days that are left on a last day', () => {
  test('are as many before the run of the year’s end as after it', () => {
    const settled = (of: { before: LedgerLine[]; lines: LedgerLine[] }) =>
      daysLeft({ lastDay: LAST, terms, after: [], leave: undefined, ...of });
    expect(settled({ before, lines })).toEqual({ remaining: 25, uncarried: 5 });
    expect(settled(runOf(before, lines))).toEqual({ remaining: 25, uncarried: 0 });
  });

  test('have no carried days that lapsed, but those that leave used in time', () => {
    const leave = [wholeDays('2027-06-01', '2027-06-02')];
    expect(daysLeft({ lastDay: LAST, terms, after: [], before, lines, leave: [] }).remaining).toBe(20);
    const used = [...lines, { kind: 'taken' as const, days: -2 }];
    expect(daysLeft({ lastDay: LAST, terms, after: [], before, lines: used, leave })).toEqual({
      remaining: 20,
      uncarried: 2,
    });
  });

  test('are those of the year itself where nothing goes on', () => {
    expect(daysLeft({ lastDay: LAST, terms, after: [], before: undefined, lines, leave: undefined })).toEqual({
      remaining: 20,
      uncarried: 0,
    });
  });

  test('are still those of the year when a run has taken them out of it since', () => {
    const after = runOf([grant(8)], []).before;
    const left = daysLeft({
      lastDay: '2027-03-20',
      terms,
      after: [],
      before: undefined,
      lines: after,
      leave: undefined,
    });
    expect(left.remaining).toBe(8);
  });

  test('are not lowered by leave after it, of which only the days after it and of its year are given back', () => {
    const of = { lastDay: LAST, terms, before: undefined, leave: undefined };
    const left = (days: number, after: LeaveDays[]) =>
      daysLeft({ ...of, after, lines: [...lines, { kind: 'taken', days: -days }] }).remaining;
    expect(left(4, [wholeDays('2027-12-06', '2027-12-09')])).toBe(20);
    expect(left(4, [wholeDays('2027-11-29', '2027-12-02')])).toBe(18);
    expect(left(2, [{ ...wholeDays('2027-12-01', '2027-12-04'), uncharged: ['2027-12-02', '2027-12-03'] }])).toBe(20);
    expect(left(0.5, [{ ...wholeDays('2027-12-06', '2027-12-06'), part: 'am' }])).toBe(20);
    // What the next year pays for was never taken off this one.
    expect(left(1, [wholeDays('2028-03-31', '2028-04-03')])).toBe(20);
  });
});
