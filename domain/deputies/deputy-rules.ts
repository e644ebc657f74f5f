import type { Day } from '../calendar/company-time.ts';
import { daysInSpan } from '../calendar/each-day.ts';
import { beginsAfter, type Employment } from '../members/employment.ts';
import { type Problem, problem } from '../wire/problem.ts';

/** The longest that one deputy may be named for, days. */
const MAX_DEPUTY_DAYS = 366;
/** How many deputies somebody may have named, now and to come. */
const MAX_DEPUTIES = 20;

export interface DeputyFacts {
  readonly today: Day;
  /** Whether who names a deputy manages a group today. */
  readonly manages: boolean;
  readonly self: boolean;
  /** Whether the deputy is a member who can sign in; undefined when there is no such member. */
  readonly active: boolean | undefined;
  readonly employment: Employment;
  /** How many deputies are named already, and on which days the same one is. */
  readonly named: number;
  readonly sameOn: readonly { readonly from: Day; readonly to: Day }[];
}

/** What speaks against a deputy from a day to a day. */
export function deputyProblem(from: Day, to: Day, it: DeputyFacts): Problem | undefined {
  if (!it.manages) return problem('DELEGATION_NOT_POSSIBLE', { params: { reason: 'nobody' } });
  if (it.self) return problem('DELEGATION_NOT_POSSIBLE', { field: 'membercode', params: { reason: 'self' } });
  if (!it.active) return problem('DELEGATION_NOT_POSSIBLE', { field: 'membercode', params: { reason: 'gone' } });
  if (from < it.today) return problem('DELEGATION_NOT_POSSIBLE', { field: 'from', params: { reason: 'past' } });
  const days = daysInSpan(from, to);
  if (days === 0) return problem('DELEGATION_NOT_POSSIBLE', { field: 'to', params: { reason: 'backwards' } });
  if (days > MAX_DEPUTY_DAYS) {
    return problem('DELEGATION_NOT_POSSIBLE', { field: 'to', params: { reason: 'long', count: MAX_DEPUTY_DAYS } });
  }
  if (beginsAfter(it.employment, from, to)) {
    return problem('DELEGATION_NOT_POSSIBLE', { field: 'membercode', params: { reason: 'notyet' } });
  }
  if (it.named >= MAX_DEPUTIES) {
    return problem('DELEGATION_NOT_POSSIBLE', { params: { reason: 'many', count: MAX_DEPUTIES } });
  }
  // Twice the same, and taking one back would leave them in place by the other.
  const [before] = it.sameOn.filter((days) => days.from <= to && from <= days.to);
  return before && problem('DELEGATION_NOT_POSSIBLE', { field: 'from', params: { reason: 'already', days: before } });
}
