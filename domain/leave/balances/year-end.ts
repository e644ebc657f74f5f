import type { LeaveDays } from '../rules/leave-days.ts';
import { carriedDays, carriedInto, lapsedWithin, lostWith, unusedCarry } from './carried-days.ts';
import { type CarryTerms, carryOver, payBack } from './carry-over.ts';
import { type LedgerLine, sumOf } from './leave-balance.ts';
import type { LedgerNote } from './ledger-note.ts';

/** What the run at a year's end does to one balance; days. */
export interface YearEndEffect {
  /** Goes on into the next year. */
  readonly carried: number;
  /** Is lost: of the year that is over, or of what was carried from it and not taken in time. */
  readonly lapsed: number;
  /** Is taken back from the next year, for leave of the year that is over, or a last day in it, which was entered after the last run. */
  readonly takenback: number;
  /** Was lost before and pays for such leave now. */
  readonly recovered: number;
}

/**
 * `lapse` is about days that were carried over and not taken in time, `missed` about such days of the year that is over
 * itself, which no run has let lapse; `back` is about leave that was entered after the run.
 */
export const yearEndKinds = ['carry', 'lapse', 'missed', 'back'] as const;

export interface YearEndChange extends YearEndEffect {
  readonly what: (typeof yearEndKinds)[number];
  readonly lines: readonly YearEndLine[];
}

export interface YearEndLine extends LedgerLine {
  readonly kind: 'carry' | 'expired';
  readonly year: number;
  readonly note: LedgerNote['code'];
}

interface BalanceAtEnd {
  /** The year that is over. */
  readonly year: number;
  readonly terms: CarryTerms;
  /** The ledger of that year, and of the next. */
  readonly over: readonly LedgerLine[];
  readonly next: readonly LedgerLine[];
  /** Leave of the type in the next year, once the last day on which carried days may be taken is past. */
  readonly leave?: readonly LeaveDays[] | undefined;
  /** That of the year that is over, where days that were carried into it ended within it. */
  readonly leaveOver?: readonly LeaveDays[] | undefined;
  /** Whether the member did not work here as the years turned: what was left of the one was settled when they left. */
  readonly away?: boolean | undefined;
}

/** What is to be done with one balance at a year's end. Done twice, it does nothing the second time. */
export function yearEndOf(balance: BalanceAtEnd): YearEndChange[] {
  const { year, terms, over: stored, next, leave, leaveOver } = balance;
  if (balance.away) return settled(year, next);
  // Days that ended within the year go on into no other, whether a run has let them lapse in time or not.
  const missed = leaveOver && lapsedOf('missed', year, terms, { lines: stored, leave: leaveOver });
  const over = [...stored, ...(missed?.lines ?? [])];
  const first = paidBack(year, over, next) ?? (terms.carryDays > 0 ? carriedOn(year, over, next, terms) : undefined);
  const lines = [...next, ...(first?.lines.filter((it) => it.year === year + 1) ?? [])];
  const late = leave && lapsedOf('lapse', year + 1, terms, { lines, leave });
  return [missed, first, late].filter((it) => it !== undefined);
}

const nothing: YearEndEffect = { carried: 0, lapsed: 0, takenback: 0, recovered: 0 };

function carriedOn(
  year: number,
  over: readonly LedgerLine[],
  next: readonly LedgerLine[],
  terms: CarryTerms,
): YearEndChange | undefined {
  const { carried, lapsed } = carryOver(sumOf(over), carriedInto(next), terms);
  const lines = linesOf([
    { year, kind: 'carry', days: -carried, note: 'carriedOn' },
    { year, kind: 'expired', days: -lapsed, note: 'notTaken' },
    { year: year + 1, kind: 'carry', days: carried, note: 'carriedOver' },
  ]);
  return lines.length === 0 ? undefined : { ...nothing, what: 'carry', carried, lapsed, lines };
}

function paidBack(year: number, over: readonly LedgerLine[], next: readonly LedgerLine[]): YearEndChange | undefined {
  const { lost, lapsed, back } = payBack({
    remaining: sumOf(over),
    lost: lostWith(over),
    carried: carriedInto(next),
    lapsed: lapsedWithin(next),
    left: sumOf(next),
  });
  const lines = linesOf([
    { year, kind: 'expired', days: lost, note: 'notTakenUsed' },
    { year, kind: 'carry', days: lapsed + back, note: 'carriedBack' },
    { year: year + 1, kind: 'expired', days: lapsed, note: 'carryLapsedUsed' },
    { year: year + 1, kind: 'carry', days: -(lapsed + back), note: 'takenBack' },
  ]);
  return lines.length === 0
    ? undefined
    : { ...nothing, what: 'back', takenback: back, recovered: lost + lapsed, lines };
}

/** What was carried over for somebody who, as was known only later, had left: as far as it is still there. */
function settled(year: number, next: readonly LedgerLine[]): YearEndChange[] {
  const back = Math.max(0, Math.min(carriedInto(next) - lapsedWithin(next), sumOf(next)));
  const lines = linesOf([
    { year, kind: 'carry', days: back, note: 'carriedBack' },
    { year: year + 1, kind: 'carry', days: -back, note: 'takenBack' },
  ]);
  return lines.length === 0 ? [] : [{ ...nothing, what: 'back', takenback: back, lines }];
}

/** What no leave up to their last day used lapses within its year; what had lapsed pays for such leave that was entered since. */
function lapsedOf(
  what: 'lapse' | 'missed',
  year: number,
  terms: CarryTerms,
  facts: Parameters<typeof carriedDays>[2],
): YearEndChange | undefined {
  const carried = carriedDays(year, terms, facts);
  const lapsed = unusedCarry(carried);
  const recovered = Math.min(lapsedWithin(facts.lines), Math.max(0, carried.used - carried.days));
  const lines = linesOf([
    { year, kind: 'expired', days: -lapsed, note: 'carryLapsed' },
    { year, kind: 'expired', days: recovered, note: 'carryLapsedUsed' },
  ]);
  return lines.length === 0 ? undefined : { ...nothing, what, lapsed, recovered, lines };
}

const linesOf = (lines: readonly YearEndLine[]): YearEndLine[] => lines.filter((it) => it.days !== 0);
