import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { DayPart } from '@muster/domain/calendar/day-part.ts';
import { fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { grouped } from '@muster/domain/grouped.ts';
import { type CarriedDays, unusedCarry, usedUntil } from '@muster/domain/leave/balances/carried-days.ts';
import { type Earning, notYet } from '@muster/domain/leave/rules/earned-leave.ts';
import { chargedDays, daysByFiscalYear, type LeaveDays, unchargedDays } from '@muster/domain/leave/rules/leave-days.ts';
import {
  calendarProblems,
  cannotStart,
  exceedsBalance,
  exceedsCarried,
  impossibleHalf,
  impossibleSpan,
  overlap,
  tooEarly,
  withoutEntitlement,
} from '@muster/domain/leave/rules/leave-rules.ts';
import { joinSentences } from '@muster/domain/messages/problem-text.ts';
import type { Problem } from '@muster/domain/wire/problem.ts';
import type { TextOf } from '../../../../lib/words/problem-text.ts';
import type { RuleType } from '../leave-data.ts';
import type { DayFacts } from './day-facts.ts';

export interface Span {
  readonly from: Day;
  readonly to: Day;
  readonly part: DayPart | null;
}

export interface FormBalance {
  /** The fiscal year that it is of. */
  readonly year: number;
  readonly entitled: number;
  readonly remaining: number;
  /** Those of them that were carried over and end within the year. */
  readonly carried?: CarriedDays | undefined;
  /** Of a type whose days are earned month by month. */
  readonly earning?: Earning | undefined;
}

export interface SpanFacts extends DayFacts {
  readonly today: Day;
  readonly type: RuleType;
  /** Of each fiscal year that the span touches, as far as it is known. */
  readonly balances: readonly FormBalance[];
  /** A new leave has a rule of its own, told when its first day is chosen (behaviour 5). */
  readonly firstDayChosen: boolean;
}

/** Everything that speaks against a span, by the very rules that the server refuses with, the gravest first. */
export function spanProblems(span: Span, facts: SpanFacts): Problem[] {
  const { from, to, part } = span;
  const days = costOf(span, facts);
  const { today, type, free, claimed, balances, firstDayChosen } = facts;
  const balanceOf = (day: Day) => balances.find((it) => it.year === fiscalYearOf(day));
  const first = balanceOf(from);
  const taken = claimed.filter((it) => it.day >= from && it.day <= to);
  const found = [
    tooEarly(from, to, today),
    impossibleSpan(from, to),
    impossibleHalf(span, type),
    ...balances.map((it) => withoutEntitlement(it.entitled)),
    first && firstDayChosen ? cannotStart(first.entitled, chargedDays(days)) : undefined,
    ...balances.map((it) => exceedsBalance(daysOfYear(days, it.year), it.remaining)),
    ...balances.map((it) => it.carried && exceedsCarried(days, it.remaining, it.carried)),
    ...notYet(days, { type, servedOn: type.servedOn, years: balances }),
    ...calendarProblems(from, to, { type, free }),
    overlap(taken, part),
  ];
  return found.filter((it) => it !== undefined);
}

/** A span with what its days cost. */
export const costOf = ({ from, to, part }: Span, { type, free }: Pick<SpanFacts, 'type' | 'free'>): LeaveDays => ({
  from,
  to,
  part,
  uncharged: unchargedDays(from, to, type.freeDays, free),
});

/** Each fiscal year pays for its own days. */
export function daysOfYear(days: LeaveDays, year: number): number {
  return daysByFiscalYear(days).find((it) => it.year === year)?.days ?? 0;
}

/** A balance once leave has taken its days of it. */
export function balanceAfter(balance: FormBalance, days: LeaveDays): FormBalance {
  const { carried } = balance;
  return {
    ...balance,
    remaining: balance.remaining - daysOfYear(days, balance.year),
    carried: carried && { ...carried, used: carried.used + usedUntil(days, carried.until) },
  };
}

/** How many of the days that remain were carried over and end within the year. */
export const endingDays = ({ remaining, carried }: FormBalance): number =>
  carried ? Math.min(unusedCarry(carried), Math.max(0, remaining)) : 0;

/** What the first problem of each field says, as the form shows it. */
export function byField(problems: readonly Problem[], textOf: TextOf): Partial<Record<string, string>> {
  const shown: Partial<Record<string, string>> = {};
  for (const { errors = [] } of problems) {
    for (const [field, blamed] of grouped(errors, (it) => it.field)) {
      shown[field] ??= joinSentences(blamed.map(textOf));
    }
  }
  return shown;
}
