import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LeaveDays, wholeDays } from '../rules/leave-days.ts';
import { passedOn } from './carried-days.ts';
import { type LedgerLine, sumOf } from './leave-balance.ts';
import { yearEndOf } from './year-end.ts';

const terms = (carryDays: number, carryMonths = 0) => ({ carryDays, carryMonths });
const grant = (days: number): LedgerLine => ({ kind: 'grant', days });
const taken = (days: number): LedgerLine => ({ kind: 'taken', days: -days });

/** The two balances after a run, with what it did. */
function run(
  over: readonly LedgerLine[],
  next: readonly LedgerLine[],
  of: ReturnType<typeof terms>,
  leave?: readonly LeaveDays[],
  leaveOver?: readonly LeaveDays[],
) {
  const changes = yearEndOf({ year: 2026, terms: of, over, next, leave, leaveOver });
  const lines = changes.flatMap((it) => it.lines);
  const after = (year: number) => lines.filter((it) => it.year === year);
  return { changes, over: [...over, ...after(2026)], next: [...next, ...after(2027)] };
}

const days = ({ over, next }: { over: readonly LedgerLine[]; next: readonly LedgerLine[] }) => [
  sumOf(over),
  sumOf(next),
];

describe('the end of a year', () => {
  test('takes carried days back for leave that was entered after the run', () => {
    const first = run([grant(8)], [grant(28)], terms(8));
    expect(days(first)).toEqual([0, 36]);
    const again = run([...first.over, taken(2)], first.next, terms(8));
    expect(again.changes).toMatchObject([{ what: 'back', carried: 0, lapsed: 0, takenback: 2, recovered: 0 }]);
    expect(days(again)).toEqual([0, 34]);
  });

  test('pays for as much such leave as has passed on, and for no more', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(40), fc.integer({ min: 1, max: 60 }), (given, carries, late) => {
        const first = run([grant(given)], [grant(28)], terms(carries));
        expect(passedOn(first.over)).toBe(carries === 0 ? 0 : given);
        const again = run([...first.over, taken(late)], first.next, terms(carries));
        expect(sumOf(again.over) >= 0).toBe(late <= given);
      }),
    );
  });

  test('pays for such leave with what was lost, and carries on what comes back from it', () => {
    const first = run([grant(10)], [grant(28)], terms(8));
    const again = run([...first.over, taken(3)], first.next, terms(8));
    expect(again.changes).toMatchObject([{ what: 'back', takenback: 1, recovered: 2 }]);
    expect(days(again)).toEqual([0, 35]);
    const reversed = run([...again.over, { kind: 'reversed', days: 3 }], again.next, terms(8));
    expect(reversed.changes).toMatchObject([{ what: 'carry', carried: 1, lapsed: 2 }]);
    expect(days(reversed)).toEqual([0, 36]);
  });

  test('lets lapse what no leave up to the last day used, whatever is taken after it', () => {
    const first = run([grant(10)], [grant(28)], terms(10, 3));
    const later = [wholeDays('2027-07-12', '2027-08-18')];
    const again = run(first.over, [...first.next, taken(38)], terms(10, 3), later);
    expect(again.changes).toMatchObject([{ what: 'lapse', lapsed: 10 }]);
    expect(days(again)).toEqual([0, -10]);
  });

  test('gives back what had lapsed for leave up to the last day that was entered after the run, and takes it again', () => {
    const first = run([grant(10)], [grant(28)], terms(5, 3));
    const lapsed = run(first.over, first.next, terms(5, 3), []);
    expect(days(lapsed)).toEqual([0, 28]);
    const late = [wholeDays('2027-06-29', '2027-06-30'), wholeDays('2027-07-12', '2027-07-14')];
    const again = run(lapsed.over, [...lapsed.next, taken(5)], terms(5, 3), late);
    expect(again.changes).toMatchObject([{ what: 'lapse', lapsed: 0, recovered: 2 }]);
    expect(days(again)).toEqual([0, 25]);
    expect(run(again.over, again.next, terms(5, 3), late).changes).toEqual([]);
    const reversed = run(again.over, [...again.next, { kind: 'reversed', days: 5 }], terms(5, 3), []);
    expect(reversed.changes).toMatchObject([{ what: 'lapse', lapsed: 2, recovered: 0 }]);
    expect(days(reversed)).toEqual([0, 28]);
  });

  test('lets lapse what was carried also where nothing is carried any more, and carries nothing then', () => {
    const first = run([grant(10)], [grant(28)], terms(5, 3));
    const ended = run([...first.over, { kind: 'reversed', days: 1 }], first.next, terms(0, 3), []);
    expect(ended.changes).toMatchObject([{ what: 'lapse', lapsed: 5 }]);
    expect(days(ended)).toEqual([1, 28]);
    expect(run([grant(10)], [grant(28)], terms(0, 3), []).changes).toEqual([]);
  });

  test('lets lapse no day that the office took off', () => {
    const first = run([grant(10)], [grant(28)], terms(10, 3));
    const again = run(first.over, [...first.next, { kind: 'adjusted', days: -34 }], terms(10, 3), []);
    expect(again.changes).toMatchObject([{ what: 'lapse', lapsed: 4 }]);
    expect(days(again)).toEqual([0, 0]);
  });
});

describe('who did not work here as the years turned', () => {
  const end = (over: readonly LedgerLine[], next: readonly LedgerLine[], leave?: readonly LeaveDays[]) =>
    yearEndOf({ year: 2026, terms: terms(5, 3), over, next, leave, away: true });

  test('is carried nothing over', () => {
    expect(end([grant(10)], [grant(28)], [])).toEqual([]);
  });

  test('has taken back what was carried before that was known, as far as it is there, once', () => {
    fc.assert(
      fc.property(
        fc.record({ given: fc.nat(30), early: fc.nat(20), lapses: fc.boolean() }),
        ({ given, early, lapses }) => {
          const leave = early > 0 ? [wholeDays('2027-04-01', `2027-04-${String(early).padStart(2, '0')}`)] : [];
          const stored = [grant(12), taken(early)];
          const first = run([grant(given)], stored, terms(5, 3), lapses ? leave : undefined);
          const lines = end(first.over, first.next, leave).flatMap((it) => it.lines);
          const next = [...first.next, ...lines.filter((it) => it.year === 2027)];
          const over = [...first.over, ...lines.filter((it) => it.year === 2026)];
          expect(sumOf(next)).toBe(12 - early > 0 ? 12 - early : Math.min(0, sumOf(first.next)));
          expect(sumOf([...over, ...next])).toBe(sumOf([...first.over, ...first.next]));
          expect(end(over, next, leave)).toEqual([]);
        },
      ),
    );
  });
});

describe('days that were carried into the year that is over and ended within it', () => {
  const carried = (days: number): LedgerLine => ({ kind: 'carry', days, note: 'carriedOver' });

  test('are not carried on where no run has let them lapse in time', () => {
    const july = [wholeDays('2026-07-06', '2026-07-15')];
    const first = run([grant(10), carried(5), taken(10)], [grant(28)], terms(5, 3), undefined, july);
    expect(first.changes).toMatchObject([{ what: 'missed', carried: 0, lapsed: 5 }]);
    expect(days(first)).toEqual([0, 28]);
    expect(run(first.over, first.next, terms(5, 3), undefined, july).changes).toEqual([]);
  });

  test('are taken back where they were carried on before', () => {
    const july = [wholeDays('2026-07-06', '2026-07-15')];
    const before = run([grant(10), carried(5), taken(10)], [grant(28)], terms(5, 3));
    expect(days(before)).toEqual([0, 33]);
    const again = run(before.over, before.next, terms(5, 3), undefined, july);
    expect(again.changes).toMatchObject([
      { what: 'missed', lapsed: 5 },
      { what: 'back', takenback: 5 },
    ]);
    expect(days(again)).toEqual([0, 28]);
  });

  test('leave both years the same, whether a run has let them lapse in time or not', () => {
    const count = fc.integer({ min: 0, max: 10 });
    fc.assert(
      fc.property(fc.record({ into: count, early: count, late: count, most: count }), ({ into, early, late, most }) => {
        const leave = [
          ...(early > 0 ? [wholeDays('2026-06-01', `2026-06-${String(early).padStart(2, '0')}`)] : []),
          ...(late > 0 ? [wholeDays('2026-08-01', `2026-08-${String(late).padStart(2, '0')}`)] : []),
        ];
        const stored = [grant(10), carried(into), taken(early), taken(late)];
        const inTime = yearEndOf({ year: 2025, terms: terms(into, 3), over: [], next: stored, leave });
        const lapsed = [...stored, ...inTime.flatMap((it) => it.lines)];
        const of = terms(most, 3);
        const once = run(lapsed, [grant(28)], of, undefined, leave);
        const missed = run(stored, [grant(28)], of, undefined, leave);
        expect(days(missed)).toEqual(days(once));
        expect(run(missed.over, missed.next, of, undefined, leave).changes).toEqual([]);
      }),
    );
  });
});

describe('whenever leave of the year that is over is entered', () => {
  const anyYear = fc.record({
    given: fc.integer({ min: 0, max: 30 }),
    late: fc.integer({ min: 0, max: 30 }),
    early: fc.integer({ min: 0, max: 20 }),
    most: fc.integer({ min: 1, max: 30 }).map((it) => it / 2),
    lapses: fc.boolean(),
  });
  /** Leave of so many days at the beginning of the next year, which gives more than that. */
  const beginning = (count: number) =>
    count === 0 ? [] : [wholeDays('2027-04-01', `2027-04-${String(count).padStart(2, '0')}`)];

  test('before the run or after it, both years have the same, and one run more finds nothing', () => {
    fc.assert(
      fc.property(anyYear, ({ given, late, early, most, lapses }) => {
        const of = terms(most, 3);
        const next = [grant(40), taken(early)];
        const leave = lapses ? beginning(early) : undefined;
        const known = run([grant(given), taken(late)], next, of, leave);
        const first = run([grant(given)], next, of, leave);
        const again = run([...first.over, taken(late)], first.next, of, leave);
        expect(sumOf(again.next)).toBe(sumOf(known.next));
        expect(sumOf(again.over)).toBe(Math.min(0, given - late));
        expect(run(again.over, again.next, of, leave).changes).toEqual([]);
      }),
    );
  });
});
