import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../calendar/day.ts';
import { eachDay } from '../../calendar/each-day.ts';
import { type Earning, earningOf, mostFrom, notYet, takenAhead } from './earned-leave.ts';
import { chargedDays, type LeaveDays } from './leave-days.ts';

const FIRST = '2026-04-01';
const LAST = '2027-03-31';

/** What is asked for: half a day of one, or whole days, of which some cost nothing; it may begin before the year or end after it. */
const anyLeave = fc
  .record({
    start: fc.integer({ min: -3, max: 364 }),
    more: fc.integer({ min: 0, max: 6 }),
    part: fc.constantFrom(null, null, 'am' as const, 'pm' as const),
    free: fc.integer({ min: 0, max: 12 }),
  })
  .map(({ start, more, part, free }): LeaveDays => {
    const from = addDays(FIRST, start);
    const to = part === null ? addDays(from, more) : from;
    const [skipped] = part === null ? eachDay(from, to).slice(free, free + 1) : [];
    return { from, to, part, uncharged: skipped === undefined ? [] : [skipped] };
  });
const anyYear = fc.record({
  granted: fc.integer({ min: 0, max: 60 }).map((n) => n / 2),
  whole: fc.integer({ min: -6, max: 12 }).map((n) => n / 2),
  /** After so many months of the year its member joined; 0 for who was here before. */
  joined: fc.integer({ min: 0, max: 11 }),
  onTheFirst: fc.boolean(),
  prorated: fc.boolean(),
  halfDays: fc.boolean(),
});
type AnyYear = typeof anyYear extends fc.Arbitrary<infer T> ? T : never;

/** So far into the year, counted from April, 0 to 11. */
const monthOf = (day: string): number => (Number(day.slice(0, 4)) - 2026) * 12 + Number(day.slice(5, 7)) - 4;
const joinedOn = ({ joined, onTheFirst }: AnyYear): string => {
  const month =
    joined + 4 > 12 ? `2027-${String(joined - 8).padStart(2, '0')}` : `2026-${String(joined + 4).padStart(2, '0')}`;
  return joined === 0 ? '2020-01-15' : `${month}-${onTheFirst ? '01' : '15'}`;
};

/*
 * The same reckoned otherwise, day by day: unit after unit is earned as long as the share of the months that have begun has
 * room for it, and by each day on which leave begins all leave that has begun has to be paid by that.
 */
function earnedOn(day: string, it: AnyYear): number {
  const unit = it.halfDays ? 0.5 : 1;
  const firstMonth = it.prorated && it.joined > 0 ? it.joined + (it.onTheFirst ? 0 : 1) : 0;
  const months = 12 - firstMonth;
  const begun = Math.max(0, monthOf(day) - firstMonth + 1);
  if (months <= 0 || begun >= months) return it.granted;
  let earned = 0;
  while ((earned + unit) * months <= it.granted * begun) earned += unit;
  return earned;
}
const costIn = ({ from, to, part, uncharged }: LeaveDays): number =>
  eachDay(from, to).filter((day) => day >= FIRST && day <= LAST && !uncharged.includes(day)).length * (part ? 0.5 : 1);
const beginsIn = ({ from }: LeaveDays): string => (from < FIRST ? FIRST : from);

/** Whether by no day from some day on more has begun than is there by it. */
function isPaid(all: readonly LeaveDays[], it: AnyYear, since: string): boolean {
  return all
    .map(beginsIn)
    .filter((day) => day >= since)
    .every((day) => {
      const taken = all.filter((one) => beginsIn(one) <= day).reduce((sum, one) => sum + costIn(one), 0);
      return taken <= it.whole + earnedOn(day, it);
    });
}

const yearOf = (it: AnyYear, leave: readonly (LeaveDays & { readonly id: number })[]): Earning =>
  earningOf({
    ...{ year: 2026, type: it, leave, employment: [{ from: joinedOn(it), to: null }] },
    lines: [
      { kind: 'grant', days: it.granted },
      { kind: 'adjusted', days: it.whole },
    ],
  });
const refused = (leave: LeaveDays, it: AnyYear, had: readonly (LeaveDays & { readonly id: number })[]) =>
  notYet(leave, { type: it, servedOn: undefined, years: [{ year: 2026, earning: yearOf(it, had) }] }).length > 0;

describe('halves and whole days of any year', () => {
  test('are refused just where they, or what begins after them, would not be paid by what is earned', () => {
    fc.assert(
      fc.property(anyYear, fc.array(anyLeave, { maxLength: 8 }), (it, asked) => {
        const had: (LeaveDays & { readonly id: number })[] = [];
        for (const [id, leave] of asked.entries()) {
          if (costIn(leave) === 0) continue;
          const allowed = isPaid([...had, leave], it, beginsIn(leave));
          expect(refused(leave, it, had), JSON.stringify({ leave, had })).toBe(!allowed);
          if (allowed) had.push({ id, ...leave });
        }
      }),
      { numRuns: 200 },
    );
  });

  test('can be taken up to what is told of a day, and no more; nothing is taken ahead where all was had so', () => {
    const anyDay = fc.integer({ min: 0, max: 364 }).map((n) => addDays(FIRST, n));
    fc.assert(
      fc.property(anyYear, fc.array(anyLeave, { maxLength: 6 }), anyDay, (it, asked, day) => {
        const had: (LeaveDays & { readonly id: number })[] = [];
        for (const [id, leave] of asked.entries()) if (!refused(leave, it, had)) had.push({ id, ...leave });
        const most = mostFrom(day, { earning: yearOf(it, had) }, it.halfDays);
        const unit = it.halfDays ? 0.5 : 1;
        // Halves that begin on the day, beside what there was.
        const half = { from: day, to: day, part: 'am', uncharged: [] } as const;
        const pays = (days: number) => isPaid([...had, ...Array.from({ length: days * 2 }, () => half)], it, day);
        expect([most === 0 || pays(most), pays(most + unit)]).toEqual([true, false]);
        const taken = had.filter((of) => beginsIn(of) <= day).reduce((sum, of) => sum + costIn(of), 0);
        const there = it.whole + earnedOn(day, it);
        expect(takenAhead(day, { earning: yearOf(it, had) }, it.halfDays)).toEqual(
          taken > there ? { taken, there } : undefined,
        );
      }),
      { numRuns: 200 },
    );
  });

  test('cost what their days say', () => {
    fc.assert(
      fc.property(anyLeave, (leave) => {
        if (leave.from >= FIRST && leave.to <= LAST) expect(costIn(leave)).toBe(chargedDays(leave));
      }),
    );
  });
});
