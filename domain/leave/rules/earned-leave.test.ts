import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../calendar/day.ts';
import { fiscalMonthOf, fiscalYearDays } from '../../calendar/fiscal-year.ts';
import type { Employment } from '../../members/employment.ts';
import type { LedgerLine } from '../balances/leave-balance.ts';
import {
  type Earning,
  earnedBy,
  earningOf,
  mostFrom,
  notYet,
  serviceDay,
  takenAhead,
  tooShortHere,
} from './earned-leave.ts';
import { wholeDays } from './leave-days.ts';

const YEAR = 2026;
const ALWAYS: Employment = [{ from: '2020-01-01', to: null }];
const grant = (days: number): LedgerLine => ({ kind: 'grant', days });
const year = (given: Partial<Parameters<typeof earningOf>[0]> = {}): Earning =>
  earningOf({ year: YEAR, type: { prorated: false }, lines: [grant(12)], leave: [], employment: ALWAYS, ...given });
const ask = (from: string, to: string, earning: Earning, more: { halfDays?: boolean; servedOn?: string } = {}) =>
  notYet(wholeDays(from, to), {
    type: { halfDays: more.halfDays ?? false },
    servedOn: more.servedOn,
    years: [{ year: YEAR, earning }],
  }).map(({ code, errors, params }) => ({ code, field: errors?.[0]?.field, ...params }));

describe('the months that somebody has been here', () => {
  test.each([
    ['from their first day on', '2026-01-15', 12, '2027-01-15'],
    ['up to the end of a month that is shorter', '2026-08-31', 6, '2027-02-28'],
    ['up to a leap day', '2023-08-31', 6, '2024-02-29'],
    ['and not at all where nothing has to be waited for', '2026-01-15', 0, undefined],
  ])('are counted %s', (_, from, months, day) => {
    expect(serviceDay([{ from, to: null }], '2026-11-20', months)).toBe(day);
  });

  test('hold nobody up whose first day nobody wrote down', () => {
    expect(serviceDay([{ from: null, to: null }], '2026-11-20', 12)).toBeUndefined();
    expect(serviceDay([], '2026-11-20', 12)).toBeUndefined();
    expect(tooShortHere('2026-11-20', undefined)).toBeUndefined();
  });

  test('begin anew for who comes back; of a day before they left it is the time before', () => {
    const twice: Employment = [
      { from: '2020-02-01', to: '2026-06-30' },
      { from: '2026-10-01', to: null },
    ];
    expect(serviceDay(twice, '2026-11-20', 6)).toBe('2027-04-01');
    expect(serviceDay(twice, '2026-05-01', 6)).toBe('2020-08-01');
  });

  test('refuse a leave that begins a day too early, and name the day', () => {
    expect(ask('2027-01-14', '2027-01-20', year(), { servedOn: '2027-01-15' })).toEqual([
      { code: 'LEAVE_SERVICE_SHORT', field: 'fromdate', day: '2027-01-15' },
    ]);
    expect(ask('2027-01-15', '2027-01-20', year(), { servedOn: '2027-01-15' })).toEqual([]);
  });
});

describe('days that are earned month by month', () => {
  test.each([
    ['2026-04-01', 12, 1, 1],
    ['2026-04-30', 12, 1, 1],
    ['2026-05-01', 12, 2, 2],
    ['2026-10-31', 12, 7, 7],
    ['2027-03-01', 12, 12, 12],
    ['2026-04-01', 10, 0, 0.5],
    ['2026-06-15', 10, 2, 2.5],
    ['2027-02-28', 10, 9, 9],
    ['2027-03-01', 10, 10, 10],
    // A part of a year may be a half that a type of whole days keeps.
    ['2027-03-31', 5.5, 5.5, 5.5],
  ])('are on %s of %f days a year %f, by halves %f', (day, days, whole, halves) => {
    const earning = year({ lines: [grant(days)] });
    expect([earnedBy(earning, day, false), earnedBy(earning, day, true)]).toEqual([whole, halves]);
  });

  test('are those of the full months of who joins within the year and has a part of its days', () => {
    const joined: Employment = [{ from: '2026-10-15', to: null }];
    const part = { lines: [grant(5.5)], employment: joined };
    const earning = year({ ...part, type: { prorated: true } });
    expect(earning.months).toEqual(['2026-11-01', '2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01']);
    const days = ['2026-10-20', '2026-11-02', '2027-02-02', '2027-03-01'];
    expect(days.map((day) => earnedBy(earning, day, false))).toEqual([0, 1, 4, 5.5]);
    expect(year({ ...part, type: { prorated: false } }).months).toHaveLength(12);
    expect(year({ employment: [{ from: '2026-04-01', to: null }], type: { prorated: true } }).months).toHaveLength(12);
  });

  test('are there at once where no full month of the year is left, and go by all months employed of who comes back', () => {
    const late = year({
      employment: [{ from: '2027-03-10', to: null }],
      type: { prorated: true },
      lines: [grant(0.5)],
    });
    expect([late.months, earnedBy(late, '2027-03-10', true)]).toEqual([[], 0.5]);
    const twice: Employment = [
      { from: '2020-02-01', to: '2026-06-30' },
      { from: '2027-01-01', to: '2027-02-15' },
    ];
    expect(year({ employment: twice, type: { prorated: true } }).months).toEqual([
      ...['2026-04-01', '2026-05-01', '2026-06-01', '2027-01-01', '2027-02-01', '2027-03-01'],
    ]);
  });

  test('are what the type gives, with the differences that it made to it; all else counts in full', () => {
    const lines: LedgerLine[] = [
      grant(6),
      { kind: 'adjusted', days: 6, note: 'daysPerYear' },
      { kind: 'adjusted', days: 2 },
      { kind: 'adjusted', days: 1, note: 'inLieu' },
      { kind: 'carry', days: 3, note: 'carriedOver' },
      { kind: 'taken', days: -4 },
    ];
    expect(year({ lines })).toMatchObject({ granted: 12, whole: 6 });
  });

  test('are not fewer where the year is over and the rest went on or was lost', () => {
    const over: LedgerLine[] = [
      { kind: 'carry', days: -5, note: 'carriedOn' },
      { kind: 'expired', days: -7, note: 'notTaken' },
    ];
    expect(year({ lines: [grant(12), ...over] })).toMatchObject({ granted: 12, whole: 0 });
  });
});

describe('leave of more days than are earned', () => {
  test('is refused with what is earned, and from when on so many can be taken', () => {
    expect(ask('2026-06-10', '2026-06-12', year())).toEqual([]);
    expect(ask('2026-06-10', '2026-06-15', year())).toEqual([
      {
        code: 'LEAVE_NOT_EARNED',
        ...{ field: 'todate', reason: 'later', day: '2026-06-10', from: '2026-09-01' },
        ...{ earned: 3, granted: 12, count: 3 },
      },
    ]);
    expect(ask('2026-06-10', '2026-06-24', year())).toMatchObject([{ reason: 'earned', count: 3 }]);
  });

  test('names no day on which its type cannot be taken yet', () => {
    expect(ask('2026-06-10', '2026-06-15', year(), { servedOn: '2026-09-02' })).toMatchObject([
      { code: 'LEAVE_SERVICE_SHORT', day: '2026-09-02' },
      { code: 'LEAVE_NOT_EARNED', reason: 'later', from: '2026-09-02' },
    ]);
    expect(ask('2026-06-10', '2026-06-16', year(), { servedOn: '2026-09-02' })).toMatchObject([
      {},
      { code: 'LEAVE_NOT_EARNED', reason: 'later', from: '2026-10-01' },
    ]);
    expect(ask('2026-06-10', '2026-06-15', year(), { servedOn: '2028-09-02' })).toMatchObject([
      {},
      { reason: 'earned' },
    ]);
  });

  test('says at its first day that there are none yet', () => {
    expect(ask('2026-04-06', '2026-04-06', year({ lines: [grant(10)] }))).toMatchObject([
      { field: 'fromdate', reason: 'later', from: '2026-05-01', count: 0 },
    ]);
  });

  const taken = (from: string, to: string, id = 1) => ({ id, ...wholeDays(from, to) });
  test('counts what was taken before it', () => {
    const earning = year({ leave: [taken('2026-05-04', '2026-05-05')] });
    expect(ask('2026-06-10', '2026-06-10', earning)).toEqual([]);
    expect(ask('2026-06-10', '2026-06-11', earning)).toMatchObject([{ count: 1, from: '2026-07-01' }]);
  });

  test('leaves later leave its days, and no more than these', () => {
    const earning = year({ leave: [taken('2027-01-04', '2027-01-11')] });
    expect(ask('2026-06-10', '2026-06-11', earning)).toEqual([]);
    expect(ask('2026-06-10', '2026-06-12', earning)).toMatchObject([{ earned: 3, count: 2, reason: 'besidelater' }]);
  });

  test('says that other days count as well where not all that is earned, or more, can be taken, and no half of a whole day', () => {
    const opening = (days: number) => year({ lines: [grant(10), { kind: 'adjusted', days, note: 'balanceEntered' }] });
    const of = (from: string, to: string, days: number, halfDays = false) =>
      ask(from, to, opening(days), { halfDays }).map((it: Record<string, unknown>) => [
        it['reason'],
        it['field'],
        it['count'],
      ]);
    expect(of('2026-11-30', '2026-11-30', -5.5)).toEqual([['besidelater', 'fromdate', 0]]);
    expect(of('2026-11-30', '2026-12-01', -5.5, true)).toEqual([['besidelater', 'todate', 1]]);
    expect(of('2026-11-30', '2026-12-14', -5.5)).toEqual([['beside', 'fromdate', 0]]);
    expect(of('2026-06-10', '2026-06-14', 1)).toEqual([['besidelater', 'todate', 3]]);
    expect(of('2026-06-10', '2026-06-14', 0)).toEqual([['later', 'todate', 2]]);
    expect(ask('2027-03-01', '2027-03-06', year({ lines: [grant(5.5)] }))).toMatchObject([
      { reason: 'earned', earned: 5.5, count: 5 },
    ]);
  });

  test('is never what can be taken at most from a day on, which begins with what is left and leaves out carried days that ended', () => {
    const from = (day: string, of: Partial<Parameters<typeof earningOf>[0]>, halfDays = false, used = 0) => {
      const carried = { days: 4, used, until: '2026-06-30' };
      return mostFrom(day, { earning: year(of), ...(of.lines?.length === 2 && { carried }) }, halfDays);
    };
    expect(from('2026-06-10', {})).toBe(3);
    expect(from('2026-06-10', { leave: [taken('2026-05-04', '2026-05-05')] })).toBe(1);
    expect(from('2026-06-10', { leave: [taken('2027-01-04', '2027-01-11')] })).toBe(2);
    expect(from('2026-06-10', { leave: [taken('2026-05-04', '2026-05-09')] })).toBe(0);
    const opening: LedgerLine[] = [grant(10)];
    expect([from('2026-11-30', { lines: opening }), from('2026-11-30', { lines: opening }, true)]).toEqual([6, 6.5]);
    const lines: LedgerLine[] = [grant(12), { kind: 'carry', days: 4, note: 'carriedOver' }];
    expect([from('2026-06-30', { lines }), from('2026-07-01', { lines })]).toEqual([7, 4]);
    const had = { lines, leave: [taken('2026-06-08', '2026-06-10')] };
    expect([from('2026-06-30', had, false, 3), from('2026-07-01', had, false, 3)]).toEqual([4, 4]);
  });

  test('was taken ahead where leave that has begun took more than there was by then, without carried days that have ended', () => {
    const carry: LedgerLine = { kind: 'carry', days: 4, note: 'carriedOver' };
    const carried = { days: 4, used: 1, until: '2026-06-30' };
    const on = (day: string, of: Partial<Parameters<typeof earningOf>[0]>, halfDays = false) =>
      takenAhead(day, { earning: year(of), ...(of.lines?.length === 2 && { carried }) }, halfDays);
    const leave = [taken('2026-06-10', '2026-06-13'), taken('2026-12-01', '2026-12-09', 2)];
    expect(on('2026-06-09', { leave })).toBeUndefined();
    expect(on('2026-06-10', { leave })).toEqual({ taken: 4, there: 3 });
    expect([on('2026-07-01', { leave }), on('2026-12-01', { leave })]).toEqual([undefined, { taken: 13, there: 9 }]);
    expect(on('2026-06-10', { leave, lines: [grant(10)] }, true)).toEqual({ taken: 4, there: 2.5 });
    const lines = [grant(12), carry];
    expect([on('2026-06-30', { leave, lines }), on('2026-12-01', { leave, lines })]).toEqual([
      undefined,
      { taken: 13, there: 10 },
    ]);
  });

  test('is reckoned for each fiscal year by its own days', () => {
    const next = year({ year: YEAR + 1, lines: [grant(12)] });
    const both = (to: string) =>
      notYet(wholeDays('2027-03-30', to), {
        ...{ type: { halfDays: false }, servedOn: undefined },
        years: [
          { year: YEAR, earning: year() },
          { year: YEAR + 1, earning: next },
        ],
      });
    expect(both('2027-04-01')).toEqual([]);
    expect(both('2027-04-02')).toMatchObject([
      { code: 'LEAVE_NOT_EARNED', params: { day: '2027-04-01', earned: 1, count: 1, reason: 'earned' } },
    ]);
  });

  test('takes carried days that end within the year for days up to their last one alone', () => {
    const lines = [grant(12), { kind: 'carry' as const, days: 4, note: 'carriedOver' as const }];
    const carried = { days: 4, used: 0, until: '2026-06-30' };
    const of = (from: string, to: string) =>
      notYet(wholeDays(from, to), {
        ...{ type: { halfDays: false }, servedOn: undefined },
        years: [{ year: YEAR, earning: year({ lines }), carried }],
      }).map((it) => it.params?.['count']);
    expect([of('2026-06-08', '2026-06-14'), of('2026-06-08', '2026-06-15')]).toEqual([[], [7]]);
    expect([of('2026-06-29', '2026-07-03'), of('2026-06-29', '2026-07-04')]).toEqual([[], [5]]);
    expect([of('2026-07-06', '2026-07-09'), of('2026-07-06', '2026-07-10')]).toEqual([[], [4]]);
  });
});

describe('whatever is asked for', () => {
  const anyDay = fc.integer({ min: 0, max: 364 }).map((n) => addDays(fiscalYearDays(YEAR).from, n));
  const anyDays = fc.integer({ min: 0, max: 40 }).map((n) => n / 2);

  test('no day earns less than the one before, and the last month all of it', () => {
    fc.assert(
      fc.property(anyDays, anyDay, fc.boolean(), (days, day, halfDays) => {
        const earning = year({ lines: [grant(days)] });
        const [now, next] = [earnedBy(earning, day, halfDays), earnedBy(earning, addDays(day, 1), halfDays)];
        expect(now).toBeLessThanOrEqual(next);
        expect(next).toBeLessThanOrEqual(days);
        expect(earnedBy(earning, '2027-03-01', halfDays)).toBe(days);
        expect(Number.isInteger(now * (halfDays ? 2 : 1)) || now === days).toBe(true);
      }),
    );
  });

  test('by each first day no more is taken than is earned by it, in whichever order leave was asked for', () => {
    const leave = fc.record({ from: anyDay, days: fc.integer({ min: 1, max: 4 }) });
    fc.assert(
      fc.property(fc.array(leave, { maxLength: 8 }), anyDays, (asked, more) => {
        const lines = [grant(12), { kind: 'adjusted' as const, days: more }];
        const had: ReturnType<typeof taken>[] = [];
        for (const [id, { from, days }] of asked.entries()) {
          const last = addDays(from, days - 1);
          const to = last > '2027-03-31' ? '2027-03-31' : last;
          if (ask(from, to, year({ lines, leave: had })).length === 0) had.push(taken(from, to, id));
        }
        for (const { from } of had) {
          const until = had.filter((it) => it.from <= from);
          const days = year({ leave: until }).leave.reduce((sum, it) => sum + it.days, 0);
          expect(days).toBeLessThanOrEqual(more + fiscalMonthOf(from) + 1);
        }
      }),
    );
  });
  const taken = (from: string, to: string, id: number) => ({ id, ...wholeDays(from, to) });
});
