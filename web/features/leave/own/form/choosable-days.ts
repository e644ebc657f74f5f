import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import { tooShortHere } from '@muster/domain/leave/rules/earned-leave.ts';
import { forbiddenNeighbour, impossibleSpan, leaveProblem, tooEarly } from '@muster/domain/leave/rules/leave-rules.ts';
import type { Problem } from '@muster/domain/wire/problem.ts';
import type { TextOf } from '../../../../lib/words/problem-text.ts';
import type { Span, SpanFacts } from './leave-checks.ts';

export type DayField = 'fromdate' | 'todate';
type Facts = Pick<SpanFacts, 'today' | 'type' | 'free' | 'claimed'>;

/** Sentences that are the form's own, as no rule of the domain has them, and those of the rules. */
export interface BlockWords {
  readonly onLeave: string;
  readonly onTrip: string;
  readonly beforeFirst: string;
  readonly textOf: TextOf;
}

/** Why a day cannot be the first (or the last) of a span, whatever its other end; undefined when it can. */
export function whyNot(field: DayField, day: Day, span: Span, facts: Facts, words: BlockWords): string | undefined {
  const { today, type, free, claimed } = facts;
  const claim = claimed.find((it) => it.day === day && !leavesHalf(day, span, facts))?.claim;
  if (claim) return claim === 'trip' ? words.onTrip : words.onLeave;
  if (field === 'todate' && span.from && day < span.from) return words.beforeFirst;
  const [from, to] = field === 'fromdate' ? [day, span.to > day ? span.to : day] : [span.from || day, day];
  const blaming = (problem: Problem | undefined) =>
    problem?.errors?.some((it) => it.field === field) ? problem : undefined;
  const found =
    tooEarly(day, day, today) ??
    tooShortHere(day, type.servedOn) ??
    (field === 'todate' ? impossibleSpan(from, to) : undefined) ??
    blaming(forbiddenNeighbour(from, to, type, free));
  return found && words.textOf(found);
}

/** Whether half of a day is still there for a type that is taken by halves. */
const leavesHalf = (day: Day, { from, to }: Span, { claimed, type }: Facts): boolean => {
  const own = claimed.filter((it) => it.day === day);
  return type.halfDays && own.length === 1 && own[0]?.part !== null && (from === to || day === from);
};

/** How far ahead a day is looked for that a new form can begin with. */
const LOOK_AHEAD = 60;

/** The first day from `start` on that can be taken as a leave of one day; `start` itself when there is none. */
export function firstChoosable(start: Day, facts: Facts): Day {
  for (let ahead = 0; ahead < LOOK_AHEAD; ahead += 1) {
    const day = addDays(start, ahead);
    if (
      !leaveProblem(day, day, facts) &&
      !tooShortHere(day, facts.type.servedOn) &&
      !facts.claimed.some((it) => it.day === day)
    )
      return day;
  }
  return start;
}
